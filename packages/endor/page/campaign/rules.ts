/** What the shell asks about the campaign of Endor. */
import {
  BATTLES,
  type BattleId,
  battleOptions,
  type CampaignState,
  finishBattle,
  matchResult,
  nextBattle,
  outcomeOf,
  readCampaign,
} from '@wartable/endor/campaign';
import type { View } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import type { RunRules } from '@wartable/web/table/run.ts';
import { text } from './text/index.ts';

/** "Battle 2 of 4: The Walker Yard" */
export function battleText(id: BattleId): Text {
  const n = BATTLES.findIndex((node) => node.id === id) + 1;
  return text('doors.battle', { n, of: BATTLES.length, title: text(`doors.${id}`) });
}

function standing(state: CampaignState): Text {
  const next = nextBattle(state);
  return next ? battleText(next.id) : text(outcomeOf(state) === 'won' ? 'doors.won' : 'doors.lost');
}

export const rules: RunRules = {
  title: () => text('doors.title'),
  standing: (state) => standing(readCampaign(state)),
  isOver: (state) => outcomeOf(readCampaign(state)) !== undefined,
  number: (input) => {
    const state = readCampaign(input);
    return nextBattle(state) && state.results.length + 1;
  },
  options: (state) => battleOptions(readCampaign(state)),
  after: (input, _, { view, match }) => {
    const state = readCampaign(input);
    const result = matchResult(state, view as View, match);
    return result && finishBattle(state, result);
  },
};
