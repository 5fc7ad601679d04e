/** Exact odds of shots, breach and capture attempts: binomial, a die shows a wanted symbol with probability 1/3. */
import type { Firers } from './frames.ts';
import type { PieceId } from './pieces.ts';
import { TABLES } from './pieces.ts';
import { trapDice } from './rules/event-cards.ts';
import { shotDice } from './rules/fire.ts';
import { captureDice } from './rules/heroes.ts';
import { armorOf, breachOf, type State } from './state.ts';

const SYMBOL = 1 / 3;

/** The probability of at least `wanted` symbols on a number of dice. */
function atLeast(wanted: number, dice: number): number {
  let below = 0;
  let ways = 1;
  for (let k = 0; k < wanted && k <= dice; k++) {
    below += ways * SYMBOL ** k * (1 - SYMBOL) ** (dice - k);
    ways = (ways * (dice - k)) / (k + 1);
  }
  return wanted > dice ? 0 : 1 - below;
}

/** The chance that a shot by pieces together hits. */
export function shotOdds(state: State, firers: Firers, target: PieceId): number {
  return atLeast(armorOf(state, target), Math.max(0, shotDice(state, firers, target)));
}

export function trapOdds(state: State, target: PieceId): number {
  return atLeast(armorOf(state, target), trapDice(state, target));
}

export function captureOdds(state: State, atSt: PieceId): number {
  return atLeast(TABLES.captureSabers, Math.max(0, captureDice(state, atSt)));
}

/** An attempt at the door: a step on, a step back, or nothing. */
export function doorOdds(
  state: State,
  hero: PieceId,
  withCode: boolean,
): { readonly on: number; readonly back: number; readonly nothing: number } {
  const dice = breachOf(state, hero) + (withCode ? TABLES.securityCodeDice : 0);
  const noSaber = (2 / 3) ** dice;
  const blank = (1 / 3) ** dice;
  return { on: 1 - noSaber, back: noSaber - blank, nothing: blank };
}

export function generatorOdds(state: State, hero: PieceId): number {
  return atLeast(1, breachOf(state, hero));
}
