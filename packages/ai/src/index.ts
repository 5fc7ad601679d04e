export type {
  Balance,
  CardUse,
  CellBalance,
  GameBalance,
  MeasuredBalance,
  MeasuredCell,
  MeasuredOpenings,
  Opening,
  Openings,
  Spread,
  WinRate,
} from './balance.ts';
export type { Answer, Ask, Bot, Budget, Fear, Opinion, Reason, Why } from './bot.ts';
export { wrongWith } from './check-puzzle.ts';
export { considerations } from './considerations.ts';
export { type BotDesk, type BotGame, type BotReply, type BotRequest, botDesk, mergeAnswers } from './desk.ts';
export { chance, type Evaluator, type Explanation, type Glance, type Look } from './evaluator.ts';
export { findPuzzles, type Likeness } from './find.ts';
export { type Instead, insteadOf } from './instead.ts';
export type { Level, Opponents } from './levels.ts';
export { type Line, lineFrom, lineOf } from './line.ts';
export type { Estimate } from './luck.ts';
export { type Given, givenInTurn, type Mistake, mistakeIn } from './mistake.ts';
export type { Named } from './named.ts';
export { type Account, accountOf } from './net/account.ts';
export { fastReaderOf } from './net/fast.ts';
export { type Card, NetError, readNet, writeNet } from './net/file.ts';
export { learned } from './net/learned.ts';
export { type Net, PARTS, type Reader, readerOf, type Shape, sizesOf } from './net/net.ts';
export { addChoice, addPosition, bytesOf, countOf, newSamples, readInto, type Samples, setResult } from './net/samples.ts';
export { playAndKeep, type SelfPlay } from './net/self-play.ts';
export { aimsOf, type Errors, freshNet, LESSON, type Lesson, type Trainer, trainer } from './net/train.ts';
export { type Played, playOut } from './play.ts';
export { type BotSpec, makePlayer, type Player, readBot, SHIPPED } from './player.ts';
export { type Puzzle, type PuzzleRecord, puzzleMatch, puzzleOfTheDay, readPuzzles } from './puzzle.ts';
export {
  doubtful,
  LOOKED_AT_AGAIN,
  type Looks,
  type Parts,
  type Review,
  type ReviewedDecision,
  type Reviewer,
  review,
  reviewer,
  type SeatReview,
  type Weights,
} from './review.ts';
export type { SearchSettings } from './settings.ts';
export { onlyBest, type Solution, type SolveLimits, solve, type Valued, type Worth } from './solve.ts';
export { eloFrom, type Race, type Rating, race, type Share, wilson } from './statistics.ts';
export type { Look as LookAt, Weight } from './weigh.ts';
export { adviceText, whyTexts } from './why.ts';
