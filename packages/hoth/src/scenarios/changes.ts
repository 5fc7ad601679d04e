/** Small changes of a scenario that may make it more even: a unit more or less, who begins, a medal, the ground at a place that counts. */
import { at, type HexId } from '@wartable/kernel';
import { neighboursOf, SIDE_NAMES, SIDES, type Side } from '../board.ts';
import { KINDS, RIDGE, SNOW, standsOn, UNIT_KINDS, type UnitKindName } from '../kinds.ts';
import { type Drawing, paint, placeFor, problemsOf } from './draw.ts';

type Change =
  | { readonly change: 'unit-more'; readonly kind: UnitKindName; readonly hex: HexId }
  | { readonly change: 'unit-less'; readonly kind: UnitKindName; readonly hex: HexId }
  | { readonly change: 'first'; readonly side: (typeof SIDE_NAMES)[number] }
  | { readonly change: 'medals'; readonly side: (typeof SIDE_NAMES)[number]; readonly medals: number }
  | { readonly change: 'card'; readonly side: (typeof SIDE_NAMES)[number]; readonly cards: number }
  | { readonly change: 'ground'; readonly hex: HexId };

export type Changed = Change & { readonly drawing: Drawing };

/** Those that help the weaker side; each can be played. */
export function changesFor(drawing: Drawing, weaker: Side): readonly Changed[] {
  const all = SIDES.flatMap((side) => [
    ...KINDS.flatMap((unit, kind) => (unit.side === side ? unitChange(drawing, kind, side === weaker) : [])),
    ...numberChanges(drawing, side, weaker),
  ]);
  return [...all, ...firstChange(drawing, weaker), ...groundChange(drawing, weaker)].filter(
    ({ drawing: changed }) => problemsOf(changed).length === 0,
  );
}

function unitChange(drawing: Drawing, kind: number, more: boolean): Changed[] {
  const name = at(UNIT_KINDS, kind);
  if (!more) {
    // Whoever stands farthest back is missed least.
    const own = drawing.units.filter((unit) => unit.kind === kind);
    const last = KINDS[kind]?.side === 1 ? own[0] : own.at(-1);
    return last
      ? changed({ change: 'unit-less', kind: name, hex: last.hex }, paint(drawing, last.hex, { tool: 'unit', kind }, 'take'))
      : [];
  }
  const hex = placeFor(drawing, kind);
  return hex === undefined ? [] : changed({ change: 'unit-more', kind: name, hex }, paint(drawing, hex, { tool: 'unit', kind }));
}

const MOST = 16;

function numberChanges(drawing: Drawing, side: Side, weaker: Side): Changed[] {
  const name = SIDE_NAMES[side];
  const [need, hold] = [drawing.medals[side], drawing.hand[side]];
  const medals = side === weaker ? need - 1 : need + 1;
  const cards = side === weaker ? hold + 1 : hold - 1;
  const pair = (now: readonly [number, number], value: number): [number, number] =>
    side === 0 ? [value, now[1]] : [now[0], value];
  return [
    ...(need > 0 && medals > 0 && medals <= MOST
      ? [{ change: 'medals' as const, side: name, medals, drawing: { ...drawing, medals: pair(drawing.medals, medals) } }]
      : []),
    ...(cards > 1 && cards <= MOST
      ? [{ change: 'card' as const, side: name, cards, drawing: { ...drawing, hand: pair(drawing.hand, cards) } }]
      : []),
  ];
}

function firstChange(drawing: Drawing, weaker: Side): Changed[] {
  if (drawing.first === weaker) return [];
  return [{ change: 'first', side: SIDE_NAMES[weaker], drawing: { ...drawing, first: weaker } }];
}

/** Shelter for the foremost infantry of the weaker side that stands in the open. */
function groundChange(drawing: Drawing, weaker: Side): Changed[] {
  const open = drawing.units.filter(
    ({ kind, hex }) =>
      KINDS[kind]?.side === weaker && KINDS[kind]?.class === 'infantry' && drawing.terrain[hex] === SNOW && standsOn(kind, RIDGE),
  );
  const near = ({ hex }: { readonly hex: HexId }): number =>
    neighboursOf(hex).filter((next) => drawing.units.some((unit) => unit.hex === next)).length;
  const foremost = (weaker === 0 ? open : open.toReversed()).toSorted((a, b) => near(b) - near(a))[0];
  if (!foremost) return [];
  const { hex } = foremost;
  return changed({ change: 'ground', hex }, paint(drawing, hex, { tool: 'terrain', terrain: RIDGE }));
}

function changed(change: Change, drawn: ReturnType<typeof paint>): Changed[] {
  return 'refused' in drawn ? [] : [{ ...change, drawing: drawn.drawing }];
}
