/** The house campaigns, ours, as they are played. */
import type { Text } from '@wartable/kernel';
import type { Battle } from '../scenario.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { CampaignKey } from '../text/campaign.ts';
import { ironOnIce } from './iron-on-ice.ts';
import { lastTransport } from './last-transport.ts';
import { longWinter } from './long-winter.ts';
import type { BattleNode, Campaign, Told } from './tree.ts';

const HOUSE: readonly Campaign[] = [ironOnIce, lastTransport, longWinter];

function told({ id, title, label, about, rules, endings, battles: [first, ...others] }: Campaign): Told {
  const say = (key: CampaignKey): Text => ({ key });
  const node = (one: Campaign['battles'][number]): BattleNode => ({
    ...one,
    battle: SCENARIOS.find((scenario) => scenario.id === one.scenario) as Battle,
    title: say(one.title),
    briefing: say(one.briefing),
  });
  return {
    id,
    title: say(title),
    label: say(label),
    about: say(about),
    rules: say(rules),
    endings: { rebel: say(endings.rebel), empire: say(endings.empire), draw: say(endings.draw) },
    battles: [node(first), ...others.map(node)],
  };
}

export const CAMPAIGNS: readonly Told[] = HOUSE.map(told);
