/** What a page can ask of its line to the server, and what it hears. */
import type { FromClient, MyTables, TableInfo, ToClient } from '@wartable/protocol';
import type { Fate, Lasting, Shelf } from './outbox.ts';
import type { AroundWire, WireState } from './wire.ts';

export type LineState = {
  readonly is: WireState;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** The server carries a newer page than this one. */
  readonly newer: boolean;
  /** Who the server takes us for. */
  readonly person: string | null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  readonly announcement: string | null;
  /** The server cannot keep anything at the moment. */
  readonly trouble: boolean;
  /** Tables that go on at another server, which is being looked for. */
  readonly elsewhere: readonly string[];
};

export type OfTable = Extract<ToClient, { say: 'told' | 'room' | 'talk' | 'reveal' }>;
export type AtTable = {
  /** The line is there, or there again: what was missed can be asked for. */
  readonly arrived: () => void;
  readonly heard: (message: OfTable) => void;
  /** The table does not let us in, or is not there. */
  readonly refused: (word: string) => void;
};

export type Unlisten = () => void;

export type Line = {
  readonly state: () => LineState;
  /** Called whenever the state, or what waits to be acknowledged, has changed. */
  readonly listen: (listener: () => void) => Unlisten;
  readonly sit: (table: string, listener: AtTable) => Unlisten;
  readonly lobby: (listener: (tables: readonly TableInfo[]) => void) => Unlisten;
  readonly mine: (listener: (mine: MyTables) => void) => Unlisten;
  /** What has no id is said now or never. */
  readonly say: (message: FromClient) => void;
  /** What has one is said until it is acknowledged; gives 'done' or the word of the refusal. */
  readonly tell: (message: Lasting) => Promise<Fate>;
  /** What waits to be acknowledged, of a table or of all. */
  readonly waiting: (table?: string) => readonly Lasting[];
  /** What of it the server has refused again and again, though nothing else is wrong; and its end, where nobody wants it any more. */
  readonly failing: (table: string) => readonly Lasting[];
  readonly withdraw: (table: string) => void;
  /** Something has happened after which the line may be there again, or dead. */
  readonly wake: () => void;
  /** Whether the page is looked at may have changed. */
  readonly look: () => void;
  /** As somebody else: the cookie is another one. */
  readonly again: () => void;
};

export type Around = AroundWire & { readonly looking: () => boolean; readonly shelf: Shelf };
