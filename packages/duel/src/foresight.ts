/** Looking ahead from a view: why not, what is meant, and what choices would come to, as far as the viewer can know. */
import {
  askInTurn,
  type Choice,
  type Decision,
  type Foresight,
  imagine,
  lookAhead,
  type Refusal,
  type Rng,
  seatAt,
} from '@wartable/kernel';
import { type DecisionKind, ownQuestion } from './asking.ts';
import { actionOf, cardOf, idOf, LEADERS, NONE, nameOf } from './cards/index.ts';
import type { Effect } from './cards/vocabulary.ts';
import type { Event } from './events.ts';
import { baseByName, inView, notateChoice, unitByName } from './notation.ts';
import { thingOf } from './offers.ts';
import { attackResults, effectResults, onAttackCard, type Result, resultFor } from './results.ts';
import { pendingDecisions } from './rules/sequence.ts';
import type { State } from './state.ts';
import { leaderThing, ownSide, type Thing, thingsOf } from './things.ts';
import { sampleWorld, type View, viewFor } from './view.ts';
import { QUESTIONS, verbFor } from './whynot.ts';

export type Does = Effect['does'] | 'attack-target';

/** What one choice would come to. */
export type DuelPreview = {
  readonly notation: string;
  /** What the choice is about, as its offer names it. */
  readonly thing: Thing | undefined;
  readonly does: Does | undefined;
  readonly results: readonly Result[];
  /** The attacker, where its On Attack ability comes before the damage. */
  readonly ability: string | undefined;
  /** What could be chosen after it, and what that would come to. */
  readonly next: readonly DuelPreview[];
};

export const foresight: Foresight<View, DuelPreview> = {
  whyNot,
  intents: intentsOf,
  previews,
  preview: () => undefined,
  about: () => undefined,
};

const RULES = { sampleWorld };

function whyNot(view: View, intent: string, rng?: Rng): Refusal | undefined {
  const side = ownSide(view);
  const viewer = side === undefined ? 'spectator' : seatAt(side);
  return askInTurn(QUESTIONS, imagine(RULES, view, rng), viewer, intent);
}

/** What a person means by pointing at a card, a unit ("snowtrooper.2"), a base ("vader-base"), "leader" or "initiative"; whole sentences stand for themselves. */
function intentsOf(view: View, thing: Thing): readonly string[] {
  const side = ownSide(view);
  if (thing.includes('->')) return [thing];
  if (side === undefined) return [];
  if (thing === 'initiative' || thing === 'pass') return [thing];
  const kind = ownQuestion(view)?.kind ?? 'action';
  const choosing = kind !== 'action';
  const chosen = (name: string): string => `${choosing ? verbFor(kind) : 'play'} ${name}`;
  // A card is meant even where a copy of it is in play.
  const [, card] = /^(?:hand|revealed|side|ability):(.*)/.exec(thing) ?? [];
  if (card !== undefined) return [chosen(card)];
  const leader = nameOf(LEADERS[side]);
  if (thing === 'leader' || thing === leader || (view.viewer !== 'spectator' && thing === leaderThing(view.viewer))) {
    if (!unitByName(inView(view), leader)) return ['use leader', 'deploy'];
    return [choosing ? `choose ${leader}` : `attack ${leader}`];
  }
  if (choosing) return [chosen(thing)];
  const unit = unitByName(inView(view), thing);
  if (!unit) return baseByName(thing) === undefined ? [chosen(thing)] : [];
  const { hand } = view.viewer === 'vader' ? view.vader : view.leia;
  const inHand = typeof hand !== 'number' && hand.includes(unit.card) ? [`play ${unit.card}`] : [];
  const acts = actionOf(idOf(unit.card)) === NONE ? [] : [`use ${thing}`];
  return [`attack ${thing}`, ...acts, ...inHand];
}

function previews(view: View, rng?: Rng): readonly DuelPreview[] {
  const side = ownSide(view);
  if (side === undefined) return [];
  const world = imagine(RULES, view, rng);
  const decision = pendingDecisions(world).find(({ seat }) => seat === side);
  return decision ? decision.choices.map((choice) => previewOf(world, view, decision, choice)) : [];
}

/** Only these look at nothing but what lies open. */
const FORESEEN: readonly DecisionKind[] = ['attack-target', 'choose-unit', 'choose-base'];
const STARTS = /^(play|attack|use) /;

export function previewOf(state: State, view: View, decision: Decision<DecisionKind>, choice: Choice): DuelPreview {
  const { kind } = decision;
  const notation = notateChoice(inView(view), choice);
  const thing = thingOf(view, decision, choice);
  const target = thing ?? '';
  const nothing = { notation, thing, does: undefined, results: [], ability: undefined, next: [] };
  if (kind === 'attack-target') {
    const results = attackResults(view, target);
    return { ...nothing, does: 'attack-target', results, ability: onAttackCard(view, target) };
  }
  if (FORESEEN.includes(kind) || kind === 'unique') return { ...nothing, ...effectResults(view, target) };
  if (kind !== 'action' || !STARTS.test(notation)) return nothing;
  return { ...nothing, ...comesTo(state, view, decision, choice) };
}

/** What happens at once, and what could be chosen next. */
function comesTo(
  state: State,
  view: View,
  { seat }: Decision<DecisionKind>,
  choice: Choice,
): Pick<DuelPreview, 'results' | 'next'> {
  const ahead = lookAhead(QUESTIONS, state, seat, choice);
  if (typeof ahead === 'string') return { results: [], next: [] };
  const { after, events } = ahead;
  const asked = pendingDecisions(after).find((one) => one.seat === seat && FORESEEN.includes(one.kind));
  const then = viewFor(after, seat);
  return {
    results: resultsOf(view, events),
    next: asked ? asked.choices.map((one) => previewOf(after, then, asked, one)) : [],
  };
}

function resultsOf(view: View, events: readonly Event[]): Result[] {
  const things = thingsOf(view);
  return events.flatMap((event) => {
    if (event.type !== 'damaged' && event.type !== 'healed') return [];
    const { target, total } = event;
    const by = event.type === 'damaged' ? event.amount : -event.amount;
    if ('base' in target) return [resultFor(`${target.base}-base`, by, view.baseHp - total)];
    return [resultFor(things.get(target.unit) ?? target.card, by, cardOf(idOf(target.card)).hp - total)];
  });
}
