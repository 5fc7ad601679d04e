/**
 * Scenarios made up at random go through all of the workshop: drawn stroke by stroke, kept, put into a link and taken out, changed
 * and measured. `npm run workshop` takes a thousand.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learned, readNet } from '@wartable/ai';
import { at, type Game, pick, rngFromSeed, seedFrom, shuffle } from '@wartable/kernel';
import { battlesOf } from '@wartable/web/table/battles.ts';
import { dataIn, lettersOfData } from '@wartable/web/table/link.ts';
import { describe, expect, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { HEXES } from '../src/board.ts';
import { hoth } from '../src/index.ts';
import { changesFor } from '../src/scenarios/changes.ts';
import {
  type Drawing,
  type DrawingTool,
  EMPTY_FIELD,
  mirrored,
  paint,
  problemsOf,
  readDrawing,
  strokeAt,
} from '../src/scenarios/draw.ts';
import { inventScenario } from '../src/scenarios/invent.ts';
import { scenarioData, scenarioFile } from '../src/scenarios/written.ts';

const SCENARIOS = Number(process.env['WARTABLE_SCENARIOS'] ?? 30);
/** What the workshop of the page measures with. */
const LEVEL = at(manifest.levels, 3);

const GAME = hoth as unknown as Game;
const { net, card } = readNet(readFileSync(join(import.meta.dirname, '..', 'nets', 'hoth.net')));
const LOOK = learned(GAME, net, card);

const measured = (drawing: Drawing, seed: string) =>
  battlesOf(GAME, { scenario: scenarioData(drawing) }, LEVEL, LOOK, [seed], () => 0);

/** Strokes in any order give the same map. */
function drawnAgain(battle: Drawing, seed: string): Drawing {
  const chance = rngFromSeed(seedFrom(seed));
  const strokes = HEXES.flatMap((hex): [(typeof HEXES)[number], DrawingTool[]][] => {
    const unit = battle.units.find((one) => one.hex === hex);
    const structure = battle.structures.find((one) => one.hex === hex);
    return [
      [
        hex,
        [
          { tool: 'terrain', terrain: at(battle.terrain, hex) },
          ...(unit ? [{ tool: 'unit', kind: unit.kind } as const, { tool: 'badge', badge: unit.badge } as const] : []),
          ...(structure ? [{ tool: 'structure', kind: structure.kind } as const] : []),
        ],
      ],
    ];
  });
  const order = strokes.map((_, i) => i);
  shuffle(chance, order);
  let drawing: Drawing = { ...battle, terrain: EMPTY_FIELD.terrain, units: [], structures: [] };
  for (const [hex, tools] of order.map((i) => at(strokes, i)))
    for (const tool of tools) {
      const result = paint(drawing, hex, tool, strokeAt(drawing, hex, tool));
      if ('refused' in result) throw new Error(JSON.stringify(result.refused));
      ({ drawing } = result);
    }
  return drawing;
}

describe(`${SCENARIOS} scenarios made up at random`, () => {
  it('go through the workshop, its links and its balance', { timeout: 1_200_000 }, async () => {
    let battles = 0;
    for (let i = 0; i < SCENARIOS; i++) {
      const chance = rngFromSeed(seedFrom(`workshop ${i}`));
      const invented = readDrawing(inventScenario(chance));
      // What is drawn stands in the order of the map.
      const battle = { ...invented, structures: invented.structures.toSorted((a, b) => a.hex - b.hex) };
      expect(problemsOf(battle)).toEqual([]);
      const file = scenarioFile(battle);
      expect(scenarioFile(drawnAgain(battle, `${i}`))).toBe(file);
      const data = scenarioData(battle);
      expect(await dataIn(await lettersOfData(data))).toEqual(data);
      const tried = pick(chance, [...changesFor(battle, 0), ...changesFor(battle, 1), { drawing: battle }]);
      const turned = mirrored(battle);
      for (const one of [battle, tried.drawing, ...(problemsOf(turned).length === 0 ? [turned] : [])]) {
        const [result] = measured(one, `${i}`);
        expect(result?.turns).toBeGreaterThan(0);
        battles++;
      }
    }
    expect(battles).toBeGreaterThan(2 * SCENARIOS);
  });
});
