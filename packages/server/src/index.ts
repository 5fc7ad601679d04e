/** The server: what it keeps, who may come in, the tables, and the lines to them. It reads the contract of games and knows no rule. */
import type { Server as HttpServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { INSTALLED, type LoadedGame } from '@wartable/games';
import { type Log, SYSTEM_TIME, type TimeSource } from './around.ts';
import { type Config, LIMITS } from './config.ts';
import { type BotQueue, openBotQueue } from './hall/bots.ts';
import { gamesOf } from './hall/games.ts';
import { type Hall, openHall } from './hall/hall.ts';
import { callerOf, networkOf, proxiesOf } from './http/address.ts';
import { buildApp } from './http/app.ts';
import { channelRoutes } from './http/channels.ts';
import { dayRoutes } from './http/days.ts';
import { checkOrigin, doorOf } from './http/door.ts';
import { farewellOf } from './http/farewell.ts';
import { buildOf } from './http/files.ts';
import { healthRoutes } from './http/health.ts';
import { hostRoutes } from './http/host.ts';
import { openLog } from './http/log.ts';
import { type Metrics, metricsRoute, openMetrics } from './http/metrics.ts';
import { pairRoutes } from './http/pairs.ts';
import { peopleRoutes } from './http/people.ts';
import { tableRoutes } from './http/tables.ts';
import { type Lines, openLines } from './line/lines.ts';
import { openSharedLines } from './line/shared-lines.ts';
import { type Bell, openBell, SILENT } from './nodes/bell.ts';
import { openCleanUp } from './nodes/clean-up.ts';
import { natsAddress } from './nodes/nats-address.ts';
import { type Nodes, openNodes } from './nodes/nodes.ts';
import { subjectsOf } from './nodes/subjects.ts';
import { DUE_AFTER, openNotices } from './notices/index.ts';
import { isStillDue } from './notices/still-due.ts';
import { openPeople } from './people/index.ts';
import { openNews } from './people/news.ts';
import { memoryRates, sharedRates } from './people/rates.ts';
import { openStore, type Store, whereOf } from './store/index.ts';
import { DATABASE_NOW, type Leases, nowOf, openLeases } from './store/leases.ts';
import type { Migrations } from './store/migrate.ts';

export type { Config } from './config.ts';
export { filesOverHttp } from './http/app.ts';
export { STORE_TROUBLES, StoreTrouble, type StoreTroubleWord } from './store/index.ts';

export type Server = {
  /** Where it listens. */
  readonly port: number;
  /** Where it keeps things, for printing. */
  readonly where: string;
  readonly http: HttpServer;
  readonly store: Store;
  readonly hall: Hall;
  /** What is heard of other nodes. */
  readonly bell: Bell;
  /** Says to whoever watches that it will stop, and goes on. */
  readonly leave: () => void;
  /** Stops in order: nothing new is taken, everything is kept, people are told when to come again. */
  readonly close: () => Promise<void>;
};

/** What tests change. */
export type Trial = {
  readonly time?: TimeSource;
  readonly games?: readonly LoadedGame[];
  readonly botPace?: number;
  /** Further ones, as of a later version. */
  readonly migrations?: Migrations;
};

const BOT_PACE = 400;
/** People come back one after another, not all at once. */
const AGAIN_WITHIN = 3000;

export async function openServer(
  config: Config,
  { time: clock = SYSTEM_TIME, games = INSTALLED, botPace = BOT_PACE, migrations }: Trial = {},
): Promise<Server> {
  const limits = { ...LIMITS, ...config.limits };
  const log = openLog(config.log ?? false);
  const store = await openStore(whereOf(config), migrations);
  const bell = await bellOf(config, store, log);
  const nodes = await openNodes({ store, config, time: clock, games, bell, log });
  const { time, several } = nodes;
  const rates = several ? sharedRates(store.db) : memoryRates(time.now);
  const people = openPeople({ store, config, limits, now: time.now, rates, several });
  const threads = config.botThreads ?? Math.max(1, availableParallelism() - 1);
  const bots = openBotQueue(threads, (trouble) => log.error({ trouble }, 'bot'));
  const url = config.url?.replace(/\/$/, '') ?? `http://localhost:${config.port}`;
  const metrics = openMetrics(store.journal);
  const notices = await openNotices({
    db: store.db,
    time,
    several,
    rates,
    url,
    ...(config.smtp === undefined ? {} : { smtp: config.smtp }),
    ...(config.mailFrom === undefined ? {} : { mailFrom: config.mailFrom }),
    // Told a little later, and only who has not looked since.
    stillDue: async (due) => {
      const { match, person, kind } = due;
      if (hall.hasLooked(person, match, time.now() - DUE_AFTER)) return false;
      return several ? isStillDue(store.db, due, DUE_AFTER) : kind !== 'your-turn' || (await hall.isAsked(person, match));
    },
    failed: (error) => log.error({ err: error }, 'notices'),
    counted: metrics.notice,
  });
  const hall: Hall = openHall({
    store,
    time,
    bots,
    limits,
    log,
    botPace,
    notices,
    nodes,
    leases: leasesOf(store, nodes, games),
    rates,
    games: gamesOf(games),
  });
  const build = config.web === undefined ? '' : buildOf(config.web);
  const app = await buildApp({ config, limits, people, log, ...(several ? { rates } : {}) });
  const farewell = farewellOf(app.server);
  let stopping = false;
  healthRoutes(app, store, () => stopping, nodes.isUp);
  metricsRoute(app, config, metrics);
  peopleRoutes(app, { config, people, hall, build, pushKey: notices.pushKey });
  const shared = several ? { shared: openSharedLines({ db: store.db, nodes, limits, log }) } : {};
  hostRoutes(app, {
    people,
    store,
    hall: { ...hall, announce: (text) => news.announce(text) },
    ...(shared.shared ? { sockets: shared.shared.count } : {}),
  });
  channelRoutes(app, notices, time.now);
  tableRoutes(app, hall, config);
  dayRoutes(app, hall.days);
  pairRoutes(app, hall.pairs);
  await app.ready();
  const door = doorOf(config);
  const trusted = proxiesOf(config);
  const lines = openLines(app.server, {
    hall,
    limits,
    time,
    log,
    build,
    mayEnter: ({ headers }) => checkOrigin(door, headers),
    personOf: people.ofCookie,
    mutedBy: people.mutedBy,
    addressOf: (request) => networkOf(callerOf(request, trusted)),
    refused: (word) => metrics.refused(word, 'line'),
    isUp: nodes.isUp,
    ...shared,
  });
  const news = await openNews({ db: store.db, nodes, people, lines, hall, log });
  const cleaning = openCleanUp({ db: store.db, nodes, log });
  store.journal.watching.add({ failed: nodes.doubt });
  nodes.onTurn((isUp) => lines.trouble(!isUp));
  nodes.onStanding(hall.restart);
  watchAll(metrics, { lines, hall, bots, nodes, bell });
  const closing = [news, cleaning, notices, bots, nodes, bell, store];
  const closeAll = async (): Promise<void> => {
    for (const one of closing) await one.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await closeAll();
    throw error;
  }
  const at = app.server.address();
  return {
    port: typeof at === 'object' && at !== null ? at.port : config.port,
    where: store.where,
    http: app.server,
    store,
    hall,
    bell,
    leave: () => {
      stopping = true;
    },
    close: async () => {
      stopping = true;
      await farewell();
      lines.close(() => Math.floor(Math.random() * AGAIN_WITHIN));
      await hall.close();
      await app.close();
      await closeAll();
    },
  };
}

/** What a host can see of it as numbers. */
function watchAll(
  metrics: Metrics,
  { lines, hall, bots, nodes, bell }: { lines: Lines; hall: Hall; bots: BotQueue; nodes: Nodes; bell: Bell },
): void {
  metrics.watch('sockets', 'Open lines', lines.count);
  metrics.watch('rooms', 'Tables with a match in memory', () => hall.counts().awake);
  metrics.watch('bots_waiting', 'Decisions that wait for a bot', bots.waiting);
  if (!nodes.several) return;
  metrics.watch('nodes', 'Nodes that are alive', () => nodes.alive().size);
  metrics.watch('bell_up', 'Whether NATS is there', () => (bell.isUp() ? 1 : 0));
  metrics.watch('rings_sent', 'Rings for other nodes', () => bell.counts().sent);
  metrics.watch('rings_heard', 'Rings of other nodes', () => bell.counts().heard);
  metrics.watch('steps_followed', 'Steps of other nodes that were played here', () => hall.counts().of.followed);
  metrics.watch('races_lost', 'Steps that another node had written first', () => hall.counts().of.raced);
}

/** Several nodes hear of one another over NATS; one alone needs no bell. */
async function bellOf({ nats }: Config, store: Store, log: Log): Promise<Bell> {
  if (nats === undefined) return SILENT;
  const address = natsAddress(nats);
  if (!address || store.kind !== 'postgres') throw new RangeError('several nodes need PostgreSQL, and the address of NATS');
  return openBell(address, await subjectsOf(store.db), log);
}

/** Alone nobody else claims anything, and a test may turn the clock. */
function leasesOf({ db }: Store, { id: node, several, time }: Nodes, games: readonly LoadedGame[]): Leases {
  if (!several) return openLeases({ db, node, now: nowOf(time.now) });
  return openLeases({ db, node, now: DATABASE_NOW, rules: games.map(({ game }) => `${game.id} ${game.rules}`) });
}
