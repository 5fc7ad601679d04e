/** What a decision cost, game by game, and the course through it with its band: lower is better, so it is drawn higher. */
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { dotsOf, type Smooth, smoothed } from './stats.ts';
import { text } from './text/index.ts';

const [WIDE, HIGH, LEFT, FOOT] = [560, 220, 44, 26] as const;
/** Fewer games have no course. */
const LEAST = 4;

export function JudgementPlot({ games }: { readonly games: readonly Played[] }) {
  const { say, language } = useWords();
  const dots = dotsOf(games);
  if (dots.length < LEAST) return null;
  const course = smoothed(dots.map(({ loss }) => loss));
  const deepest = Math.max(1, ...dots.map(({ loss, lossError }) => loss + lossError));
  const x = (i: number): number => LEFT + 12 + (i / Math.max(1, dots.length - 1)) * (WIDE - LEFT - 24);
  const y = (loss: number): number => 10 + (Math.max(0, Math.min(deepest, loss)) / deepest) * (HIGH - 20);
  const number = (points: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
  const date = (time: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  const [first, last] = [course[0], course.at(-1)];
  const said = { from: number(first?.value ?? 0), to: number(last?.value ?? 0), n: dots.length };
  const words = say(text(trendOf(first, last), said));
  const line = (of: (at: Smooth) => number): string =>
    course.map((at, i) => `${x(i).toFixed(1)} ${y(of(at)).toFixed(1)}`).join('L');
  const back = course.map((at, i) => `${x(i).toFixed(1)} ${y(at.low).toFixed(1)}`).reverse();
  return (
    <figure className="record-judgement">
      <figcaption>
        <strong>{say(text('record.judgement'))}</strong> <span>{words}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`} role="img" aria-label={words}>
        <rect className="plot-ground" x={LEFT} width={WIDE - LEFT} height={HIGH} rx="10" />
        {[0, deepest / 2, deepest].map((at) => (
          <text key={at} className="plot-axis" x={LEFT - 6} y={y(at) + 5} textAnchor="end">
            {number(at)}
          </text>
        ))}
        <path className="plot-band" d={`M${line(({ high }) => high)}L${back.join('L')}Z`} />
        <path className="plot-course" d={`M${line(({ value }) => value)}`} />
        {dots.map(({ game, loss, lossError }, i) => (
          <g key={game.id} className={`plot-dot is-${game.result}`}>
            <path className="plot-error" d={`M${x(i)} ${y(loss - lossError)}V${y(loss + lossError)}`} />
            {game.result === 'won' ? (
              <circle className="plot-mark" cx={x(i)} cy={y(loss)} r="5" />
            ) : (
              <rect className="plot-mark" x={x(i) - 4.5} y={y(loss) - 4.5} width="9" height="9" />
            )}
          </g>
        ))}
        <text className="plot-axis" x={LEFT} y={HIGH + 19}>
          {date(dots[0]?.game.ended ?? 0)}
        </text>
        <text className="plot-axis" x={WIDE} y={HIGH + 19} textAnchor="end">
          {date(dots.at(-1)?.game.ended ?? 0)}
        </text>
      </svg>
    </figure>
  );
}

/** Better or worse only where the bands of beginning and end lie apart. */
function trendOf(
  first: Smooth | undefined,
  last: Smooth | undefined,
): 'record.trend-better' | 'record.trend-worse' | 'record.trend-same' {
  if (first && last && last.high < first.low) return 'record.trend-better';
  if (first && last && last.low > first.high) return 'record.trend-worse';
  return 'record.trend-same';
}
