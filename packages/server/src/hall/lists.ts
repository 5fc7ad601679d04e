/** Lists of tables: those of a person, and those that are open to everybody; told again when they have changed. */
import type { MyTables, TableInfo, ToClient } from '@wartable/protocol';
import type { Nodes } from '../nodes/nodes.ts';
import { setting } from '../people/settings.ts';
import type { Store } from '../store/index.ts';
import { keptTables } from './kept.ts';
import type { Presence } from './presence.ts';
import type { Line } from './room.ts';
import { infoFor } from './shown.ts';

const MOST_MINE = 100;
const MOST_OPEN = 60;
/** A table that is over stays in the list for so long. */
const REMEMBERED = 30 * 86_400_000;
/** What changes together is told together. */
const TOGETHER = 150;

export type Lists = {
  readonly mine: (person: string) => Promise<MyTables>;
  readonly open: (person: string | null) => Promise<TableInfo[]>;
  /** Of all, for the host. */
  readonly latest: () => Promise<TableInfo[]>;
  /** Who wants to be told of changes. */
  readonly listenMine: (line: Line, on: boolean) => void;
  readonly listenOpen: (line: Line, on: boolean) => void;
  readonly changed: (people: readonly string[], open: boolean) => void;
  /** Something may have changed that nobody rang for. */
  readonly lookAgain: () => void;
  readonly leave: (line: Line) => void;
};

export function openLists(
  { db }: Store,
  { time, bell }: Pick<Nodes, 'time' | 'bell'>,
  presenceAt: (tables: readonly string[]) => Promise<Presence>,
  onTrouble: (error: unknown) => void,
): Lists {
  /** What each was told last: that a list was looked up again tells of what was answered in secret. */
  const ofMine = new Map<Line, string>();
  const ofOpen = new Map<Line, string>();
  const stale = new Set<string>();
  let openStale = false;
  let due = false;

  const infosOf = async (ids: readonly string[], person: string | null): Promise<TableInfo[]> => {
    const [tables, presence] = await Promise.all([keptTables(db, ids), presenceAt(ids)]);
    return tables.map((table) => infoFor(table, person, presence));
  };

  const mine = async (person: string): Promise<MyTables> => {
    const ids = await db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['match.id', 'match.status', 'match.changed'])
      .where('seat.person', '=', person)
      .where((is) => is.or([is('match.status', '!=', 'over'), is('match.changed', '>', time.now() - REMEMBERED)]))
      .orderBy('match.changed', 'desc')
      .limit(MOST_MINE)
      .execute();
    const infos = await infosOf([...new Set(ids.map(({ id }) => id))], person);
    const order = ({ myTurn, status }: TableInfo): number => (myTurn ? 0 : status === 'over' ? 2 : 1);
    infos.sort((a, b) => order(a) - order(b) || b.changed - a.changed);
    return { tables: infos, turns: infos.filter(({ myTurn }) => myTurn).length };
  };

  // A table's link opens a closed server: strangers find none there.
  const isClosed = async (): Promise<boolean> => (await setting(db, 'closed')) !== null;
  const open = async (person: string | null): Promise<TableInfo[]> =>
    person === null && (await isClosed()) ? [] : listed(person);

  const listed = async (person: string | null): Promise<TableInfo[]> => {
    const ids = await db
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('changed', 'desc')
      .limit(MOST_OPEN)
      .execute();
    return infosOf(
      ids.map(({ id }) => id),
      person,
    );
  };

  const latest = async (): Promise<TableInfo[]> => {
    const ids = await db.selectFrom('match').select('id').orderBy('changed', 'desc').limit(MOST_MINE).execute();
    return infosOf(
      ids.map(({ id }) => id),
      null,
    );
  };

  const tellMine = async (line: Line): Promise<void> => {
    if (line.person === null) return;
    const message: ToClient = { say: 'mine', mine: await mine(line.person) };
    const text = JSON.stringify(message);
    if (ofMine.get(line) === text || !ofMine.has(line)) return;
    ofMine.set(line, text);
    line.sendText(text);
  };
  const tellOpen = async (lines: readonly Line[]): Promise<void> => {
    const textOf = (tables: TableInfo[]): string => JSON.stringify({ say: 'lobby', tables } satisfies ToClient);
    const toPeople = textOf(await listed(null));
    const toStrangers = (await isClosed()) ? textOf([]) : toPeople;
    for (const line of lines) {
      const text = line.person === null ? toStrangers : toPeople;
      if (!ofOpen.has(line) || ofOpen.get(line) === text) continue;
      ofOpen.set(line, text);
      line.sendText(text);
    }
  };

  const tell = (): void => {
    due = false;
    const people = new Set(stale);
    stale.clear();
    const work: Promise<void>[] = [];
    for (const line of ofMine.keys()) if (line.person !== null && people.has(line.person)) work.push(tellMine(line));
    if (openStale && ofOpen.size > 0) work.push(tellOpen([...ofOpen.keys()]));
    openStale = false;
    Promise.all(work).catch(onTrouble);
  };

  const tellSoon = (): void => {
    if (!due) time.after(TOGETHER, tell);
    due = true;
  };
  const isNews = (people: readonly string[], isOpen: boolean): void => {
    for (const person of people) stale.add(person);
    openStale ||= isOpen;
    tellSoon();
  };
  /** By person, how many lines listen, and what ends listening to the bell. */
  const listening = new Map<string, { lines: number; readonly end: () => void }>();
  const listen = (person: string): void => {
    const known = listening.get(person);
    if (known) known.lines++;
    else listening.set(person, { lines: 1, end: bell.listen(`mine.${person}`, () => isNews([person], false)) });
  };
  const unlisten = (line: Line): void => {
    if (!ofMine.delete(line) || line.person === null) return;
    const known = listening.get(line.person);
    if (!known || --known.lines > 0) return;
    known.end();
    listening.delete(line.person);
  };
  bell.listen('lobby', () => isNews([], true));

  return {
    mine,
    open,
    latest,
    listenMine: (line, on) => {
      if (!on) unlisten(line);
      else if (line.person !== null) {
        if (!ofMine.has(line)) listen(line.person);
        ofMine.set(line, '');
        tellMine(line).catch(onTrouble);
      }
    },
    listenOpen: (line, on) => {
      if (!on) ofOpen.delete(line);
      else {
        ofOpen.set(line, '');
        tellOpen([line]).catch(onTrouble);
      }
    },
    changed: (people, isOpen) => {
      isNews(people, isOpen);
      for (const person of people) bell.ring(`mine.${person}`);
      if (isOpen) bell.ring('lobby');
    },
    lookAgain: () => isNews([...listening.keys()], true),
    leave: (line) => {
      unlisten(line);
      ofOpen.delete(line);
    },
  };
}
