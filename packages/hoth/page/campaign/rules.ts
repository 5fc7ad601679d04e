/** What the shell asks about a campaign of Hoth. */
import {
  type CampaignState,
  campaignOf,
  chooseSupport,
  currentBattle,
  currentNode,
  finishBattle,
  matchResult,
  newCampaign,
  outcomeTexts,
  preferredSupport,
  readCampaign,
  salvageCampaign,
} from '@wartable/hoth/campaign';
import type { View } from '@wartable/hoth/telling';
import { InputError, isFields, type Text } from '@wartable/kernel';
import type { Run, RunRules } from '@wartable/web/table/run.ts';
import { text } from './text/index.ts';

export const SIDES = ['rebel', 'empire'] as const;
export type SideName = (typeof SIDES)[number];
type Players = Run['players'];

const isBot = (players: Players, side: SideName): boolean => players[SIDES.indexOf(side)]?.kind === 'bot';

/** Bots take their support cards at once. */
function withBotsCards(state: CampaignState, players: Players): CampaignState {
  return state.choosing
    .filter((side) => isBot(players, side))
    .reduce((now, side) => chooseSupport(now, side, preferredSupport(now, side)), state);
}

function standing(state: CampaignState): Text {
  const [outcome] = outcomeTexts(state);
  const n = state.results.length + 1;
  if (outcome) return outcome;
  return state.choosing.length > 0 ? text('camp.choosing', { n }) : text('camp.battle', { n, title: currentNode(state).title });
}

export const rules: RunRules = {
  title: (state) => campaignOf(readCampaign(state)).title,
  standing: (state) => standing(readCampaign(state)),
  isOver: (state) => readCampaign(state).over !== undefined,
  number: (state) => {
    const { over, results } = readCampaign(state);
    return over ? undefined : results.length + 1;
  },
  options: (state) => currentBattle(readCampaign(state))?.options,
  salvage: (state) => {
    const fields = isFields(state) ? state : {};
    try {
      const { campaign } = newCampaign(fields['campaign'] as CampaignState['campaign']);
      return salvageCampaign(fields, campaign);
    } catch (error) {
      if (error instanceof InputError) return undefined;
      throw error;
    }
  },
  after: (state, players, { view, winners, match }) =>
    withBotsCards(finishBattle(readCampaign(state), matchResult(view as View, winners, match)), players),
};
