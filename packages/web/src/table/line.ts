/** What windows that have the same table open say to each other. One of them keeps the table, the others follow. */
import type { FromSeat } from '@wartable/kernel';
import type { FromTable, Unwritten } from './messages.ts';

export type OnLine =
  /** One who came wants to be told how it stands. */
  | { readonly say: 'look'; readonly from: string }
  /** The keeper is there. */
  | { readonly say: 'here'; readonly game: string }
  /** There is a keeper who was not there before. */
  | { readonly say: 'opened'; readonly game: string }
  | { readonly say: 'since'; readonly from: string; readonly message: Extract<FromSeat, { say: 'since' }> }
  /** What the keeper's own page is told, for all who follow or for one of them. */
  | { readonly say: 'told'; readonly to?: string; readonly message: FromTable }
  /** One who follows wants to go on with it, and what it then gets. */
  | { readonly say: 'hand-over'; readonly from: string }
  | { readonly say: 'handed'; readonly to: string; readonly table: Unwritten };

export type Line = {
  readonly post: (message: OnLine) => void;
  readonly close: () => void;
};

export function openLine(table: string, hear: (message: OnLine) => void): Line {
  const channel = new BroadcastChannel(`wartable line ${table}`);
  channel.onmessage = ({ data }: MessageEvent<OnLine>) => hear(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** How long a keeper has to say that it is there, in milliseconds. */
const REPLY = 400;

/** Which game another window plays at this table, if any does. */
export function gameOnLine(table: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const line = openLine(table, (message) => message.say === 'here' && resolve(message.game));
    line.post({ say: 'look', from: '' });
    setTimeout(() => {
      line.close();
      resolve(undefined);
    }, REPLY);
  });
}
