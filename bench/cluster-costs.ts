/** From what stages used: what a statement costs, what each step in it, and what it costs to follow on another node. */
import type { Costs, Layout } from '../scripts/queueing/installation.ts';
import type { Used } from './cluster-meter.ts';
import type { Measured, Stage } from './cluster-setups.ts';

export type Fit = { readonly costs: Costs; readonly wal: Layout['wal'] };

/** Milliseconds of processor time for an answer, without what is used while nobody says anything. */
export function cpuEach(what: keyof Used['cpu'], { used }: Stage, idle: Used): number {
  return ((used.cpu[what] - (idle.cpu[what] / idle.seconds) * used.seconds) / used.answers) * 1000;
}

/** The same of the threads that hear and answer, which is what others wait for. */
function threadEach({ used }: Stage, idle: Used): number {
  return ((used.threads - (idle.threads / idle.seconds) * used.seconds) / used.answers) * 1000;
}

type Point = { readonly each: number; readonly statements: number };

/** The line through points: so much for each, and so much for each statement. Never below nothing. */
function line(points: readonly Point[]): { readonly step: number; readonly statement: number } {
  const mean = (of: (point: Point) => number): number => points.reduce((sum, one) => sum + of(one), 0) / points.length;
  const [x, y] = [mean((one) => one.statements), mean((one) => one.each)];
  const slope =
    mean((one) => (one.statements - x) * (one.each - y)) /
    Math.max(
      1e-9,
      mean((one) => (one.statements - x) ** 2),
    );
  const statement = Math.max(0, slope);
  return { statement, step: Math.max(0, y - statement * x) };
}

const meanOf = (all: readonly number[]): number => (all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length);

/** Of what a node does for an answer, so much comes before the statement: what profiles say. */
const BEFORE = 0.5;

export function fitCosts(all: readonly Measured[]): Fit {
  const stagesOf = (apart: boolean): readonly (Stage & { readonly idle: Used })[] =>
    all
      .filter(({ setup, stages }) => setup.apart === apart && stages.every(({ used }) => used.answers > 0))
      .flatMap(({ stages, idle }) => stages.map((stage) => ({ ...stage, idle })));
  const [together, apart] = [stagesOf(false), stagesOf(true)];
  const statementsOf = ({ used }: Stage): number => used.statements / used.answers;
  const lineOf = (each: (stage: (typeof together)[number]) => number): ReturnType<typeof line> =>
    line(together.map((stage) => ({ each: each(stage), statements: statementsOf(stage) })));
  const node = lineOf((stage) => threadEach(stage, stage.idle));
  const postgres = lineOf((stage) => cpuEach('postgres', stage, stage.idle));
  const wal = lineOf(({ used }) => (used.wal - used.pages) / used.answers);
  /** What is left for each ring that was heard. */
  const left = (each: (stage: (typeof together)[number]) => number, known: ReturnType<typeof line>): number =>
    Math.max(
      0,
      meanOf(
        apart.map((stage) => {
          const more = each(stage) - known.step - known.statement * statementsOf(stage);
          return more / Math.max(0.1, stage.used.heard / stage.used.answers);
        }),
      ),
    );
  // Few rings cost more each, since it has to be woken for them: of interest is what many cost.
  const rings = apart.filter(({ rate }) => rate === undefined).map((stage) => cpuEach('nats', stage, stage.idle));
  return {
    costs: {
      node: {
        hear: node.step * BEFORE,
        tell: node.step * (1 - BEFORE),
        statement: node.statement,
        follow: left((stage) => threadEach(stage, stage.idle), node),
      },
      postgres: { ...postgres, read: left((stage) => cpuEach('postgres', stage, stage.idle), postgres) },
      nats: { ring: Math.max(0, meanOf(rings)) },
      clients: { say: 0, told: 0 },
    },
    wal,
  };
}
