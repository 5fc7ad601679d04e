import {
  AGREE,
  CONCEDE,
  isChance,
  isRulesChange,
  type MatchRecord,
  replay as replayRecord,
  type Snapshot,
  type Stopped,
  seatNamed,
  shortened,
  TAKEBACK,
  UNDO,
  type Viewer,
} from '@wartable/kernel';
import { stringify } from 'yaml';
import { type Args, gameNamed, numberOption, onlyRest, textOption } from '../args.ts';
import { boardOf } from '../board.ts';
import { readRecordFile } from '../files.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { isLink, momentInLink } from '../link.ts';
import { text } from '../text/index.ts';

export const replayOptions = { to: 'text', turn: 'text', view: 'text', position: 'flag', json: 'flag' } as const;

/** `wartable replay <record or link> [--to N | --turn N] [--view seat] [--position] [--json]`: the log in words, and the board at that moment. */
export function replay(args: Args, given: Io): number {
  const path = onlyRest(args, '<record>');
  const { record, inside } = readRecordFile(path);
  const game = gameNamed(record.game);
  const io = inGame(given, game.id);
  const opens = isLink(path) ? momentInLink(path) : undefined;
  const upTo = upToFrom(
    args,
    record,
    opens?.turn,
    () => inside(() => replayRecord(game, record), game.id).match.record.snapshots,
  );
  const { match, events, stopped } = inside(() => replayRecord(game, record, upTo), game.id);
  const viewer = viewerFrom(match.seats, textOption(args, 'view') ?? opens?.view);
  if (args.values['position']) {
    io.out(stringify(game.write(match.state), { flowCollectionPadding: true, lineWidth: 120 }).trimEnd());
    return tellStop(stopped, record, game.rules, io);
  }
  const seen = events.flatMap(({ entry, event }) => {
    const shown = viewer === 'all' ? event : game.seenBy(event, viewer);
    return shown ? [{ entry, event: shown }] : [];
  });
  if (args.values['json']) {
    const position = game.write(match.state);
    io.out(JSON.stringify({ record: path, entries: upTo, events: seen, position, stopped: stopped ?? null }));
    return stopped ? 1 : 0;
  }
  const head = (entry: number): string => paint(io, 'dim', (entry < 0 ? '·' : String(entry)).padStart(5));
  for (let entry = -1; entry < (stopped?.entry ?? upTo); entry++) {
    const lines = seen.flatMap((item) => (item.entry === entry ? (game.log(item.event) ?? []) : []));
    for (const line of lines) io.out(`${head(entry)}  ${say(io, line)}`);
    const special = specialLine(record, entry, io);
    if (special) io.out(`${head(entry)}  ${special}`);
  }
  io.out('');
  for (const line of boardOf(game).table(game.view(match.state, viewer === 'all' ? 'spectator' : viewer), io, new Map()))
    io.out(line);
  return tellStop(stopped, record, game.rules, io);
}

/** All of it, up to an entry, or to the beginning of a turn: that of `--turn`, or the one a link opens at. */
function upToFrom(args: Args, { log }: MatchRecord, linked: number | undefined, turns: () => readonly Snapshot[]): number {
  if (textOption(args, 'turn') === undefined && (textOption(args, 'to') !== undefined || linked === undefined))
    return numberOption(args, 'to', 0, log.length, log.length);
  if (textOption(args, 'to') !== undefined) throw new UsageError(text('error.to-or-turn'));
  const known = turns();
  const turn = numberOption(args, 'turn', 0, Math.max(0, ...known.map((one) => one.turn)), linked ?? 0);
  return known.find((one) => one.turn >= turn)?.entry ?? log.length;
}

/** Where a record of older rules cannot be followed any further, and why. */
export function tellStop(stopped: Stopped | undefined, { rules: from, log }: MatchRecord, to: string, io: Io): number {
  if (!stopped) return 0;
  const { entry, rule, reason } = stopped;
  const answer = shortened(log[entry]?.slice(0, 2).join(': ') ?? '');
  io.err(paint(io, 'yellow', say(io, text('replay.stopped', { from, to, entry, words: answer, cause: rule ?? reason }))));
  return 1;
}

/** Taking back, conceding and a change of the rules make no events. */
function specialLine({ log, snapshots }: MatchRecord, entry: number, io: Io): string | undefined {
  const item = log[entry];
  if (!item || isChance(item)) return undefined;
  if (isRulesChange(item)) {
    const [, { rules, snapshot }] = item;
    return say(io, text('replay.rules', { rules, entry: snapshots[snapshot]?.entry ?? 0 }));
  }
  const [seat, notation] = item;
  if (notation === UNDO) return say(io, text('replay.undo', { seat }));
  if (notation === TAKEBACK) return say(io, text('replay.takeback', { seat }));
  if (notation === AGREE) return say(io, text('replay.agree'));
  return notation === CONCEDE ? say(io, text('replay.concede', { seat })) : undefined;
}

function viewerFrom(seats: readonly string[], name: string | undefined): Viewer | 'all' {
  const names = [...seats, 'spectator', 'all'];
  if (name !== undefined && !names.includes(name))
    throw new UsageError(text('error.word', { option: '--view', value: name, words: names.join(', ') }));
  if (name === undefined || name === 'all') return 'all';
  return seatNamed(seats, name) ?? 'spectator';
}
