/** What is told, and to whom. */
import type { NoticeKind } from '@wartable/protocol';

/** What a notice says: no more than that there is something to see at a table. */
export type Notice = {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  /** Where the table is. */
  readonly url: string;
};
