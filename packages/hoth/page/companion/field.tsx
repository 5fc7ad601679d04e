/** The battlefield as far as it is laid out, with the hexes of one step lit and the others quiet. */

import type { SetUpStep } from '@wartable/hoth/companion';
import { hexName } from '@wartable/hoth/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import { BookDrawing } from '@wartable/web/play/book-drawing.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useMemo } from 'react';
import { HothBoard } from '../board.tsx';
import { HEXES, nameOf } from '../layout.ts';
import { SILENT } from '../names.tsx';
import type { Scene, Terrain } from '../scene.ts';
import { text } from './text/index.ts';

type Props = { readonly whole: Scene; readonly steps: readonly SetUpStep[]; readonly at: number; readonly turned: boolean };

const hexesOf = (step: SetUpStep | undefined): readonly Hex[] => (step && 'hexes' in step ? step.hexes : []);

export function SetUpField({ whole, steps, at, turned }: Props) {
  const { say } = useWords();
  const scene = useMemo(() => sceneAfter(whole, steps.slice(0, at + 1)), [whole, steps, at]);
  const lit = hexesOf(steps[at]);
  const marks = useMemo(() => marksOf(lit), [lit]);
  const describe = (hex: Hex): string => {
    const unit = scene.units.find((one) => one.hex === hex);
    const structure = scene.structures.find((one) => one.hex === hex);
    const what = [
      say({ key: `terrain.${scene.terrain[hex] ?? 'snow'}` }),
      ...(unit ? [say({ key: `unit.${unit.kind}` })] : []),
      ...(structure ? [say({ key: `unit.${structure.kind}` })] : []),
      ...(lit.includes(hex) ? [say(text('table.here'))] : []),
    ];
    return say(text('table.hex', { hex: hexName(hex as Parameters<typeof hexName>[0]), what: what.join(', ') }));
  };
  return (
    <BookDrawing>
      <HothBoard
        scene={scene}
        labels={{ ...SILENT, board: say(text('table.map')) }}
        marks={marks}
        turned={turned}
        describe={describe}
      />
    </BookDrawing>
  );
}

function marksOf(lit: readonly Hex[]): Marks {
  if (lit.length === 0) return { hexes: new Map() };
  return { hexes: new Map(HEXES.map((hex): [Hex, Mark] => [hex, { state: lit.includes(hex) ? 'acting' : 'quiet' }])) };
}

/** What lies there once these steps are done; medals belong to places, and are seen with them. */
function sceneAfter(whole: Scene, steps: readonly SetUpStep[]): Scene {
  const among = (does: SetUpStep['does']): ReadonlySet<Hex> =>
    new Set(steps.flatMap((step) => (step.does === does ? hexesOf(step) : [])));
  const [grounds, units, badges, structures] = [among('terrain'), among('units'), among('badges'), among('structures')];
  const medals = new Set([...among('medals'), ...among('exits')]);
  const isOver = steps.some(({ does }) => does === 'special-rules' || does === 'begins');
  return {
    terrain: whole.terrain.map((ground, hex): Terrain => (grounds.has(hex) ? ground : 'snow')),
    units: whole.units
      .filter(({ hex }) => units.has(hex))
      .map((unit) => (badges.has(unit.hex) ? unit : { ...unit, badge: undefined })),
    structures: whole.structures.filter(({ hex }) => structures.has(hex)),
    places: whole.places.filter(({ hex }) => medals.has(hex) || isOver),
    officer: whole.officer && medals.has(whole.officer.hex) ? whole.officer : undefined,
  };
}

export const namesOf = (hexes: readonly Hex[]): string[] => hexes.map(nameOf);
