/** A seat at a table, answered by hand. */
import { randomBytes } from 'node:crypto';
import { type Followed, follow, type Game, isReply, shareCommitment, type ToSeat } from '@wartable/kernel';
import type { ToClient } from '@wartable/protocol';
import type { Wire } from './player.ts';

export type Chair = {
  /** What its sitter sees now. */
  readonly now: () => Followed | undefined;
  /** Answers what is asked; what comes of it is seen. */
  readonly answer: (choice: number) => void;
  /** What was refused, in order. */
  readonly refused: readonly string[];
};

/** Sits down, gives its share of chance, and follows. */
export function sitDown(wire: Wire, game: Game, table: string): Chair {
  const share = randomBytes(16).toString('hex');
  const refused: string[] = [];
  let known: Followed | undefined;
  let asked = false;
  const since = (): void => {
    const from = known ? { number: known.number, opening: known.opening } : { number: 0 };
    wire.say({ say: 'seat', table, message: { say: 'since', ...from } });
  };
  const take = (message: ToSeat): void => {
    if (isReply(message)) {
      if ('refused' in message) refused.push(message.refused);
      return;
    }
    const followed = follow(game, known, message);
    if (followed === 'gap') since();
    else if (followed !== 'known') known = followed.now;
  };
  wire.listeners.add((message: ToClient) => {
    if (message.say === 'refused') refused.push(message.refused);
    if (message.say === 'told' && message.table === table) for (const one of message.messages) take(one);
    if (message.say === 'reveal' && message.table === table) wire.say({ say: 'reveal', table, share });
    if (message.say !== 'room' || message.room.table.id !== table) return;
    const { status, mine } = message.room.table;
    if (status === 'open' && mine !== null) wire.say({ say: 'commit', table, commitment: shareCommitment(share) });
    if ((status === 'running' || status === 'over') && !asked) {
      asked = true;
      since();
    }
  });
  wire.say({ say: 'sit', table });
  return {
    now: () => known,
    answer: (choice) => {
      const message = { say: 'answer', decision: known?.decision?.id ?? -1, choice, id: randomBytes(6).toString('hex') };
      wire.say({ say: 'seat', table, message });
    },
    refused,
  };
}
