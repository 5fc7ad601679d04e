/** The battle as it looks, for the door of the game: what the board draws, without its hands and without the rules. */
import { StillBoard } from '@wartable/web/board/still-board.tsx';
import { memo } from 'react';
import { HothArt } from './art/defs.tsx';
import { FieldEdge, Grid, Snow } from './art/ground.tsx';
import { Relieved } from './art/relieved.tsx';
import { Standing } from './art/standing.tsx';
import { Unit } from './figures/unit.tsx';
import { HEXES, hexNamed, LAYOUT } from './layout.ts';
import type { Kind, Scene, SceneUnit, Terrain } from './scene.ts';
import './board.css';
import './door.css';
import './tokens.css';

/** Walkers come on, speeders meet them, the trenches hold. Terrain and unit, in the letters of scenario files. */
const MAP = `
  ..  ..  ..  ..  .i  ..  ..  .i  ..  ..
    ..  .i  ..  .w  ..  ..  .i  ..  .w
  ..  ^.  .i  ..  ..  A.  .w  ..  ^.  ..
    ..  ^.  ..  ..  .S  ..  ..  ..  ..
  ..  ..  ..  o.  ..  ..  .S  oI  ..  ..
    ..  =I  =I  =R  ..  ^I  ..  =I  =I
  ..  ..  ..  BI  ..  ..  ..  ..  ..  ..`;
const TERRAINS: Readonly<Record<string, Terrain>> = { '^': 'ridge', o: 'rocks', B: 'building', '=': 'trenches', A: 'serac' };
const KINDS: Readonly<Record<string, readonly [Kind, number]>> = {
  I: ['echo-base-troopers', 4],
  S: ['snowspeeders', 2],
  R: ['rebel-artillery', 2],
  i: ['snowtroopers', 4],
  w: ['at-at', 1],
};

function sceneOfMap(): Pick<Scene, 'terrain' | 'units' | 'structures'> {
  const cells = MAP.trim().split(/\s+/);
  const units = HEXES.flatMap((hex): SceneUnit[] => {
    const letter = cells[hex]?.[1] ?? '';
    const [kind, full] = KINDS[letter] ?? [];
    if (kind === undefined || full === undefined) return [];
    const side = letter === letter.toUpperCase() ? 'rebel' : 'empire';
    const badge = undefined;
    return [{ id: hex, hex, kind, side, figures: full, full, badge, inPlace: false, ordered: false, moved: false }];
  });
  return {
    terrain: HEXES.map((hex) => TERRAINS[cells[hex]?.[0] ?? ''] ?? 'snow'),
    units,
    structures: [{ kind: 'shield-generator', hex: hexNamed('F7'), standing: true }],
  };
}

const SCENE = sceneOfMap();
const FLAKES = Array.from({ length: 26 }, (_, i) => i);

/** A calm scene of the battle under falling snow. Nothing in it can be touched. */
export const Picture = memo(function Picture() {
  return (
    <div className="picture hoth-picture" inert aria-hidden="true">
      <HothArt />
      <div className="hoth-picture-board">
        <StillBoard className="hoth-board" layout={LAYOUT}>
          <Snow terrain={SCENE.terrain} />
          <FieldEdge />
          <Relieved terrain={SCENE.terrain} />
          <Grid />
          <Standing terrain={SCENE.terrain} structures={SCENE.structures} />
          {SCENE.units.map((unit) => (
            <Unit key={unit.id} unit={unit} falling={false} lifted={false} sheltered={SCENE.terrain[unit.hex] === 'building'} />
          ))}
        </StillBoard>
      </div>
      <div className="flakes">
        {FLAKES.map((i) => (
          <i
            key={i}
            style={{
              left: `${(i * 37 + 11) % 100}%`,
              animationDuration: `${9 + ((i * 7) % 11)}s`,
              animationDelay: `${-((i * 13) % 19)}s`,
              scale: `${0.5 + ((i * 5) % 7) / 7}`,
            }}
          />
        ))}
      </div>
    </div>
  );
});
