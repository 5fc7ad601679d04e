/** From an open table to a match: seats, the shares of chance, the start. */
import { randomBytes } from 'node:crypto';
import { type GameEvent, newMatch, openTable, recordCommitment, type Share, shareCommitment } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';
import { openingOf } from './awake.ts';
import { newClocks } from './clocks.ts';
import type { Head, KeptSeat, KeptTable, RoomMemory } from './kept.ts';
import type { Note } from './notes.ts';
import { type After, runClocks } from './play.ts';
import { type Awake, type Desk, peopleAt, type Room, reallyAsked } from './room.ts';
import { dueOf } from './standing.ts';
import { type Step, writeMatch, writeStep } from './step.ts';

/** Changes rows of a table, on disk first. */
export async function change(
  desk: Desk,
  room: Room,
  next: Partial<KeptTable>,
  after: After,
  more: Pick<Step, 'also' | 'notes' | 'notify' | 'lease'> = {},
): Promise<void> {
  const people = peopleAt(room);
  const wasOpen = room.kept.status === 'open';
  await writeStep(desk, room, { kept: { ...room.kept, ...next }, rows: true, ...more });
  desk.listed([...new Set([...people, ...peopleAt(room)])], wasOpen || room.kept.status === 'open');
  after(room);
}

export function withSeat({ kept }: Room, seat: number, next: Partial<KeptSeat>): readonly KeptSeat[] {
  return kept.seats.map((one) => (one.seat === seat ? { ...one, ...next } : one));
}

export function withMemory({ kept }: Room, next: Partial<RoomMemory>): RoomMemory {
  return { ...kept.room, ...next };
}

/** Whoever sits down takes an open seat: the one wished for, or the first. */
export async function sitDown(
  desk: Desk,
  room: Room,
  person: { readonly id: string; readonly name: string },
  wished: number | undefined,
  after: After,
): Promise<void> {
  const { seats, status } = room.kept;
  if (seats.some((seat) => seat.person === person.id)) return;
  if (status === 'starting' || status === 'over') throw new Refusal('not-now');
  const open = seats.filter((seat) => seat.person === null && seat.bot === null);
  const free = wished === undefined ? open[0] : open.find(({ seat }) => seat === wished);
  if (!free) throw new Refusal(open.length === 0 ? 'full' : 'taken');
  const taken = { person: person.id, personName: person.name, link: null };
  const notify = { kind: 'sat-down', people: room.kept.owner === person.id ? [] : [room.kept.owner] } as const;
  await change(desk, room, { seats: withSeat(room, free.seat, taken), changed: desk.time.now() }, after, { notify });
}

/** An open seat again, before the match; its share of chance goes with who gave it. */
export function emptied(room: Room, seat: number): Pick<KeptTable, 'seats' | 'room'> {
  const { [seat]: _gone, ...shares } = room.kept.room.shares;
  return {
    seats: withSeat(room, seat, { person: null, personName: null, bot: null, link: null }),
    room: withMemory(room, { shares }),
  };
}

/** The hash of a share, before any share is shown. */
export async function commitShare(desk: Desk, room: Room, seat: number, commitment: string, after: After): Promise<void> {
  if (room.kept.status !== 'open') return;
  if (room.kept.room.shares[seat]?.commitment !== commitment) {
    const shares = { ...room.kept.room.shares, [seat]: { commitment } };
    await change(desk, room, { room: withMemory(room, { shares }) }, after);
  }
  if (isComplete(room)) await start(desk, room, after);
}

/** Every seat is taken, and everybody has given the hash of a share. */
export function isComplete({ kept }: Room): boolean {
  return kept.status === 'open' && kept.seats.every(({ seat, person, bot }) => (person ? kept.room.shares[seat] : bot !== null));
}

/** The seed is chosen and committed to; then everybody is asked to show the share. */
export async function start(desk: Desk, room: Room, after: After): Promise<void> {
  const { kept, game } = room;
  if (kept.status !== 'open' || kept.seats.some(({ person, bot }) => !person && bot === null)) throw new Refusal('not-now');
  const seed = randomBytes(16).toString('hex');
  const { rules } = game.game;
  // No names: who leaves and wants to be forgotten can be, and the record still holds.
  const players = kept.seats.map(({ bot }) => (bot === null ? 'person' : `level:${bot}`));
  const sealed = { game: kept.game, rules, options: kept.options, players, chance: 'chacha8-streams' } as const;
  const commitment = recordCommitment(sealed, seed);
  const head: Head = { rules, players, chance: sealed.chance, commitment, shares: [] };
  const without = kept.seats.filter(({ seat, person }) => person && !kept.room.shares[seat]);
  await change(desk, room, { status: 'starting', head, seed, changed: desk.time.now() }, after, {
    notes: without.map(withoutShare),
  });
  if (hasAllShares(room)) await begin(desk, room, after);
}

export function withoutShare({ seat }: Pick<KeptSeat, 'seat'>): Note {
  return { event: 'without-share', seat };
}

/** Asks those who are here and have not shown their share yet, each once. */
export function askShares({ id, kept, lines }: Room): void {
  if (kept.status !== 'starting') return;
  const { shares } = kept.room;
  const commitments = Object.values(shares).map(({ commitment }) => commitment);
  const asked = kept.head?.commitment ?? '';
  for (const [line, place] of lines) {
    const own = place.viewer === 'spectator' ? undefined : shares[place.viewer];
    if (!own || own.share !== undefined || place.reveals === asked) continue;
    place.reveals = asked;
    line.send({ say: 'reveal', table: id, commitments });
  }
}

export function hasAllShares({ kept: { room } }: Room): boolean {
  return Object.values(room.shares).every(({ share }) => share !== undefined);
}

export async function revealShare(desk: Desk, room: Room, seat: number, share: string, after: After): Promise<void> {
  const own = room.kept.room.shares[seat];
  if (room.kept.status !== 'starting' || !own) return;
  if (own.share !== share) {
    if (own.share !== undefined || shareCommitment(share) !== own.commitment) throw new Refusal('wrong-secret');
    const shares = { ...room.kept.room.shares, [seat]: { ...own, share } };
    await change(desk, room, { room: withMemory(room, { shares }) }, after);
  }
  if (hasAllShares(room)) await begin(desk, room, after);
}

/** The match begins: the seed, and the shares of those who gave one. */
export async function begin(desk: Desk, room: Room, after: After, more: Pick<Step, 'notes' | 'lease'> = {}): Promise<void> {
  const { kept, game } = room;
  const { head, seed } = kept;
  if (kept.status !== 'starting' || !head || !seed) throw new Refusal('not-now');
  if (head.rules !== game.game.rules) return beginAnew(desk, room, head, after);
  const given = Object.values(kept.room.shares);
  const shares = given.flatMap(({ commitment, share }): Share[] => (share === undefined ? [] : [{ commitment, share }]));
  const now = desk.time.now();
  const happened: { entry: number; event: GameEvent }[] = [];
  const match = newMatch(game.game, { options: kept.options, players: head.players, seed, shares, began: now }, (event) =>
    happened.push({ entry: -1, event }),
  );
  // Nobody plays under another seed than the one committed to.
  if (match.record.commitment !== head.commitment) throw new Refusal('failed');
  room.opening = openingOf(desk);
  const table = openTable(match, happened, room.opening);
  const awake: Awake = { table, seed, clocks: newClocks(kept.agreement.pace, kept.seats.length) };
  room.awake = awake;
  runClocks(room, awake, true, undefined, now);
  const asked = reallyAsked(awake);
  const seats = kept.seats.map((seat) => ({ ...seat, asked: asked.some((one) => one === seat.seat) ? 1 : 0 }));
  const next = { status: 'running', head: { ...head, shares, began: now }, changed: now, due: dueOf(kept, awake), seats };
  const back = (): void => {
    room.awake = undefined;
  };
  const notify = { kind: 'begun', people: peopleAt(room) } as const;
  await writeMatch(desk, room, { entries: 0, snapshots: 0, back }, { kept: { ...kept, ...next }, rows: true, notify, ...more });
  desk.listed(peopleAt(room), true);
  after(room);
}

/** It was to begin under rules that no node has any more: everybody commits to a share again. */
async function beginAnew(desk: Desk, room: Room, { rules }: Head, after: After): Promise<void> {
  if (await desk.nodes.haveElsewhere(room.kept.game, rules)) throw new Refusal('elsewhere');
  await change(desk, room, { status: 'open', head: null, seed: null, room: withMemory(room, { shares: {} }) }, after);
}
