/** The way through the forest: from the village to the four doors, along the page where there is room, down it on a phone. */
import { BATTLES, type BattleId, type CampaignState, nextBattle } from '@wartable/endor/campaign';
import { useWords } from '@wartable/web/shell/language.tsx';
import type { CSSProperties } from 'react';
import { BunkerDrawing } from '../art/bunker.tsx';
import { Tree } from '../art/trees.tsx';
import { Miniature } from '../figures/piece.tsx';
import { type Kind, sideOf } from '../scene.ts';
import { ResultSign } from './result.tsx';
import { battleText } from './rules.ts';
import { text } from './text/index.ts';
import './map.css';

/** In hundredths along the way and across it. */
const VILLAGE = [7, 60] as const;
const SPOTS: Readonly<Record<BattleId, readonly [along: number, across: number]>> = {
  post: [27, 33],
  yard: [47, 67],
  prison: [68, 33],
  shield: [88, 60],
};
const GUARDS: Readonly<Record<BattleId, Kind>> = {
  post: 'speeder-bike',
  yard: 'at-st',
  prison: 'security',
  shield: 'stormtrooper',
};
const OPEN = 3;

export function CampaignMap({ state }: { readonly state: CampaignState }) {
  const { say, breakable } = useWords();
  const next = nextBattle(state);
  return (
    <div className="linked-map">
      <Forest />
      <Trails gone={state.results.length} upright={false} />
      <Trails gone={state.results.length} upright />
      <ol aria-label={say(text('doors.map'))}>
        <li className="linked-stop is-village" style={placeOf(VILLAGE)} aria-hidden="true">
          <svg viewBox="-40 -70 80 80" aria-hidden="true">
            <use href="#endor-hut" />
          </svg>
        </li>
        {BATTLES.map(({ id }, i) => {
          const result = state.results[i];
          const is = result ? (result.won ? 'won' : 'lost') : id === next?.id ? 'now' : 'later';
          const bunker = (
            <>
              <Bunker id={id} door={result?.won ? OPEN : 0} />
              {result && <ResultSign won={result.won} />}
              <span className="linked-name" aria-hidden="true">
                {breakable(say(text(`doors.${id}`)))}
              </span>
              <span className="only-heard">{say(text(`doors.stop-${is}`, { battle: battleText(id) }))}</span>
            </>
          );
          return (
            <li
              key={id}
              className={`linked-stop is-${is}`}
              style={placeOf(SPOTS[id])}
              aria-current={is === 'now' ? 'step' : undefined}
            >
              {result ? (
                <a className="linked-spot" href={`#battle-${id}`}>
                  {bunker}
                </a>
              ) : (
                <span className="linked-spot">{bunker}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function placeOf([along, across]: readonly [number, number]): CSSProperties {
  return { '--along': along, '--across': across } as CSSProperties;
}

function Bunker({ id, door }: { readonly id: BattleId; readonly door: number }) {
  const guard = GUARDS[id];
  return (
    <svg viewBox="-64 -62 128 104" aria-hidden="true">
      <ellipse className="linked-glade" cx="0" cy="20" rx="62" ry="22" />
      <BunkerDrawing door={door} />
      {door === 0 && (
        <g className={`${sideOf(guard)} kind-${guard}`} transform="translate(42 34) scale(0.56)">
          <Miniature kind={guard} side={sideOf(guard)} />
        </g>
      )}
    </svg>
  );
}

const TREES = [
  ['giant', 22, 54, 0.5],
  ['fir', 58, 40, 0.5],
  ['fir', 96, 34, 0.42],
  ['giant', 186, 46, 0.52],
  ['fir', 150, 60, 0.4],
  ['young', 226, 70, 0.5],
  ['fir', 338, 50, 0.5],
  ['giant', 382, 70, 0.54],
  ['young', 306, 64, 0.5],
  ['fir', 20, 226, 0.5],
  ['giant', 74, 232, 0.56],
  ['fir', 118, 214, 0.5],
  ['young', 142, 232, 0.6],
  ['giant', 262, 226, 0.56],
  ['fir', 232, 236, 0.5],
  ['fir', 300, 216, 0.44],
  ['giant', 340, 236, 0.52],
  ['fir', 384, 228, 0.5],
] as const;

function Forest() {
  return (
    <svg className="linked-forest" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="linked-moss" d="M0 70Q90 36 190 62T400 44V0H0Z" />
      <path className="linked-moss" d="M0 176Q120 152 230 182T400 168V240H0Z" />
      <path className="linked-beam" d="M120 0L40 240H110L160 0ZM250 0L190 240H280L300 0Z" />
      {TREES.map(([kind, x, y, scale]) => (
        <Tree key={`${x} ${y}`} kind={kind} x={x} y={y} scale={scale} />
      ))}
    </svg>
  );
}

function Trails({ gone, upright }: { readonly gone: number; readonly upright: boolean }) {
  const points = [VILLAGE, ...BATTLES.map(({ id }) => SPOTS[id])];
  return (
    <svg
      className={upright ? 'linked-trails is-upright' : 'linked-trails'}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {points.slice(1).map((to, i) => {
        const from = points[i] ?? VILLAGE;
        const [[x, y], [u, v]] = upright ? [flipped(from), flipped(to)] : [from, to];
        const [dx, dy] = upright ? [0, (v - y) / 2] : [(u - x) / 2, 0];
        const is = i < gone ? 'gone' : i === gone ? 'next' : 'later';
        return (
          <path
            key={to.join()}
            className={`linked-trail is-${is}`}
            d={`M${x} ${y}C${x + dx} ${y + dy} ${u - dx} ${v - dy} ${u} ${v}`}
          />
        );
      })}
    </svg>
  );
}

function flipped([along, across]: readonly [number, number]): readonly [number, number] {
  return [across, along];
}
