/** Nothing was played yet: what will be here, drawn faintly, and the way to the first battle. */
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from './text/index.ts';

const DOTS = [
  [92, 40],
  [140, 66],
  [66, 88],
  [176, 34],
  [120, 104],
  [196, 92],
  [44, 52],
] as const;

export function Empty({ game }: { readonly game: string | undefined }) {
  const { say } = useWords();
  return (
    <section className="record-empty">
      <svg viewBox="0 0 240 140" aria-hidden="true">
        <rect className="plot-ground" x="2" y="2" width="236" height="136" rx="12" />
        <path className="plot-even" d="M120 8V132M8 70H232" />
        {DOTS.map(([x, y], i) =>
          i % 3 === 2 ? (
            <rect key={x} className="plot-mark" x={x - 6} y={y - 6} width="12" height="12" />
          ) : (
            <circle key={x} className="plot-mark" cx={x} cy={y} r="7" />
          ),
        )}
        <path className="plot-course" d="M20 112Q80 108 120 84T224 30" />
      </svg>
      <div>
        <h2>{say(text('record.empty'))}</h2>
        <p>{say(text('record.empty-note'))}</p>
        <Link to={game === undefined ? '/' : `/new/${game}`} className="button main">
          {say(text('record.empty-play'))}
        </Link>
      </div>
    </section>
  );
}
