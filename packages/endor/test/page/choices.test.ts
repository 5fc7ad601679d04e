import { endor } from '@wartable/endor';
import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { isPickable } from '@wartable/web/board/marks.ts';
import { describe, expect, it } from 'vitest';
import { actingIn, isOnStage, marksOf, offersOf, rangeOf, waitingIn } from '../../page/choices.ts';
import { layoutOf } from '../../page/layout.ts';
import { placeIn, sceneOf } from '../../page/scene.ts';
import { topFrame } from '../../src/frames.ts';
import type { PieceId } from '../../src/pieces.ts';
import { sitDown } from './at-table.ts';

const HEXES = 259;
/** What is done on the map; the rest are buttons. */
const ON_MAP: readonly string[] = ['place', 'act', 'to', 'enter', 'join', 'target', 'choose', 'macrohex'];

describe('Every choice', () => {
  const verbs = new Set<string>();

  it.each(['a', 'b', 'c', 'd'])('glows on the map or is a button, and nothing else glows like one (game %s)', (seed) => {
    const table = sitDown({ ties: seed === 'a' ? 'ask' : 'auto' }, `stage ${seed}`);
    const rng = rngFromSeed(seedFrom(`stage person ${seed}`));
    const kinds = new Set<string>();
    for (let decision = table.decision(); decision; decision = table.decision()) {
      kinds.add(decision.kind);
      const { view } = table.now();
      const scene = sceneOf(view);
      const offers = offersOf(decision, scene);
      const { complex } = layoutOf(scene.map);
      const crowded = decision.choices.length > offers.size && [...offers.keys()].some((hex) => hex > complex);
      for (const offer of decision.choices) {
        verbs.add(offer.verb);
        const glows = [...offers.values()].includes(offer);
        expect(isOnStage(offer, decision, view)).toBe(offer.verb !== 'enter' && glows);
        if (!crowded) expect([offer.notation, glows]).toEqual([offer.notation, ON_MAP.includes(offer.verb)]);
      }
      if (decision.kind === 'rally') expect(offers.size).toBe(decision.choices.length * 7);
      const pointed = { view, over: undefined, hinted: decision.choices[0]?.choice };
      const previews = endor.previews(view);
      const marks = marksOf({ decision, previews, offers }, scene, pointed, ({ shot }) => shot && String(shot.dice));
      for (const [hex, mark] of marks.hexes) expect(offers.has(hex)).toBe(isPickable(mark));
      const firers = actingIn(view, decision);
      if (decision.kind === 'target') {
        const ranged = rangeOf(view, scene, firers);
        expect(ranged === undefined).toBe(placeIn(view, firers[0] ?? '') === 'complex');
        // Whoever can be hit stands in one of the macrohexes.
        for (const hex of offers.keys())
          if (hex < HEXES) expect(ranged?.map(({ macrohex }) => macrohex)).toContain(scene.map.macrohexOf[hex]);
      }
      const at = decision.kind === 'place' ? decision.choices.length - 1 : below(rng, decision.choices.length);
      table.answer(decision.choices[at]?.choice as number);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });

  it('was of both sorts', () => {
    expect([...verbs].filter((verb) => ON_MAP.includes(verb)).length).toBeGreaterThan(5);
    expect([...verbs].filter((verb) => !ON_MAP.includes(verb)).length).toBeGreaterThan(3);
  });
});

describe('Who acts', () => {
  it('is the engine’s own piece at every decision, and nobody before all are placed', () => {
    const kinds = new Set<string>();
    for (const seed of ['one', 'two', 'three']) walk(seed, kinds);
    for (const kind of ['place', 'tie-hex', 'tie-target', 'order', 'hero', 'move-to', 'join', 'target'])
      expect(kinds).toContain(kind);
  });

  function walk(seed: string, kinds: Set<string>): void {
    const table = sitDown({ ties: 'ask' }, `acting ${seed}`);
    const rng = rngFromSeed(seedFrom(`acting person ${seed}`));
    for (let decision = table.decision(); decision; decision = table.decision()) {
      const { view } = table.now();
      const frame = topFrame(table.state());
      const named = (ids: readonly PieceId[]): (string | undefined)[] => ids.map((id) => view.pieces[id]?.piece);
      const acting = actingIn(view, decision);
      kinds.add(decision.kind);
      if (frame?.step === 'place') expect([acting, waitingIn(view)]).toEqual([[], named(frame.waiting)]);
      else if (frame && 'firers' in frame) expect(acting).toEqual(named(frame.firers));
      else if (frame?.step === 'return' || decision.kind === 'order') expect(acting).toEqual([]);
      else if (frame && 'waiting' in frame) expect(acting).toEqual(named(frame.waiting.slice(0, 1)));
      else if (frame?.step === 'capture') expect(acting).toEqual(['chewbacca']);
      else expect(acting).toEqual(frame && 'piece' in frame ? named([frame.piece]) : []);
      table.answer(decision.choices[below(rng, decision.choices.length)]?.choice as number);
    }
  }

  it('has the way drawn to the hex one points at, and to no other', () => {
    const table = sitDown({ ties: 'auto' }, 'way');
    let drawn = 0;
    for (let i = 0; i < 200 && drawn < 5; i++) {
      const decision = table.decision();
      if (!decision) break;
      const { view } = table.now();
      const scene = sceneOf(view);
      const pathTo = (over: string) =>
        marksOf({ decision, previews: [], offers: new Map() }, scene, { view, over, hinted: undefined }, () => undefined).path;
      const goal = decision.choices.find(({ verb }) => verb === 'to')?.target;
      if (goal !== undefined) {
        const [mover = ''] = actingIn(view, decision);
        const path = pathTo(goal)?.map((hex) => scene.map.names[hex]);
        expect([path?.[0], path?.at(-1)]).toEqual([placeIn(view, mover), goal]);
        const reached = new Set(decision.choices.map(({ target }) => target));
        expect(pathTo(scene.map.names.find((name) => !reached.has(name)) ?? '')).toBeUndefined();
        drawn++;
      }
      const wanted = decision.choices.find(({ verb }) => ['default', 'act', 'move', 'to'].includes(verb));
      table.answer((wanted ?? decision.choices.at(-1))?.choice as number);
    }
    expect(drawn).toBe(5);
  });
});
