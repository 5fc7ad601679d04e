/** A game at the terminal: who is asked what, and what people type. All that is shown is what the one who looks knows. */
import { type Answer, type BotSpec, type Opponents, whyTexts } from '@wartable/ai';
import { type Bots, openBots } from '@wartable/bots';
import {
  type Advice,
  allSeats,
  type Choice,
  type Followed,
  type Offer,
  type Question,
  type Rng,
  rngFromRng,
  rngFromSeed,
  type Seat,
  type Seed,
  seedFrom,
  type Text,
} from '@wartable/kernel';
import { boardOf } from '../board.ts';
import { botNamed } from '../bots.ts';
import type { Marks } from '../game-terminal.ts';
import { manifestOf } from '../games.ts';
import { type Io, inGame, paint, type Style, say } from '../io.ts';
import { text } from '../text/index.ts';
import { mayEnd } from './closing.ts';
import { doubtAbout } from './coach.ts';
import { closeTable, type Host, type HostOf, hostAgain, hostNew, knownBy, tell } from './host.ts';
import type { Save } from './save.ts';
import type { Terminal } from './terminal.ts';
import { cardMeant, choiceMeant, thingMeant } from './typed.ts';

export const PERSON = 'person';

export type Session = {
  readonly game: Host['game'];
  readonly host: Host;
  readonly io: Io;
  readonly terminal: Terminal;
  /** For each seat, how much of what has happened it was shown. */
  readonly shown: number[];
  /** The person at the keyboard; undefined before the first and while it is handed over. */
  at: Seat | undefined;
  /** Set when the person has answered and may still think better of it. */
  mayTakeBack: boolean;
  /** The goal of the game is told once. */
  isNew: boolean;
  /** Something to say before the first decision. */
  notice: Text | undefined;
  /** No pause between the person's answer and the bot's. */
  readonly fast: boolean;
  /** Who warns of mistakes, and how the game sets its search; undefined where nobody does. */
  readonly coach?: Pick<Opponents, 'search'> | undefined;
  /** The words that go on with it, after `wartable`. */
  readonly command: string;
};

/** What a session needs before its match begins. */
export type Setting = HostOf & Pick<Session, 'io' | 'terminal' | 'fast' | 'coach' | 'command'>;

export function beginSession(setting: Setting, players: readonly string[], options: unknown, seed: Seed): Session {
  const host = hostNew(setting, players, options, seed);
  return { ...sessionOf(setting, host), shown: players.map(() => 0), isNew: true };
}

export function resumeSession(setting: Setting, save: Save): Session {
  const { host, changed } = hostAgain(setting, save);
  const notice = changed && text('play.rules-changed', changed);
  const shown = allSeats(host.players).map((seat) => happened(knownBy(host, seat)));
  return { ...sessionOf(setting, host), shown, notice };
}

function sessionOf({ game, io, terminal, fast, coach, command }: Setting, host: Host): Omit<Session, 'shown'> {
  return {
    game,
    host,
    io: inGame(io, game.id),
    terminal,
    fast,
    // Nobody is helped against somebody else.
    coach: host.players.filter((player) => player === PERSON).length > 1 ? undefined : coach,
    command,
    at: undefined,
    mayTakeBack: false,
    isNew: false,
    notice: undefined,
  };
}

/** How many events have happened and stand, as far as one knows. */
function happened({ before, log }: Followed): number {
  return before + log.length;
}

/** Plays until the match is over or the person leaves. Everything is saved after each answer. */
export async function runSession(session: Session): Promise<number> {
  const specs = session.host.players.map((name) => (name === PERSON ? undefined : botNamed(name, session.game)));
  const bots = openBots(1, () => {});
  try {
    return await playOn(session, specs, bots);
  } finally {
    await bots.close();
  }
}

async function playOn(session: Session, specs: readonly (BotSpec | undefined)[], bots: Bots): Promise<number> {
  const { host } = session;
  const chance = rngFromSeed(seedFrom(`${host.seed} bots ${host.opened}`));
  while (!knownBy(host, 'spectator').outcome) {
    const open = allSeats(host.players).flatMap((seat) => knownBy(host, seat).decision ?? []);
    const forBot = open.find((decision) => specs[decision.seat]);
    const bot = forBot && specs[forBot.seat];
    if (bot) {
      const paused = await pause(session);
      if (paused === 'leave') return leave(session);
      if (paused === 'undone') continue;
      const { choice } = await askBot(session, forBot, bot, bots, chance);
      await give(session, forBot, choice);
      continue;
    }
    const decision = open.find(({ seat }) => seat === session.at) ?? open[0];
    if (!decision) throw new Error('nobody is asked');
    const [only] = decision.choices;
    if (only !== undefined && decision.choices.length === 1) {
      const forced = offersOf(session, decision)[0]?.notation ?? '';
      const ends = session.at === decision.seat ? await mayEnd(session, decision.seat, forced) : 'on';
      if (ends === 'leave') return leave(session);
      if (ends === 'on' || !(await takeBack(session, decision.seat))) await give(session, decision, only);
      continue;
    }
    if (!(await askPerson(session, decision, bots, chance))) return leave(session);
  }
  await showEnd(session);
  return 0;
}

/** Before a bot goes on, the person sees what the own answer did and may take it back. */
async function pause(session: Session): Promise<'on' | 'undone' | 'leave'> {
  const { host, at, terminal, io, fast } = session;
  if (fast || at === undefined || !session.mayTakeBack || knownBy(host, at).undo) return 'on';
  session.mayTakeBack = false;
  showNews(session, at);
  showNotice(session);
  const typed = await terminal.ask(`${say(io, text('play.pause'))} `);
  if (typed === undefined || typed.trim() === 'q') return 'leave';
  return typed.trim() === 'u' && (await takeBack(session, at)) ? 'undone' : 'on';
}

/** The bot gets the view of its seat, and no more. */
function askBot(
  { game, host }: Session,
  decision: Question,
  bot: BotSpec,
  bots: Bots,
  chance: Rng,
  fears = false,
): Promise<Answer> {
  const { view } = knownBy(host, decision.seat);
  const seed = rngFromRng(chance)
    .key.map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
  return bots.ask({ table: 'terminal', game: game.id, bot, view, decision, seed, fears });
}

/** It looks with what the best level looks with. */
function adviserOf(game: Session['game']): BotSpec {
  const net = manifestOf(game).levels.at(-1)?.net;
  return { kind: 'search', ms: 1000, ...(net === undefined ? {} : { net }), name: 'adviser' };
}

/** What would you do here, what are my chances, and what is there to fear? The adviser sees what the person sees. */
async function advise(session: Session, decision: Question, bots: Bots, chance: Rng): Promise<void> {
  const { terminal, io } = session;
  terminal.print(paint(io, 'dim', say(io, text('play.thinking'))));
  const { choice, why } = await askBot(session, decision, adviserOf(session.game), bots, chance, true);
  const offers = offersOf(session, decision);
  for (const [at, offer] of offers.entries())
    if (offer.choice === choice) tellAdvice(session, at + 1, why, adviceOn(session, decision, offer));
}

function adviceOn({ game, host }: Session, { seat }: Question, { choice, label }: Offer): Advice {
  return game.advice?.(knownBy(host, seat).view, choice) ?? { what: label, why: [] };
}

function tellAdvice({ terminal, io }: Session, n: number, why: Answer['why'], advice: Advice): void {
  const [first, ...more] = whyTexts(why, advice);
  if (first) terminal.print(paint(io, 'bold', say(io, text('play.advice', { n, label: first }))));
  for (const line of more) terminal.print(`  ${say(io, line)}`);
}

function offersOf({ game, host }: Session, decision: Question): readonly Offer[] {
  return game.offers(knownBy(host, decision.seat).view, decision);
}

/** An answer that nobody typed: it is one of those offered, so a table that does not take it is broken. */
async function give({ host }: Session, { seat, id }: Question, choice: Choice): Promise<void> {
  const reply = await tell(host, seat, { say: 'answer', decision: id, choice });
  if ('refused' in reply) throw new Error(`an answer was not taken (${reply.refused})`);
}

/** Shows a decision and reads what the person types until it is answered. Returns false when the person leaves. */
async function askPerson(session: Session, decision: Question, bots: Bots, chance: Rng): Promise<boolean> {
  const { terminal, io, host } = session;
  if (session.at !== decision.seat) {
    const handed = await handOver(session, decision.seat);
    if (handed !== 'on') return handed === 'undone';
  }
  const offers = offersOf(session, decision);
  showTable(session, decision);
  for (;;) {
    const typed = await terminal.ask(`${say(io, text('play.ask', { n: decision.choices.length }))} `);
    if (typed === undefined) return false;
    const [command = '', ...words] = typed.trim().split(/\s+/);
    const rest = words.join(' ');
    const meant = choiceMeant(offers, typed);
    if (meant) {
      session.mayTakeBack = true;
      const doubt = doubtAbout(session, decision.seat, meant.notation);
      const ends = await mayEnd(session, decision.seat, meant.notation, doubt);
      if (ends !== 'on') return ends === 'back';
      const reply = await tell(host, decision.seat, { say: 'answer', decision: decision.id, choice: meant.choice });
      if ('refused' in reply) terminal.print(paint(io, 'red', say(io, text('play.failed'))));
      else {
        // What cannot be taken back is not mentioned.
        if (!knownBy(host, decision.seat).undo && session.mayTakeBack) session.notice = doubt;
        return true;
      }
      continue;
    }
    switch (command) {
      case 'q':
        return false;
      case 'u':
        if (await takeBack(session, decision.seat)) return true;
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
        await tell(host, decision.seat, { say: 'concede' });
        return true;
      case '':
      case 'h':
        printParagraph(session, say(io, text('play.help')));
        for (const line of boardOf(session.game).intro(knownBy(host, decision.seat).view, io)) printParagraph(session, line);
        break;
      default:
        terminal.print(paint(io, 'yellow', say(io, text('play.not-understood', { typed: typed.trim() }))));
    }
  }
}

/** Two people at one keyboard: nobody sees the other's hand. */
async function handOver(session: Session, seat: Seat): Promise<'on' | 'undone' | 'leave'> {
  const { host, terminal, io, at } = session;
  const people = host.players.filter((player) => player === PERSON).length;
  if (people > 1) {
    terminal.clear();
    const typed = await terminal.ask(`${say(io, text('play.hand-over', { seat: seatWord(session, seat) }))} `);
    if (typed === undefined || typed.trim() === 'q') return 'leave';
    if (typed.trim() === 'u' && at !== undefined && (await takeBack(session, at))) return 'undone';
  }
  session.at = seat;
  return 'on';
}

function showTable(session: Session, decision: Question): void {
  const { game, host, terminal, io } = session;
  const { view } = knownBy(host, decision.seat);
  const offers = offersOf(session, decision);
  terminal.clear();
  for (const line of boardOf(game).table(view, io, marksOf(offers))) terminal.print(line);
  terminal.print('');
  if (session.isNew) {
    for (const paragraph of boardOf(game).intro(view, io)) printParagraph(session, paragraph);
    terminal.print('');
    session.isNew = false;
  }
  showNotice(session);
  showNews(session, decision.seat);
  terminal.print(paint(io, 'bold', say(session.io, game.prompt(view, decision))));
  const previews = game.previews(view);
  const labels = offers.map((offer, i) => {
    const note = boardOf(game).note({ decision, offer, previews }, io);
    const label = say(session.io, offer.label);
    return `${String(i + 1).padStart(3)}  ${note === undefined ? label : `${label}: ${note}`}`;
  });
  for (const line of inColumns(labels)) terminal.print(line);
}

function showNotice(session: Session): void {
  if (!session.notice) return;
  printParagraph(session, say(session.io, session.notice), 'yellow');
  session.terminal.print('');
  session.notice = undefined;
}

/** What has happened since the person last looked. */
function showNews({ game, host, terminal, shown, ...session }: Session, seat: Seat): void {
  const known = knownBy(host, seat);
  const news = known.log.slice(Math.max(0, (shown[seat] ?? 0) - known.before));
  shown[seat] = happened(known);
  const lines = news.flatMap((event) => game.log(event) ?? []);
  for (const line of lines) printParagraph({ terminal, ...session }, say(session.io, line), 'dim');
  if (lines.length > 0) terminal.print('');
}

/** The number of each choice, by the thing it names. */
function marksOf(offers: readonly Offer[]): Marks {
  return new Map(offers.map(({ target, thing, notation }, i) => [target ?? thing ?? notation, i + 1]));
}

/** Two columns where the list is long and the lines are short. */
function inColumns(labels: readonly string[]): string[] {
  const widest = Math.max(...labels.map((label) => label.length));
  if (labels.length < 8 || widest > 38) return [...labels];
  const half = Math.ceil(labels.length / 2);
  return labels.slice(0, half).map((label, i) => `${label.padEnd(40)}${labels[half + i] ?? ''}`.trimEnd());
}

/** Back to the last decision that was really one; says why when it goes no further. */
async function takeBack(session: Session, seat: Seat): Promise<boolean> {
  const { host, terminal, io, shown } = session;
  const { undo } = knownBy(host, seat);
  if ('refused' in (await tell(host, seat, { say: 'undo' }))) {
    const key = undo?.refused === 'new-information' ? (`play.undo-${undo.because}` as const) : 'play.undo-nothing';
    terminal.print(paint(io, 'yellow', say(io, text(key))));
    return false;
  }
  while (knownBy(host, seat).decision?.choices.length === 1 && !knownBy(host, seat).undo) await tell(host, seat, { say: 'undo' });
  session.at = seat;
  for (const other of allSeats(shown)) shown[other] = Math.min(shown[other] ?? 0, happened(knownBy(host, other)));
  return true;
}

function showWhyNot(session: Session, seat: Seat, typed: string): void {
  const { game, host, terminal, io } = session;
  const { view } = knownBy(host, seat);
  const thing = boardOf(game).thing(typed) ?? thingMeant(io.words, typed);
  const intents = thing === undefined ? [typed] : game.intents(view, thing);
  for (const intent of intents) {
    const refusal = game.whyNot(view, intent);
    if (refusal) terminal.print(`  ${say(session.io, refusal.text)}  ${paint(io, 'dim', refusal.rule)}`);
    else terminal.print(`  ${say(io, text('play.legal', { intent }))}`);
  }
}

function showCard(session: Session, typed: string): void {
  const { game, terminal, io } = session;
  const card = cardMeant(io.words, typed);
  if (card === undefined) terminal.print(paint(io, 'yellow', say(io, text('play.no-card', { typed }))));
  else for (const line of boardOf(game).card(card, io)) printParagraph(session, line);
}

/** Paragraphs of the rulebook whose heading or id contains what was typed. */
function showRule(session: Session, typed: string): void {
  const { game, terminal, io } = session;
  const headed = game.rulebook.map((rule) => ({
    ...rule,
    head: rule.title.key in io.words.sentences ? say(io, rule.title) : '',
  }));
  const wanted = typed.trim().toLowerCase();
  const rules = headed.filter(({ id, head }) => id.includes(wanted) || head.toLowerCase().includes(wanted));
  if (rules.length === 0) terminal.print(paint(io, 'yellow', say(io, text('play.no-rule', { typed }))));
  for (const rule of rules) {
    const paragraphs = rule.texts.map((key) => say(session.io, { key })).join(' ');
    terminal.print(`  ${[rule.head, paint(io, 'dim', rule.id)].join(' ').trim()}`);
    printParagraph(session, paragraphs);
  }
}

const WIDTH = 78;

/** A paragraph in lines that a terminal shows whole. */
function printParagraph(session: Pick<Session, 'io' | 'terminal'>, paragraph: string, style: Style = 'reset'): void {
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
  session.terminal.print(say(session.io, text('play.saved', { command: session.command })));
  return 0;
}

async function showEnd(session: Session): Promise<void> {
  const { game, host, terminal, io } = session;
  const path = await closeTable(host);
  const { view, outcome } = knownBy(host, session.at ?? 'spectator');
  terminal.clear();
  for (const line of boardOf(game).table(view, io, new Map())) terminal.print(line);
  terminal.print('');
  const [winner] = outcome?.winners ?? [];
  const alone = host.players.length === 1;
  const line =
    winner === undefined ? text(alone ? 'play.lost' : 'play.draw') : text('play.won', { seat: seatWord(session, winner) });
  terminal.print(paint(io, ['bold', 'green'], say(io, line)));
  terminal.print(say(io, text('play.record', { path })));
}

function seatWord(session: Session, seat: Seat): string {
  const name = knownBy(session.host, 'spectator').seats[seat] ?? '';
  return say(session.io, session.game.seatName(name));
}
