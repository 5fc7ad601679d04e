/** Battle of Hoth where the engine runs: what attacks and moves would come to, and what a hex sees. All of it is public. */
import {
  attackOdds,
  diceTerms,
  HEX_COUNT,
  hexByName,
  hexName,
  hoth,
  moveAllowance,
  type Odds,
  pathTo,
  reach,
  type State,
  sightBlockers,
  type Term,
} from '@wartable/hoth';
import type { Choice, Decision, Game, GameState } from '@wartable/kernel';
import type { TableGame } from '../table/table-game.ts';
import { turnOf } from './turn.ts';

export type Attack = { readonly terms: readonly Term[]; readonly odds: Odds };

/** A hex as seen from the unit that is to act. */
export type HexPreview = {
  readonly from: number;
  readonly hex: number;
  /** What blocks the line of sight; hexes beyond the edge of the board are left out. */
  readonly blockers: readonly number[];
  readonly attack?: Attack;
  /** The way there, both ends included. */
  readonly path?: readonly number[];
};

/** What a hex sees. */
export type About = {
  readonly hex: string;
  /** By the hex of each unit: whether the line of sight to it is free, and what blocks it (nothing named: the edge of the board). */
  readonly lines: readonly { readonly hex: string; readonly free: boolean; readonly blockers: readonly string[] }[];
};

const ATTACKS = ['target', 'second-attack'];
const MOVES = ['move-to', 'move-after-attack'];

function previewHex(state: State, { kind }: Decision, hex: number, legal: boolean): HexPreview | undefined {
  const frame = state.frames[state.frames.length - 1];
  const from = frame === undefined ? -1 : (state.unitHex[frame.unit] ?? -1);
  if (!frame || from < 0) return undefined;
  if (ATTACKS.includes(kind)) {
    const blockers = sightBlockers(state, from, hex).filter((one) => one < HEX_COUNT);
    if (!legal) return { from, hex, blockers };
    return {
      from,
      hex,
      blockers,
      attack: { terms: diceTerms(state, frame.unit, hex), odds: attackOdds(state, frame.unit, hex) },
    };
  }
  if (!legal || !MOVES.includes(kind)) return undefined;
  const allowance = kind === 'move-to' ? moveAllowance(state, frame.unit) : frame.count;
  return { from, hex, blockers: [], path: pathTo(reach(state, frame.unit, allowance), from, hex) };
}

export const hothAtTable: TableGame = {
  game: hoth as unknown as Game,
  previews: (state, decision) =>
    decision.choices.flatMap((choice) => {
      const hex = hexOf(state, choice);
      return hex === undefined ? [] : (previewHex(state as State, decision, hex, true) ?? []);
    }),
  preview: (state, decision, name) => {
    const hex = hexByName(name);
    if (!decision || hex === undefined) return undefined;
    const legal = decision.choices.some((choice) => hexOf(state, choice) === hex);
    return previewHex(state as State, decision, hex, legal);
  },
  turnOf,
  turnNumber: (state) => (state as State).turn,
  about: (state, name): About => {
    const from = hexByName(name);
    if (from === undefined) return { hex: name, lines: [] };
    const others = (state as State).unitHex.filter((hex) => hex >= 0 && hex !== from);
    return {
      hex: name,
      lines: others.map((hex) => {
        const blockers = sightBlockers(state as State, from, hex);
        const named = blockers.filter((one) => one < HEX_COUNT).map(hexName);
        return { hex: hexName(hex), free: blockers.length === 0, blockers: named };
      }),
    };
  },
};

function hexOf(state: GameState, choice: Choice): number | undefined {
  const [, thing = ''] = hoth.notate(state as State, choice).split(' ');
  return hexByName(thing);
}
