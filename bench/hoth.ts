/** `npm run bench`: what the engine of Battle of Hoth does in a second, next to yardsticks measured in the same run. */
import { attackOdds, hexByName, hoth, SCENARIOS, type State, type UnitId } from '@wartable/hoth';
import { below, type HexId, pick, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';
import { callsMeasured, count, heapPer, measure, micro, print, sameAsEver } from './measure.ts';

let decisions = 0;
let events = 0;
let number = 0;
const options = SCENARIOS.map((scenario) => hoth.options({ scenario: scenario.id }));

/** A complete battle between random players; the scenarios take turns. */
function randomBattle(stopAfter = Number.POSITIVE_INFINITY, listen = true): State {
  const chance = rngFromSeed(seedFrom(`bench choices ${number}`));
  const emit = listen
    ? (): void => {
        events++;
      }
    : undefined;
  const state = hoth.setup(options[number % options.length] as (typeof options)[number], sameAsEver(`bench ${number++}`), emit);
  for (let i = 0; i < stopAfter; i++) {
    const decision = hoth.pending(state)[0];
    if (!decision) break;
    decisions++;
    hoth.apply(state, decision.seat, pick(chance, decision.choices), emit);
  }
  return state;
}

const battles = 17 * 12;
const perBattle = measure(battles, () => {
  randomBattle();
});
const perDecision = perBattle / (decisions / callsMeasured(battles));
const eventsPerBattle = events / callsMeasured(battles);
const decisionsPerBattle = decisions / callsMeasured(battles);
const silent = measure(battles, () => {
  randomBattle(Number.POSITIVE_INFINITY, false);
});

/** Moments from the middle of many battles, of a kind of decision. */
function moments(kind: string): { state: State; seat: Seat }[] {
  const found: { state: State; seat: Seat }[] = [];
  while (found.length < 64) {
    const state = randomBattle(40 + below(rngFromSeed(seedFrom(`m ${number}`)), 200));
    const decision = hoth.pending(state)[0];
    if (decision?.kind === kind) found.push({ state, seat: decision.seat });
  }
  return found;
}

const any = [...moments('move'), ...moments('order'), ...moments('attack')];
const moves = moments('move');
const targets = moments('target');
let turn = 0;
const next = <T>(list: readonly T[]): T => list[turn++ % list.length] as T;

const clone = measure(100_000, () => {
  hoth.clone(next(any).state);
});
const structured = measure(2000, () => {
  structuredClone(next(any).state);
});
const throughJson = measure(2000, () => {
  JSON.parse(JSON.stringify(next(any).state));
});
const view = measure(20_000, () => {
  const { state, seat } = next(any);
  hoth.view(state, seat);
});
const views = moves.map(({ state, seat }) => hoth.view(state, seat));
/** A world is imagined first: what is hidden has no part in the answer. */
const whyNot = measure(20_000, () => {
  hoth.whyNot(next(views), 'move D4 -> E4');
});
/** All moves of all ordered units: every unit that may move, and every hex it may move to. */
const allMoves = measure(20_000, () => {
  const { state, seat } = next(moves);
  for (const choice of hoth.pending(state)[0]?.choices ?? []) {
    const after = hoth.clone(state);
    hoth.apply(after, seat, choice);
    hoth.pending(after);
  }
});
const odds = measure(20_000, () => {
  const { state } = next(targets);
  const frame = state.frames.at(-1);
  const hex = ((hoth.pending(state)[0]?.choices[0] ?? 0) % 256) as HexId;
  if (frame?.step === 'target') attackOdds(state, frame.unit, hex);
});
/** Six dice with a re-roll, the dearest attack there is: an E-Web in place, three bonus dice from friends around it. */
const eWeb = hoth.read({
  map: { D4: '.Ie', D3: '.i', C4: '.I', E4: '.I', D5: '.I' },
  units: { D4: { order: 2, moved: 0 } },
  played: ['scoundrels-support'],
});
const [gun, mark] = ['D4', 'D3'].map((name) => hexByName(name) as HexId) as [HexId, HexId];
const gunners = eWeb.hexUnit[gun] as UnitId;
const sixDice = attackOdds(eWeb, gunners, mark).dice;
const dearOdds = measure(5000, () => {
  attackOdds(eWeb, gunners, mark);
});
const heap = heapPer(() => hoth.clone(next(any).state));

print('Battle of Hoth, all 17 scenarios', [
  ['decisions per second, events included', count(1 / perDecision), 'goal 400,000'],
  [
    'random battles per second, events included',
    count(1 / perBattle),
    `${(perBattle / silent).toFixed(2)} × the time without events`,
  ],
  ['decisions per battle', count(decisionsPerBattle), `${count(eventsPerBattle)} events`],
  [
    'clone of a mid-battle state',
    micro(clone),
    `goal 1 µs; structuredClone ${micro(structured)} = ${(structured / clone).toFixed(0)} ×, JSON ${micro(throughJson)} = ${(throughJson / clone).toFixed(0)} ×`,
  ],
  ['view', micro(view), ''],
  ['why not?', micro(whyNot), 'goal 20 µs'],
  ['all moves of all ordered units', micro(allMoves), `goal 50 µs; ${(allMoves / clone).toFixed(0)} × a clone`],
  ['exact odds of an attack', micro(odds), ''],
  [`exact odds, ${sixDice} dice with the best re-roll`, micro(dearOdds), 'goal 200 µs'],
  ['a live state', `${count(heap)} bytes`, 'the scenario is shared'],
]);
