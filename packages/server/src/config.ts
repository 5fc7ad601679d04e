/** What a host can set. */
export type Config = {
  /** The folder of the embedded database and of the server's keys. */
  readonly data: string;
  /** The address of a PostgreSQL database; without it SQLite in the data folder. */
  readonly database?: string;
  /** Addresses of NATS servers, with commas: then this is one of several nodes on that PostgreSQL database. */
  readonly nats?: string;
  readonly host: string;
  readonly port: number;
  /** The address others reach it by, if it is not the one it listens at. */
  readonly url?: string;
  /** Addresses of proxies whose word on who calls is taken. */
  readonly proxies?: readonly string[];
  /** smtp://user:password@host:port, and from whom. */
  readonly smtp?: string;
  readonly mailFrom?: string;
  /** The built web application. */
  readonly web?: string;
  readonly limits?: Partial<Limits>;
  /** Threads for bots; 0 for none: then bots never answer. */
  readonly botThreads?: number;
  readonly log?: boolean;
};

export type Limits = {
  readonly sockets: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly openTablesPerPerson: number;
  readonly tablesPerPerson: number;
  /** Bytes of a message, and of what may wait to be sent on one line. */
  readonly message: number;
  readonly waiting: number;
  /** Messages in fifteen seconds. */
  readonly messages: number;
  readonly watchers: number;
  /** Tables that one line sits at. */
  readonly tablesPerLine: number;
  readonly guestsPerHour: number;
  /** Seeds that the tables of one day and game are dealt from, at most. */
  readonly deals: number;
  /** Requests a minute from one address; where a route allows fewer, in the same proportion. */
  readonly requests: number;
};

export const LIMITS: Limits = {
  sockets: 20_000,
  socketsPerPerson: 20,
  socketsPerAddress: 200,
  openTablesPerPerson: 20,
  tablesPerPerson: 200,
  message: 16_384,
  waiting: 1_000_000,
  messages: 150,
  watchers: 200,
  tablesPerLine: 64,
  guestsPerHour: 60,
  deals: 12,
  requests: 600,
};
