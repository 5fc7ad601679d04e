/**
 * Campaign files of players: a tree of battles in their own words (docs/campaigns.md). `readCampaignFile` checks one and points at
 * the bad place.
 */
import {
  InputError,
  isFields,
  type Json,
  join,
  readFields,
  readItems,
  readNumber,
  readOptional,
  readText,
  readWord,
  type Text,
  within,
} from '@wartable/kernel';
import { SIDE_NAMES } from '../board.ts';
import { type Battle, readScenario } from '../scenario.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { text } from '../text/text.ts';
import type { BattleNode, MapPlace, PerSide, Told } from './tree.ts';

export const CAMPAIGN_FILE_FORMAT = 'hoth-campaign/1';
/** A campaign file as it was read from JSON. */
export type CampaignFile = { readonly [key: string]: Json };

const FIELDS = ['format', 'title', 'by', 'about', 'endings', 'battles'];
const BATTLE_FIELDS = ['id', 'scenario', 'title', 'briefing', 'next', 'at'];
const ENDINGS = [...SIDE_NAMES, 'draw'] as const;
/** More than anybody plays in one campaign; so many letters a title, a story may have. */
const MOST_IN_A_FILE = { battles: 40, title: 80, story: 2000 } as const;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const known = new WeakMap<object, Told>();

/** Reads a campaign file, once. Throws `InputError`, which names the bad place. */
export function readCampaignFile(input: unknown): Told {
  const before = isFields(input) ? known.get(input) : undefined;
  if (before) return before;
  const campaign = read(input);
  if (isFields(input)) known.set(input, campaign);
  return campaign;
}

function read(input: unknown): Told {
  const fields = readFields(input, '', FIELDS);
  readWord(fields['format'], 'format', [CAMPAIGN_FILE_FORMAT]);
  const title = readWords(fields['title'], 'title', 1, MOST_IN_A_FILE.title);
  const by = readOptional(fields['by'], 'by', (value, path) => readWords(value, path, 1, MOST_IN_A_FILE.title), undefined);
  const story = (value: unknown, path: string): Text => own(readOptional(value, path, readStory, ''));
  const endings = readFields(fields['endings'] ?? {}, 'endings', ENDINGS);
  return {
    id: 'own',
    title: own(title),
    label: by === undefined ? { key: 'campaign.own.label' } : { key: 'campaign.own.by', params: { name: by } },
    about: story(fields['about'], 'about'),
    rules: { key: 'campaign.rules' },
    endings: {
      rebel: story(endings['rebel'], 'endings.rebel'),
      empire: story(endings['empire'], 'endings.empire'),
      draw: story(endings['draw'], 'endings.draw'),
    },
    battles: readTree(fields['battles']),
  };
}

/** Words of a player stand for themselves in every language. */
function own(words: string): Text {
  return { key: 'campaign.own.words', params: { words } };
}

function readTree(input: unknown): readonly [BattleNode, ...BattleNode[]] {
  const battles = readItems(input, 'battles', readBattle);
  const most = MOST_IN_A_FILE.battles;
  const [first, ...others] = battles;
  if (!first) throw new InputError('battles', text('wrong.no-battle'));
  if (battles.length > most) throw new InputError('battles', text('wrong.too-many', { most, found: battles.length }));
  const ids = battles.map(({ id }) => id);
  const twice = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (twice >= 0) throw new InputError(`battles[${twice}].id`, text('wrong.twice', { word: ids[twice] ?? '' }));
  for (const [i, { next }] of battles.entries())
    for (const side of SIDE_NAMES) if (next[side] !== null) readWord(next[side], `battles[${i}].next.${side}`, ids);
  const reached = readWays(battles);
  const alone = battles.findIndex(({ id }) => !reached.has(id));
  if (alone >= 0) throw new InputError(`battles[${alone}].id`, text('wrong.unreached', { word: ids[alone] ?? '' }));
  return [first, ...others];
}

/** Walks all ways from the first battle: each must end, since no battle may come again on it. */
function readWays(battles: readonly BattleNode[]): ReadonlySet<string> {
  const done = new Set<string>();
  const walk = (i: number, before: ReadonlySet<string>): void => {
    const node = battles[i];
    if (!node || done.has(node.id)) return;
    for (const side of SIDE_NAMES) {
      const next = node.next[side];
      if (next === null) continue;
      if (next === node.id || before.has(next))
        throw new InputError(`battles[${i}].next.${side}`, text('wrong.in-a-circle', { word: next }));
      walk(
        battles.findIndex(({ id }) => id === next),
        new Set([...before, node.id]),
      );
    }
    done.add(node.id);
  };
  walk(0, new Set());
  return done;
}

function readBattle(input: unknown, path: string): BattleNode {
  const fields = readFields(input, path, BATTLE_FIELDS);
  const id = readText(fields['id'], join(path, 'id'));
  if (!ID.test(id) || id.length > MOST_IN_A_FILE.title) throw new InputError(join(path, 'id'), text('wrong.battle-id'));
  const at = readOptional(fields['at'], join(path, 'at'), readPlace, undefined);
  return {
    id,
    ...readOwnScenario(fields['scenario'], join(path, 'scenario')),
    title: own(readWords(fields['title'], join(path, 'title'), 1, MOST_IN_A_FILE.title)),
    briefing: own(readOptional(fields['briefing'], join(path, 'briefing'), readStory, '')),
    next: readNext(fields['next'], join(path, 'next')),
    ...(at === undefined ? {} : { at }),
  };
}

function readOwnScenario(input: unknown, path: string): { readonly scenario: Json; readonly battle: Battle } {
  if (isFields(input)) return { scenario: input as Json, battle: within(path, () => readScenario(input)) };
  const ids = SCENARIOS.map(({ id }) => id);
  const scenario = readWord(input, path, ids);
  return { scenario, battle: SCENARIOS[ids.indexOf(scenario)] as Battle };
}

/** What follows the victory of a side has to be said for both: forgetting one would end the campaign unseen. */
function readNext(input: unknown, path: string): PerSide<string | null> {
  const fields = readFields(input, path, SIDE_NAMES);
  const one = (side: 'rebel' | 'empire'): string | null =>
    fields[side] === null ? null : readText(fields[side], join(path, side));
  return { rebel: one('rebel'), empire: one('empire') };
}

function readPlace(input: unknown, path: string): MapPlace {
  const [x, y, ...more] = readItems(input, path, (value, at) => readNumber(value, at, 0, 100));
  if (x === undefined || y === undefined || more.length > 0) throw new InputError(path, text('wrong.place'));
  return [x, y];
}

function readStory(input: unknown, path: string): string {
  return readWords(input, path, 0, MOST_IN_A_FILE.story);
}

function readWords(input: unknown, path: string, least: number, most: number): string {
  const words = readText(input, path).trim();
  if (words.length < least || words.length > most)
    throw new InputError(path, text('wrong.length', { least, most, found: words.length }));
  return words;
}
