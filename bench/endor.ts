/** `npm run bench`: what the engine of Battle for Endor does in a second, next to yardsticks measured in the same run. */
import { type Event, endor, REBEL, type State, type View } from '@wartable/endor';
import { below, type Choice, rngFromSeed, seedFrom } from '@wartable/kernel';
import { callsMeasured, count, heapPer, measure, micro, print, sameAsEver } from './measure.ts';

let decisions = 0;
let imperial = 0;
let number = 0;
const options = endor.options({});

function listen(event: Event): void {
  if ('why' in event && event.why !== undefined) imperial++;
}

/** A complete game of random choices, ties asked; the set-up is the sensible one. */
function randomGame(stopAfter = Number.POSITIVE_INFINITY): State {
  const chance = rngFromSeed(seedFrom(`bench choices ${number}`));
  const state = endor.setup(options, sameAsEver(`bench ${number++}`), listen);
  for (let i = 0; i < stopAfter; i++) {
    const decision = endor.pending(state)[0];
    if (!decision) break;
    decisions++;
    const { choices, kind } = decision;
    endor.apply(
      state,
      REBEL,
      (kind === 'place' ? choices[choices.length - 1] : choices[below(chance, choices.length)]) as Choice,
      listen,
    );
  }
  return state;
}

const games = 300;
const perGame = measure(games, () => {
  randomGame();
});
const measured = callsMeasured(games);
const perDecision = perGame / ((decisions + imperial) / measured);
const middles = Array.from({ length: 64 }, (_, i) => randomGame(60 + i)).filter((state) => endor.pending(state).length > 0);
let turn = 0;
const middle = (): State => middles[turn++ % middles.length] as State;
const clone = measure(100_000, () => {
  endor.clone(middle());
});
const structured = measure(2000, () => {
  structuredClone(middle());
});
const view = measure(10_000, () => {
  endor.view(middle(), REBEL);
});
const views = middles.map((state) => endor.view(state, REBEL));
const seen = (): View => views[turn++ % views.length] as View;
const whyNot = measure(10_000, () => {
  endor.whyNot(seen(), 'act han -> move -> to R.3');
});
const moved: Event = { type: 'piece-moved', piece: 'han', from: 'R.0', to: 'R.3' };
const fold = measure(10_000, () => {
  endor.fold(seen(), moved);
});
const stands = measure(10_000, () => {
  endor.stands(middle());
});
const heap = heapPer(() => endor.clone(middle()));

print('Battle for Endor', [
  ['decisions and Imperial actions per second', count(1 / perDecision), 'goal 200,000'],
  ['random games per second, events included', count(1 / perGame), 'goal 300'],
  ['per game', `${count(decisions / measured)} + ${count(imperial / measured)}`, 'decisions + Imperial actions'],
  ['clone of a mid-game state', micro(clone), `structuredClone ${micro(structured)} = ${(structured / clone).toFixed(0)} ×`],
  ['view', micro(view), ''],
  ['why not?, from a view', micro(whyNot), ''],
  ['an event folded into a view', micro(fold), ''],
  ['what is in progress, in words', micro(stands), ''],
  ['a live state', `${count(heap)} bytes`, 'the map is shared'],
]);
