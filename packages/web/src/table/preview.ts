/** What an attack or a move would come to: worked out by the engine, told as plain data. All of it is public. */
import {
  attackOdds,
  diceTerms,
  HEX_COUNT,
  hexByName,
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

type Previewer = (state: State, decision: Decision, hex: number, legal: boolean) => HexPreview | undefined;

const ATTACKS = ['target', 'second-attack'];
const MOVES = ['move-to', 'move-after-attack'];

const ofHoth: Previewer = (state, { kind }, hex, legal) => {
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
};

/** For every hex that can be chosen. */
export function previewsFor(game: Game, state: GameState, decision: Decision): HexPreview[] {
  if (game.id !== hoth.id) return [];
  return decision.choices.flatMap((choice) => {
    const hex = hexOf(state, choice);
    return hex === undefined ? [] : (ofHoth(state as State, decision, hex, true) ?? []);
  });
}

/** For any hex a person points at. */
export function previewOf(game: Game, state: GameState, decision: Decision | undefined, name: string): HexPreview | undefined {
  const hex = hexByName(name);
  if (game.id !== hoth.id || !decision || hex === undefined) return undefined;
  const legal = decision.choices.some((choice) => hexOf(state, choice) === hex);
  return ofHoth(state as State, decision, hex, legal);
}

function hexOf(state: GameState, choice: Choice): number | undefined {
  const [, thing = ''] = hoth.notate(state as State, choice).split(' ');
  return hexByName(thing);
}
