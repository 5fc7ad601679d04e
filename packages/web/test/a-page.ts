/** A page without a browser: bots answer at once, all messages go through JSON as between workers, and what is kept is in memory. */
import { type BotReply, type BotRequest, botDesk } from '@wartable/ai';
import { INSTALLED, type InstalledGame, type SeatPlayer } from '@wartable/games';
import {
  type Followed,
  type FromSeat,
  follow,
  type Game,
  isReply,
  type Reply,
  seedFrom,
  type ToSeat,
  type Viewer,
} from '@wartable/kernel';
import { openHost } from '../src/table/host.ts';
import type { FromHost, FromTable, TableSave, ToHost } from '../src/table/messages.ts';
import { StoreError, type StoreProblem } from '../src/table/problems.ts';
import { memory } from './memory.ts';

export const PERSON: SeatPlayer = { kind: 'person' };
export const BOT: SeatPlayer = { kind: 'bot', level: 1 };

type Seated = Extract<FromHost, { say: 'seated' }>;

/** `problem` is what is wrong with the disk; `opened` when it is, in milliseconds. */
export function aPage(game: Game, problem: () => StoreProblem | undefined = () => undefined, opened = 1_000_000) {
  const kept: TableSave[] = [];
  const told: ToSeat[] = [];
  const hosted: FromHost[] = [];
  const requests: BotRequest[] = [];
  /** What came first: "keep" or the type of what was told. */
  const order: string[] = [];
  const followed = new Map<Viewer, Followed>();
  const loaded = INSTALLED.find(({ manifest }) => manifest.id === game.id) as InstalledGame;
  const bots = botDesk([loaded], () => performance.now());
  let seated: Seated | undefined;
  let sent = 0;
  let time = opened;
  const post = (message: FromTable): void => {
    const copy = JSON.parse(JSON.stringify(message)) as FromTable;
    if (copy.from === 'host') {
      hosted.push(copy.message);
      if (copy.message.say === 'seated') seated = copy.message;
      return;
    }
    for (const one of copy.messages) hearSeat(one);
  };
  const hearSeat = (message: ToSeat): void => {
    told.push(message);
    order.push(isReply(message) ? 'reply' : 'told');
    if (isReply(message)) return;
    const viewer = seated?.viewer ?? 'spectator';
    const next = follow(game, followed.get(viewer), message);
    if (typeof next === 'object') followed.set(viewer, next.now);
  };
  const host = openHost(loaded, {
    post,
    keeper: memory((save) => {
      const wrong = problem();
      if (wrong) throw new StoreError(wrong);
      kept.push(JSON.parse(JSON.stringify(save)) as TableSave);
      order.push('keep');
    }),
    lost: () => order.push('lost'),
    askBot: (request) => requests.push(JSON.parse(JSON.stringify(request)) as BotRequest),
    now: () => {
      time += 10;
      return time;
    },
  });
  const toHost = (message: ToHost): Promise<void> => host.hear({ to: 'host', message });
  const toSeat = (message: FromSeat): Promise<void> => host.hear({ to: 'seat', message });
  const viewer = (): Viewer => seated?.viewer ?? 'spectator';
  const look = async (): Promise<Followed> => {
    await toSeat({ say: 'since', number: followed.get(viewer())?.number ?? 0 });
    const now = followed.get(viewer());
    if (!now) throw new Error(`nobody has told ${viewer()} anything`);
    return now;
  };
  return {
    kept,
    told,
    hosted,
    order,
    requests,
    toHost,
    toSeat,
    look,
    seated: (): Seated => {
      if (!seated) throw new Error('nobody sits here');
      return seated;
    },
    begin: (players: readonly SeatPlayer[], options: unknown, seed = 'page'): Promise<void> =>
      toHost({ say: 'begin', id: 'one', game: game.id, options, players, seed: seedFrom(seed) }),
    answer: (decision: number, choice: number | string, id = `a${sent++}`): Promise<void> =>
      toSeat({ say: 'answer', decision, choice, id }),
    undo: (): Promise<void> => toSeat({ say: 'undo', id: `u${sent++}` }),
    lastReply: (): Reply => told.findLast(isReply) as Reply,
    letBotsAnswer: async (as: (reply: BotReply) => BotReply = (reply) => reply): Promise<void> => {
      for (let request = requests.shift(); request; request = requests.shift()) {
        host.botReplied(as(bots(request, () => false)));
        await toHost({ say: 'go-on' });
      }
    },
  };
}
