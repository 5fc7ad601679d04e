/** Battles before their first turn. */
import { BADGES, type Battle, KINDS, UNIT_KINDS } from '@wartable/hoth/telling';
import { placesOf, type Scene, type SceneUnit, terrainOf } from './scene.ts';

const known = new Map<Battle, Scene>();

/** The same battle gives the same scene, so that its map is drawn once. */
export function sceneOfBattle(battle: Battle): Scene {
  const scene = known.get(battle) ?? setUp(battle);
  known.set(battle, scene);
  return scene;
}

/** The same of a drawing, which changes: nothing of it is kept, and a unit is known by its hex and its kind. */
export function sceneOfDrawing(drawing: Battle): Scene {
  const scene = setUp(drawing);
  const id = ({ hex, kind }: SceneUnit): number => hex * UNIT_KINDS.length + UNIT_KINDS.indexOf(kind);
  return { ...scene, units: scene.units.map((unit) => ({ ...unit, id: id(unit) })) };
}

function setUp(battle: Battle): Scene {
  const [officer] = battle.rules.flatMap((rule) => (rule.rule === 'officer' ? rule.hexes : []));
  return {
    terrain: terrainOf(battle),
    units: battle.units.map(unitOf),
    structures: battle.structures.map((structure) => ({ ...structure, standing: true })),
    places: placesOf(battle, []),
    officer: officer === undefined ? undefined : { hex: officer, carried: false },
  };
}

function unitOf({ kind, hex, figures, badge }: Battle['units'][number], id: number): SceneUnit {
  const wears = BADGES[badge] ?? 'none';
  return {
    id,
    hex,
    kind: UNIT_KINDS[kind] ?? 'snowtroopers',
    side: KINDS[kind]?.side === 0 ? 'rebel' : 'empire',
    figures,
    full: figures,
    badge: wears === 'none' ? undefined : wears,
    inPlace: true,
    ordered: false,
    moved: false,
  };
}
