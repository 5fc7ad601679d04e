/** A game at the terminal: who is asked what, and what people type. */
import { type Answer, type BotSpec, whyInWords } from '@wartable/ai';
import { type Bots, openBots } from '@wartable/bots';
import {
  answer,
  type Choice,
  closeRecord,
  concede,
  type Decision,
  decisionOf,
  type GameEvent,
  type GameState,
  type Match,
  matchOutcome,
  newMatch,
  pendingDecisions,
  type Rng,
  render,
  resume,
  rngFromRng,
  rngFromSeed,
  type Seat,
  type Seed,
  seedFrom,
  type Text,
  undo,
  whyNotUndo,
} from '@wartable/kernel';
import { boardOf, type Marks } from '../boards/index.ts';
import { botNamed } from '../bots.ts';
import type { AnyGame } from '../games.ts';
import { type Io, paint, type Style, say } from '../io.ts';
import { text } from '../text/index.ts';
import { keepRecord, removeSave, type Save, writeSave } from './save.ts';
import type { Terminal } from './terminal.ts';
import { cardMeant, choiceMeant, thingMeant } from './words.ts';

export const PERSON = 'person';

export type Session = {
  readonly game: AnyGame;
  readonly match: Match<GameState, GameEvent>;
  readonly seed: Seed;
  readonly players: readonly string[];
  readonly folder: string;
  readonly path: string;
  readonly io: Io;
  readonly terminal: Terminal;
  /** For each seat, the events it has not been shown yet, as it saw them. */
  readonly unseen: GameEvent[][];
  /** The person at the keyboard; undefined before the first and while it is handed over. */
  at: Seat | undefined;
  /** Set when the person has answered and may still think better of it. */
  mayTakeBack: boolean;
  /** The goal of the game is told once. */
  isNew: boolean;
  /** No pause between the person's answer and the bot's. */
  readonly fast: boolean;
};

/** What a session needs before its match begins. */
export type Table = Pick<Session, 'game' | 'folder' | 'path' | 'io' | 'terminal' | 'fast'>;

export function beginSession(table: Table, players: readonly string[], options: unknown, seed: Seed): Session {
  const { game } = table;
  const unseen: GameEvent[][] = players.map(() => []);
  const match = newMatch(game, { options, players, seed }, (event) => {
    unseen.forEach((events, seat) => {
      const seen = game.seenBy(event, seat);
      if (seen) events.push(seen);
    });
  });
  return { ...table, match, seed, players, unseen, at: undefined, mayTakeBack: false, isNew: true };
}

export function resumeSession(table: Table, save: Save): Session {
  const { match } = resume(table.game, save.record, save.seed);
  const unseen: GameEvent[][] = match.seats.map(() => []);
  return { ...table, match, seed: save.seed, players: save.players, unseen, at: undefined, mayTakeBack: false, isNew: false };
}

/** Plays until the match is over or the person leaves. Everything is saved after each answer. */
export async function runSession(session: Session): Promise<number> {
  const specs = session.players.map((name) => (name === PERSON ? undefined : botNamed(name, session.game.id)));
  const bots = openBots(1, () => {});
  try {
    return await playOn(session, specs, bots);
  } finally {
    await bots.close();
  }
}

async function playOn(session: Session, specs: readonly (BotSpec | undefined)[], bots: Bots): Promise<number> {
  const chance = rngFromSeed(seedFrom(`${session.seed} bots ${session.match.record.log.length}`));
  writeSave(session.path, { seed: session.seed, players: session.players, record: session.match.record });
  while (!matchOutcome(session.match)) {
    const open = pendingDecisions(session.match);
    const forBot = open.find((decision) => specs[decision.seat]);
    if (forBot) {
      const paused = await pause(session);
      if (paused === 'leave') return leave(session);
      if (paused === 'undone') continue;
      const { choice } = await askBot(session, forBot, specs[forBot.seat] as BotSpec, bots, chance);
      give(session, forBot, choice);
      continue;
    }
    const decision = open.find(({ seat }) => seat === session.at) ?? (open[0] as Decision);
    if (decision.choices.length === 1) {
      give(session, decision, decision.choices[0] as Choice);
      continue;
    }
    if (!(await askPerson(session, decision, bots, chance))) return leave(session);
  }
  showEnd(session);
  return 0;
}

/** Before a bot goes on, the person sees what the own answer did and may take it back. */
async function pause(session: Session): Promise<'on' | 'undone' | 'leave'> {
  const { match, at, terminal, io, fast } = session;
  if (fast || at === undefined || !session.mayTakeBack || whyNotUndo(match, at)) return 'on';
  session.mayTakeBack = false;
  showNews(session, at);
  const typed = await terminal.ask(`${say(io, text('play.pause'))} `);
  if (typed === undefined || typed.trim() === 'q') return 'leave';
  return typed.trim() === 'u' && takeBack(session, at) ? 'undone' : 'on';
}

/** The bot gets the view of its seat, and no more. */
function askBot({ game, match }: Session, decision: Decision, bot: BotSpec, bots: Bots, chance: Rng): Promise<Answer> {
  const view = game.view(match.state, decision.seat);
  const seed = rngFromRng(chance)
    .key.map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
  return bots.ask({ table: 'terminal', game: game.id, bot, view, decision, seed });
}

const ADVISER: BotSpec = { kind: 'search', ms: 1000, name: 'adviser' };

/** What would you do here, and what are my chances? The adviser sees what the person sees. */
async function advise(session: Session, decision: Decision, bots: Bots, chance: Rng): Promise<void> {
  const { game, match, terminal, io } = session;
  terminal.print(paint(io, 'dim', say(io, text('play.thinking'))));
  const { choice, why } = await askBot(session, decision, ADVISER, bots, chance);
  const label = words(session, game.label(game.view(match.state, decision.seat), choice));
  terminal.print(paint(io, 'bold', say(io, text('play.advice', { n: decision.choices.indexOf(choice) + 1, label }))));
  for (const line of whyInWords(game, why, io.language)) terminal.print(`  ${line}`);
}

/** Takes an answer; it is on disk before anybody sees what follows from it. */
function give(session: Session, decision: Decision, choice: Choice): void {
  const { game, match, unseen } = session;
  answer(match, decision.seat, decision.id, choice, (event) => {
    unseen.forEach((events, seat) => {
      const seen = game.seenBy(event, seat);
      if (seen) events.push(seen);
    });
  });
  writeSave(session.path, { seed: session.seed, players: session.players, record: match.record });
}

/** Shows a decision and reads what the person types until it is answered. Returns false when the person leaves. */
async function askPerson(session: Session, decision: Decision, bots: Bots, chance: Rng): Promise<boolean> {
  const { terminal, io, match } = session;
  if (session.at !== decision.seat) {
    const handed = await handOver(session, decision.seat);
    if (handed !== 'on') return handed === 'undone';
  }
  showTable(session, decision);
  for (;;) {
    const typed = await terminal.ask(`${say(io, text('play.ask', { n: decision.choices.length }))} `);
    if (typed === undefined) return false;
    const [command = '', ...words] = typed.trim().split(/\s+/);
    const rest = words.join(' ');
    const choice = choiceMeant(match, decision, typed);
    if (choice !== undefined) {
      give(session, decision, choice);
      session.mayTakeBack = true;
      return true;
    }
    switch (command) {
      case 'q':
        return false;
      case 'u':
        if (takeBack(session, decision.seat)) return true;
        break;
      case '?':
        showWhyNot(session, decision.seat, rest);
        break;
      case 'a':
        await advise(session, decision, bots, chance);
        break;
      case 'c':
        showCard(session, rest);
        break;
      case 'r':
        showRule(session, rest || decision.rule);
        break;
      case 'l':
        showTable(session, decision);
        break;
      case 'concede':
        concede(match, decision.seat);
        writeSave(session.path, { seed: session.seed, players: session.players, record: match.record });
        return true;
      case '':
      case 'h':
        printParagraph(session, say(io, text('play.help')));
        for (const line of boardOf(session.game).intro(session.game.view(match.state, decision.seat), io))
          printParagraph(session, line);
        break;
      default:
        terminal.print(paint(io, 'yellow', say(io, text('play.not-understood', { typed: typed.trim() }))));
    }
  }
}

/** Two people at one keyboard: nobody sees the other's hand. */
async function handOver(session: Session, seat: Seat): Promise<'on' | 'undone' | 'leave'> {
  const { players, terminal, io, at } = session;
  const people = players.filter((player) => player === PERSON).length;
  if (people > 1) {
    terminal.clear();
    const typed = await terminal.ask(
      `${say(io, text('play.hand-over', { seat: words(session, session.game.seatName(session.match.seats[seat] ?? '')) }))} `,
    );
    if (typed === undefined || typed.trim() === 'q') return 'leave';
    if (typed.trim() === 'u' && at !== undefined && takeBack(session, at)) return 'undone';
  }
  session.at = seat;
  return 'on';
}

function showTable(session: Session, decision: Decision): void {
  const { game, match, terminal, io } = session;
  const view = game.view(match.state, decision.seat);
  terminal.clear();
  for (const line of boardOf(game).table(view, io, marksOf(session, decision))) terminal.print(line);
  terminal.print('');
  if (session.isNew) {
    for (const paragraph of boardOf(game).intro(view, io)) printParagraph(session, paragraph);
    terminal.print('');
    session.isNew = false;
  }
  showNews(session, decision.seat);
  terminal.print(paint(io, 'bold', words(session, game.prompt(view, decision))));
  const labels = decision.choices.map((choice, i) => `${String(i + 1).padStart(3)}  ${labelOf(session, view, choice)}`);
  for (const line of inColumns(labels)) terminal.print(line);
}

/** What has happened since the person last looked. */
function showNews(session: Session, seat: Seat): void {
  const { game, terminal, unseen } = session;
  const lines = (unseen[seat]?.splice(0) ?? []).flatMap((event) => game.log(event) ?? []);
  for (const line of lines) printParagraph(session, words(session, line), 'dim');
  if (lines.length > 0) terminal.print('');
}

/** The number of each choice, by the thing it names. */
function marksOf({ game, match }: Session, decision: Decision): Marks {
  return new Map(decision.choices.map((choice, i) => [game.notate(match.state, choice).split(' ').pop() as string, i + 1]));
}

/** A choice, with what there is to say about it. */
function labelOf(session: Session, view: unknown, choice: Choice): string {
  const { game, match, io } = session;
  const label = words(session, game.label(view, choice));
  const note = boardOf(game).note(match.state, game.notate(match.state, choice), io);
  return note === undefined ? label : `${label}: ${note}`;
}

/** Two columns where the list is long and the lines are short. */
function inColumns(labels: readonly string[]): string[] {
  const widest = Math.max(...labels.map((label) => label.length));
  if (labels.length < 8 || widest > 38) return [...labels];
  const half = Math.ceil(labels.length / 2);
  return labels.slice(0, half).map((label, i) => `${label.padEnd(40)}${labels[half + i] ?? ''}`.trimEnd());
}

/** Back to the last decision that was really one; says why when it goes no further. */
function takeBack(session: Session, seat: Seat): boolean {
  const { match, terminal, io } = session;
  let refusal = undo(match, seat);
  if (refusal) {
    const key = refusal.refused === 'new-information' ? (`play.undo-${refusal.because}` as const) : 'play.undo-nothing';
    terminal.print(paint(io, 'yellow', say(io, text(key))));
    return false;
  }
  while (!refusal && decisionOf(match, seat)?.choices.length === 1) refusal = undo(match, seat);
  session.at = seat;
  for (const events of session.unseen) events.length = 0;
  writeSave(session.path, { seed: session.seed, players: session.players, record: match.record });
  return true;
}

function showWhyNot(session: Session, seat: Seat, typed: string): void {
  const { game, match, terminal, io } = session;
  const thing = boardOf(game).thing(typed) ?? thingMeant(game, io.language, typed);
  const intents = thing === undefined ? [typed] : game.intents(match.state, seat, thing);
  for (const intent of intents) {
    const refusal = game.whyNot(match.state, seat, intent);
    if (refusal) terminal.print(`  ${words(session, refusal.text)}  ${paint(io, 'dim', refusal.rule)}`);
    else terminal.print(`  ${say(io, text('play.legal', { intent }))}`);
  }
}

function showCard(session: Session, typed: string): void {
  const { game, terminal, io } = session;
  const card = cardMeant(game, io.language, typed);
  if (card === undefined) terminal.print(paint(io, 'yellow', say(io, text('play.no-card', { typed }))));
  else for (const line of boardOf(game).card(card, io)) printParagraph(session, line);
}

/** Paragraphs of the rulebook whose id contains what was typed. */
function showRule(session: Session, typed: string): void {
  const { game, terminal, io } = session;
  const rules = game.rulebook.filter((rule) => rule.id.includes(typed.trim().toLowerCase()));
  if (rules.length === 0) terminal.print(paint(io, 'yellow', say(io, text('play.no-rule', { typed }))));
  for (const rule of rules) {
    const paragraphs = rule.texts.map((key) => words(session, { key })).join(' ');
    terminal.print(`  ${paint(io, 'dim', rule.id)}`);
    printParagraph(session, paragraphs);
  }
}

const WIDTH = 78;

/** A paragraph in lines that a terminal shows whole. */
function printParagraph(session: Session, paragraph: string, style: Style = 'reset'): void {
  const print = (text: string): void => session.terminal.print(style === 'reset' ? text : paint(session.io, style, text));
  let line = ' ';
  for (const word of paragraph.split(' ')) {
    if (line.length + word.length >= WIDTH && line.trim() !== '') {
      print(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  print(line);
}

function leave(session: Session): number {
  session.terminal.print(say(session.io, text('play.saved')));
  return 0;
}

function showEnd(session: Session): void {
  const { game, match, terminal, io } = session;
  const outcome = matchOutcome(match);
  const record = closeRecord(match, session.seed);
  const path = keepRecord(session.folder, record);
  removeSave(session.path);
  terminal.clear();
  for (const line of boardOf(game).table(game.view(match.state, session.at ?? 'spectator'), io, new Map())) terminal.print(line);
  terminal.print('');
  const [winner] = outcome?.winners ?? [];
  const line =
    winner === undefined
      ? text(match.seats.length === 1 ? 'play.lost' : 'play.draw')
      : text('play.won', { seat: words(session, game.seatName(match.seats[winner] ?? '')) });
  terminal.print(paint(io, ['bold', 'green'], say(io, line)));
  terminal.print(say(io, text('play.record', { path })));
}

function words(session: Session, of: Text): string {
  return render(session.game.catalogue, session.io.language, of);
}
