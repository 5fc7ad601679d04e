/**
 * `npm run scale`: what so many people would need, from what an answer costs (scripts/queueing/costs.ts), and what they would wait,
 * by a simulation of the queues. The tables of docs/scale.md are these.
 */
import { answersOf, type Cell, comingsOf, mostPeople, runCell } from './queueing/cell.ts';
import { BESIDES, BYTES, FIT, HELD, PEOPLE, PLAN, PREPARED } from './queueing/costs.ts';

const SIZES = [10_000, 1_000_000, 100_000_000];
/** What was told to the other within so many milliseconds was told at once. */
const PATIENCE = 250;

const whole = (x: number): string => Math.round(x).toLocaleString('en');
const part = (x: number): string => `${(x * 100).toFixed(0)} %`;
const ms = ([median, most]: readonly [number, number]): string => `${median.toFixed(1)} / ${most.toFixed(0)}`;

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n${title}\n`);
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

/** In how many databases, each with nodes of its own, so many people are put. */
const cellsOf = (people: number): number => Math.ceil(people / PLAN.perDatabase);

/** One of them. */
function cellOf(people: number): Cell {
  const mine = people / cellsOf(people);
  return { ...FIT, people: mine, nodes: Math.max(3, Math.ceil(mine / PLAN.perNode)), cores: mine > 50_000 ? PLAN.cores : 4 };
}

function needs(people: number): readonly (readonly [string, string])[] {
  const { live, slow } = answersOf(people);
  const answers = live + slow;
  const comings = comingsOf(people);
  const cells = cellsOf(people);
  const cell = cellOf(people);
  const [nodes, cores] = [cells * cell.nodes, cells * cell.cores];
  const { statements, done, node, postgres, acknowledged, heard } = runCell(cell);
  const wal = answers * (FIT.wal.step + (FIT.wal.statement * statements) / done + BYTES.pages / PEOPLE.perCheckpoint);
  const gigabit = (bytes: number): string => `${((bytes * 8) / 1e9).toFixed(bytes > 1e8 ? 0 : 2)} Gbit/s`;
  return [
    ['answers a second', `${whole(live)} live, ${whole(slow)} slow`],
    ['comings and goings a second', whole(comings)],
    ['databases (matches by id)', whole(cells)],
    ['nodes, one processor each', `${whole(nodes)}, ${part(node)} busy`],
    ['processors of PostgreSQL', `${whole(cores)}, ${part(postgres)} busy`],
    ['statements that commit, a second', whole((statements / done) * answers)],
    ['write-ahead log', `${whole((wal + comings * BESIDES.coming.wal) / 1e6)} MB/s`],
    ['stored, if it were so all day', `${whole((answers * BYTES.stored * 86_400) / 1e9)} GB a day`],
    [
      'connections to PostgreSQL',
      `${whole(nodes * HELD.connections)}, ${whole((nodes * HELD.connections * HELD.connection) / 1e6)} GB`,
    ],
    ['rings a second', `${whole(answers * HELD.rings + comings * BESIDES.coming.rings)}, ${whole(answers)} of them heard`],
    ['bells in NATS', `${whole(people)}, ${whole((people * HELD.bell) / 1e3)} MB`],
    ['lines and matches in memory', `${whole((people * (HELD.line + HELD.match)) / 1e6)} GB on all nodes`],
    ['between nodes and PostgreSQL', gigabit(answers * BYTES.postgres)],
    ['between nodes and people', gigabit(answers * BYTES.clients)],
    ['acknowledged: median / 99 of 100, in ms', ms(acknowledged)],
    ['told to the other: the same', ms(heard)],
  ];
}

const all = SIZES.map(needs);
table(
  'What so many people who are connected need',
  ['', ...SIZES.map(whole)],
  (all[0] ?? []).map(([what], n) => [what, ...all.map((rows) => rows[n]?.[1] ?? '')]),
);

type Variant = readonly [name: string, change: Partial<Cell>];
const VARIANTS: readonly Variant[] = [
  ['as it is', {}],
  ['three times as many answers for a second', { burst: 3 }],
  ['four connections of each node', { connections: 4 }],
  ['both players on one node', { apart: 0 }],
  ['the statement prepared', PREPARED],
  ['both', { ...PREPARED, apart: 0 }],
];

table(
  `What ${whole(PLAN.perDatabase)} people in one database wait: median / 99 of 100, in ms`,
  ['', 'acknowledged', 'told to the other', 'nodes busy', 'PostgreSQL busy', 'steps a statement'],
  VARIANTS.map(([name, change]) => {
    const { acknowledged, heard, node, postgres, statements, done } = runCell({ ...cellOf(PLAN.perDatabase), ...change });
    return [name, ms(acknowledged), ms(heard), part(node), part(postgres), (done / statements).toFixed(1)];
  }),
);

table(
  `Where one database breaks: the most people of whom 99 of 100 are told within ${PATIENCE} ms`,
  [
    'processors of PostgreSQL',
    'people',
    'answers a second',
    'statements',
    'syncs',
    'nodes',
    'connections',
    'with the statement prepared',
  ],
  [4, 16, 32].map((cores) => {
    const [people, prepared] = [mostPeople({ ...FIT, cores }, PATIENCE), mostPeople({ ...PREPARED, cores }, PATIENCE)];
    const nodes = Math.ceil(people / PLAN.perNode);
    const { done, statements, syncs } = runCell({ ...FIT, cores, people, nodes }, 1000);
    const figures = [people, done, statements, syncs, nodes, nodes * HELD.connections].map(whole);
    return [`${cores}`, ...figures, `${whole(prepared)} people`];
  }),
);
