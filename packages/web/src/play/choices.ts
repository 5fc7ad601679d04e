/** Where a choice is offered: on a hex, on a card, or as a button. Read off its words ("to F4", "play recon-left", "done"). */
import { type Hex, hexNamed } from '../hoth/layout.ts';
import type { Mark, Marks } from '../hoth/marks.ts';
import type { HexPreview } from '../table/preview.ts';
import type { ShownChoice, ShownDecision, Snapshot } from '../table/table.ts';

const ON_CARDS = ['play', 'support', 'discard', 'take'];
const HEX = /^[A-J][1-7]$/;

export type Offers = {
  readonly hexes: ReadonlyMap<Hex, ShownChoice>;
  readonly cards: ReadonlyMap<string, ShownChoice>;
  readonly buttons: readonly ShownChoice[];
  /** The one button that goes on. */
  readonly main: ShownChoice | undefined;
};

const NOTHING: Offers = { hexes: new Map(), cards: new Map(), buttons: [], main: undefined };
const GOES_ON = ['done', 'roll', 'stay', 'wait', 'draw'];

export function offersOf(decision: ShownDecision | undefined): Offers {
  if (!decision) return NOTHING;
  const hexes = new Map<Hex, ShownChoice>();
  const cards = new Map<string, ShownChoice>();
  const buttons: ShownChoice[] = [];
  for (const choice of decision.choices) {
    const [verb = '', thing = ''] = choice.words.split(' ');
    if (HEX.test(thing)) hexes.set(hexNamed(thing), choice);
    else if (ON_CARDS.includes(verb)) cards.set(thing, choice);
    else buttons.push(choice);
  }
  const main = buttons.find(({ words }) => GOES_ON.includes(words)) ?? (buttons.length === 1 ? buttons[0] : undefined);
  return { hexes, cards, buttons: buttons.filter((button) => button !== main), main };
}

/** What the hovered or asked hex adds to the light. */
export type Pointed = { readonly hovered: HexPreview | undefined; readonly asked: HexPreview | undefined };

export type MarkWords = { readonly hinted: number | undefined; readonly labelFor: (preview: HexPreview) => string | undefined };

export function marksOf(
  { decision, previews }: Pick<Snapshot, 'decision' | 'previews'>,
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
  if (first && !hexes.has(first.from)) hexes.set(first.from, { state: 'chosen' });
  if (hovered?.path) return { hexes, path: hovered.path };
  const seen = hovered?.attack ? hovered : asked;
  if (!seen || seen.from === seen.hex) return { hexes };
  for (const hex of seen.blockers) if (!hexes.has(hex)) hexes.set(hex, { state: 'blocker' });
  return { hexes, sight: { from: seen.from, to: seen.hex, blockers: seen.blockers } };
}
