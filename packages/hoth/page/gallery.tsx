/** The battlefield: ?gallery=hoth&scenario=7&theme=dark&marks=1&worn=1, &show=sheet, &show=parts. */

import { type Battle, SCENARIOS } from '@wartable/hoth/telling';
import { en as english } from '@wartable/hoth/text/en.ts';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { type Mark, type Marks, NO_MARKS } from '@wartable/web/board/marks.ts';
import { useMemo, useState } from 'react';
import { HothArt } from './art/defs.tsx';
import { HothBoard } from './board.tsx';
import { Parts } from './gallery-parts.tsx';
import { Sheet } from './gallery-sheet.tsx';
import { hexNamed, nameOf } from './layout.ts';
import type { BoardLabels } from './names.tsx';
import type { Scene } from './scene.ts';
import { sceneOfBattle } from './scenes.ts';
import '@wartable/web/board/gallery.css';

const en: Readonly<Record<string, string>> = english;
const [left, centre, right] = ['section.left', 'section.center', 'section.right'].map((key) => en[key] ?? key) as [
  string,
  string,
  string,
];
const LABELS: BoardLabels = {
  board: en['game.name'] ?? '',
  empireSections: [right, centre, left],
  rebelSections: [left, centre, right],
};

export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const show = query.get('show');
  return (
    <>
      <HothArt />
      {show === 'sheet' ? <Sheet /> : show === 'parts' ? <Parts /> : <BoardPage query={query} />}
    </>
  );
}

function BoardPage({ query }: { readonly query: URLSearchParams }) {
  const [picked, setPicked] = useState<Hex>();
  const id = query.get('scenario') ?? '1';
  const battle = (SCENARIOS.find((one) => one.id === id) ?? SCENARIOS[0]) as Battle;
  const worn = query.has('worn');
  const scene = useMemo(() => {
    const whole = sceneOfBattle(battle);
    return worn ? wear(whole) : whole;
  }, [battle, worn]);
  const marks = useMemo(() => (query.has('marks') ? someMarks(scene, picked) : NO_MARKS), [query, scene, picked]);
  return (
    <main className="gallery-board">
      <HothBoard scene={scene} marks={marks} labels={LABELS} describe={nameOf} onPick={setPicked} />
    </main>
  );
}

/** As after some turns of battle. */
function wear(scene: Scene): Scene {
  return {
    ...scene,
    units: scene.units.map((unit, i) => ({
      ...unit,
      figures: Math.max(1, unit.full - (i % 3)),
      inPlace: i % 2 === 0,
      ordered: i % 4 === 0,
      moved: i % 8 === 0,
    })),
    structures: scene.structures.map((structure, i) => ({ ...structure, standing: i > 0 })),
  };
}

/** One of every kind around the first unit of the Rebels. */
function someMarks(scene: Scene, picked: Hex | undefined): Marks {
  const hexes = new Map<Hex, Mark>();
  const rebels = scene.units.filter((unit) => unit.side === 'rebel').map((unit) => unit.hex);
  const empire = scene.units.filter((unit) => unit.side === 'empire').map((unit) => unit.hex);
  for (const hex of rebels) hexes.set(hex, { state: 'choice' });
  for (const hex of empire.slice(4)) hexes.set(hex, { state: 'quiet' });
  const [target, second] = empire;
  if (target !== undefined) hexes.set(target, { state: 'target', label: '2 · 42 %', badge: '2' });
  if (second !== undefined) hexes.set(second, { state: 'target', badge: '3' });
  const [from = 0] = picked === undefined ? rebels : [picked];
  hexes.set(from, { state: 'chosen' });
  hexes.set(hexNamed('D4'), { state: 'blocker' });
  const path = ['H7', 'G6', 'G5', 'F4'].map(hexNamed);
  for (const hex of path) if (!hexes.has(hex)) hexes.set(hex, { state: 'path' });
  for (const name of ['E5', 'E6', 'F6', 'G6']) if (!hexes.has(hexNamed(name))) hexes.set(hexNamed(name), { state: 'choice' });
  return { hexes, path, sight: { from, to: target ?? 0, blockers: [hexNamed('D4')] } };
}
