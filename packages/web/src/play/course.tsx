/** How the chances of a seat went and where luck came in, turn by turn; from any turn one can try again. */
import type { SeatReview } from '@wartable/ai';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import type { Turns } from '../table/review-work.ts';
import { text } from '../text/index.ts';
import { Chart } from './chart.tsx';

type Props = {
  readonly seat: Pick<SeatReview, 'curve' | 'decisions'>;
  readonly turns: Turns;
  readonly onRetry: ((entry: number) => unknown) | undefined;
};

/** Less luck than this is not worth a scale of its own. */
const LEAST_SCALE = 0.1;

export function Course({ seat: { curve, decisions }, turns, onRetry }: Props) {
  const { say, inPercent, language } = useWords();
  const [chosen, setChosen] = useState(0);
  const signed = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  const entryAt = (place: number): number | undefined => decisions.find(({ turn }) => turn === place + 1)?.entry;
  const turnAt = (place: number): number => turns.get(entryAt(place) ?? -1) ?? place + 1;
  // The course ends with the result, which is no turn.
  const nameAt = (place: number): string =>
    place === curve.length - 1 ? say(text('back.end')) : say(text('back.turn', { turn: turnAt(place) }));
  const luck = curve.map((_, place) =>
    decisions.reduce((sum, decision) => (decision.turn === place + 1 ? sum + decision.luck : sum), 0),
  );
  const most = Math.max(LEAST_SCALE, ...luck.map(Math.abs));
  const ends = [nameAt(0), nameAt(curve.length - 1)] as const;
  const standing = say(
    text('back.standing', {
      turn: nameAt(chosen),
      chance: inPercent(curve[chosen] ?? 0),
      luck: signed.format(luck[chosen] ?? 0),
    }),
  );
  const entry = entryAt(chosen);
  return (
    <>
      <Chart
        name={say(text('back.chances'))}
        values={curve}
        ticks={[0, 0.5, 1].map((at) => ({ at, label: inPercent(at) }))}
        ends={ends}
        label={say(text('back.curve', { chances: curve.map((chance) => inPercent(chance)).join(', ') }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Chart
        name={say(text('back.luck'))}
        values={luck}
        ticks={[-most, 0, most].map((at) => ({ at, label: signed.format(at) }))}
        ends={ends}
        label={say(text('back.luck-course', { luck: luck.map((one) => signed.format(one)).join(', ') }))}
        chosen={chosen}
        onChoose={setChosen}
        bars
      />
      <div className="chart-turn">
        <input
          type="range"
          min={0}
          max={curve.length - 1}
          value={chosen}
          aria-label={say(text('back.choose-turn'))}
          aria-valuetext={standing}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <p>{standing}</p>
        {onRetry && entry !== undefined && (
          <button type="button" className="button small" onClick={() => onRetry(entry)}>
            {say(text('back.retry', { turn: turnAt(chosen) }))}
          </button>
        )}
      </div>
    </>
  );
}
