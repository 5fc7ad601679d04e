import { hoth, type View } from '@wartable/hoth';
import { resume, rngFromSeed, seedFrom } from '@wartable/kernel';
import { type Scene, sceneOf } from '../hoth/scene.ts';
import type { Kept } from '../table/saves.ts';

const known = new Map<unknown, Scene>();

/** A scenario as it stands before the first turn, by its number or whole. */
export function sceneOfScenario(scenario: unknown): Scene {
  let scene = known.get(scenario);
  if (!scene) {
    const state = hoth.setup(hoth.options({ scenario }), rngFromSeed(seedFrom('scene')), () => {});
    scene = sceneOf(hoth.view(state, 'spectator'));
    known.set(scenario, scene);
  }
  return scene;
}

/** How a kept table stands, as everybody may see it; undefined where its record is from other rules. */
export function standOf({ record, seed }: Kept): View | undefined {
  try {
    return hoth.view(resume(hoth, record, seed).match.state, 'spectator');
  } catch {
    return undefined;
  }
}
