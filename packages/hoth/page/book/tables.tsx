/** The tables of the book, from the same data as the rules. */
import { FACES, HIT_SYMBOL, KINDS, SCENARIOS, SYMBOLS, standsOn, TERRAIN, TERRAINS, UNIT_KINDS } from '@wartable/hoth/telling';
import { HEX_SHAPE } from '@wartable/web/board/hexes.ts';
import { BookTable } from '@wartable/web/play/book-table.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import type { ReactNode } from 'react';
import { Crevasses } from '../art/cracks.tsx';
import { Trenches } from '../art/relieved.tsx';
import { Ridges } from '../art/ridges.tsx';
import { Die } from '../die.tsx';
import { Unit } from '../figures/unit.tsx';
import { text } from './text/index.ts';
import './book.css';

/** A hex with something on it. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="hoth-plate" viewBox="-54 -68 108 128" aria-hidden="true">
      <path className="hoth-plate-hex" d={HEX_SHAPE} />
      {children}
    </svg>
  );
}

const SIDES = ['rebel', 'empire'] as const;
const WHOLE = { hex: 0, badge: undefined, inPlace: false, ordered: false, moved: false };

export function Units() {
  const { say } = useWords();
  const symbol = (i: number): string => say({ key: `symbol.${SYMBOLS[i]}` });
  const head = ['unit', 'figures', 'move', 'attack', 'dice', 'hit-by', 'medals'] as const;
  return (
    <BookTable
      caption={say(text('table.units'))}
      head={head.map((name) => say(text(`table.${name}`)))}
      rows={UNIT_KINDS.flatMap((name, id) => {
        const kind = KINDS[id];
        if (!kind) return [];
        const hitBy = [HIT_SYMBOL[kind.class], SYMBOLS.indexOf('explosion')].filter((one) => one >= 0);
        const unit = { ...WHOLE, id, kind: name, side: SIDES[kind.side], figures: kind.figures, full: kind.figures };
        return {
          id: name,
          picture: (
            <Plate>
              <Unit unit={unit} />
            </Plate>
          ),
          name: say({ key: `unit.${name}` }),
          cells: [
            kind.figures,
            kind.move,
            kind.move === 0 ? 0 : `0–${kind.moveAndAttack}`,
            kind.dice.join(' · '),
            hitBy.map(symbol).join(', '),
            kind.medals,
          ],
        };
      })}
    />
  );
}

export const GROUND: Readonly<Record<(typeof TERRAINS)[number], ReactNode>> = {
  snow: null,
  ridge: <Ridges hexes={[0]} />,
  rocks: <use href="#hoth-rocks-0" />,
  building: <use href="#hoth-building-0" />,
  wreckage: <use href="#hoth-wreckage-0" />,
  trenches: <Trenches hexes={[0]} />,
  serac: <use href="#hoth-serac-0" />,
  crevasse: <Crevasses hexes={[0]} />,
};

export function Terrains() {
  const { say } = useWords();
  const yes = (is: boolean): string => say(text(is ? 'table.yes' : 'table.no'));
  const closedTo = (ground: number): string => {
    const out = UNIT_KINDS.filter((_, kind) => !standsOn(kind, ground));
    const names = out.map((name) => say({ key: `unit.${name}` })).join(', ');
    return out.length === UNIT_KINDS.length ? say(text('table.everybody')) : names;
  };
  const head = ['terrain', 'closed', 'stops', 'less', 'less-vehicle', 'from', 'sight'] as const;
  return (
    <BookTable
      caption={say(text('table.terrains'))}
      head={head.map((name) => say(text(`table.${name}`)))}
      rows={TERRAINS.flatMap((name, ground) => {
        const { stops, protection, vehiclePenalty, obstructs } = TERRAIN[ground] ?? {};
        if (!protection) return [];
        return {
          id: name,
          picture: <Plate>{GROUND[name]}</Plate>,
          name: say({ key: `terrain.${name}` }),
          cells: [
            closedTo(ground),
            yes(stops === true),
            protection.infantry,
            protection.vehicle,
            vehiclePenalty,
            yes(obstructs === true),
          ],
        };
      })}
    />
  );
}

export function Faces() {
  const { say } = useWords();
  const hits = (i: number): string => {
    if (SYMBOLS[i] === 'explosion') return say(text('table.everybody'));
    const hit = UNIT_KINDS.filter((_, kind) => HIT_SYMBOL[KINDS[kind]?.class ?? 'special'] === i);
    return hit.map((name) => say({ key: `unit.${name}` })).join(', ');
  };
  const head = ['face', 'of-six', 'hits'] as const;
  return (
    <BookTable
      caption={say(text('table.faces'))}
      head={head.map((name) => say(text(`table.${name}`)))}
      rows={SYMBOLS.map((symbol, i) => ({
        id: symbol,
        picture: <Die symbol={symbol} label={say({ key: `symbol.${symbol}` })} size={36} />,
        name: say({ key: `symbol.${symbol}` }),
        cells: [FACES.filter((face) => face === i).length, hits(i)],
      }))}
    />
  );
}

export function Scenarios() {
  const { say } = useWords();
  const head = ['scenario', 'begins', 'hands', 'to-win'] as const;
  return (
    <BookTable
      caption={say(text('table.scenarios'))}
      head={head.map((name) => say(text(`table.${name}`)))}
      rows={SCENARIOS.map(({ id, first, hand, medals }) => ({
        id,
        name: `${id}. ${say({ key: `scenario.${id}` })}`,
        cells: [say({ key: `side.${SIDES[first]}` }), hand.join(' · '), medals.join(' · ')],
      }))}
    />
  );
}
