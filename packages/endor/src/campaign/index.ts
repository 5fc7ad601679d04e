/** Linked games, ours (docs/rulings.md): what is lost stays lost. */
import { FALLEN_NAMES, type FallenName, KEEPABLE, PERSONS } from '../carried.ts';
import { pieceByName, TYPES, typeOf } from '../pieces.ts';
import type { View } from '../view.ts';
import type { Hardness } from './battles.ts';
import { readResult } from './read.ts';
import { CAMPAIGN_FORMAT, CAMPAIGN_ID, type CampaignState, nextBattle, type Result, standingOf, type Ties } from './state.ts';

export type { FallenName } from '../carried.ts';
export { BATTLES, type BattleId, type BattleNode, DEFEATS_TO_LOSE, type Hardness, type Stake } from './battles.ts';
export { readCampaign, salvageCampaign } from './read.ts';
export {
  CAMPAIGN_ID,
  type CampaignState,
  nextBattle,
  type Outcome,
  outcomeOf,
  type Result,
  roll,
  type Standing,
  stakeOf,
  standingAfter,
  standingOf,
  TIES,
  type Ties,
} from './state.ts';

export type BattleOptions = {
  readonly ties: Ties;
  readonly difficulty: Readonly<Partial<Record<Hardness, true>>>;
  readonly carried: Pick<Result, 'captured' | 'fallen' | 'kept'>;
};

export function newCampaign(ties: Ties = 'auto'): CampaignState {
  return { format: CAMPAIGN_FORMAT, campaign: CAMPAIGN_ID, ties, results: [] };
}

/** Options of the battle to be fought now; none when the campaign is over. */
export function battleOptions(state: CampaignState): BattleOptions | undefined {
  const node = nextBattle(state);
  if (!node) return undefined;
  const { harder, ...carried } = standingOf(state);
  return {
    ties: state.ties,
    difficulty: Object.fromEntries([...node.difficulty, ...harder].map((name) => [name, true])),
    carried,
  };
}

/** What a match leaves behind, as anybody sees it. One that was given up is lost with what stands then. */
export function matchResult(state: CampaignState, view: View, match: string): Result | undefined {
  const node = nextBattle(state);
  if (!node) return undefined;
  const at = (place: string): string[] => view.pieces.flatMap((one) => (one.at === place ? [one.piece] : []));
  const eliminated = at('eliminated').map(unitOf);
  const fallen = Object.fromEntries(FALLEN_NAMES.map((unit) => [unit, eliminated.filter((one) => one === unit).length]));
  const captured = at('captured');
  return {
    battle: node.id,
    won: view.outcome === 'won',
    turns: view.turn,
    match,
    captured: PERSONS.filter((name) => captured.includes(name)),
    fallen: fallen as Record<FallenName, number>,
    kept: KEEPABLE.filter((card) => view.kept.includes(card)),
  };
}

function unitOf(piece: string): string {
  const id = pieceByName(piece);
  return id === undefined ? '' : TYPES[typeOf(id)];
}

/** The campaign after a battle. Throws `InputError` where the result cannot be. */
export function finishBattle(state: CampaignState, result: Result): CampaignState {
  return { ...state, results: [...state.results, readResult(result, 'result', state.results)] };
}
