/** Units, bases and leaders as they lie on the table. */
import { useChange } from '@wartable/web/board/change.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Stat } from './card.tsx';
import { Emblem } from './emblems/emblem.tsx';
import type { DuelLabels } from './labels.ts';
import { Part, type PartProps } from './part.tsx';
import { printed } from './printed.ts';
import type { SceneSide, SceneUnit } from './scene.ts';
import { Sign } from './symbols.tsx';
import './sides.css';
import './tiles.css';
import './unit.css';
import './base.css';
import './leader.css';

type UnitTileProps = PartProps & {
  readonly unit: SceneUnit;
  readonly labels: DuelLabels;
  readonly draggable?: boolean;
};

export function UnitTile({ unit, labels, draggable, ...part }: UnitTileProps) {
  return (
    <Part {...part} draggable={draggable} className={`dl-unit ${unit.side}${unit.exhausted ? ' exhausted' : ''}`}>
      <UnitFace unit={unit} labels={labels} />
    </Part>
  );
}

/** A unit that has just left play: its place stays for a moment, and it is seen on its way. */
export function FadingUnit({ unit, labels }: Pick<UnitTileProps, 'unit' | 'labels'>) {
  return (
    <span className={`dl-part dl-unit leaving ${unit.side}`} data-gone={unit.id} aria-hidden="true">
      <UnitFace unit={unit} labels={labels} />
    </span>
  );
}

function UnitFace({ unit, labels }: Pick<UnitTileProps, 'unit' | 'labels'>) {
  const { breakable } = useWords();
  const facts = printed(unit.card);
  const left = Math.max(0, unit.hp - unit.damage);
  return (
    <>
      <span className={facts?.sentinel ? 'dl-tile guarding' : 'dl-tile'}>
        <span className="dl-art">
          <Emblem card={unit.card} />
          {unit.damage > 0 && <span className="dl-damage">−{unit.damage}</span>}
        </span>
        <span className="dl-name">{breakable(labels.card(unit.card).title)}</span>
        <span className="dl-stats">
          <Stat of="power" n={unit.power} worn={facts !== undefined && unit.power !== facts.power} />
          <Stat of="hp" n={left} worn={unit.damage > 0} />
        </span>
      </span>
      {facts?.sentinel && (
        <span className="dl-guard">
          <Sign of="sentinel" />
        </span>
      )}
      {unit.exhausted && (
        <span className="dl-tired">
          <Sign of="exhausted" />
        </span>
      )}
      <Pop damage={unit.damage} />
    </>
  );
}

/** What is seen when damage comes or goes: a flash, and the number, which settles where it is counted. */
function Pop({ damage }: { readonly damage: number }) {
  const { by, turn } = useChange(damage);
  if (by === 0) return null;
  return (
    <span key={turn} className={by > 0 ? 'dl-blow hurt' : 'dl-blow healed'} aria-hidden="true">
      <svg className="dl-burst" viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={by > 0 ? BURST : MENDED} />
      </svg>
      <b className="dl-pop">{by > 0 ? `−${by}` : `+${-by}`}</b>
    </span>
  );
}

/** A star of many points; a cross with soft ends. */
const BURST =
  'M0 -48L8 -20L28 -38L20 -13L48 -14L24 2L44 20L17 15L20 44L2 22L-14 46L-14 19L-42 28L-22 7L-48 -4L-21 -9L-34 -34L-10 -19Z';
const MENDED = 'M-12 -40H12V-12H40V12H12V40H-12V12H-40V-12H-12Z';

type BaseTileProps = PartProps & { readonly of: SceneSide; readonly labels: DuelLabels };

/** A base: what is left of it as a number, the damage as a track of one cell a point. */
export function BaseTile({ of, labels, ...part }: BaseTileProps) {
  const { breakable } = useWords();
  const { card, damage, hp } = of.base;
  const left = Math.max(0, hp - damage);
  return (
    <Part {...part} className={`dl-base ${of.side}${left * 3 <= hp ? ' low' : ''}`}>
      <span className="dl-tile">
        <span className="dl-art">
          <Emblem card={card} />
          <Cracks share={hp > 0 ? damage / hp : 0} />
        </span>
        <span className="dl-base-head">
          <span className="dl-name">{breakable(labels.card(card).title)}</span>
          <span className="dl-base-left">
            <Sign of="hp" />
            <b>{left}</b>
            <small>/{hp}</small>
          </span>
        </span>
        <Track damage={Math.min(damage, hp)} hp={hp} />
      </span>
      <Pop damage={damage} />
    </Part>
  );
}

/** One after another, as the base is hit; the last ones run through all of it. */
const CRACKS = [
  'M236 0L222 16L230 27L212 44',
  'M40 72L52 54L44 42L60 30',
  'M168 0L160 14L172 24L158 40L170 52L160 72M172 24L190 30',
  'M92 72L98 52L86 40L102 26L94 10L100 0M86 40L66 44',
  'M256 34L232 40L220 34L196 50L180 46L158 40M132 0L136 18L126 30L134 50L124 72',
];

function Cracks({ share }: { readonly share: number }) {
  const seen = CRACKS.slice(0, Math.ceil(share * CRACKS.length));
  if (seen.length === 0) return null;
  return (
    <svg className="dl-cracks" viewBox="0 0 256 72" preserveAspectRatio="none" aria-hidden="true">
      {seen.map((d) => (
        <g key={d}>
          <path className="edge" d={d} />
          <path className="line" d={d} />
        </g>
      ))}
    </svg>
  );
}

const CELL = 10;

function Track({ damage, hp }: { readonly damage: number; readonly hp: number }) {
  return (
    <svg className="dl-track" viewBox={`0 0 ${hp * CELL} 12`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: hp }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={i}
          className={i < hp - damage ? 'left' : 'lost'}
          x={i * CELL + 0.8}
          y={i % 5 === 4 ? 0 : 1}
          width={CELL - 1.6}
          height={i % 5 === 4 ? 12 : 10}
        />
      ))}
      {damage > 0 && <path className="lost-line" d={`M${(hp - damage) * CELL + 1} 6H${hp * CELL - 1}`} />}
    </svg>
  );
}

type LeaderTileProps = PartProps & { readonly of: SceneSide; readonly labels: DuelLabels; readonly draggable?: boolean };

/** A leader beside the base: ready, exhausted or out in the arena. */
export function LeaderTile({ of, labels, draggable, ...part }: LeaderTileProps) {
  const { breakable } = useWords();
  const { card, state, epicUsed } = of.leader;
  const shown = { ready: labels.ready, exhausted: labels.exhausted, deployed: labels.deployed }[state];
  return (
    <Part {...part} draggable={draggable} className={`dl-leader ${of.side} ${state}`}>
      <span className="dl-tile">
        <span className="dl-art">
          <Emblem card={card} />
        </span>
        <span className="dl-name">{breakable(labels.card(card).title)}</span>
        <span className="dl-state">
          {state !== 'ready' && <Sign of={state === 'deployed' ? 'deployed' : 'exhausted'} />}
          {shown}
        </span>
      </span>
      {epicUsed && (
        <span className="dl-epic" title={labels.epicUsed}>
          <Sign of="epic" />
        </span>
      )}
    </Part>
  );
}
