/** What the board draws, as plain data, made from what the player may see. No rule lives here. */
import { type GameMap, mapOf, type View } from '@wartable/endor/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { layoutOf } from './layout.ts';

/** In the order of the map's numbers. */
export const TERRAINS = ['clear', 'woods', 'hills', 'entrance'] as const;

export type SideName = 'rebel' | 'empire';
export type HeroName = 'han' | 'leia' | 'chewbacca' | 'droids';
export type Kind =
  | HeroName
  | 'rebel-trooper'
  | 'ewok-leader'
  | 'ewok'
  | 'catapult'
  | 'at-st'
  | 'speeder-bike'
  | 'stormtrooper'
  | 'security';

export type ScenePiece = {
  /** "han", "EW7". */
  readonly id: string;
  readonly kind: Kind;
  readonly side: SideName;
  /** None for heroes. */
  readonly number: number | undefined;
  /** A hex of the map or a cell of the complex. */
  readonly hex: Hex;
  readonly wounded: boolean;
  readonly acted: boolean;
  /** Chewbacca in an AT-ST. */
  readonly mounted: boolean;
};

export type EndorScene = {
  readonly map: GameMap;
  readonly pieces: readonly ScenePiece[];
  /** Steps of the door, 0 to 3: open. */
  readonly door: number;
};

const KINDS: Readonly<Record<string, Kind>> = {
  RT: 'rebel-trooper',
  EL: 'ewok-leader',
  EW: 'ewok',
  CA: 'catapult',
  AT: 'at-st',
  SB: 'speeder-bike',
  ST: 'stormtrooper',
  SE: 'security',
};
const IMPERIAL: readonly Kind[] = ['at-st', 'speeder-bike', 'stormtrooper', 'security'];

export function kindOf(piece: string): Kind {
  return KINDS[piece.slice(0, 2)] ?? (piece as HeroName);
}

export function sideOf(kind: Kind): SideName {
  return IMPERIAL.includes(kind) ? 'empire' : 'rebel';
}

export function placeIn(view: View, name: string): string {
  return view.pieces.find(({ piece }) => piece === name)?.at ?? '';
}

export function sceneOf(view: View): EndorScene {
  const map = mapOf(view);
  const { cells } = layoutOf(map);
  const hexes = new Map(map.names.map((name, hex) => [name, hex]));
  const inside = view.pieces.filter(({ at }) => at === 'complex').map(({ piece }) => piece);
  const pieces = view.pieces.flatMap(({ piece, at, wounded, acted }): ScenePiece[] => {
    const hex = at === 'complex' ? cells[inside.indexOf(piece) % cells.length] : hexes.get(at);
    if (hex === undefined) return [];
    const kind = kindOf(piece);
    const number = kind === piece ? undefined : Number(piece.slice(2));
    const mounted = kind === 'chewbacca' && view.mounted;
    return [{ id: piece, kind, side: sideOf(kind), number, hex, wounded, acted, mounted }];
  });
  return { map, pieces, door: view.door };
}
