/** What one draws the forest with. */
import { FREE_AREAS, MAP_LETTERS, type MapTool } from '@wartable/endor/telling';
import { HEX_SHAPE } from '@wartable/web/board/hexes.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Palette, type PaletteGroup } from '@wartable/web/workshop/palette.tsx';
import type { ReactNode } from 'react';
import { text } from './text/index.ts';
import '../thumbnail.css';

const GROUNDS = Object.keys(MAP_LETTERS) as readonly (keyof typeof MAP_LETTERS)[];

/** The die that each arrival is for, as the map says it. */
type Arrivals = readonly (readonly number[])[];

export function toolNamed(name: string): MapTool | undefined {
  const [tool, ...rest] = name.split(' ');
  const what = rest.join(' ');
  const terrain = GROUNDS.find((one) => one === what);
  const area = FREE_AREAS.find((one) => one === what);
  if (tool === 'terrain' && terrain) return { tool, terrain };
  if (tool === 'area' && area) return { tool, area };
  if (tool === 'arrival') return { tool, arrival: Number(what) };
  return tool === 'entrance' || tool === 'grow' || tool === 'remove' ? { tool } : undefined;
}

const plate = (className: string): ReactNode => (
  <svg className="endor-thumbnail" viewBox="-54 -62 108 124" aria-hidden="true">
    <path className={className} d={HEX_SHAPE} />
  </svg>
);
const sign = (d: string): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className="line-sign" d={d} />
  </svg>
);
const SIGNS = {
  tree: 'M12 3L5 13H9L4 19H20L15 13H19ZM12 19V22',
  door: 'M5 21V8Q12 1 19 8V21ZM12 6V21',
  arrival: 'M12 3V15M6 10L12 16L18 10M4 20H20',
  grow: 'M12 4V20M4 12H20',
  remove: 'M4 12H20',
  look: 'M12 3V21M3 12H21M12 3L9 6M12 3L15 6M12 21L9 18M12 21L15 18M3 12L6 9M3 12L6 15M21 12L18 9M21 12L18 15',
} as const;

type Props = { readonly arrivals: Arrivals; readonly chosen: string; readonly onChoose: (tool: string) => void };

export function Tools({ arrivals, chosen, onChoose }: Props) {
  const { say } = useWords();
  const groups: PaletteGroup[] = [
    {
      id: 'terrain',
      label: say(text('forest.group-terrain')),
      tools: GROUNDS.map((ground) => ({
        id: `terrain ${ground}`,
        label: say({ key: `terrain.${ground}` }),
        picture: plate(`thumb-${ground}`),
      })),
    },
    {
      id: 'area',
      label: say(text('forest.group-area')),
      tools: [
        ...FREE_AREAS.map((area) => ({ id: `area ${area}`, label: say(text(`forest.area-${area}`)), picture: sign(SIGNS.tree) })),
        { id: 'grow', label: say(text('forest.grow')), picture: sign(SIGNS.grow) },
        { id: 'remove', label: say(text('forest.remove')), picture: sign(SIGNS.remove) },
      ],
    },
    {
      id: 'place',
      label: say(text('forest.group-place')),
      tools: [
        { id: 'entrance', label: say(text('forest.entrance')), picture: sign(SIGNS.door) },
        ...arrivals.map((dice, i) => ({
          id: `arrival ${i}`,
          label: say(text('forest.arrival', { dice: dice.join('·') })),
          picture: sign(SIGNS.arrival),
        })),
        { id: 'look', label: say(text('forest.look')), picture: sign(SIGNS.look) },
      ],
    },
  ];
  return <Palette groups={groups} chosen={chosen} onChoose={onChoose} />;
}
