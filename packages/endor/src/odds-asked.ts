/** The odds of a shot or an attempt that somebody describes: made on the map of the box, by the same functions as in a battle (rules 6, 8). */
import { type HexId, rngFromSeed, seedFrom } from '@wartable/kernel';
import type { Firers } from './frames.ts';
import { type GameMap, mayEnter, rangeOf, STANDARD_MAP, terrainAt } from './map.ts';
import { doorOdds, generatorOdds, shotOdds } from './odds.ts';
import { CHEWBACCA, type PieceId, pieceByName } from './pieces.ts';
import { armorOf, breachOf, classOf, emptyState, put, type State, VERSION } from './state.ts';
import { type DiceTerm, shotTerms, sumOf } from './terms.ts';
import { givesCover } from './terrain.ts';

export type AskedShot = {
  /** Pieces that fire together: "han", "EW1". */
  readonly firers: readonly string[];
  readonly target: string;
  /** In macrohexes. */
  readonly range: number;
  readonly cover: boolean;
  /** Chewbacca drives an AT-ST. */
  readonly mounted: boolean;
};

export type ShotAsked = {
  readonly terms: readonly DiceTerm[];
  readonly dice: number;
  /** Symbols that it needs. */
  readonly needs: number;
  readonly hit: number;
};

/** Undefined where nobody can stand like that. */
export function shotAsked({ firers: names, target: aimed, range, cover, mounted }: AskedShot): ShotAsked | undefined {
  const state = emptyForest(mounted);
  const firers = names.flatMap((name) => pieceByName(name) ?? []);
  const target = pieceByName(aimed);
  const [first] = firers;
  if (first === undefined || target === undefined) return undefined;
  const places = placesFor(state, firers, target, range, cover);
  if (!places) return undefined;
  for (const [i, piece] of firers.entries()) put(state, piece, places.from[i] as HexId);
  put(state, target, places.to);
  const together = firers as unknown as Firers;
  const terms = shotTerms(state, together, target);
  const needs = armorOf(state, target);
  const dice = Math.max(0, sumOf(terms));
  return { terms, dice, needs, hit: dice < needs ? 0 : shotOdds(state, together, target) };
}

/** A macrohex with room for all who fire, and a hex of the right ground at the right range. */
function placesFor(
  state: State,
  firers: readonly PieceId[],
  target: PieceId,
  range: number,
  cover: boolean,
): { readonly from: readonly HexId[]; readonly to: HexId } | undefined {
  const map: GameMap = STANDARD_MAP;
  for (const { hexes } of map.macrohexes) {
    const from: HexId[] = [];
    for (const piece of firers) {
      const hex = hexes.find((one) => !from.includes(one) && mayEnter(map, classOf(state, piece), one));
      if (hex !== undefined) from.push(hex);
    }
    const [first] = from;
    if (first === undefined || from.length < firers.length) continue;
    const to = map.hexes.find(
      (hex) =>
        rangeOf(map, first, hex) === range &&
        givesCover(terrainAt(map, hex)) === cover &&
        !from.includes(hex) &&
        mayEnter(map, classOf(state, target), hex),
    );
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

export type AskedAttempt = { readonly hero: string; readonly withCode: boolean; readonly mounted: boolean };

export type AttemptAsked = {
  readonly door: ReturnType<typeof doorOdds>;
  readonly generator: number;
  readonly breach: number;
};

/** What a hero may come to at the door, and at the generator. */
export function attemptAsked({ hero, withCode, mounted }: AskedAttempt): AttemptAsked | undefined {
  const piece = pieceByName(hero);
  if (piece === undefined) return undefined;
  const state = emptyForest(mounted && piece === CHEWBACCA);
  return { door: doorOdds(state, piece, withCode), generator: generatorOdds(state, piece), breach: breachOf(state, piece) };
}

function emptyForest(mounted: boolean): State {
  const difficulty = { moreStormtroopers: false, moreAtSts: false, fourCruisers: false, noRally: false, noSecurityCode: false };
  const state = emptyState(rngFromSeed(seedFrom('asked')), { rules: VERSION, map: 'standard', difficulty, autoTies: true });
  state.mounted = mounted ? 1 : 0;
  return state;
}
