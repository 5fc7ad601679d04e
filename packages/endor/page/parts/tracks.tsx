/** The state of the battle in pictures: the door below, the fleet above, the turn. */
import { BunkerDrawing } from '../art/bunker.tsx';
import { CRUISER } from './emblems.tsx';
import './panel.css';
import './tracks.css';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

type DoorProps = {
  readonly label: string /** "2 of 3" or "open". */;
  readonly value: string;
  readonly door: number;
  readonly steps?: number;
};

export function DoorTrack({ label, value, door, steps = 3 }: DoorProps) {
  return (
    <div className="endor-track door-track" data-thing="door">
      <svg viewBox="-52 -52 104 92" width="62" height="55" aria-hidden="true">
        <BunkerDrawing door={door} />
      </svg>
      <div>
        <Heading label={label} value={value} />
        <svg className="door-steps" viewBox={`0 0 ${steps * 44} 22`} aria-hidden="true">
          {upTo(steps).map((i) => (
            <path
              key={i}
              className={i < door ? 'step done' : 'step'}
              d={`M${i * 44 + 2} 4H${i * 44 + 34}L${i * 44 + 42} 11L${i * 44 + 34} 18H${i * 44 + 2}L${i * 44 + 9} 11Z`}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

type CruiserProps = {
  readonly label: string;
  readonly value: string;
  readonly lost: number;
  /** So many lost cruisers lose the game. */
  readonly limit: number;
};

export function CruiserTrack({ label, value, lost, limit }: CruiserProps) {
  return (
    <div className="endor-track cruiser-track" data-thing="cruisers">
      <Heading label={label} value={value} />
      <div className="cruisers">
        {upTo(limit).map((i) => (
          <svg key={i} className={i < limit - lost ? 'cruiser' : 'cruiser lost'} viewBox="-50 -24 100 46" aria-hidden="true">
            <path className="cruiser-hull" d={CRUISER} />
            <path className="cruiser-light" d="M-38 2Q-30 -5 -20 -6Q-10 -13 0 -9Q12 -14 22 -6" />
            {i >= limit - lost && <path className="cruiser-cross" d="M-16 -16L16 16M16 -16L-16 16" />}
          </svg>
        ))}
      </div>
    </div>
  );
}

type TurnProps = { readonly label: string; readonly value: string; readonly gone: number; readonly cards: number };

/** A turn is once through the action cards. */
export function TurnTrack({ label, value, gone, cards }: TurnProps) {
  return (
    <div className="endor-track turn-track" data-thing="turn">
      <Heading label={label} value={value} />
      <svg viewBox={`0 0 ${cards * 12} 14`} preserveAspectRatio="none" aria-hidden="true">
        {upTo(cards).map((i) => (
          <rect key={i} className={i < gone ? 'step done' : 'step'} x={i * 12 + 1} y="1" width="9.4" height="12" rx="1.6" />
        ))}
      </svg>
    </div>
  );
}

function Heading({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p className="track-heading">
      <span>{label}</span>
      <strong>{value}</strong>
    </p>
  );
}
