/** What was said under an id and not acknowledged yet, in the order it was said. It outlives a reload of the page. */
import { FromClient } from '@wartable/protocol';
import * as v from 'valibot';

/** Whatever is said under an id of its own: said twice, it is done once. */
export type Lasting = Extract<FromClient, { id: string }> | (Extract<FromClient, { say: 'seat' }> & { message: { id: string } });
/** 'done', or the word of the refusal. */
export type Fate = string;

export type Outbox = {
  readonly add: (message: Lasting, at: number) => Promise<Fate>;
  /** At which table it still waited, if it did. */
  readonly settle: (id: string, fate: Fate) => string | undefined;
  /** To be said again: all that was last said before then. */
  readonly saidBefore: (time: number) => readonly Lasting[];
  readonly said: (id: string, at: number) => void;
  readonly all: () => readonly Lasting[];
};

/** Where it is written down. */
export type Shelf = { readonly read: () => string | null; readonly write: (text: string | null) => void };

type Waiting = { readonly message: Lasting; at: number; readonly settled: (fate: Fate) => void };

export function idOf(message: Lasting): string {
  return message.say === 'seat' ? message.message.id : message.id;
}

export function openOutbox(shelf: Shelf): Outbox {
  const waiting = new Map<string, Waiting>(
    written(shelf).map((message) => [idOf(message), { message, at: Number.NEGATIVE_INFINITY, settled: () => {} }]),
  );
  const all = (): Lasting[] => [...waiting.values()].map(({ message }) => message);
  const write = (): void => shelf.write(waiting.size > 0 ? JSON.stringify(all()) : null);
  return {
    add: (message, at) =>
      new Promise((settled) => {
        waiting.set(idOf(message), { message, at, settled });
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
    saidBefore: (time) => [...waiting.values()].flatMap(({ message, at }) => (at < time ? [message] : [])),
    said: (id, at) => {
      const one = waiting.get(id);
      if (one) one.at = at;
    },
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
