/** What was said under an id and not acknowledged yet, in the order it was said. It outlives a reload of the page. */
import { FromClient } from '@wartable/protocol';
import * as v from 'valibot';

/** Whatever is said under an id of its own: said twice, it is done once. */
export type Lasting = Extract<FromClient, { id: string }> | (Extract<FromClient, { say: 'seat' }> & { message: { id: string } });
/** 'done', or the word of the refusal. */
export type Fate = string;

export type Outbox = {
  /** `again`: when it is to be said again, if it was not acknowledged by then. */
  readonly add: (message: Lasting, again: number) => Promise<Fate>;
  /** At which table it still waited, if it did. */
  readonly settle: (id: string, fate: Fate) => string | undefined;
  readonly later: (id: string, again: number) => void;
  /** It was refused, but that may pass; gives how often that was so. */
  readonly failed: (id: string) => number;
  /** What was refused so often, of a table. */
  readonly failing: (table: string, times: number) => readonly Lasting[];
  /** To be said again by then. */
  readonly due: (now: number) => readonly Lasting[];
  readonly named: (id: string) => Lasting | undefined;
  readonly all: () => readonly Lasting[];
};

/** Where it is written down. */
export type Shelf = { readonly read: () => string | null; readonly write: (text: string | null) => void };

type Waiting = { readonly message: Lasting; again: number; failures: number; readonly settled: (fate: Fate) => void };

export function idOf(message: Lasting): string {
  return message.say === 'seat' ? message.message.id : message.id;
}

export function openOutbox(shelf: Shelf): Outbox {
  const waiting = new Map<string, Waiting>(
    written(shelf).map((message) => [idOf(message), { message, again: 0, failures: 0, settled: () => {} }]),
  );
  const only = (is: (one: Waiting) => boolean): Lasting[] =>
    [...waiting.values()].flatMap((one) => (is(one) ? [one.message] : []));
  const all = (): Lasting[] => only(() => true);
  const write = (): void => shelf.write(waiting.size > 0 ? JSON.stringify(all()) : null);
  return {
    add: (message, again) =>
      new Promise((settled) => {
        waiting.set(idOf(message), { message, again, failures: 0, settled });
        write();
      }),
    settle: (id, fate) => {
      const one = waiting.get(id);
      if (!one) return undefined;
      waiting.delete(id);
      write();
      one.settled(fate);
      return one.message.table;
    },
    later: (id, again) => {
      const one = waiting.get(id);
      if (one) one.again = again;
    },
    failed: (id) => {
      const one = waiting.get(id);
      return one ? ++one.failures : 0;
    },
    failing: (table, times) => only(({ message, failures }) => message.table === table && failures >= times),
    due: (now) => only(({ again }) => again <= now),
    named: (id) => waiting.get(id)?.message,
    all,
  };
}

function written(shelf: Shelf): Lasting[] {
  try {
    const found = v.parse(v.array(FromClient), JSON.parse(shelf.read() ?? '[]'));
    return found.filter(isLasting);
  } catch {
    return [];
  }
}

function isLasting(message: FromClient): message is Lasting {
  return 'id' in message || (message.say === 'seat' && 'id' in message.message);
}
