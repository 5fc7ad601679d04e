/** The duel where the engine runs: what choices would come to. All of it is worked out from what everybody sees. */
import { duel, type Event, type State } from '@wartable/duel';
import type { Choice, Decision, Emit, Game, GameState } from '@wartable/kernel';
import type { TableGame } from '../table/table-game.ts';
import { attackResults, effectOf, onAttackCard, type Result, type Does as What } from './foresee.ts';
import { thingsOf } from './scene.ts';
import { turnOf } from './turn.ts';

export type Does = What | 'attack-target';

/** What one choice would come to. */
export type DuelPreview = {
  readonly words: string;
  readonly does: Does | undefined;
  readonly results: readonly Result[];
  /** The attacker, where its On Attack ability comes before the damage. */
  readonly ability: string | undefined;
  /** What could be chosen after it, and what that would come to. */
  readonly next: readonly DuelPreview[];
};

/** Only these look at nothing but what lies open. */
const FORESEEN: readonly string[] = ['attack-target', 'choose-unit', 'choose-base'];
const STARTS: readonly string[] = ['play', 'attack', 'use'];

function previewOf(state: State, decision: Decision, choice: Choice): DuelPreview {
  const words = duel.notate(state, choice);
  const view = duel.view(state, 'spectator');
  const [verb = '', name = ''] = words.split(' ');
  const nothing = { words, results: [], ability: undefined, next: [] };
  if (decision.kind === 'attack-target')
    return { ...nothing, does: 'attack-target', results: attackResults(view, name), ability: onAttackCard(view, name) };
  if (FORESEEN.includes(decision.kind) || decision.kind === 'unique') {
    const { does, results } = effectOf(view, decision.kind, name);
    return { ...nothing, does, results };
  }
  if (decision.kind !== 'action' || !STARTS.includes(verb)) return { ...nothing, does: undefined };
  return { ...nothing, does: undefined, ...lookAhead(state, decision, choice) };
}

/** What happens at once, and what could be chosen next. */
function lookAhead(state: State, { seat }: Decision, choice: Choice): Pick<DuelPreview, 'results' | 'next'> {
  const after = duel.clone(state);
  const results: Result[] = [];
  const things = thingsOf(duel.view(state, 'spectator'));
  const note: Emit<Event> = (event) => {
    if (event.type !== 'damaged' && event.type !== 'healed') return;
    const { target, total } = event;
    const by = event.type === 'damaged' ? event.amount : -event.amount;
    if ('base' in target) results.push(resultFor(`${target.base}-base`, by, state.baseHp - total));
    else results.push(resultFor(things.get(target.unit) ?? target.card, by, hpOf(state, target.unit) - total));
  };
  duel.apply(after, seat, choice, note);
  const asked = duel.pending(after).find((one) => one.seat === seat && FORESEEN.includes(one.kind));
  return { results, next: asked ? asked.choices.map((one) => previewOf(after, asked, one)) : [] };
}

function hpOf(state: State, unit: number): number {
  const { leia, vader } = duel.view(state, 'spectator');
  return [...leia.ground, ...leia.space, ...vader.ground, ...vader.space].find(({ id }) => id === unit)?.hp ?? 0;
}

function resultFor(thing: string, by: number, left: number): Result {
  return { thing, by, left: Math.max(0, left), gone: left <= 0 };
}

/** Besides what the game understands: "hand:snowtrooper" is the card even where a copy is in play, and whole sentences stand for themselves. */
function intents(state: State, seat: number, thing: string): readonly string[] {
  if (thing.includes('->')) return [thing];
  if (!thing.startsWith('hand:')) return duel.intents(state, seat, thing);
  const card = thing.slice('hand:'.length);
  const kind = duel.pending(state).find((decision) => decision.seat === seat)?.kind ?? 'action';
  if (kind === 'action') return [`play ${card}`];
  return [kind.endsWith('resource') ? `resource ${card}` : `choose ${card}`];
}

export const duelAtTable: TableGame = {
  game: { ...duel, intents } as unknown as Game,
  previews: (state: GameState, decision) => decision.choices.map((choice) => previewOf(state as State, decision, choice)),
  preview: () => undefined,
  turnOf,
  turnNumber: (state) => (state as State).round,
  about: () => undefined,
};
