/**
 * Luck and judgement: a dot for each game that was looked at. To the right chance gave, to the left it took; the higher, the less a
 * decision cost. Round and full: won; a hollow square: lost. The list of games says all of it in words.
 */
import { type MouseEvent, useState } from 'react';
import type { GameRecord } from '../play/own-record.ts';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { FilmLink } from './film-link.tsx';
import { useFigures, useTitle } from './game-words.ts';
import { type Dot, dotsOf, median, QUADRANTS, type Quadrant, quadrantOf } from './stats.ts';
import { text } from './text/index.ts';

const [WIDE, HIGH, LEFT, FOOT] = [560, 300, 12, 26] as const;
/** In points: at least so much luck, and so much cost, is shown. */
const [LEAST_LUCK, LEAST_LOSS] = [20, 1];
const CORNERS: Readonly<Record<Quadrant, { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }>> = {
  unlucky: { x: LEFT + 8, y: 22, anchor: 'start' },
  earned: { x: WIDE - 8, y: 22, anchor: 'end' },
  learn: { x: LEFT + 8, y: HIGH - 12, anchor: 'start' },
  lucky: { x: WIDE - 8, y: HIGH - 12, anchor: 'end' },
};

type Props = {
  readonly games: readonly Played[];
  readonly films: ReadonlySet<string>;
  readonly own: GameRecord | undefined;
};

export function LuckPlot({ games, films, own }: Props) {
  const { say } = useWords();
  const titleOf = useTitle(own);
  const figuresOf = useFigures();
  const [chosen, choose] = useState<string>();
  const dots = dotsOf(games);
  if (dots.length === 0) return null;
  const middle = median(dots.map(({ loss }) => loss));
  const far = Math.max(LEAST_LUCK, ...dots.map(({ luck }) => Math.abs(luck))) * 1.1;
  const deep = Math.max(LEAST_LOSS, ...dots.map(({ loss }) => loss)) * 1.1;
  const x = (luck: number): number => LEFT + ((luck + far) / (2 * far)) * (WIDE - LEFT);
  // Half of the height for what is better than one's own middle: what is worse may be far worse.
  const y = (loss: number): number =>
    loss <= middle
      ? 30 + (middle === 0 ? 1 : loss / middle) * (HIGH / 2 - 30)
      : HIGH / 2 + ((loss - middle) / (deep - middle)) * (HIGH / 2 - 16);
  const counts = QUADRANTS.map((quadrant) => ({
    quadrant,
    n: dots.filter((dot) => quadrantOf(dot, middle) === quadrant).length,
  }));
  const shown = dots.find(({ game }) => game.id === chosen) ?? dots.at(-1);
  const point = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = WIDE / width;
    const far = ({ luck, loss }: Dot): number =>
      Math.hypot(x(luck) - (clientX - left) * scale, y(loss) - (clientY - top) * scale);
    choose(dots.toSorted((one, other) => far(one) - far(other))[0]?.game.id);
  };
  const label = counts.map(({ quadrant, n }) => `${say(text(`record.quadrant-${quadrant}`))}: ${n}`).join(', ');
  return (
    <figure className="record-luck">
      <figcaption>
        <strong>{say(text('record.luck'))}</strong> <span>{say(text('record.luck-note'))}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the range below does the same by keys */}
      <svg viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`} role="img" aria-label={label} onClick={point}>
        <rect className="plot-ground" x={LEFT} width={WIDE - LEFT} height={HIGH} rx="10" />
        <path className="plot-even" d={`M${x(0)} 0V${HIGH}M${LEFT} ${HIGH / 2}H${WIDE}`} />
        {counts.map(({ quadrant }) => (
          <text
            key={quadrant}
            className="plot-corner"
            x={CORNERS[quadrant].x}
            y={CORNERS[quadrant].y}
            textAnchor={CORNERS[quadrant].anchor}
          >
            {say(text(`record.quadrant-${quadrant}`))}
          </text>
        ))}
        {dots.map((dot) => (
          <g key={dot.game.id} className={`plot-dot is-${dot.game.result}${dot === shown ? ' chosen' : ''}`}>
            <path className="plot-error" d={`M${x(dot.luck - dot.luckError)} ${y(dot.loss)}H${x(dot.luck + dot.luckError)}`} />
            <Mark dot={dot} at={[x(dot.luck), y(dot.loss)]} />
          </g>
        ))}
        <text className="plot-axis" x={LEFT} y={HIGH + 19}>
          {`← ${say(text('record.luck-against'))}`}
        </text>
        <text className="plot-axis" x={WIDE} y={HIGH + 19} textAnchor="end">
          {`${say(text('record.luck-with'))} →`}
        </text>
      </svg>
      {dots.length > 1 && (
        <input
          type="range"
          min={0}
          max={dots.length - 1}
          value={shown ? dots.indexOf(shown) : 0}
          aria-label={say(text('record.choose-game'))}
          aria-valuetext={shown && `${titleOf(shown.game)}, ${figuresOf(shown.game)}`}
          onChange={({ target }) => choose(dots[Number(target.value)]?.game.id)}
        />
      )}
      {shown && (
        <p className="plot-shown">
          <span>
            <strong>{titleOf(shown.game)}</strong> {figuresOf(shown.game)}
          </span>
          <FilmLink game={shown.game} films={films} about={titleOf(shown.game)} />
        </p>
      )}
    </figure>
  );
}

function Mark({ dot: { game }, at: [x, y] }: { readonly dot: Dot; readonly at: readonly [number, number] }) {
  if (game.result === 'won') return <circle className="plot-mark" cx={x} cy={y} r="7" />;
  return <rect className="plot-mark" x={x - 6} y={y - 6} width="12" height="12" />;
}
