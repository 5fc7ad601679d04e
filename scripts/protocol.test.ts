/** docs/protocol.md says what the schemas say: every message with its fields, every refusal, every route, and examples that hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Reply, SEAT_PROTOCOL } from '@wartable/kernel';
import * as protocol from '@wartable/protocol';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../packages/server/src/config.ts';
import { Refusal } from '../packages/server/src/http/refusal.ts';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs', 'protocol.md'), 'utf8');

/** What stands under a heading, up to the next one of the same rank or a higher one. */
function section(heading: string): string {
  const start = page.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`no heading ${heading}`);
  const rest = page.slice(start + heading.length + 2);
  const rank = heading.indexOf(' ');
  const end = rest.search(new RegExp(`^#{1,${rank}} `, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
const words = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`(\??)/g), ([, word, optional]) => `${word}${optional}`);

/** The rows of the table whose first heading is this. */
function table(text: string, heading: string): string[][] {
  const found = text.split('\n\n').find((block) => rowsOf(block)[0]?.[0] === heading);
  return rowsOf(found ?? '').slice(1);
}

type Variant = { readonly options: readonly { readonly entries: Readonly<Record<string, { readonly type: string }>> }[] };

/** Each message of a schema, as the tables write it: the word, and its fields. */
function messagesOf(variant: Variant): string[] {
  return variant.options.map(({ entries: { say, ...fields } }) => {
    const names = Object.entries(fields).map(([name, { type }]) => (type === 'exact_optional' ? `${name}?` : name));
    return [(say as unknown as { literal: string }).literal, ...names.sort()].join(' ');
  });
}
const written = (rows: string[][]): string[] => rows.map(([say, fields]) => [words(say)[0], ...words(fields).sort()].join(' '));

describe('docs/protocol.md', () => {
  const schemas = new Map(Object.entries(protocol).filter(([, value]) => typeof value === 'object' && 'kind' in value));
  const examples = Array.from(page.matchAll(/^```json ?(.*)\n([\s\S]*?)^```$/gm), ([, name = '', text = '']) => ({
    name,
    // A document begins where a line is not indented.
    documents: text.trim().split(/\n(?! )/),
  }));

  it.each(examples)('has examples of $name that are ones', ({ name, documents }) => {
    const schema = schemas.get(name) as v.GenericSchema;
    for (const document of documents) expect(v.safeParse(schema, JSON.parse(document)).issues).toBeUndefined();
  });

  it('would not take others', () => {
    expect(examples.length).toBeGreaterThan(8);
    const [document = ''] = examples.find(({ name }) => name === 'FromClient')?.documents ?? [];
    expect(v.is(protocol.FromClient, { ...JSON.parse(document), more: 1 })).toBe(false);
  });

  it('has every message with its fields', () => {
    const fromClient = table(section('### From the client'), 'say');
    expect(written(fromClient).sort()).toEqual(messagesOf(protocol.FromClient).sort());
    const toClient = table(section('### From the server'), 'say');
    expect(written(toClient).sort()).toEqual(messagesOf(protocol.ToClient).sort());
    const seat = written(table(section('### To the table'), 'say')).map((row) => row.replace('opening', 'opening?'));
    expect(seat.sort()).toEqual(messagesOf(protocol.SeatSays).sort());
  });

  it('has every refusal with its status', () => {
    const rows = table(section('### Refusals'), 'word');
    expect(rows.map(([word, status]) => [words(word)[0], Number(status)])).toEqual(
      protocol.REFUSALS.map((word) => [word, new Refusal(word).status]),
    );
    // A word of the kernel that is missing here does not compile.
    const ofSeats: Record<Exclude<Extract<Reply, { refused: string }>['refused'], 'already-given'>, true> = {
      'stale-decision': true,
      'not-your-seat': true,
      'not-a-choice': true,
      'match-over': true,
      'nothing-to-undo': true,
      'new-information': true,
      failed: true,
    };
    const told = table(section('### To the table'), 'refused').flatMap(([word]) => words(word));
    expect(told).toEqual(Object.keys(ofSeats));
  });

  it('has every reason to end a line, every status, and all that is agreed on', () => {
    const reasons = protocol.ToClient.options.flatMap(({ entries }) => ('again' in entries ? entries.because.options : []));
    const told = table(section('### From the server'), '`bye` because').flatMap(([word]) => words(word));
    expect(told.sort()).toEqual(reasons.sort());
    expect(table(section("### A table's life"), '`status`').flatMap(([word]) => words(word))).toEqual([...protocol.STATUSES]);
    const agreed = table(section('## HTTP'), 'agreed on').flatMap(([word]) => words(word));
    expect(agreed.sort()).toEqual(Object.keys(protocol.Agreement.entries).sort());
    expect(table(section('### Without an engine'), '`with`').flatMap(([word]) => words(word))).toEqual([...protocol.WISHES]);
  });

  it('has every route', () => {
    const folder = join(ROOT, 'packages', 'server', 'src', 'http');
    const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const routes = sources.flatMap((source) =>
      Array.from(source.matchAll(/route\(\w+, '([A-Z]+)', '([^']+)'/g), ([, method, path]) => `${method} ${path}`),
    );
    const cells = rowsOf(section('## HTTP')).flatMap(([first]) => words(first));
    expect(cells.filter((cell) => / \/api\//.test(cell)).sort()).toEqual(routes.sort());
    expect(routes.length).toBeGreaterThan(30);
  });

  it('has the versions and the limits', () => {
    expect(page).toContain(`\`LIVE_PROTOCOL\`, ${protocol.LIVE_PROTOCOL} `);
    expect(page).toContain(`\`SEAT_PROTOCOL\`, ${SEAT_PROTOCOL} `);
    const limits = section('### Limits');
    const { message, waiting, messages, socketsPerPerson, socketsPerAddress, watchers, requests, guestsPerHour } = LIMITS;
    for (const told of [
      `${message / 1024} KB`,
      `| ${messages};`,
      `${waiting / 1e6} MB`,
      `${socketsPerPerson}, ${socketsPerAddress} |`,
      `${LIMITS.openTablesPerPerson}, ${LIMITS.tablesPerPerson} |`,
      `| ${LIMITS.tablesPerLine} |`,
      `| ${watchers} |`,
      `| ${requests};`,
      `| ${guestsPerHour} |`,
    ])
      expect(limits).toContain(told);
  });
});
