/** What a player made of a battle of the day, and what a bot makes of the very same one. It knows no game. */
import { type BotReply, type BotRequest, type Level, lineOf } from '@wartable/ai';
import type { LoadedGame } from '@wartable/games/manifest';
import {
  answer,
  type DayBattle,
  type Decision,
  isRulesChange,
  type MatchRecord,
  matchOutcome,
  newMatch,
  pendingDecisions,
  type Result,
  readRecord,
  replay,
  resultFor,
  type Seed,
  TAKEBACK,
  UNDO,
} from '@wartable/kernel';
import { botSeed } from './bot-seed.ts';
import type { DayEnd } from './day-rows.ts';

export type AskBot = (request: BotRequest) => Promise<BotReply>;

/** Far more than a battle takes. */
const MOST_ANSWERS = 100_000;

/** Undefined as long as it is not over. */
export async function madeOf(
  loaded: LoadedGame,
  day: DayBattle,
  { record: kept, seed }: { readonly record: MatchRecord; readonly seed: Seed },
  ask: AskBot,
): Promise<DayEnd | undefined> {
  const { game } = loaded;
  const record = { ...readRecord(kept, [game]), seed };
  const { match } = replay(game, record);
  const outcome = matchOutcome(match);
  if (!outcome) return undefined;
  const result = resultFor(game, game.view(match.state, day.seat), outcome, day.seat, match.seats.length === 1);
  const alike = seed === day.seed && !record.log.some(isRulesChange) && (await answeredAlike(loaded, day, record, ask));
  return { result, takebacks: takebacksIn(record), alike };
}

/** Some go back by several answers at a time: that is taking back once. */
function takebacksIn({ log }: MatchRecord): number {
  const isBack = (entry: number): boolean => log[entry]?.[1] === UNDO || log[entry]?.[1] === TAKEBACK;
  return log.filter((_, entry) => isBack(entry) && !isBack(entry - 1)).length;
}

/** Whether all bots answered what those of the day answer. */
async function answeredAlike(loaded: LoadedGame, day: DayBattle, record: MatchRecord, ask: AskBot): Promise<boolean> {
  const { game } = loaded;
  for (const { entry, seat, state, answered } of lineOf(game, record).steps) {
    if (seat === day.seat || !answered || answered.decision.choices.length === 1) continue;
    const reply = await ask(opponentIn(loaded, day, { decision: answered.decision, view: game.view(state, seat), entry }));
    if (isUnfit(reply) || reply.answer.choice !== answered.choice) return false;
  }
  return true;
}

const isUnfit = ({ trouble, netless }: BotReply): boolean => trouble !== undefined || netless !== undefined;

let requests = 0;

type Asked = { readonly level: number; readonly decision: Decision; readonly view: unknown; readonly entry: number };

function requestFor(
  { game, manifest }: LoadedGame,
  { seed }: DayBattle,
  { level, entry, decision, view }: Asked,
  table: string,
): BotRequest {
  const bot = manifest.levels[level - 1] as Level;
  return { id: ++requests, table, game: game.id, bot, view, decision, seed: botSeed(seed, entry) };
}

/** Each answer follows from what is asked alone, not from what was thought about before, which may be forgotten with a break. */
function opponentIn(loaded: LoadedGame, day: DayBattle, asked: Omit<Asked, 'level'>): BotRequest {
  return requestFor(loaded, day, { ...asked, level: day.level ?? 1 }, `day ${day.seed} ${asked.entry}`);
}

/** The same seat, the same opponents, the same dice. Undefined where a bot could not play as it is made. */
export async function playedBy(loaded: LoadedGame, day: DayBattle, level: number, ask: AskBot): Promise<Result | undefined> {
  const { game } = loaded;
  const { options, seed, players, seat: own } = day;
  const match = newMatch(game, { options, players: players.map(({ kind }) => kind), seed });
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const outcome = matchOutcome(match);
    if (outcome) return resultFor(game, game.view(match.state, own), outcome, own, players.length === 1);
    const [decision] = pendingDecisions(match);
    if (!decision) break;
    const { seat } = decision;
    const asked = { decision, view: game.view(match.state, seat), entry: match.record.log.length };
    const request =
      seat === own ? requestFor(loaded, day, { ...asked, level }, `day ${seed} by ${level}`) : opponentIn(loaded, day, asked);
    const reply = await ask(request);
    if (isUnfit(reply)) return undefined;
    answer(match, seat, decision.id, reply.answer.choice);
  }
  throw new RangeError(`${game.id} on ${day.date} is not over`);
}
