/** Where a choice is offered: on a hex, on all hexes of a macrohex, or as a button. */
import {
  actorIn,
  type EndorPreview,
  nowIn,
  PIECES,
  pieceByName,
  TABLES,
  type Verb,
  type View,
  wayOf,
} from '@wartable/endor/telling';
import type { Offer } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import type { ShownDecision } from '@wartable/web/play/snapshot.ts';
import { layoutOf } from './layout.ts';
import { type EndorScene, placeIn, sceneOf } from './scene.ts';

export type Offers = ReadonlyMap<Hex, Offer>;

/** The hexes a choice is about; none where it is a button alone. */
function hexesFor(offer: Offer, { map, pieces }: EndorScene): readonly Hex[] {
  const name = namedIn(offer);
  if (name === 'complex') return [layoutOf(map).complex];
  const piece = pieces.find(({ id }) => id === name);
  if (piece) return [piece.hex];
  const hex = name === undefined ? -1 : map.names.indexOf(name);
  return hex < 0 ? (map.macrohexes.find(({ id }) => id === name)?.hexes ?? []) : [hex];
}

/** Who may act or join is what is chosen; all else is done to somebody or somewhere. */
const CHOSEN: readonly Verb[] = ['act', 'join'];

function namedIn({ verb, thing, target }: Offer): string | undefined {
  return CHOSEN.includes(verb as Verb) ? thing : target;
}

export function offersOf(decision: ShownDecision | undefined, scene: EndorScene): Offers {
  const offers = new Map<Hex, Offer>();
  for (const choice of decision?.choices ?? [])
    for (const hex of hexesFor(choice, scene)) if (!offers.has(hex)) offers.set(hex, choice);
  return offers;
}

const staged = new WeakMap<ShownDecision, ReadonlySet<Offer>>();

/** A crowd in the complex may share a cell, and its door may lie outside the screen: these are buttons too. */
export function isOnStage(choice: Offer, decision: ShownDecision, view: View): boolean {
  if (choice.verb === 'enter') return false;
  const known = staged.get(decision) ?? new Set(offersOf(decision, sceneOf(view)).values());
  staged.set(decision, known);
  return known.has(choice);
}

/** Who acts now, and who fires along. */
export function actingIn(view: View, decision: ShownDecision | undefined): readonly string[] {
  const now = nowIn(view);
  // Who is to be placed does not stand anywhere yet.
  if (!decision || !now || now.step === 'place' || now.step === 'return') return [];
  if ('firers' in now) return now.firers;
  const actor = actorIn(view);
  return actor === undefined ? [] : [actor];
}

/** Who is to be placed next. */
export function waitingIn(view: View): readonly string[] {
  const now = nowIn(view);
  return now?.step === 'place' ? now.pieces : [];
}

function fireOf(view: View, name: string): number {
  if (name === 'chewbacca' && view.mounted) return TABLES.mounted.fire;
  return PIECES[pieceByName(name) ?? -1]?.fire ?? 0;
}

type RangedMacrohex = { readonly macrohex: number; readonly range: number };

/** How far those who fire reach: macrohexes in which a die is left. */
export function rangeOf(view: View, scene: EndorScene, firers: readonly string[]): readonly RangedMacrohex[] | undefined {
  const { map, pieces } = scene;
  const from = pieces.find(({ id }) => id === firers[0])?.hex;
  const around = from === undefined ? undefined : map.macrohexOf[from];
  if (around === undefined) return undefined;
  const strength = firers.reduce((sum, name) => sum + fireOf(view, name), 0);
  return map.ranges(around).flatMap((range, macrohex) => (range < strength ? [{ macrohex, range }] : []));
}

export type Pointed = { readonly view: View; readonly over: string | undefined; readonly hinted: number | undefined };
export type LabelFor = (preview: EndorPreview) => string | undefined;

const AIMED: readonly string[] = ['target', 'trap', 'capture', 'tie-target'];
/** Here one means the hex and not who stands on it. */
export const GROUND: readonly string[] = ['place', 'move-to', 'tie-hex', 'rally', 'return'];

export function marksOf(
  { decision, previews, offers }: { decision: ShownDecision | undefined; previews: readonly EndorPreview[]; offers: Offers },
  scene: EndorScene,
  { view, over, hinted }: Pointed,
  labelFor: LabelFor,
): Marks {
  const hexes = new Map<Hex, Mark>();
  if (!decision) return { hexes };
  const hexOf = (name: string): Hex | undefined => scene.pieces.find(({ id }) => id === name)?.hex;
  const { kind } = decision;
  const state = AIMED.includes(kind) ? 'target' : GROUND.includes(kind) ? 'reach' : 'choice';
  for (const [hex, { choice }] of offers) hexes.set(hex, { state: choice === hinted ? 'chosen' : state });
  for (const name of actingIn(view, decision)) {
    const hex = hexOf(name);
    if (hex !== undefined && !hexes.has(hex)) hexes.set(hex, { state: 'acting' });
  }
  for (const preview of previews) {
    const [hex, label] = [hexOf(preview.thing), labelFor(preview)];
    if (hex !== undefined && label !== undefined) hexes.set(hex, { ...(hexes.get(hex) ?? { state: 'path' }), label });
  }
  // What the adviser would do is drawn until one looks elsewhere.
  const advised = [...offers].find(([, { choice }]) => choice === hinted);
  const way = wayIn(view, scene, decision, over);
  if (!advised) return { hexes, ...way };
  const [hint, { target }] = advised;
  const [mover] = actingIn(view, decision);
  const from = mover === undefined ? undefined : hexOf(mover);
  if (AIMED.includes(kind) && from !== undefined) return { hexes, hint, sight: { from, to: hint, blockers: [] } };
  return { hexes, hint, ...(way.path ? way : wayIn(view, scene, decision, target)) };
}

/** The way to the hex one points at. */
function wayIn(view: View, scene: EndorScene, decision: ShownDecision, over: string | undefined): { path?: readonly Hex[] } {
  const [mover] = actingIn(view, decision);
  if (decision.kind !== 'move-to' || !mover || over === undefined) return {};
  if (!decision.choices.some(({ target }) => target === over)) return {};
  const { complex } = layoutOf(scene.map);
  const hex = (at: string): Hex => (at === 'complex' ? complex : scene.map.names.indexOf(at));
  const path = wayOf(view, mover, placeIn(view, mover), over).map(hex);
  return path.length > 1 ? { path } : {};
}
