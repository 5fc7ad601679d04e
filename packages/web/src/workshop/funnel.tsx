/** What was measured so far: a share and its interval, narrowing as games are played. */
import { wilson } from '@wartable/ai';
import './funnel.css';

type Props = {
  /** After each few games: how many, and how many of them the left side won. */
  readonly points: readonly (readonly [games: number, wins: number])[];
  /** As many as will be played. */
  readonly most: number;
  readonly label: string;
};

const [WIDTH, HEIGHT] = [320, 120];

export function Funnel({ points, most, label }: Props) {
  const x = (games: number): number => Math.round((10 * WIDTH * games) / Math.max(1, most)) / 10;
  const y = (share: number): number => Math.round(10 * HEIGHT * (1 - share)) / 10;
  const shares = points.map(([games, wins]) => ({ games, ...wilson(wins, games) }));
  const upper = shares.map(({ games, high }) => `${x(games)} ${y(high)}`);
  const lower = shares.map(({ games, low }) => `${x(games)} ${y(low)}`).toReversed();
  return (
    <svg className="funnel" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="funnel-even" d={`M0 ${y(0.6)}H${WIDTH}V${y(0.4)}H0Z`} />
      <path className="funnel-half" d={`M0 ${y(0.5)}H${WIDTH}`} />
      {shares.length > 0 && (
        <>
          <path className="funnel-band" d={`M${[...upper, ...lower].join('L')}Z`} />
          <path className="funnel-line" d={`M${shares.map(({ games, share }) => `${x(games)} ${y(share)}`).join('L')}`} />
        </>
      )}
    </svg>
  );
}
