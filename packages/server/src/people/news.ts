/**
 * What happens to people on other nodes: signed out, banned, another name, somebody muted; and what the host says to all. The bell
 * tells at once; whatever it did not tell is found by looking, now and then.
 */
import { type Kysely, sql } from 'kysely';
import type { Log } from '../around.ts';
import type { Hall } from '../hall/hall.ts';
import type { Known, Lines } from '../line/lines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { openAlarm } from '../notices/alarm.ts';
import type { Database } from '../store/schema.ts';
import type { People } from './index.ts';
import { setting } from './settings.ts';

export type AroundNews = {
  readonly db: Kysely<Database>;
  readonly nodes: Nodes;
  readonly people: Pick<People, 'onChanged'>;
  readonly lines: Pick<Lines, 'lookAgain' | 'known'>;
  readonly hall: Pick<Hall, 'personChanged' | 'announce'>;
  readonly log: Log;
  readonly lookedAt?: number;
};

export type News = {
  /** The host says this to all. */
  readonly announce: (text: string | null) => void;
  readonly close: () => Promise<void>;
};

const LOOKED_AT = 15_000;

export async function openNews({ db, nodes, people, lines, hall, log, lookedAt = LOOKED_AT }: AroundNews): Promise<News> {
  const { bell, several, time } = nodes;
  people.onChanged(lines.lookAgain);
  if (!several) return { announce: hall.announce, close: async () => {} };

  let announced = await setting(db, 'announcement');
  const trouble = (error: unknown): void => log.warn({ err: error }, 'news');
  const changed = async (person: string): Promise<void> => {
    await lines.lookAgain(person);
    await hall.personChanged(person);
  };
  const hearHouse = async (): Promise<void> => {
    const text = await setting(db, 'announcement');
    if (text === announced) return;
    announced = text;
    hall.announce(text);
  };
  const look = async (): Promise<number> => {
    if (nodes.isUp()) {
      await hearHouse().catch(trouble);
      await lookAtAll().catch(trouble);
    }
    return time.now() + lookedAt;
  };
  const lookAtAll = async (): Promise<void> => {
    for (const person of await changedAmong(db, lines.known())) await changed(person);
  };
  const alarm = openAlarm(time, look, trouble);
  alarm.at(time.now() + lookedAt);
  const soon = (): void => alarm.at(time.now());

  const untold = [
    people.onChanged(async (person) => bell.ring(`who.${person}`)),
    bell.listen('who.*', (_, person) => changed(person).catch(trouble)),
    bell.listen('house', () => hearHouse().catch(trouble)),
    bell.onBack(soon),
    nodes.onTurn((isUp) => isUp && soon()),
  ];
  return {
    announce: (text) => {
      announced = text;
      hall.announce(text);
      bell.ring('house');
    },
    close: async () => {
      for (const one of untold) one();
      await alarm.close();
    },
  };
}

/** Of whom the database says otherwise than their lines: the session is gone, or somebody else's; banned; another name; other people muted. */
async function changedAmong(db: Kysely<Database>, known: readonly Known[]): Promise<readonly string[]> {
  if (known.length === 0) return [];
  const muted = known.map((one) => [...one.muted].sort().join(' '));
  const column = (of: 'session' | 'person' | 'name'): string[] => known.map((one) => one[of]);
  const { rows } = await sql<{ person: string }>`
    select distinct open.person
    from unnest(${column('session')}::text[], ${column('person')}::text[], ${column('name')}::text[], ${muted}::text[])
      as open (session, person, name, muted)
    left join session on session.token = open.session
    left join person on person.id = session.person
    where person.id is null or person.id <> open.person or person.banned = 1 or person.name <> open.name
      or open.muted <> coalesce(
        (select string_agg(mute.muted, ' ' order by mute.muted collate "C") from mute where mute.person = person.id), '')`.execute(
    db,
  );
  return rows.map(({ person }) => person);
}
