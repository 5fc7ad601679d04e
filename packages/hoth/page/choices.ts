/** Where a choice is offered: on a hex, on a card, or as a button. */
import type { HexPreview, Verb } from '@wartable/hoth/telling';
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

export function marksOf(
  { decision, previews }: { readonly decision: ShownDecision | undefined; readonly previews: readonly HexPreview[] },
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
  const [first] = previews;
  if (first && !hexes.has(first.from)) hexes.set(first.from, { state: 'acting' });
  if (hovered?.path) return { hexes, path: hovered.path };
  const seen = hovered?.attack ? hovered : asked;
  if (!seen || seen.from === seen.hex) return { hexes };
  for (const hex of seen.blockers) if (!hexes.has(hex)) hexes.set(hex, { state: 'blocker' });
  return { hexes, sight: { from: seen.from, to: seen.hex, blockers: seen.blockers } };
}
