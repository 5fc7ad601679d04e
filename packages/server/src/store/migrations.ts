/**
 * How the tables came to be, step by step, forward only. A step that was released is never changed: the next one goes after it.
 *
 * Nodes of two successive versions work side by side on one database, so a step says in its name who can bear it:
 *
 *     0003-expand          whoever worked with the tables before goes on beside it: a new table, a new column that may be empty or
 *                          has a constant default, an index. Nothing is renamed, moved, narrowed or taken away.
 *     0005-contract-0004   takes away what whoever knows 0004 does not use any more; code that does not know 0004 is refused.
 *
 * Code works with the tables before and after any contract, and never waits for one: it is left for a later start while a node is
 * running that does not know the number. So taking a column away takes three versions: one writes the new place too (expand), one
 * does not read the old any more (its number is an expand, an empty one where nothing else is new), and one takes it away
 * (contract, with that number). A value of a new kind in an old column is such a change too: read by one version, written by the next.
 *
 * Steps of one start are one transaction: on PostgreSQL others wait for the tables that it has changed until it is over. An index
 * on a great table, or rows that are filled in, belong into a chore that takes its time, not here.
 */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type Engine = 'sqlite' | 'postgres';

type Column = 'text' | 'text?' | 'int' | 'int?' | 'time' | 'time?';
const TYPES = { text: 'text', int: 'integer', time: 'bigint' } as const;

/** A table by its columns; a question mark lets one be empty. */
function table<T extends string>(db: Kysely<unknown>, name: T, columns: Readonly<Record<string, Column>>): CreateTableBuilder<T> {
  let made: CreateTableBuilder<T> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const bare = type.replace('?', '') as keyof typeof TYPES;
    made = made.addColumn(column, TYPES[bare], (it) => (bare === type ? it.notNull() : it)) as CreateTableBuilder<T>;
  }
  return made;
}

type Made = CreateTableBuilder<string, string>;

/** Whatever belongs to it goes with it. */
const ofMatch = (made: Made): Made =>
  made.addForeignKeyConstraint(`${nameOf(made)}_of_match`, ['match'], 'match', ['id'], (it) => it.onDelete('cascade'));
const ofPerson = (made: Made): Made =>
  made.addForeignKeyConstraint(`${nameOf(made)}_of_person`, ['person'], 'person', ['id'], (it) => it.onDelete('cascade'));
const keyed = (made: Made, ...columns: string[]): Made => made.addPrimaryKeyConstraint(`${nameOf(made)}_key`, columns);
const nameOf = (made: Made): string => made.toOperationNode().table.table.identifier.name;

const first = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const make = (name: string, columns: Readonly<Record<string, Column>>): Made => table(db, name, columns);
    const tables: readonly Made[] = [
      keyed(
        make('person', {
          id: 'text',
          name: 'text',
          handle: 'text?',
          password: 'text?',
          language: 'text?',
          host: 'int',
          banned: 'int',
          created: 'time',
          seen: 'time',
        }),
        'id',
      ),
      ofPerson(keyed(make('session', { token: 'text', person: 'text', created: 'time', seen: 'time' }), 'token')),
      ofPerson(
        keyed(
          make('passkey', {
            id: 'text',
            person: 'text',
            public_key: 'text',
            counter: 'time',
            transports: 'text',
            created: 'time',
          }),
          'id',
        ),
      ),
      keyed(make('code', { hash: 'text', kind: 'text', person: 'text', until: 'time?', data: 'text?' }), 'hash'),
      keyed(
        make('match', {
          id: 'text',
          game: 'text',
          options: 'text',
          agreement: 'text',
          status: 'text',
          listed: 'int',
          owner: 'text',
          created: 'time',
          changed: 'time',
          head: 'text?',
          seed: 'text?',
          room: 'text',
          outcome: 'text?',
          due: 'time?',
        }),
        'id',
      ),
      ofMatch(
        keyed(
          make('seat', { match: 'text', seat: 'int', name: 'text', person: 'text?', bot: 'int?', link: 'text?', asked: 'int' }),
          'match',
          'seat',
        ),
      ),
      ofMatch(
        keyed(
          make('step', { match: 'text', sequence: 'int', at: 'time', entries: 'text', snapshot: 'text?', clocks: 'text?' }),
          'match',
          'sequence',
        ),
      ),
      ofMatch(
        keyed(
          make('talk', { match: 'text', number: 'int', at: 'time', person: 'text?', name: 'text', seat: 'int?', say: 'text' }),
          'match',
          'number',
        ),
      ),
      ofPerson(
        keyed(
          make('channel', {
            id: 'text',
            person: 'text',
            kind: 'text',
            address: 'text',
            confirmed: 'int',
            error: 'text?',
            created: 'time',
          }),
          'id',
        ),
      ),
      ofMatch(
        keyed(
          make('notice', {
            match: 'text',
            number: 'int',
            person: 'text',
            channel: 'text',
            kind: 'text',
            due: 'time',
            tries: 'int',
            state: 'text',
          }),
          'match',
          'number',
          'person',
          'channel',
        ),
      ),
      db.schema
        .createTable('report')
        .addColumn('id', 'integer', (it) =>
          engine === 'sqlite' ? it.primaryKey().autoIncrement() : it.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('at', 'bigint', (it) => it.notNull())
        .addColumn('by', 'text')
        .addColumn('about', 'text', (it) => it.notNull())
        .addColumn('match', 'text')
        .addColumn('person', 'text')
        .addColumn('text', 'text', (it) => it.notNull())
        .addColumn('details', 'text')
        .addColumn('done', 'integer', (it) => it.notNull()),
      ofPerson(keyed(make('mute', { person: 'text', muted: 'text' }), 'person', 'muted')),
      keyed(make('setting', { name: 'text', value: 'text' }), 'name'),
    ];
    for (const made of tables) await made.execute();

    const index = (on: string, ...columns: string[]) =>
      db.schema
        .createIndex(`${on}_by_${columns.join('_')}`)
        .on(on)
        .columns(columns);
    const indexes = [
      index('person', 'handle').unique(),
      index('session', 'person'),
      index('passkey', 'person'),
      index('code', 'person'),
      index('match', 'status', 'changed'),
      index('match', 'owner'),
      // Only few of many are due or have somebody in them: the others stay out.
      index('match', 'due').where(sql.ref('due'), 'is not', null),
      index('seat', 'person').where(sql.ref('person'), 'is not', null),
      index('seat', 'link').where(sql.ref('link'), 'is not', null),
      // Bots that were asked when the server stopped.
      index('seat', 'asked').where(sql.ref('bot'), 'is not', null),
      index('channel', 'person'),
      index('notice', 'state', 'due'),
      index('notice', 'due'),
      index('talk', 'person').where(sql.ref('person'), 'is not', null),
    ];
    for (const made of indexes) await made.execute();
  },
});

/** For several nodes: what each step was played by, work that is claimed, who is where. */
const second = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const alter = (name: string) => db.schema.alterTable(name);
    const added = [
      alter('step').addColumn('rules', 'text'),
      alter('step').addColumn('hash', 'text'),
      alter('step').addColumn('rows', 'integer', (it) => it.notNull().defaultTo(0)),
      alter('talk').addColumn('said', 'text'),
      alter('notice').addColumn('token', 'bigint', (it) => it.notNull().defaultTo(0)),
      alter('notice').addColumn('until', 'bigint', (it) => it.notNull().defaultTo(0)),
    ];
    for (const made of added) await made.execute();
    const make = (name: string, columns: Readonly<Record<string, Column>>): Made => table(db, name, columns);
    const rate = keyed(make('rate', { key: 'text', count: 'int', until: 'time' }), 'key');
    const tables: readonly Made[] = [
      keyed(make('work', { what: 'text', due: 'time?', rules: 'text?', node: 'text?', token: 'time', until: 'time' }), 'what'),
      keyed(make('node', { id: 'text', started: 'time', until: 'time', rules: 'text', host_key: 'text' }), 'id'),
      keyed(make('line', { id: 'text', node: 'text', person: 'text?', address: 'text' }), 'id'),
      ofMatch(
        keyed(
          make('presence', {
            match: 'text',
            person: 'text',
            node: 'text',
            here: 'int',
            since: 'time',
            left: 'int',
            times: 'int',
            looking: 'int',
            looked: 'time',
          }),
          'match',
          'person',
          'node',
        ),
      ),
      // What is counted for a minute need not outlive a crash.
      engine === 'postgres' ? rate.modifyFront(sql`unlogged`) : rate,
    ];
    for (const made of tables) await made.execute();
    const index = (on: string, ...columns: string[]) =>
      db.schema
        .createIndex(`${on}_by_${columns.join('_')}`)
        .on(on)
        .columns(columns);
    const indexes = [
      index('talk', 'match', 'said').unique().where(sql.ref('said'), 'is not', null),
      index('work', 'due').where(sql.ref('due'), 'is not', null),
      index('line', 'node'),
      index('line', 'person').where(sql.ref('person'), 'is not', null),
      index('line', 'address'),
      index('presence', 'node'),
      index('presence', 'person'),
      index('rate', 'until'),
    ];
    for (const made of indexes) await made.execute();
    // What a server had to do when it stopped: whoever claims it finds out what it is.
    await sql`insert into work (what, due, rules, node, token, until)
      select id, case when status = 'starting' or room not like '%"orders":{}%' or exists (
          select 1 from seat where seat.match = match.id and seat.asked = 1 and seat.bot is not null) then 0 else due end,
        null, null, 0, 0
      from match where status in ('starting', 'running')`.execute(db);
  },
});

/**
 * Seeds that several tables share: those of a day, dealt to who plays that day, and those of a battle that is played twice. A table
 * with a deal has no seed of its own: code that does not know deals cannot open it, and so cannot tell it.
 */
const third = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const deal = keyed(table(db, 'deal', { id: 'text', seed: 'text', opens: 'time?' }), 'id');
    const attempt = ofPerson(
      keyed(
        table(db, 'attempt', {
          day: 'text',
          game: 'text',
          person: 'text',
          match: 'text',
          deal: 'text',
          near: 'text?',
          began: 'time',
          ended: 'time?',
          result: 'text?',
        }),
        'day',
        'game',
        'person',
      ),
    );
    const duplicate = keyed(
      table(db, 'duplicate', {
        id: 'text',
        game: 'text',
        options: 'text',
        pace: 'text',
        owner: 'text',
        created: 'time',
        began: 'time?',
        first: 'text?',
        second: 'text?',
        first_result: 'text?',
        second_result: 'text?',
      }),
      'id',
    );
    const partner = ofPerson(
      keyed(table(db, 'partner', { duplicate: 'text', place: 'int', person: 'text' }), 'duplicate', 'place'),
    )
      .addUniqueConstraint('partner_once', ['duplicate', 'person'])
      .addForeignKeyConstraint('partner_of_duplicate', ['duplicate'], 'duplicate', ['id'], (it) => it.onDelete('cascade'));
    for (const made of [deal, attempt, duplicate, partner]) await made.execute();
    await db.schema.alterTable('match').addColumn('deal', 'text').execute();
    await db.schema.createIndex('partner_by_person').on('partner').columns(['person']).execute();
    await db.schema.createIndex('duplicate_by_owner').on('duplicate').columns(['owner']).execute();
    await db.schema.createIndex('attempt_by_person').on('attempt').columns(['person']).execute();
    await db.schema.createIndex('attempt_by_match').on('attempt').columns(['match']).unique().execute();
  },
});

/** One's record of games, the same on all devices. */
const games = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const played = table(db, 'played', { person: 'text', id: 'text', changed: 'time', note: 'text' });
    await ofPerson(keyed(played, 'person', 'id')).execute();
    await db.schema.createIndex('played_by_person_changed').on('played').columns(['person', 'changed']).execute();
  },
});

/** From the third on with a word on who can bear it. */
type Name = '0001' | '0002' | `${number}-expand` | `${number}-contract-${number}`;

export function migrationsOf(engine: Engine): Readonly<Partial<Record<Name, Migration>>> {
  return { '0001': first(engine), '0002': second(engine), '0003-expand': third(), '0004-expand': games() };
}
