/** A way of a piece from place to place, for the eye: one of the shortest. */
import type { HexId } from '@wartable/kernel';
import { costTo, FAR, hexName, neighboursOf } from './map.ts';
import { pieceByName } from './pieces.ts';
import { classOf, mapOf, type State } from './state.ts';

/** The hexes of a way by name, both ends included; the complex lies behind the entrance. Empty where there is no way. */
export function wayOf(on: Pick<State, 'map'> & { readonly mounted: boolean }, name: string, from: string, to: string): string[] {
  const map = mapOf(on);
  const piece = pieceByName(name);
  if (piece === undefined) return [];
  const hex = (place: string): HexId | undefined => (place === 'complex' ? map.entrance : map.hexByName.get(place));
  const [start, end] = [hex(from), hex(to)];
  if (start === undefined || end === undefined) return [];
  const reach = map.reach(classOf({ mounted: on.mounted ? 1 : 0 }, piece), start);
  if (costTo(reach, end) === FAR) return [];
  const way = [end];
  for (let at = end; at !== start; ) {
    const cost = costTo(reach, at);
    const before = neighboursOf(map, at).find((next) => costTo(reach, next) === cost - 1);
    if (before === undefined) return [];
    way.unshift(before);
    at = before;
  }
  const names = way.map((one) => hexName(map, one));
  return [...(from === 'complex' ? ['complex'] : []), ...names, ...(to === 'complex' ? ['complex'] : [])];
}
