/** `npm run bench`: what the duel's engine does in a second, next to yardsticks measured in the same run. */
import { type BotSpec, makePlayer, playOut, readBot } from '@wartable/ai';
import { duel, LEIA, type State } from '@wartable/duel';
import { manifest } from '@wartable/duel/manifest';
import { pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { callsMeasured, count, heapPer, measure, micro, print, sameAsEver } from './measure.ts';

let events = 0;
let decisions = 0;
let forced = 0;
let number = 0;

/** A complete standard game between random players: legal choices listed, one applied, events made. */
function randomGame(stopAfter = Number.POSITIVE_INFINITY, listen = true): State {
  const dice = sameAsEver(`bench ${number++}`);
  const emit = listen
    ? (): void => {
        events++;
      }
    : undefined;
  const chance = rngFromSeed(seedFrom(`bench choices ${number}`));
  const state = duel.setup({ setup: 'standard' }, dice, emit);
  for (let i = 0; i < stopAfter; i++) {
    const decision = duel.pending(state)[0];
    if (!decision) break;
    const { choices, seat } = decision;
    decisions++;
    if (choices.length === 1) forced++;
    duel.apply(state, seat, pick(chance, choices), emit);
  }
  return state;
}

const games = 2000;
const perGame = measure(games, () => {
  randomGame();
});
const measured = callsMeasured(games);
const perDecision = perGame / (decisions / measured);
const share = { decisions: decisions / measured, events: events / measured, forced: forced / decisions };
const perGameSilent = measure(games, () => {
  randomGame(Number.POSITIVE_INFINITY, false);
});

/** Moments from the middle of sixty-four games, taken in turn, so that no figure hangs on one lucky position. */
const middles = Array.from({ length: 64 }, (_, i) => randomGame(70 + i)).filter((state) => duel.pending(state).length > 0);
const seats = middles.map((state) => duel.pending(state)[0]?.seat ?? LEIA);
const views = middles.map((state, i) => duel.view(state, seats[i] ?? LEIA));
let turn = 0;
const next = (): number => {
  turn = (turn + 1) % middles.length;
  return turn;
};
const middle = (): State => middles[next()] as State;
const bytesAsJson = JSON.stringify(middles).length / middles.length;
const chance = rngFromSeed(seedFrom('worlds'));
const structured = measure(5000, () => {
  structuredClone(middle());
});
const throughJson = measure(5000, () => {
  JSON.parse(JSON.stringify(middle()));
});
const clone = measure(200_000, () => {
  duel.clone(middle());
});
const pending = measure(200_000, () => {
  duel.pending(middle());
});
const looking = measure(50_000, () => {
  duel.view(middle(), seats[turn] ?? LEIA);
});
const viewThroughJson = measure(5000, () => {
  JSON.parse(JSON.stringify(views[next()]));
});
const sampling = measure(20_000, () => {
  duel.sampleWorld(views[next()] as (typeof views)[number], chance);
});
const whyNot = measure(50_000, () => {
  duel.whyNot(views[next()] as (typeof views)[number], 'play han-solo');
});
const [greedy, random] = ['greedy', 'random'].map((name) => makePlayer(duel, readBot(name, manifest) as BotSpec, () => 0));
const botGame = measure(10, () => {
  if (greedy && random) playOut(duel, { setup: 'standard' }, [greedy, random], seedFrom(`bots ${number++}`));
});
const heap = heapPer(() => duel.clone(middle()));

print('Intro Battle: Hoth', [
  ['random games per second, events included', count(1 / perGame), 'goal 2,500'],
  ['decisions per second, events included', count(1 / perDecision), 'goal 400,000'],
  ['the same without events', count(1 / perGameSilent), `${(perGame / perGameSilent).toFixed(2)} × the games with events`],
  ['decisions per game', share.decisions.toFixed(0), `${(share.forced * 100).toFixed(0)} % have one choice only`],
  ['events per game', share.events.toFixed(0), ''],
  [
    'clone of a mid-game state',
    micro(clone),
    `goal 1 µs; structuredClone ${micro(structured)} = ${(structured / clone).toFixed(0)} ×, JSON ${micro(throughJson)} = ${(throughJson / clone).toFixed(0)} ×`,
  ],
  ['legal choices of a mid-game state', micro(pending), `${count(1 / pending)} per second`],
  [
    'view',
    micro(looking),
    `goal 30 µs; the same view through JSON ${micro(viewThroughJson)} = ${(viewThroughJson / looking).toFixed(1)} ×`,
  ],
  ['world sampled from a view', micro(sampling), `${(sampling / clone).toFixed(1)} × a clone`],
  ['why not?', micro(whyNot), ''],
  ['a live state', `${count(heap)} bytes`, `goal 10,000; ${count(bytesAsJson)} as JSON`],
  ['greedy against random, a game', `${(botGame * 1000).toFixed(1)} ms`, `${(botGame / perGame).toFixed(0)} × a random game`],
]);
