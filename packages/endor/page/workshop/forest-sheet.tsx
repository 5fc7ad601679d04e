/** One page for the real table: the map with its names, and what makes the battle harder or easier. */
import type { MapDrawing } from '@wartable/endor/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { layoutOf, nameSpot } from '../layout.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { mapOfDrawing } from './drafting.ts';
import { hardnessText } from './table-panel.tsx';
import { text } from './text/index.ts';

export function ForestSheet({ drawing }: { readonly drawing: MapDrawing }) {
  const { say } = useWords();
  const map = mapOfDrawing(drawing);
  const layout = layoutOf(map);
  const { x, y, width, height } = layout.field;
  return (
    <article className="print-sheet forest-sheet" aria-hidden="true">
      <h1>{drawing.title || say(text('workshop.untitled'))}</h1>
      <div className="forest-paper">
        <Thumbnail scene={{ map, pieces: [], door: 0 }} />
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
          <path className="forest-lines" d={layout.macrohexLines} />
          {map.macrohexes.map(({ id }, i) => {
            const [at, down] = nameSpot(layout, i);
            return (
              <text key={id} className="forest-name" x={at} y={down}>
                {id}
              </text>
            );
          })}
        </svg>
      </div>
      <ul>
        {drawing.hardness.map((name) => (
          <li key={name}>{say(hardnessText(name))}</li>
        ))}
        {drawing.map.reinforcements.map(({ macrohex, die }) => (
          <li key={die.join()}>
            {say(text('forest.arrival', { dice: die.join('·') }))}: {macrohex}
          </li>
        ))}
      </ul>
    </article>
  );
}
