import { hoth } from '@wartable/hoth';
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { type Scene, sceneOf } from './scene.ts';

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
