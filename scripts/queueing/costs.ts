/** What was measured by `npm run bench:cluster` (docs/scale.md), and what is taken for granted about people and machines. */
import type { Costs, Layout } from './installation.ts';

export type Fit = { readonly costs: Costs; readonly wal: Layout['wal'] };

/** As the bench prints it. */
export const FIT: Fit = {
  costs: {
    node: { hear: 0.09, tell: 0.09, statement: 0.94, follow: 0.3 },
    postgres: { statement: 1.4, step: 0.09, read: 0.25 },
    nats: { ring: 0.007 },
    clients: { say: 0, told: 0 },
  },
  wal: { statement: 0, step: 1050 },
};

/** The same if the statement of the journal were planned once for each connection, not each time: as a trial has shown. */
export const PREPARED: Fit = { ...FIT, costs: { ...FIT.costs, postgres: { ...FIT.costs.postgres, statement: 0.47 } } };

/** Bytes for an answer, the players apart: over the wires, stored, and copies of pages if a match is answered at once between two checkpoints. */
export const BYTES = { postgres: 3800, nats: 195, clients: 1900, stored: 400, pages: 2700 };

/** Milliseconds of processor time of each room of a node at each sweep, and of each coming and going. */
export const BESIDES = {
  sweepEvery: 5000,
  sweep: { node: 0.022, postgres: 0.012 },
  coming: { node: 3.25, postgres: 2.5, wal: 2200, rings: 2 },
};

/** Kilobytes: of a match on each node, of a line, of a bell in NATS, of a connection in PostgreSQL. Rings for an answer; connections of a node. */
export const HELD = { match: 16, line: 10, bell: 0.7, connection: 3700, rings: 2.2, connections: 11 };

export const PEOPLE = {
  /** Somebody who is connected plays live, with one other, and answers every so many seconds. */
  answersEvery: 10,
  /** For each of them so many play slowly, come so often a day, and give one answer each time. */
  slow: { each: 10, aDay: 10 },
  /** Lines break or pages are closed every so many seconds. */
  comesEvery: 300,
  /** Answers between two checkpoints at a match: five minutes, one every five seconds. */
  perCheckpoint: 60,
};

/** A data centre: milliseconds between machines, and of a sync; bytes a millisecond that the disk takes. */
export const PLACE = { wire: 0.15, sync: 1, bandwidth: 500_000 };
/** How many people one node is to hold, and how many a database with its nodes. */
export const PLAN = { perNode: 4000, perDatabase: 125_000, cores: 32, nats: 4 };
