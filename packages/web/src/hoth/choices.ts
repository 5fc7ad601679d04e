/** Where a choice is offered: on a hex, on a card, or as a button. Read off its words ("to F4", "play recon-left", "done"). */
import type { Hex } from '../board/hexes.ts';
import type { Mark, Marks } from '../board/marks.ts';
import type { ShownChoice, ShownDecision } from '../table/table.ts';
import type { HexPreview } from './at-table.ts';
import { hexNamed } from './layout.ts';

export const ON_CARDS: readonly string[] = ['play', 'support', 'discard', 'take'];
const HEX = /^[A-J][1-7]$/;

export type Offers = {
  readonly hexes: ReadonlyMap<Hex, ShownChoice>;
  readonly cards: ReadonlyMap<string, ShownChoice>;
};

const NOTHING: Offers = { hexes: new Map(), cards: new Map() };

/** The hex or the card a choice is about; undefined where it is a button. */
function placeOf({ words }: ShownChoice): { readonly hex: Hex } | { readonly card: string } | undefined {
  const [verb = '', thing = ''] = words.split(' ');
  if (HEX.test(thing)) return { hex: hexNamed(thing) };
  return ON_CARDS.includes(verb) ? { card: thing } : undefined;
}

export function isOnStage(choice: ShownChoice): boolean {
  return placeOf(choice) !== undefined;
}

export function offersOf(decision: ShownDecision | undefined): Offers {
  if (!decision) return NOTHING;
  const hexes = new Map<Hex, ShownChoice>();
  const cards = new Map<string, ShownChoice>();
  for (const choice of decision.choices) {
    const place = placeOf(choice);
    if (place && 'hex' in place) hexes.set(place.hex, choice);
    else if (place) cards.set(place.card, choice);
  }
  return { hexes, cards };
}

/** What the hovered or asked hex adds to the light. */
export type Pointed = { readonly hovered: HexPreview | undefined; readonly asked: HexPreview | undefined };

export type MarkWords = { readonly hinted: number | undefined; readonly labelFor: (preview: HexPreview) => string | undefined };

export function marksOf(
  { decision, previews }: { readonly decision: ShownDecision | undefined; readonly previews: readonly HexPreview[] },
  offers: Offers,
  { hovered, asked }: Pointed,
  { hinted, labelFor }: MarkWords,
): Marks {
  const hexes = new Map<Hex, Mark>();
  const state = decision?.kind === 'target' || decision?.kind === 'second-attack' ? 'target' : 'choice';
  for (const [hex, { choice }] of offers.hexes) {
    const preview = previews.find((one) => one.hex === hex);
    const label = preview && labelFor(preview);
    hexes.set(hex, { state: choice === hinted ? 'chosen' : state, ...(label === undefined ? {} : { label }) });
  }
  const [first] = previews;
  if (first && !hexes.has(first.from)) hexes.set(first.from, { state: 'acting' });
  if (hovered?.path) return { hexes, path: hovered.path };
  const seen = hovered?.attack ? hovered : asked;
  if (!seen || seen.from === seen.hex) return { hexes };
  for (const hex of seen.blockers) if (!hexes.has(hex)) hexes.set(hex, { state: 'blocker' });
  return { hexes, sight: { from: seen.from, to: seen.hex, blockers: seen.blockers } };
}
