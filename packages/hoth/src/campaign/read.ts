/** Reading what comes from outside: a saved campaign, the result of a battle. Both are checked against the house rules. */
import {
  at,
  InputError,
  isFields,
  join,
  readFields,
  readList,
  readNumber,
  readOptional,
  readText,
  readWord,
  within,
} from '@wartable/kernel';
import { SIDE_NAMES, type SideName } from '../board.ts';
import { cardText } from '../describe.ts';
import { text } from '../text/text.ts';
import { type CampaignFile, readCampaignFile } from './file.ts';
import { CAMPAIGNS } from './house.ts';
import {
  CAMPAIGN_FORMAT,
  type CampaignOutcome,
  type CampaignState,
  campaignOf,
  earnersOf,
  nextNode,
  outcomeOf,
  type Result,
  SUPPORT_CARDS,
} from './state.ts';
import type { PerSide, Told, Winner } from './tree.ts';

/** What a battle leaves behind. */
export type BattleResult = {
  readonly winner: Winner;
  readonly medals: PerSide<number>;
  /** Support cards that were not used, by name. */
  readonly supportsLeft: PerSide<readonly string[]>;
  /** The commitment of the match. */
  readonly battle?: string;
};

const WINNERS: readonly Winner[] = [...SIDE_NAMES, 'draw'];
const FIELDS = ['format', 'campaign', 'node', 'results', 'supports', 'used', 'choosing', 'over'];
/** More than any scenario can give. */
const MOST_MEDALS = 99;

/** Reads a saved campaign. Throws `InputError`, which names the bad place. */
export function readCampaign(input: unknown): CampaignState {
  const fields = readFields(input, '', FIELDS);
  readWord(fields['format'], 'format', [CAMPAIGN_FORMAT]);
  const id = readCampaignId(fields['campaign'], 'campaign');
  const campaign = campaignOf({ campaign: id });
  const { results, next, earned, mayChoose } = readResults(fields['results'], campaign);
  const node = next ?? (results[results.length - 1] as Result).node;
  readWord(fields['node'], 'node', [node]);
  const choosing = readSides(fields['choosing'], 'choosing', mayChoose);
  const supports = readPerSide(fields['supports'], 'supports', readCards);
  const used = readPerSide(fields['used'], 'used', readCards);
  for (const side of SIDE_NAMES) {
    const twice = supports[side].findIndex((card) => used[side].includes(card));
    if (twice >= 0)
      throw new InputError(`supports.${side}[${twice}]`, text('wrong.card-used', { card: cardText(at(supports[side], twice)) }));
    const found = supports[side].length + used[side].length;
    const due = earned[side] - (choosing.includes(side) ? 1 : 0);
    if (found !== due) throw new InputError(`supports.${side}`, text('wrong.cards-earned', { n: due, found }));
  }
  const state: CampaignState = { format: CAMPAIGN_FORMAT, campaign: id, node, results, supports, used, choosing };
  const over = readOver(fields['over'], next === null ? outcomeOf(results) : undefined);
  return over ? { ...state, over } : state;
}

/** Battles no campaign has more of. */
const MOST_BATTLES = 99;

/**
 * What can still be read of a damaged campaign: the results up to the first bad one, and the cards that fit them. Of cards that cannot be
 * read, a side takes the last one anew where it may; for others it gets the first it has not had.
 */
export function salvageCampaign(input: unknown, id: CampaignState['campaign']): CampaignState {
  const campaign = campaignOf({ campaign: id });
  const found = listOf(fieldOf(input, 'results')).slice(0, MOST_BATTLES);
  let good = found.length;
  while (!canRead(() => readResults(found.slice(0, good), campaign))) good--;
  const { results, next, earned, mayChoose } = readResults(found.slice(0, good), campaign);
  const cards = (name: string, side: SideName): string[] => [
    ...new Set(SUPPORT_CARDS[side].filter((card) => listOf(fieldOf(fieldOf(input, name), side)).includes(card))),
  ];
  const choosing: SideName[] = [];
  const held = (side: SideName): { readonly supports: readonly string[]; readonly used: readonly string[] } => {
    const due = earned[side];
    const used = cards('used', side).slice(0, due);
    const supports = cards('supports', side)
      .filter((card) => !used.includes(card))
      .slice(0, due - used.length);
    const others = SUPPORT_CARDS[side].filter((card) => !used.includes(card) && !supports.includes(card));
    let missing = due - used.length - supports.length;
    if (missing > 0 && mayChoose.includes(side)) {
      choosing.push(side);
      missing--;
    }
    return { used, supports: [...supports, ...others.slice(0, missing)] };
  };
  const [rebel, empire] = [held('rebel'), held('empire')];
  return {
    format: CAMPAIGN_FORMAT,
    campaign: id,
    node: next ?? (results[results.length - 1] as Result).node,
    results,
    supports: { rebel: rebel.supports, empire: empire.supports },
    used: { rebel: rebel.used, empire: empire.used },
    choosing,
    ...(next === null ? { over: outcomeOf(results) } : {}),
  };
}

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined;
}

function listOf(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : [];
}

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** A house campaign by its id, or a whole file. */
export function readCampaignId(input: unknown, path: string): CampaignState['campaign'] {
  if (isFields(input)) {
    within(path, () => readCampaignFile(input));
    return input as CampaignFile;
  }
  return readWord(
    input,
    path,
    CAMPAIGNS.map((campaign) => campaign.id),
  );
}

type ReadResults = {
  readonly results: readonly Result[];
  readonly next: string | null;
  readonly earned: PerSide<number>;
  /** Who may still have to take the card of the last result. */
  readonly mayChoose: readonly SideName[];
};

/** Follows the tree along the results, and counts the support cards they gave. */
function readResults(input: unknown, campaign: Told): ReadResults {
  const results: Result[] = [];
  let mayChoose: readonly SideName[] = [];
  const earned = { rebel: 0, empire: 0 };
  let next: string | null = campaign.battles[0].id;
  for (const [i, item] of readList(input, 'results').entries()) {
    const path = `results[${i}]`;
    if (next === null) throw new InputError(path, text('wrong.ended-before'));
    const fields = readFields(item, path, ['node', 'winner', 'medals', 'battle']);
    const result: Result = { node: readWord(fields['node'], join(path, 'node'), [next]), ...readScore(fields, path) };
    refuseTwice(results, result.battle, join(path, 'battle'));
    next = nextNode(campaign, [...results, result]);
    results.push(result);
    // A side that has had all its cards takes none.
    const earners = earnersOf(campaign, result).filter((side) => earned[side] < SUPPORT_CARDS[side].length);
    mayChoose = next === null ? [] : earners;
    for (const side of mayChoose) earned[side]++;
  }
  return { results, next, earned, mayChoose };
}

/** Reads the result of a battle; a side can only have left what it held. */
export function readBattleResult(input: unknown, held: PerSide<readonly string[]>): BattleResult {
  const fields = readFields(input, 'result', ['winner', 'medals', 'supportsLeft', 'battle']);
  const supportsLeft = readPerSide(fields['supportsLeft'], 'result.supportsLeft', (value, path, side) => {
    const cards = readCards(value, path, side);
    const strange = cards.findIndex((card) => !held[side].includes(card));
    if (strange >= 0)
      throw new InputError(
        join(path, strange),
        text('wrong.not-held', { side: text(`side.${side}`), card: cardText(at(cards, strange)) }),
      );
    return cards;
  });
  return { ...readScore(fields, 'result'), supportsLeft };
}

function readScore(fields: Readonly<Record<string, unknown>>, path: string): Omit<BattleResult, 'supportsLeft'> {
  const battle = readOptional(fields['battle'], join(path, 'battle'), readText, undefined);
  return {
    winner: readWord(fields['winner'], join(path, 'winner'), WINNERS),
    medals: readPerSide(fields['medals'], join(path, 'medals'), (value, at) => readNumber(value, at, 0, MOST_MEDALS)),
    ...(battle === undefined ? {} : { battle }),
  };
}

/** A match has one result. */
export function refuseTwice(results: readonly Result[], battle: string | undefined, path: string): void {
  if (battle !== undefined && results.some((result) => result.battle === battle))
    throw new InputError(path, text('wrong.twice', { word: battle }));
}

function readPerSide<T>(input: unknown, path: string, read: (value: unknown, path: string, side: SideName) => T): PerSide<T> {
  const fields = readFields(input, path, SIDE_NAMES);
  return {
    rebel: read(fields['rebel'], join(path, 'rebel'), 'rebel'),
    empire: read(fields['empire'], join(path, 'empire'), 'empire'),
  };
}

/** Support cards of a side, each at most once. */
function readCards(input: unknown, path: string, side: SideName): readonly string[] {
  return readDistinct(input, path, SUPPORT_CARDS[side]);
}

function readSides(input: unknown, path: string, sides: readonly SideName[]): readonly SideName[] {
  return readDistinct(input, path, SIDE_NAMES).map((side, i) => {
    if (!sides.includes(side)) throw new InputError(join(path, i), text('wrong.no-support-due', { side: text(`side.${side}`) }));
    return side;
  });
}

function readDistinct<Word extends string>(input: unknown, path: string, words: readonly Word[]): readonly Word[] {
  const read = readList(input, path).map((item, i) => readWord(item, join(path, i), words));
  const again = read.findIndex((word, i) => read.indexOf(word) < i);
  if (again >= 0) throw new InputError(join(path, again), text('wrong.twice', { word: at(read, again) }));
  return read;
}

/** The outcome follows from the results; a save that says otherwise is damaged. */
function readOver(input: unknown, outcome: CampaignOutcome | undefined): CampaignOutcome | undefined {
  if (!outcome) {
    if (input !== undefined) throw new InputError('over', text('wrong.campaign-open'));
    return undefined;
  }
  const fields = readFields(input, 'over', ['winner', 'by']);
  for (const [name, due] of Object.entries(outcome)) readWord(fields[name], `over.${name}`, [due]);
  return outcome;
}
