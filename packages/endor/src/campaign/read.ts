/** Reading what comes from outside: a saved campaign, the result of a battle. Both are checked against the house rules. */
import { InputError, isFields, join, readBoolean, readFields, readList, readNumber, readText, readWord } from '@wartable/kernel';
import { CARRIED_FIELDS, hasHeroes, readLosses } from '../carried.ts';
import { pieceText } from '../describe.ts';
import { text } from '../text/index.ts';
import { CAMPAIGN_FORMAT, CAMPAIGN_ID, type CampaignState, nextBattle, type Result, standingOf, TIES } from './state.ts';

const RESULT_FIELDS = ['battle', 'won', 'turns', 'match', ...CARRIED_FIELDS];
const MOST_TURNS = 9999;

/** Reads a saved campaign. Throws `InputError`, which names the bad place. */
export function readCampaign(input: unknown): CampaignState {
  const fields = readFields(input, '', ['format', 'campaign', 'ties', 'results']);
  const format = readWord(fields['format'], 'format', [CAMPAIGN_FORMAT]);
  const campaign = readWord(fields['campaign'], 'campaign', [CAMPAIGN_ID]);
  const ties = readWord(fields['ties'], 'ties', TIES);
  const results: Result[] = [];
  for (const [i, item] of readList(fields['results'], 'results').entries())
    results.push(readResult(item, join('results', i), results));
  return { format, campaign, ties, results };
}

/** What can still be read of a damaged campaign: the results up to the first bad one. */
export function salvageCampaign(input: unknown): CampaignState {
  const results: Result[] = [];
  const fields = isFields(input) ? input : {};
  const given = fields['results'];
  for (const item of Array.isArray(given) ? given : []) {
    try {
      results.push(readResult(item, 'results', results));
    } catch (error) {
      if (error instanceof InputError) break;
      throw error;
    }
  }
  return { format: CAMPAIGN_FORMAT, campaign: CAMPAIGN_ID, ties: fields['ties'] === 'ask' ? 'ask' : 'auto', results };
}

/** A result that may follow these: of the battle whose turn it is, and nobody has come back who was captured before. */
export function readResult(input: unknown, path: string, before: readonly Result[]): Result {
  const node = nextBattle({ results: before });
  if (!node) throw new InputError(path, text('campaign.over'));
  const fields = readFields(input, path, RESULT_FIELDS);
  const result: Result = {
    battle: readWord(fields['battle'], join(path, 'battle'), [node.id]),
    won: readBoolean(fields['won'], join(path, 'won')),
    turns: readNumber(fields['turns'], join(path, 'turns'), 1, MOST_TURNS),
    match: readText(fields['match'], join(path, 'match')),
    ...readLosses(fields, path),
  };
  const freed = standingOf({ results: before }).captured.find((name) => !result.captured.includes(name));
  if (freed !== undefined) throw new InputError(join(path, 'captured'), text('campaign.freed', { piece: pieceText(freed) }));
  if (result.won && !hasHeroes(result)) throw new InputError(join(path, 'won'), text('campaign.no-hero'));
  if (before.some(({ match }) => match === result.match))
    throw new InputError(join(path, 'match'), text('carried.twice', { word: result.match }));
  return result;
}
