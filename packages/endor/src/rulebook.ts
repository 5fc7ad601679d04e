/** Every rule has an id. `source` names the section of the facts; the paragraph is the text `rule.<id>`, in four languages. */
import { type Rule, type RuleId, rulesFrom } from '@wartable/kernel';
import { TABLES } from './pieces.ts';
import { READINGS } from './readings.ts';
import { text } from './text/index.ts';

const RULES = {
  'endor/setup/rebels': '3',
  'endor/setup/bunker': '3',
  'endor/setup/imperials': '3',
  'endor/setup/ewoks': '3',
  'endor/setup/catapults': '3',
  'endor/setup/difficulty': '10',
  'endor/setup/gentle': 'ours',
  'endor/campaign/captured': 'ours',
  'endor/campaign/fallen': 'ours',
  'endor/campaign/kept': 'ours',
  'endor/turn/card': '4',
  'endor/turn/rebels': '4',
  'endor/turn/imperials': '4',
  'endor/terrain/movement': '2',
  'endor/terrain/cover': '2',
  'endor/move/points': '5',
  'endor/move/passing': '5',
  'endor/move/complex': '5',
  'endor/move/leaving': '5',
  'endor/move/catapults': '5',
  'endor/fire/range': '6.1',
  'endor/fire/dice': '6.1',
  'endor/fire/possible': '6.1',
  'endor/fire/hit': '6.1',
  'endor/fire/complex': '6.1',
  'endor/fire/combined': '6.2',
  'endor/fire/effect': '6.3',
  'endor/hero/actions': '8',
  'endor/hero/door': '8.1',
  'endor/hero/generator': '8.2',
  'endor/imperial/tactics': '7.1',
  'endor/imperial/priority': '7.1',
  'endor/imperial/move': '7.2',
  'endor/imperial/approach': '7.2',
  'endor/imperial/fire': '7.3',
  'endor/imperial/ties': '7.2, 7.3',
  'endor/imperial/garrison': '7.2',
  'endor/imperial/no-target': '7.2',
  'endor/breach/entrance': '7.4',
  'endor/breach/deep-woods': '7.4',
  'endor/breach/run': '7.4',
  'endor/breach/conversion': '7.4',
  'endor/breach/fire': '7.4',
  'endor/event/draw': '9',
  'endor/event/reinforcements': '9.1',
  'endor/event/bunker': '9.1',
  'endor/event/rally': '9.1',
  'endor/event/cruiser': '9.2',
  'endor/event/tactics': '9.3',
  'endor/event/trap': '9.4',
  'endor/event/capture': '9.4',
  'endor/event/mounted': '9.4',
  'endor/event/security-code': '9.4',
  'endor/end/won': '11',
  'endor/end/lost': '11',
  'endor/end/stalemate': 'ours',
  'endor/end/concede': 'ours',
} as const satisfies Record<RuleId, string>;

const OURS: readonly RuleId[] = [
  'endor/setup/gentle',
  'endor/campaign/captured',
  'endor/campaign/fallen',
  'endor/campaign/kept',
  'endor/end/stalemate',
  'endor/end/concede',
  'endor/move/leaving',
  'endor/fire/combined',
];

export const ACTION_CARDS: readonly string[] = [...new Set(TABLES.actions)];

export const RULEBOOK: readonly Rule[] = [
  ...rulesFrom(RULES, 'rules', OURS),
  ...ACTION_CARDS.map(
    (card): Rule => ({
      id: `endor/action/${card}`,
      title: { key: `action.${card}` },
      source: 'tables',
      texts: [`action.${card}.text`],
    }),
  ),
  ...Object.keys(READINGS).map(
    (id): Rule => ({
      id: readingId(id),
      title: text('title.reading', { id }),
      source: `register ${id}`,
      texts: [`rule.${readingId(id)}`],
      ours: true,
    }),
  ),
];

function readingId(id: string): RuleId {
  return `endor/reading/${id.toLowerCase()}`;
}
