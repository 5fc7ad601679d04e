/** What one draws with, by names that the page keeps. */
import { BADGES, type DrawingTool, KINDS, STRUCTURES, TERRAINS, UNIT_KINDS } from '@wartable/hoth/telling';
import { HEX_SHAPE } from '@wartable/web/board/hexes.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Palette, type PaletteGroup } from '@wartable/web/workshop/palette.tsx';
import type { ReactNode } from 'react';
import { Crevasses } from '../art/cracks.tsx';
import { Trenches } from '../art/relieved.tsx';
import { Ridges } from '../art/ridges.tsx';
import { structureDrawing } from '../art/structures.tsx';
import { BadgeSign } from '../figures/badges.tsx';
import { Unit } from '../figures/unit.tsx';
import { text } from './text/index.ts';

/** `terrain-1`, `unit-3`, `badge-2`, `structure-0`, `mark-0-hexes`, `erase`, `look`. */
export type ToolName = string;

export function toolNamed(name: ToolName): DrawingTool | undefined {
  const [tool, number = '', field] = name.split('-');
  const n = Number(number);
  if (tool === 'terrain') return { tool, terrain: n };
  if (tool === 'unit') return { tool, kind: n };
  if (tool === 'badge') return { tool, badge: n };
  if (tool === 'structure') return { tool, kind: STRUCTURES[n] ?? 'shield-generator' };
  if (tool === 'mark') return { tool, rule: n, field: field === 'exits' ? field : 'hexes' };
  return tool === 'erase' ? { tool } : undefined;
}

/** Keys of tools: a row of digits for the ground, two rows of three for units. */
export const TOOL_KEYS: Readonly<Record<string, ToolName>> = {
  ...Object.fromEntries(TERRAINS.map((_, i) => [`${i + 1}`, `terrain-${i}`])),
  ...Object.fromEntries(['q', 'w', 'e', 'a', 's', 'd'].map((key, i) => [key, `unit-${i}`])),
};

function Plate({ children }: { readonly children?: ReactNode }) {
  return (
    <svg className="draw-plate" viewBox="-54 -68 108 128" aria-hidden="true">
      <path className="draw-plate-hex" d={HEX_SHAPE} />
      {children}
    </svg>
  );
}

const GROUND: Readonly<Record<(typeof TERRAINS)[number], ReactNode>> = {
  snow: null,
  ridge: <Ridges hexes={[0]} />,
  rocks: <use href="#hoth-rocks-0" />,
  building: <use href="#hoth-building-0" />,
  wreckage: <use href="#hoth-wreckage-0" />,
  trenches: <Trenches hexes={[0]} />,
  serac: <use href="#hoth-serac-0" />,
  crevasse: <Crevasses hexes={[0]} />,
};

const WHOLE = { hex: 0, badge: undefined, inPlace: false, ordered: false, moved: false };
const SIDES = ['rebel', 'empire'] as const;

function unitPicture(id: number): ReactNode {
  const [kind, name] = [KINDS[id], UNIT_KINDS[id]];
  if (!kind || !name) return null;
  const unit = { ...WHOLE, id, kind: name, side: SIDES[kind.side], figures: kind.figures, full: kind.figures };
  return (
    <Plate>
      <Unit unit={unit} />
    </Plate>
  );
}

function badgePicture(badge: (typeof BADGES)[number]): ReactNode {
  return (
    <svg className="draw-plate" viewBox="-24 -24 48 48" aria-hidden="true">
      {badge === 'none' ? (
        <path className="draw-none" d="M-12 -12L12 12M12 -12L-12 12" />
      ) : (
        <g className="unit rebel">
          <BadgeSign badge={badge} />
        </g>
      )}
    </svg>
  );
}

const sign = (d: string): ReactNode => (
  <svg className="draw-plate" viewBox="0 0 24 24" aria-hidden="true">
    <path className="line-sign" d={d} />
  </svg>
);
const ERASER = 'M8 20L3.500 15.500L14 5L20 11L11 20ZM8.500 10.500L14.500 16.500M8 20H20';
const HAND = 'M12 3V21M3 12H21M12 3L9 6M12 3L15 6M12 21L9 18M12 21L15 18M3 12L6 9M3 12L6 15M21 12L18 9M21 12L18 15';

type Props = { readonly chosen: ToolName; readonly onChoose: (tool: ToolName) => void };

export function Tools({ chosen, onChoose }: Props) {
  const { say } = useWords();
  const word = (key: string): string => say({ key });
  const units = (side: 0 | 1): PaletteGroup => ({
    id: SIDES[side],
    label: say(text(`draw.group-${SIDES[side]}`)),
    tools: UNIT_KINDS.flatMap((name, i) =>
      KINDS[i]?.side === side ? [{ id: `unit-${i}`, label: word(`unit.${name}`), picture: unitPicture(i) }] : [],
    ),
  });
  const groups: PaletteGroup[] = [
    {
      id: 'terrain',
      label: say(text('draw.group-terrain')),
      tools: TERRAINS.map((name, i) => ({
        id: `terrain-${i}`,
        label: word(`terrain.${name}`),
        picture: <Plate>{GROUND[name]}</Plate>,
      })),
    },
    units(0),
    units(1),
    {
      id: 'badge',
      label: say(text('draw.group-badge')),
      tools: BADGES.map((name, i) => ({
        id: `badge-${i}`,
        label: name === 'none' ? say(text('draw.no-badge')) : word(`badge.${name}`),
        picture: badgePicture(name),
      })),
    },
    {
      id: 'other',
      label: say(text('draw.group-other')),
      tools: [
        ...STRUCTURES.map((kind, i) => ({
          id: `structure-${i}`,
          label: word(`unit.${kind}`),
          picture: (
            <Plate>
              <use href={structureDrawing({ kind, standing: true })} />
            </Plate>
          ),
        })),
        { id: 'erase', label: say(text('draw.erase')), picture: sign(ERASER) },
        { id: 'look', label: say(text('draw.look')), picture: sign(HAND) },
      ],
    },
  ];
  return <Palette groups={groups} chosen={chosen} onChoose={onChoose} />;
}
