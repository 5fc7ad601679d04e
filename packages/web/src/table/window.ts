/**
 * A table in one of the windows that have it open: it is kept here, in the browser's database, or followed where another window
 * keeps it. Who follows sees what the page of the keeper is told, no more and no less.
 */
import type { BotReply } from '@wartable/ai';
import { isReply } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import { type Host, openHost } from './host.ts';
import { type OnLine, openLine } from './line.ts';
import type { FromHost, FromTable, Keeper, Kept, ToTable, ToTableItself, Unwritten } from './messages.ts';
import { randomName } from './names.ts';
import { type Grip, penOf } from './pen.ts';
import { StoreError } from './problems.ts';
import { reasonOf } from './reason.ts';
import { keeperFrom, tableToGoOn } from './saves.ts';

export type TableWindow = {
  readonly hear: (message: ToTable) => Promise<void>;
  readonly takeOver: () => Promise<void>;
};

type Post = (message: FromTable) => void;
/** This window has the pen; the host is there as soon as game and table are. */
type Keeping = { readonly grip: Grip; host?: Host };
/** Out of whose hands the table comes: nobody's, another window's that knows of it, or one's that was not asked. */
type From = 'free' | 'force' | Unwritten;

/**
 * How long who holds the pen may be silent, how long handing over may take, and how long until a table that could not be written
 * is tried again, in milliseconds.
 */
const [SILENCE, HANDING, AGAIN] = [3000, 1500, 2000];

export function openWindow(
  { id, game, setup, waiting }: Extract<ToTableItself, { say: 'open' }>,
  post: Post,
  bots: () => MessagePort | undefined,
): TableWindow {
  const me = randomName();
  const pen = penOf(id);
  const followers = new Set<string>();
  let keeping: Keeping | undefined;
  let wait = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let takeHanded = (_table: Unwritten): void => {};
  let unwritten = waiting;

  let follows: boolean | undefined;

  const tell = (message: FromHost): void => post({ from: 'host', message });
  /** `anew`: it is another keeper than before. */
  const tellRole = (now: boolean, anew = false): void => {
    if (now !== follows || anew) tell({ say: 'role', follows: now });
    follows = now;
  };
  const postTo =
    (to: string): Post =>
    (message) =>
      line.post({ say: 'told', to, message });
  const postToAll: Post = (message) => {
    post(message);
    const shared = followers.size > 0 ? forFollowers(message) : undefined;
    if (shared) line.post({ say: 'told', message: shared });
  };

  const keepHere = async (grip: Grip, from: From): Promise<void> => {
    const now: Keeping = { grip };
    keeping = now;
    clearTimeout(silence);
    wait.abort();
    grip.lost.then(() => leave(now));
    line.post({ say: 'here', game });
    try {
      await openHere(now, from);
      line.post({ say: 'opened', game });
    } catch (error) {
      // Others may have more luck.
      if (keeping === now) keeping = undefined;
      grip.release();
      if (error instanceof StoreError) tell({ say: 'unopened', problem: error.problem });
      else tell({ say: 'trouble', reason: reasonOf(error) });
    }
  };

  const openHere = async (now: Keeping, from: From): Promise<void> => {
    const [loaded, table] = await Promise.all([loadGame(game), typeof from === 'object' ? from : stored()]);
    if (now !== keeping) return;
    if (!table && !setup) throw new StoreError('missing');
    const keeper = keeperFrom(table?.fence);
    const host = openHost(loaded, {
      post: postToAll,
      keeper: { ...keeper, keep: tryingAgain(now, keeper) },
      // What somebody else has written counts.
      lost: () => void (now === keeping && keepHere(now.grip, 'free')),
      askBot: (request) => bots()?.postMessage(request),
      now: Date.now,
    });
    const desk = bots();
    if (desk) desk.onmessage = ({ data }: MessageEvent<BotReply>) => host.botReplied(data);
    now.host = host;
    tellRole(false, true);
    if (table) await host.hear({ to: 'host', message: { say: 'resume', save: table } });
    else if (setup) await host.hear({ to: 'host', message: { say: 'begin', id, game, ...setup } });
    // From here on whoever had it before can no longer write.
    if (from !== 'free' || (table && 'hand' in table)) await host.keepAgain();
    unwritten = undefined;
  };

  const stored = async (): Promise<Kept | undefined> => {
    try {
      return await tableToGoOn(id, unwritten);
    } catch (error) {
      // A table that has not begun is played without a database too.
      if (setup) return undefined;
      throw error;
    }
  };

  /** Writes what could not be written as soon as that is possible, also where nobody answers meanwhile. */
  const tryingAgain =
    (now: Keeping, { keep }: Keeper): Keeper['keep'] =>
    async (save, over) => {
      clearTimeout(again);
      try {
        return await keep(save, over);
      } catch (error) {
        again = setTimeout(() => now === keeping && now.host?.keepAgain(), AGAIN);
        throw error;
      }
    };

  /** The pen was taken away. */
  const leave = async (now: Keeping): Promise<void> => {
    if (now !== keeping) return;
    follow();
    const left = await now.host?.close();
    if (left?.behind) tell({ say: 'unkept', problem: 'elsewhere', table: left.table });
  };

  const follow = (): void => {
    keeping = undefined;
    clearTimeout(again);
    followers.clear();
    tellRole(true);
    waitForIt();
  };

  const waitForIt = (): void => {
    wait = new AbortController();
    const { signal } = wait;
    pen.whenFree(signal).then((grip) => {
      if (grip && signal.aborted) grip.release();
      else if (grip) keepHere(grip, 'free');
    });
    look();
  };

  const look = (): void => {
    clearTimeout(silence);
    line.post({ say: 'look', from: me });
    // Whoever has the pen sleeps: what it has written is there.
    silence = setTimeout(() => takeIt('force'), SILENCE);
  };

  const takeIt = async (from: From): Promise<void> => {
    wait.abort();
    await keepHere(await pen.now(), from);
  };

  const handOver = async (to: string): Promise<void> => {
    const now = keeping;
    if (!now?.host) return;
    const { host, grip } = now;
    follow();
    const left = await host.close();
    if (left) line.post({ say: 'handed', to, table: left.table });
    // Where nobody takes it after all, it is free.
    setTimeout(grip.release, SILENCE);
  };

  const hearKeeper = (message: OnLine): void => {
    if (message.say === 'here' || message.say === 'opened') {
      clearTimeout(silence);
      tellRole(true, message.say === 'opened');
      if (message.say === 'opened') look();
    }
    if (message.say === 'told' && (message.to ?? me) === me) post(message.message);
    if (message.say === 'handed' && message.to === me) takeHanded(message.table);
  };

  const hearFollower = (host: Host | undefined, message: OnLine): void => {
    if (message.say === 'look') {
      line.post({ say: 'here', game });
      followers.add(message.from);
      host?.welcome(postTo(message.from));
    }
    if (message.say === 'since') host?.hear({ to: 'seat', message: message.message }, postTo(message.from));
    if (message.say === 'hand-over') handOver(message.from);
  };

  const line = openLine(id, (message) => (keeping ? hearFollower(keeping.host, message) : hearKeeper(message)));
  waitForIt();

  return {
    hear: async (message) => {
      if (keeping) await keeping.host?.hear(message);
      else if (message.to === 'seat' && message.message.say === 'since')
        line.post({ say: 'since', from: me, message: message.message });
    },
    takeOver: async () => {
      if (keeping) return;
      const handed = await new Promise<Unwritten | 'force'>((resolve) => {
        takeHanded = resolve;
        line.post({ say: 'hand-over', from: me });
        setTimeout(() => resolve('force'), HANDING);
      });
      if (!keeping) await takeIt(handed);
    },
  };
}

/** Nothing about the disk, and nothing that only who keeps the table may do. */
function forFollowers(message: FromTable): FromTable | undefined {
  if (message.from === 'host') return message.message.say === 'seated' ? message : undefined;
  const messages = message.messages.filter((one) => !isReply(one));
  return messages.length > 0 ? { from: 'seat', messages } : undefined;
}
