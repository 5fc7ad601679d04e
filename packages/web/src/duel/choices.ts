/** Where a choice is offered: on a thing of the table, on a card, or as a button. Read off its words ("attack hoth-trooper", "pass"). */
import type { View } from '@wartable/duel';
import type { ShownChoice, ShownDecision } from '../table/table.ts';
import type { DuelPreview } from './at-table.ts';
import { isLeaderAction, topFrame } from './foresee.ts';
import { handThing, leaderThing, revealedThing, type SideName, type Thing, thingOfChoice, thingsOf } from './scene.ts';

/** A thing may offer several: a unit attacks or uses its Action, a leader is used or deployed. */
export type Offers = ReadonlyMap<Thing, readonly ShownChoice[]>;

const NOTHING: Offers = new Map();

function placeOf({ words }: ShownChoice, { kind }: ShownDecision, view: View): Thing | undefined {
  const [verb, name = ''] = words.split(' ');
  // A card of the hand may bear the name of a unit in play.
  if (verb === 'choose' && kind === 'choose-card') return handThing(name);
  if (verb === 'choose' && kind === 'choose-revealed') return revealedThing(name);
  return thingOfChoice(view, words);
}

export function isOnStage(choice: ShownChoice, decision: ShownDecision, view: View): boolean {
  // The token of the initiative may be touched, but there is a button as well.
  return choice.words !== 'initiative' && placeOf(choice, decision, view) !== undefined;
}

export function offersOf(decision: ShownDecision | undefined, view: View): Offers {
  if (!decision) return NOTHING;
  const offers = new Map<Thing, ShownChoice[]>();
  for (const choice of decision.choices) {
    const thing = placeOf(choice, decision, view);
    if (thing !== undefined) offers.set(thing, [...(offers.get(thing) ?? []), choice]);
  }
  return offers;
}

/** The previews of what a thing offers. */
export function previewsFor(thing: Thing | undefined, offers: Offers, previews: readonly DuelPreview[]): readonly DuelPreview[] {
  const words = (thing === undefined ? [] : (offers.get(thing) ?? [])).map((choice) => choice.words);
  return previews.filter((preview) => words.includes(preview.words));
}

/** The thing that "choose …" names, in a preview of what comes next. */
export const targetOf = ({ words }: DuelPreview): Thing => words.split(' ')[1] ?? '';

/** Where what is being decided comes from: the attacker, or the unit or leader whose ability works. */
export function sourceOf(view: View): Thing | undefined {
  const frame = topFrame(view);
  if (!frame || (frame.step !== 'attack' && frame.step !== 'ability' && frame.step !== 'unique')) return undefined;
  const unit = thingsOf(view).get(frame.unit);
  if (unit !== undefined || frame.step !== 'ability') return unit;
  const side: SideName = frame.side === 0 ? 'leia' : 'vader';
  // The Action of a leader has no unit; nor has an event.
  return isLeaderAction(frame.ability) ? leaderThing(side) : undefined;
}

export type Situation = {
  readonly view: View;
  readonly decision: ShownDecision | undefined;
  readonly offers: Offers;
  readonly previews: readonly DuelPreview[];
};

/** What dragging one thing onto another means: words to answer with, or words to ask about. */
export type Dropped = { readonly plan: readonly string[] } | { readonly ask: string } | undefined;

export function dropped(from: Thing, to: string, { decision, offers, previews }: Situation): Dropped {
  const choices = offers.get(from) ?? [];
  if (!decision || choices.length === 0) return undefined;
  const [first] = choices;
  if (!first) return undefined;
  if (decision.kind !== 'action') return { plan: [first.words] };
  if (from.startsWith('leader:') && to === 'ground') {
    const deploy = choices.find(({ words }) => words === 'deploy');
    return deploy ? { plan: [deploy.words] } : { ask: 'deploy' };
  }
  for (const preview of previewsFor(from, offers, previews))
    for (const target of preview.next) if (targetOf(target) === to) return { plan: [preview.words, target.words] };
  const onThing = to !== 'ground' && to !== 'space' && to !== 'table';
  const [verb] = first.words.split(' ');
  const asks = previewsFor(from, offers, previews).some(({ next }) => next.length > 0);
  if (verb === 'play') return onThing && asks && isTarget(to) ? { ask: `${first.words} -> ${to}` } : { plan: [first.words] };
  return onThing && isTarget(to) ? { ask: `${first.words} -> ${to}` } : undefined;
}

const isTarget = (to: string): boolean => to !== 'initiative' && !to.includes(':');
