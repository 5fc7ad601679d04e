/** One page for the real table: the map, what to take from the box, and how it is won. */
import { BADGES, type Drawing, KINDS, TERRAINS, UNIT_KINDS } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import { hexPath } from '@wartable/web/board/hexes.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useMemo } from 'react';
import { PlaceSigns, Places } from '../art/places.tsx';
import { Relieved } from '../art/relieved.tsx';
import { Standing } from '../art/standing.tsx';
import { Officer, Unit } from '../figures/unit.tsx';
import { medalsToWin, specialsOf } from '../goals.ts';
import { CENTRES, centre, FIELD, HEXES, LAYOUT, nameOf, SECTION_LINES } from '../layout.ts';
import { sceneOfDrawing } from '../scenes.ts';
import { text } from './text/index.ts';
import './set-up-sheet.css';

const SIDES = ['rebel', 'empire'] as const;
const FIELD_PATH =
  CENTRES.map((at) => hexPath(at)).join('') + SECTION_LINES.map((x) => `M${x} ${FIELD.top}V${FIELD.top + FIELD.height}`).join('');

function counted<T>(things: readonly T[]): readonly (readonly [T, number])[] {
  return [...Map.groupBy(things, (thing) => thing)].map(([thing, all]) => [thing, all.length]);
}

export function SetUpSheet({ drawing }: { readonly drawing: Drawing }) {
  const { say } = useWords();
  const scene = useMemo(() => sceneOfDrawing(drawing), [drawing]);
  const { x, y, width, height } = LAYOUT.drawing;
  const side = (i: 0 | 1): Text => ({ key: `side.${SIDES[i]}` });
  const pieces: Text[] = [
    ...counted(drawing.terrain.filter((ground) => ground > 0))
      .toSorted(([a], [b]) => a - b)
      .map(([ground, n]) => text('setup.count', { n, what: { key: `terrain.${TERRAINS[ground]}` } })),
    ...counted(drawing.units.map(({ badge }) => badge).filter((badge) => badge > 0)).map(([badge, n]) =>
      text('setup.count', { n, what: { key: `badge.${BADGES[badge]}` } }),
    ),
    ...counted(drawing.structures.map(({ kind }) => kind)).map(([kind, n]) =>
      text('setup.count', { n, what: { key: `unit.${kind}` } }),
    ),
  ];
  return (
    <article className="print-sheet set-up-sheet" aria-hidden="true">
      <h1>{drawing.title || say(text('workshop.untitled'))}</h1>
      <svg viewBox={`${x} ${y} ${width} ${height}`} data-detail="near" aria-hidden="true">
        <path className="set-up-field" d={FIELD_PATH} />
        <Relieved terrain={scene.terrain} />
        <path className="set-up-grid" d={FIELD_PATH} />
        <Places places={scene.places} />
        <Standing terrain={scene.terrain} structures={scene.structures} />
        {scene.units.map((unit) => (
          <Unit key={unit.id} unit={unit} sheltered={scene.terrain[unit.hex] === 'building'} />
        ))}
        {scene.officer && <Officer {...scene.officer} />}
        <PlaceSigns places={scene.places} />
        {HEXES.map((hex) => (
          <text key={hex} className="set-up-hex" x={centre(hex)[0]} y={centre(hex)[1] + 47}>
            {nameOf(hex)}
          </text>
        ))}
      </svg>
      <p>{say(text('setup.legend'))}</p>
      <div className="set-up-columns">
        {([0, 1] as const).map((i) => (
          <section key={i}>
            <h2>{say(text('setup.units-of', { side: side(i) }))}</h2>
            <ul>
              {UNIT_KINDS.flatMap((name, kind) => {
                const own = drawing.units.filter((unit) => unit.kind === kind);
                if (KINDS[kind]?.side !== i || own.length === 0) return [];
                const figures = own.reduce((sum, unit) => sum + unit.figures, 0);
                return [
                  <li key={name}>{say(text('setup.figures', { unit: { key: `unit.${name}` }, n: own.length, figures }))}</li>,
                ];
              })}
              <li>{say(text('setup.hand', { n: drawing.hand[i] }))}</li>
            </ul>
          </section>
        ))}
        <section>
          <h2>{say(text('setup.box'))}</h2>
          <ul>
            {pieces.map((piece) => (
              <li key={say(piece)}>{say(piece)}</li>
            ))}
          </ul>
        </section>
      </div>
      <h2>{say(text('setup.wins'))}</h2>
      <ul>
        <li>{say(text('setup.begins', { side: side(drawing.first) }))}</li>
        {[...medalsToWin(drawing), ...specialsOf(drawing).map(({ line }) => line)].map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the file
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </article>
  );
}
