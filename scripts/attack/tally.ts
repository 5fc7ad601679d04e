/** What attacks found: how often something was refused or harmless, and the three things that must not happen. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERDICTS = ['refused', 'harmless', 'lost', 'trace', 'hang'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How a trial ended; `how` and `files` let it be repeated. */
export type Trial = {
  readonly attack: string;
  readonly verdict: Verdict;
  readonly said?: string;
  readonly how?: string;
  readonly files?: Readonly<Record<string, Uint8Array | string>>;
};

export type Report = (trial: Trial) => void;

/** How long an attack goes on: so many tries, or until a time. */
type Bounds = {
  readonly seed: string;
  readonly report: Report;
  /** Whether there is another try, after so many. */
  readonly goesOn: (tried: number) => boolean;
};

export type Attack = (bounds: Bounds) => Promise<void>;

export type Tally = ReadonlyMap<string, Readonly<Record<Verdict, number>>>;

/** Counts trials, and keeps what a bad one needs to be repeated in a folder of its own. */
export function openTally(folder: string, tell: (line: string) => void): { readonly tally: Tally; readonly report: Report } {
  const tally = new Map<string, Record<Verdict, number>>();
  let bad = 0;
  const report: Report = ({ attack, verdict, said = '', how = '', files = {} }) => {
    const row = tally.get(attack) ?? { refused: 0, harmless: 0, lost: 0, trace: 0, hang: 0 };
    tally.set(attack, row);
    row[verdict]++;
    if (verdict === 'refused' || verdict === 'harmless') return;
    const kept = join(folder, `${attack}-${++bad}`.replace(/[^\w.-]+/g, '-'));
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, 'how.txt'), `${verdict}\n${how}\n\n${said}\n`);
    for (const [name, contents] of Object.entries(files)) writeFileSync(join(kept, name), contents);
    const first = said.split('\n', 1)[0] ?? '';
    tell(`${verdict}: ${attack}: ${how}: ${first} (${kept})`);
  };
  return { tally, report };
}

/** The worst that may be said of a run: nothing lost, no stack trace, no hang. */
export function isClean(tally: Tally): boolean {
  return [...tally.values()].every(({ lost, trace, hang }) => lost + trace + hang === 0);
}

const HEADS = { refused: 'refused', harmless: 'harmless', lost: 'lost', trace: 'stack traces', hang: 'hangs' };

export function tallyLines(tally: Tally): string[] {
  const rows = [...tally].map(([attack, row]) => ({
    attack,
    tried: VERDICTS.reduce((sum, verdict) => sum + row[verdict], 0),
    row,
  }));
  const widest = Math.max(6, ...rows.map(({ attack }) => attack.length));
  const head = ['tried', ...VERDICTS.map((verdict) => HEADS[verdict])];
  const line = (first: string, cells: readonly (string | number)[]): string =>
    first.padEnd(widest) + cells.map((cell, i) => String(cell).padStart((head[i] ?? '').length + 2)).join('');
  const total = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  return [
    line('', head),
    ...rows.map(({ attack, tried, row }) => line(attack, [tried, ...VERDICTS.map((verdict) => row[verdict])])),
    line('all', [total(({ tried }) => tried), ...VERDICTS.map((verdict) => total(({ row }) => row[verdict]))]),
  ];
}
