/** Where a choice is offered: on a thing of the table, on a card, or as a button. */
import type { DuelPreview, View } from '@wartable/duel';
import { placeOf, type Thing } from '@wartable/duel/telling';
import type { Offer, Text } from '@wartable/kernel';
import type { ShownDecision } from '@wartable/web/play/snapshot.ts';
import { cardOfThing } from './scene.ts';

/** A thing may offer several: a unit attacks or uses its Action, a leader is used or deployed. */
export type Offers = ReadonlyMap<Thing, readonly Offer[]>;

const NOTHING: Offers = new Map();

export function isOnStage(offer: Offer): boolean {
  // The token of the initiative may be touched, but there is a button as well.
  return offer.verb !== 'initiative' && placeOf(offer) !== undefined;
}

export function offersOf(decision: ShownDecision | undefined): Offers {
  if (!decision) return NOTHING;
  const offers = new Map<Thing, Offer[]>();
  for (const offer of decision.choices) {
    const thing = placeOf(offer);
    if (thing !== undefined) offers.set(thing, [...(offers.get(thing) ?? []), offer]);
  }
  return offers;
}

/** The previews of what a thing offers. */
export function previewsFor(thing: Thing | undefined, offers: Offers, previews: readonly DuelPreview[]): readonly DuelPreview[] {
  const notations = (thing === undefined ? [] : (offers.get(thing) ?? [])).map((offer) => offer.notation);
  return previews.filter((preview) => notations.includes(preview.notation));
}

const ABOUT_A_CARD: readonly string[] = ['play', 'resource', 'choose', 'use', 'resolve'];

/** What the card of a choice does. */
export function choiceNote({ verb, thing }: Offer): Text | undefined {
  const card = thing !== undefined && ABOUT_A_CARD.includes(verb) ? cardOfThing(thing) : undefined;
  return card === undefined ? undefined : { key: `card.${card}.text` };
}

export type Situation = {
  readonly view: View;
  readonly decision: ShownDecision | undefined;
  readonly offers: Offers;
  readonly previews: readonly DuelPreview[];
};

/** What dragging one thing onto another means: words to answer with, or something to ask about. */
export type Dropped = { readonly plan: readonly string[] } | { readonly ask: string } | undefined;

export function dropped(from: Thing, to: string, { decision, offers, previews }: Situation): Dropped {
  const choices = offers.get(from) ?? [];
  const [first] = choices;
  if (!decision || !first) return undefined;
  if (decision.kind !== 'action') return { plan: [first.notation] };
  if (from.startsWith('leader:') && to === 'ground') {
    const deploy = choices.find(({ verb }) => verb === 'deploy');
    return deploy ? { plan: [deploy.notation] } : { ask: from };
  }
  const foreseen = previewsFor(from, offers, previews);
  for (const { notation, next } of foreseen)
    for (const target of next) if (target.thing === to) return { plan: [notation, target.notation] };
  const asksTarget = isTarget(to) && { ask: `${first.notation} -> ${to}` };
  if (first.verb !== 'play') return asksTarget || undefined;
  return (foreseen.some(({ next }) => next.length > 0) && asksTarget) || { plan: [first.notation] };
}

/** Units and bases; not arenas, the token, cards and piles. */
function isTarget(to: string): boolean {
  return !['ground', 'space', 'table', 'initiative'].includes(to) && !to.includes(':');
}
