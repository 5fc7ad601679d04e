/** Where the dice of a shot, a trap and a capture come from, term by term. Each sum is what is thrown. */
import type { Firers } from './frames.ts';
import { CHEWBACCA, EWOK, type PieceId, pieceName, piecesOf, TABLES } from './pieces.ts';
import { rangeBetween, sameMacrohex } from './rules/fire.ts';
import { fireOf, hasCover, isBike, isInPlay, type State } from './state.ts';

export type DiceTerm = {
  readonly term: 'strength' | 'range' | 'cover' | 'bike' | 'trap' | 'chewbacca' | 'ewok';
  readonly rule: string;
  readonly dice: number;
  /** Whose strength it is. */
  readonly piece?: string;
};

/** A shot by pieces together: a term for each, then what is taken off (endor/fire/dice). Empty where no range can be counted. */
export function shotTerms(state: State, firers: Firers, target: PieceId): DiceTerm[] {
  const range = rangeBetween(state, firers[0], target);
  if (range === undefined) return [];
  return [
    ...firers.map((piece) => strength('endor/fire/dice', 'strength', fireOf(state, piece), piece)),
    ...less('range', 'endor/fire/range', range),
    ...less('cover', 'endor/terrain/cover', hasCover(state, target) ? 1 : 0),
    ...less('bike', 'endor/fire/dice', isBike(target) ? 1 : 0),
  ];
}

/** endor/event/trap */
export function trapTerms(state: State, target: PieceId): DiceTerm[] {
  return [
    { term: 'trap', rule: 'endor/event/trap', dice: TABLES.trapDice },
    ...less('cover', 'endor/terrain/cover', hasCover(state, target) ? 1 : 0),
  ];
}

/** endor/event/capture */
export function captureTerms(state: State, atSt: PieceId): DiceTerm[] {
  const range = rangeBetween(state, CHEWBACCA, atSt);
  const ewoks = piecesOf(EWOK).filter((piece) => isInPlay(state, piece) && sameMacrohex(state, piece, CHEWBACCA));
  if (range === undefined || ewoks.length === 0) return [];
  return [
    strength('endor/event/capture', 'chewbacca', 1, CHEWBACCA),
    ...ewoks.map((piece) => strength('endor/event/capture', 'ewok', 1, piece)),
    ...less('range', 'endor/fire/range', range),
  ];
}

export function sumOf(terms: readonly DiceTerm[]): number {
  return terms.reduce((sum, { dice }) => sum + dice, 0);
}

function strength(rule: string, term: DiceTerm['term'], dice: number, piece: PieceId): DiceTerm {
  return { term, rule, dice, piece: pieceName(piece) };
}

function less(term: DiceTerm['term'], rule: string, by: number): DiceTerm[] {
  return by === 0 ? [] : [{ term, rule, dice: -by }];
}
