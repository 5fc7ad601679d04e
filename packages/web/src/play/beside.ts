/** Where a sheet lies so that it does not cover what it speaks of. */
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

export type Place = { readonly left: number; readonly top: number; readonly maxHeight: number };

const GAP = 12;
/** A sheet lower than this says too little: then it rather covers. */
const LEAST = 150;

/** To the right or the left where it is wide enough there, else below or above, and lower than it would be where there is less room. */
export function beside(whole: Box, sheet: Size, room: Size): Place {
  // Of a thing at the edge counts what is to be seen of it.
  const [across, down] = [
    (x: number) => Math.max(0, Math.min(x, room.width)),
    (y: number) => Math.max(0, Math.min(y, room.height)),
  ];
  const thing = { left: across(whole.left), right: across(whole.right), top: down(whole.top), bottom: down(whole.bottom) };
  const high = room.height - 2 * GAP;
  const within = (at: number, size: number, most: number): number => Math.max(GAP, Math.min(at, most - size - GAP));
  const [below, above] = [room.height - thing.bottom - 2 * GAP, thing.top - 2 * GAP];
  const fits = (space: number, size: number): boolean => size <= space;
  const top = within((thing.top + thing.bottom - sheet.height) / 2, Math.min(sheet.height, high), room.height);
  const left = within((thing.left + thing.right - sheet.width) / 2, sheet.width, room.width);
  if (fits(room.width - thing.right - 2 * GAP, sheet.width)) return { left: thing.right + GAP, top, maxHeight: high };
  if (fits(thing.left - 2 * GAP, sheet.width)) return { left: thing.left - GAP - sheet.width, top, maxHeight: high };
  if (fits(below, sheet.height) || (below >= above && below >= LEAST)) return { left, top: thing.bottom + GAP, maxHeight: below };
  if (above >= LEAST) return { left, top: thing.top - GAP - Math.min(sheet.height, above), maxHeight: above };
  return { left, top: within(room.height, Math.min(sheet.height, high), room.height), maxHeight: high };
}
