/** The table small enough for a list: a card for each unit, round and angular, and what is left of the bases. */
import type { View } from '@wartable/duel';
import { ARENAS, type SideName } from './scene.ts';
import './thumbnail.css';

const WIDE = 312;
const HIGH = 200;
const MOST = 5;

export function Thumbnail({ view }: { readonly view: View | undefined }) {
  return (
    <svg className="dl-thumbnail" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <rect className="felt" width={WIDE} height={HIGH} rx={12} />
      <path className="middle" d={`M16 ${HIGH / 2}H${WIDE - 16}M${WIDE / 2} 30V${HIGH - 30}`} />
      {view && (
        <>
          <Side view={view} side="vader" top />
          <Side view={view} side="leia" />
        </>
      )}
    </svg>
  );
}

type SideProps = { readonly view: View; readonly side: SideName; readonly top?: boolean };

function Side({ view, side, top = false }: SideProps) {
  const left = Math.max(0, view.baseHp - view[side].base) / view.baseHp;
  const bar = top ? 10 : HIGH - 18;
  const row = top ? 34 : HIGH / 2 + 12;
  return (
    <g className={side}>
      <rect className="track" x={16} y={bar} width={WIDE - 32} height={8} rx={4} />
      <rect className="left" x={16} y={bar} width={(WIDE - 32) * left} height={8} rx={4} />
      {ARENAS.map((arena, i) =>
        view[side][arena]
          .slice(0, MOST)
          .map((unit, k) => (
            <rect
              key={unit.id}
              className={unit.exhausted ? 'unit spent' : 'unit'}
              x={i * (WIDE / 2) + 14 + k * 27}
              y={row}
              width={22}
              height={54}
              rx={side === 'leia' ? 8 : 2}
            />
          )),
      )}
    </g>
  );
}
