export {
  type Balance,
  balanceOf,
  type CardUse,
  type CellBalance,
  type GameBalance,
  type Spread,
  type WinRate,
} from './balance.ts';
export type { Answer, Ask, Bot, Budget, Opinion, Reason, Why } from './bot.ts';
export { considerations } from './considerations.ts';
export { type BotDesk, type BotReply, type BotRequest, botDesk, mergeAnswers } from './desk.ts';
export { chance, type Evaluator, type Explanation, type Glance, type Look } from './evaluator.ts';
export { LEVELS, type Level } from './levels.ts';
export { type Line, lineFrom, lineOf } from './line.ts';
export { type Played, playOut } from './play.ts';
export { type BotSpec, makePlayer, type Player, readBot } from './player.ts';
export { type Named, type Parts, type Review, type ReviewedDecision, review, type SeatReview } from './review.ts';
export { eloFrom, type Race, type Rating, race, type Share, wilson } from './statistics.ts';
export { AI_CATALOGUE } from './text/index.ts';
export { whyInWords } from './why.ts';
