/**
 * One's own share of the chance of a match: made here, kept here, its hash shown first. It is shown itself only when one's own hash
 * is among those that all have shown; and what was shown at the start is remembered until the end.
 */
import { shareCommitment } from '@wartable/kernel';
import type { RoomState } from '@wartable/protocol';
import { keepWord, keptWord } from '../shell/kept.ts';
import { randomName } from '../table/names.ts';
import type { Line, OfTable } from './line-types.ts';

const SHARE_BYTES = 16;

/** What this device remembers of the chance of a table. */
export type Remembered = {
  readonly share?: string;
  /** Whether the share was shown: then it has to be in the record. */
  readonly revealed?: boolean;
  /** The hash of the seed, as it was shown first. */
  readonly commitment?: string;
};

const keyOf = (table: string): string => `wartable.chance.${table}`;

export function remembered(table: string): Remembered {
  try {
    const found = JSON.parse(keptWord(keyOf(table)) ?? '{}') as Record<keyof Remembered, unknown>;
    return {
      ...(typeof found.share === 'string' ? { share: found.share } : {}),
      ...(found.revealed === true ? { revealed: true } : {}),
      ...(typeof found.commitment === 'string' ? { commitment: found.commitment } : {}),
    };
  } catch {
    return {};
  }
}

const remember = (table: string, more: Remembered): void =>
  keepWord(keyOf(table), JSON.stringify({ ...remembered(table), ...more }));

function ownShare(table: string): string {
  const { share = randomName(SHARE_BYTES) } = remembered(table);
  remember(table, { share });
  return share;
}

/** Does a person's part in the chance of a table, whenever the table says something. */
export function takePart(line: Pick<Line, 'say'>, message: OfTable): void {
  if (message.say === 'room') hearRoom(line, message.room);
  if (message.say === 'reveal') reveal(line, message.table, message.commitments);
}

function hearRoom(line: Pick<Line, 'say'>, { table: { id, mine, status }, chance }: RoomState): void {
  // The first word counts.
  if (chance.commitment !== null && remembered(id).commitment === undefined) remember(id, { commitment: chance.commitment });
  if (mine === null || (status !== 'open' && status !== 'starting')) return;
  const own = chance.shares.find(({ seat }) => seat === mine);
  if (!own) line.say({ say: 'commit', table: id, commitment: shareCommitment(ownShare(id)) });
  else if (status === 'starting' && chance.commitment !== null && own.share === null)
    reveal(
      line,
      id,
      chance.shares.map(({ commitment }) => commitment),
    );
}

function reveal(line: Pick<Line, 'say'>, table: string, commitments: readonly string[]): void {
  const { share } = remembered(table);
  if (share === undefined || !commitments.includes(shareCommitment(share))) return;
  remember(table, { revealed: true });
  line.say({ say: 'reveal', table, share });
}
