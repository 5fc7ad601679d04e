import { describe, expect, it } from 'vitest';
import { cycles, engineIn, importsOf, layerProblems, sourceProblems } from './layers.ts';
import { roomsWith } from './rooms.ts';

const rooms = roomsWith(['hoth', 'duel']);

function problemsIn(name: string, source: string): string[] {
  const room = rooms.get(name);
  if (!room) throw new Error(name);
  return sourceProblems('a.ts', `${name}/a.ts`, source, { name, room, rooms });
}

describe('The check of the rooms', () => {
  it('finds them as they are without fault', () => {
    expect(layerProblems('packages')).toEqual([]);
  });

  it.each([
    ['const x = Math.random();', 'Math.random'],
    ['const x = Date.now();', 'Date'],
    ['setTimeout(f, 1);', 'setTimeout'],
    ["await fetch('x');", 'fetch('],
    ['process.exit(1);', 'process'],
  ])('finds %s in a pure room', (source, found) => {
    expect(problemsIn('hoth/src', source)).toEqual([`a.ts:1: a pure room uses ${found}`]);
  });

  it.each([
    ['hoth/src', "import { x } from 'node:fs';"],
    ['hoth/src', "import('@wartable/ai');"],
    ['hoth/src', "export * from '@wartable/duel';"],
    ['hoth/page', "import { hoth } from '@wartable/hoth';"],
    ['hoth/page', "import { Card } from '@wartable/duel/page/card.tsx';"],
    ['hoth/page', "import '@wartable/duel/page/card.css';"],
    ['web/table', "import { Battle } from '../play/battle.tsx';"],
    ['web/board', "import { telling } from '@wartable/hoth/telling';"],
    ['web/play', "import { page } from '@wartable/hoth/page/index.tsx';"],
    ['cli', "import { hoth } from '@wartable/hoth';"],
    ['web/home', "import { Log } from '../play/log.tsx';"],
  ])('in %s finds %s', (name, source) => {
    expect(problemsIn(name, source)).toHaveLength(1);
  });

  it.each([
    ["import { existsSync, writeFileSync } from 'node:fs';", 'writeFileSync'],
    ["import { renameSync as move } from 'fs';", 'renameSync'],
    ["import * as fs from 'node:fs';", 'node:fs'],
    ["import { readFile } from 'node:fs/promises';", 'node:fs'],
    ["const { rmSync } = await import('node:fs');", 'node:fs'],
  ])('finds %s where files are not to be written', (source, found) => {
    expect(problemsIn('cli', source).filter((problem) => problem.includes(`uses ${found}; files`))).toHaveLength(1);
    expect(problemsIn('cli', "import { existsSync, readFileSync, statSync } from 'node:fs';")).toEqual([]);
  });

  it.each([
    ['hoth/src', "import { y } from '@wartable/kernel';\nimport { x } from './x.ts';"],
    ['hoth/src', "// Math.random\nconst z = 'the Date';\nconst w = 'from' in z ? ['far'] : [];"],
    ['hoth/page', "import { telling } from '@wartable/hoth/telling';\nimport type { View } from '@wartable/hoth';"],
    ['hoth/page', "import { type State, type View } from '@wartable/hoth';"],
    ['web/play', "import { begin } from '../table/begin.ts';"],
    ['web/home', "import type { GamePage } from '../play/game-page.ts';"],
  ])('in %s allows %s', (name, source) => {
    expect(problemsIn(name, source)).toEqual([]);
  });

  it('tells types from what runs, and what is fetched later', () => {
    const source =
      "import type { A } from './a.ts';\nimport { type B, c } from './b.ts';\nconst d = () => import('./d.ts');\nimport './e.css';";
    expect(importsOf(source).map(({ target, typeOnly, lazy }) => [target, typeOnly, lazy])).toEqual([
      ['./a.ts', true, false],
      ['./b.ts', false, false],
      ['./d.ts', false, true],
      ['./e.css', false, false],
    ]);
  });

  it('finds rings of modules, and the engine behind a telling', () => {
    const modules = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['x/src/telling.ts', ['x/src/fold.ts']],
      ['x/src/fold.ts', ['x/src/rules/attack.ts']],
    ]);
    expect(cycles(modules)).toEqual([['a', 'b', 'c', 'a']]);
    expect(engineIn('x/src/telling.ts', 'x/src/rules/', modules)).toHaveLength(1);
  });

  it('has no room that leads back to itself', () => {
    const uses = new Map([...rooms].map(([name, room]) => [name, room.uses.filter((one) => rooms.has(one))]));
    expect(cycles(uses)).toEqual([]);
  });
});
