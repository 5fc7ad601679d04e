/** What was drawn in the workshop and can be played, beside the scenarios of the box. */
import { type Battle, readScenario } from '@wartable/hoth/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { type KeptDrawing, useDrawings } from '@wartable/web/workshop/kept.ts';
import { useMemo } from 'react';
import type { OwnScenario } from './own-scenario.tsx';
import { sceneOfDrawing } from './scenes.ts';
import { text } from './text/index.ts';
import { Thumbnail } from './thumbnail.tsx';

function playable({ data }: KeptDrawing): Battle | undefined {
  try {
    return readScenario(data);
  } catch {
    return undefined;
  }
}

export function OwnDrawings({ onOpen }: { readonly onOpen: (scenario: OwnScenario) => void }) {
  const { say } = useWords();
  const drawings = useDrawings('hoth');
  const ready = useMemo(
    () =>
      (drawings ?? []).flatMap((row) => {
        const battle = playable(row);
        return battle ? [{ row, battle }] : [];
      }),
    [drawings],
  );
  return (
    <section className="own-drawings">
      {ready.length > 0 && (
        <>
          <h2>{say(text('new.drawn'))}</h2>
          <div className="scenarios">
            {ready.map(({ row, battle }) => (
              <button
                key={row.id}
                type="button"
                className="scenario"
                onClick={() => onOpen({ file: undefined, data: row.data, battle })}
              >
                <Thumbnail scene={sceneOfDrawing(battle)} label="" />
                <strong>{battle.title || '–'}</strong>
              </button>
            ))}
          </div>
        </>
      )}
      <Link to="/workshop/hoth" className="button small">
        {say(text('new.workshop'))}
      </Link>
    </section>
  );
}
