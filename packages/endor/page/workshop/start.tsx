/** One's own forests, and where to begin a new one. */
import {
  inventedDrawing,
  type MapDrawing,
  mapDrawingData,
  problemsOfMap,
  readMapDrawing,
  STANDARD_DRAWING,
  tableOf,
} from '@wartable/endor/telling';
import { InputError, type Json, rngFromSeed, seedFrom } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { when } from '@wartable/web/shell/when.ts';
import { begin as play } from '@wartable/web/table/begin.ts';
import { randomName } from '@wartable/web/table/names.ts';
import { forgetDrawing, type KeptDrawing, keepNewDrawing, restoreDrawing, useDrawings } from '@wartable/web/workshop/kept.ts';
import { OpenDrawing } from '@wartable/web/workshop/open-drawing.tsx';
import { useLinked } from '@wartable/web/workshop/use-linked.ts';
import { useState } from 'react';
import { Thumbnail } from '../thumbnail.tsx';
import { GAME, mapOfDrawing } from './drafting.ts';
import { text } from './text/index.ts';
import './start.css';

async function begin(drawing: MapDrawing): Promise<void> {
  const id = await keepNewDrawing(GAME, drawing.title, mapDrawingData(drawing) as Json);
  go(`/workshop/${GAME}/${id}`);
}

export function Start() {
  const { say } = useWords();
  const drawings = useDrawings(GAME);
  const [deleted, setDeleted] = useState<KeptDrawing>();
  const nameOf = ({ title }: { readonly title: string }): string => title || say(text('workshop.untitled'));
  return (
    <div className="workshop-start">
      <h1>{say(text('workshop.title'))}</h1>
      <p>{say(text('workshop.intro'))}</p>
      <FromLink />
      {deleted && (
        <p className="notice" role="status">
          {say(text('workshop.deleted', { title: nameOf(deleted) }))}{' '}
          <button
            type="button"
            className="button small"
            onClick={() => {
              void restoreDrawing(deleted);
              setDeleted(undefined);
            }}
          >
            {say(text('workshop.restore'))}
          </button>
        </p>
      )}
      {drawings && drawings.length > 0 && (
        <section>
          <h2>{say(text('workshop.own'))}</h2>
          <ul className="forest-list">
            {drawings.map((row) => (
              <Row
                key={row.id}
                row={row}
                onDelete={() => {
                  void forgetDrawing(row.id);
                  setDeleted(row);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{say(text('workshop.begin'))}</h2>
        <div className="buttons">
          <button type="button" className="button main" onClick={() => void begin(STANDARD_DRAWING)}>
            {say(text('forest.box'))}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void begin(inventedDrawing(rngFromSeed(seedFrom(randomName(16)))))}
          >
            {say(text('forest.invented'))}
          </button>
          <OpenDrawing onOpen={async (data) => await begin(readMapDrawing(data))} />
        </div>
      </section>
    </div>
  );
}

function readable(data: unknown): MapDrawing | InputError {
  try {
    return readMapDrawing(data);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

const picture = (drawing: MapDrawing) => <Thumbnail scene={{ map: mapOfDrawing(drawing), pieces: [], door: 0 }} />;

function Row({ row, onDelete }: { readonly row: KeptDrawing; readonly onDelete: () => void }) {
  const { say, language } = useWords();
  const [drawing] = useState(() => readable(row.data));
  const title = row.title || say(text('workshop.untitled'));
  return (
    <li>
      <Link to={`/workshop/${GAME}/${row.id}`} className="forest-card">
        {!(drawing instanceof InputError) && picture(drawing)}
        <strong>{title}</strong>
        <small>{when(row.changed, language)}</small>
      </Link>
      <div className="buttons">
        {!(drawing instanceof InputError) && (
          <button
            type="button"
            className="button small"
            aria-label={`${say(text('workshop.duplicate'))}: ${title}`}
            onClick={() => void begin({ ...drawing, title: say(text('workshop.copy-of', { title })) })}
          >
            {say(text('workshop.duplicate'))}
          </button>
        )}
        <button
          type="button"
          className="button small"
          aria-label={`${say(text('workshop.delete'))}: ${title}`}
          onClick={onDelete}
        >
          {say(text('workshop.delete'))}
        </button>
      </div>
    </li>
  );
}

/** What somebody else has drawn: looked at, played, or drawn on. */
function FromLink() {
  const { say } = useWords();
  const linked = useLinked();
  if (!linked) return null;
  const drawing = 'wrong' in linked ? new InputError('', linked.wrong) : readable(linked.data);
  if (drawing instanceof InputError)
    return (
      <p className="notice" role="alert">
        {say(text('workshop.bad-link', { reason: drawing.text }))}
      </p>
    );
  const canPlay = problemsOfMap(drawing).length === 0;
  return (
    <section className="forest-linked">
      <p>{say(text('workshop.from-link'))}</p>
      <h2>{drawing.title || say(text('workshop.untitled'))}</h2>
      {picture(drawing)}
      <div className="buttons">
        {canPlay && (
          <button type="button" className="button main" onClick={() => play(GAME, tableOf(drawing), [{ kind: 'person' }])}>
            {say(text('workshop.play'))}
          </button>
        )}
        <button type="button" className="button" onClick={() => void begin(drawing)}>
          {say(text('workshop.keep-copy'))}
        </button>
      </div>
    </section>
  );
}
