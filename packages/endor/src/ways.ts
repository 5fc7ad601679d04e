/** A way of a piece from place to place, for the eye: one of the shortest. */
import type { HexId } from '@wartable/kernel';
import { FAR } from './map.ts';
import { pieceByName } from './pieces.ts';
import { classOf, mapOf, type State } from './state.ts';

/** The hexes of a way by name, both ends included; the complex lies behind the entrance. Empty where there is no way. */
export function wayOf(on: Pick<State, 'map'> & { readonly mounted: boolean }, name: string, from: string, to: string): string[] {
  const map = mapOf(on);
  const piece = pieceByName(name);
  if (piece === undefined) return [];
  const hex = (place: string): HexId => (place === 'complex' ? map.entrance : (map.names.indexOf(place) as HexId));
  const [start, end] = [hex(from), hex(to)];
  const cost = map.ways[classOf({ mounted: on.mounted ? 1 : 0 }, piece)]?.[start];
  if (!cost || end < 0 || (cost[end] ?? FAR) >= FAR) return [];
  const way = [end];
  for (let at = end; at !== start; ) {
    const before = map.neighbours[at]?.find((next) => cost[next] === (cost[at] as number) - 1);
    if (before === undefined) return [];
    way.unshift(before);
    at = before;
  }
  const names = way.map((one) => map.names[one] as string);
  return [...(from === 'complex' ? ['complex'] : []), ...names, ...(to === 'complex' ? ['complex'] : [])];
}
