/** Where a choice is offered: on a hex, on a card, or as a button. */
import type { HexPreview, Verb, View } from '@wartable/hoth/telling';
import type { Offer } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import type { ShownDecision } from '@wartable/web/play/snapshot.ts';
import { hexNamed } from './layout.ts';

const ON_CARDS: readonly string[] = ['play', 'support', 'discard', 'take'] satisfies Verb[];
const ON_HEXES: readonly string[] = ['order', 'move', 'to', 'attack', 'target', 'retreat', 'place'] satisfies Verb[];

/** Here one means the hex and not who stands on it. */
const GROUND: readonly string[] = ['to', 'retreat', 'place'] satisfies Verb[];

export type Offers = {
  readonly hexes: ReadonlyMap<Hex, Offer>;
  readonly cards: ReadonlyMap<string, Offer>;
};

const NOTHING: Offers = { hexes: new Map(), cards: new Map() };

/** The card a choice is about. */
export function cardIn({ verb, thing }: Offer): string | undefined {
  return ON_CARDS.includes(verb) ? thing : undefined;
}

/** The hex a choice is about. Not to ignore a retreat ("retreat" alone) is about none. */
function hexIn({ verb, thing }: Offer): Hex | undefined {
  return ON_HEXES.includes(verb) && thing !== undefined ? hexNamed(thing) : undefined;
}

export function isOnStage(offer: Offer): boolean {
  return cardIn(offer) !== undefined || hexIn(offer) !== undefined;
}

export function offersOf(decision: ShownDecision | undefined): Offers {
  if (!decision) return NOTHING;
  const hexes = new Map<Hex, Offer>();
  const cards = new Map<string, Offer>();
  for (const offer of decision.choices) {
    const [hex, card] = [hexIn(offer), cardIn(offer)];
    if (hex !== undefined) hexes.set(hex, offer);
    if (card !== undefined) cards.set(card, offer);
  }
  return { hexes, cards };
}

/** What the hovered or asked hex adds to the light. */
export type Pointed = { readonly hovered: HexPreview | undefined; readonly asked: HexPreview | undefined };

export type MarkLabels = { readonly hinted: number | undefined; readonly labelFor: (preview: HexPreview) => string | undefined };

type Situation = {
  readonly view: View;
  readonly decision: ShownDecision | undefined;
  readonly previews: readonly HexPreview[];
};

/** The hexes of those the question is about: who acts or retreats, and whom dice are rolled against. */
function actingIn({ units, underway }: View): readonly Hex[] {
  const now = underway.at(-1);
  if (!now) return [];
  const who = [
    ...('unit' in now ? [now.unit] : []),
    ...('attacker' in now ? [now.attacker] : []),
    ...('defender' in now ? [now.defender] : []),
  ];
  const hexes = units.flatMap(({ id, hex }) => (who.includes(id) ? [hexNamed(hex)] : []));
  return 'hex' in now ? [...hexes, hexNamed(now.hex)] : hexes;
}

export function marksOf(
  { view, decision, previews }: Situation,
  offers: Offers,
  { hovered, asked }: Pointed,
  { hinted, labelFor }: MarkLabels,
): Marks {
  const hexes = new Map<Hex, Mark>();
  const state = decision?.kind === 'target' || decision?.kind === 'second-attack' ? 'target' : 'choice';
  for (const [hex, { choice, verb }] of offers.hexes) {
    const preview = previews.find((one) => one.hex === hex);
    const label = preview && labelFor(preview);
    hexes.set(hex, {
      state: choice === hinted ? 'chosen' : GROUND.includes(verb) ? 'reach' : state,
      ...(label === undefined ? {} : { label }),
    });
  }
  if (decision) for (const hex of actingIn(view)) if (!hexes.has(hex)) hexes.set(hex, { state: 'acting' });
  const [hint] = [...offers.hexes].flatMap(([hex, { choice }]) => (choice === hinted ? [hex] : []));
  // What the adviser would do is drawn until one looks elsewhere.
  const shown = hovered ?? previews.find((one) => one.hex === hint);
  if (shown?.path) return { hexes, hint, path: shown.path };
  const seen = shown?.attack ? shown : asked;
  if (!seen || seen.from === seen.hex) return { hexes, hint };
  for (const hex of seen.blockers) if (!hexes.has(hex)) hexes.set(hex, { state: 'blocker' });
  return { hexes, hint, sight: { from: seen.from, to: seen.hex, blockers: seen.blockers } };
}
