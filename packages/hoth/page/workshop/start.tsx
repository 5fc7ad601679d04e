/** One's own drawings, and where to begin a new one. */
import {
  type Drawing,
  EMPTY_FIELD,
  inventScenario,
  problemsOf,
  readDrawing,
  SCENARIOS,
  scenarioData,
} from '@wartable/hoth/telling';
import { InputError, type Json, rngFromSeed, seedFrom } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { when } from '@wartable/web/shell/when.ts';
import { randomName } from '@wartable/web/table/names.ts';
import { forgetDrawing, type KeptDrawing, keepNewDrawing, restoreDrawing, useDrawings } from '@wartable/web/workshop/kept.ts';
import { OpenDrawing } from '@wartable/web/workshop/open-drawing.tsx';
import { useLinked } from '@wartable/web/workshop/use-linked.ts';
import { useState } from 'react';
import { sceneOfBattle, sceneOfDrawing } from '../scenes.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { GAME, idFrom } from './drafting.ts';
import { PlayButton } from './play-dialog.tsx';
import { text } from './text/index.ts';
import './start.css';

async function begin(drawing: Drawing): Promise<void> {
  const id = await keepNewDrawing(GAME, drawing.title, scenarioData(drawing) as Json);
  go(`/workshop/${GAME}/${id}`);
}

/** A drawing as another one of one's own. */
const renamed = (drawing: Drawing, title: string): Drawing => ({ ...drawing, title, id: idFrom(title), unknown: [] });

export function Start() {
  const { say } = useWords();
  const drawings = useDrawings(GAME);
  const [deleted, setDeleted] = useState<KeptDrawing>();
  const copy = (title: string): string => say(text('workshop.copy-of', { title }));
  const invent = (): void => {
    const invented = readDrawing(inventScenario(rngFromSeed(seedFrom(randomName(16)))));
    void begin(renamed(invented, say(text('draw.invented'))));
  };
  return (
    <div className="workshop-start">
      <h1>{say(text('workshop.title'))}</h1>
      <p>{say(text('workshop.intro'))}</p>
      <FromLink />
      {deleted && (
        <p className="notice" role="status">
          {say(text('workshop.deleted', { title: deleted.title || say(text('workshop.untitled')) }))}{' '}
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
          <ul className="workshop-list">
            {drawings.map((row) => (
              <Row
                key={`${row.id} ${row.stamp}`}
                row={row}
                onCopy={(drawing) => void begin(renamed(drawing, copy(row.title)))}
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
          <button type="button" className="button main" onClick={() => void begin(EMPTY_FIELD)}>
            {say(text('draw.empty-field'))}
          </button>
          <button type="button" className="button" onClick={invent}>
            {say(text('draw.invented'))}
          </button>
          <OpenDrawing onOpen={async (data) => await begin(readDrawing(data))} />
        </div>
        <p>{say(text('draw.boxed'))}</p>
        <ul className="workshop-list">
          {SCENARIOS.map((battle) => (
            <li key={battle.id}>
              <button
                type="button"
                className="workshop-card"
                onClick={() => void begin(renamed(battle, copy(say({ key: `scenario.${battle.id}` }))))}
              >
                <Thumbnail scene={sceneOfBattle(battle)} label="" />
                <strong>{`${battle.id} · ${say({ key: `scenario.${battle.id}` })}`}</strong>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type RowProps = {
  readonly row: KeptDrawing;
  readonly onCopy: (drawing: Drawing) => void;
  readonly onDelete: () => void;
};

function readable(data: unknown): Drawing | undefined {
  try {
    return readDrawing(data);
  } catch {
    return undefined;
  }
}

function Row({ row, onCopy, onDelete }: RowProps) {
  const { say, language } = useWords();
  const [drawing] = useState(() => readable(row.data));
  const title = row.title || say(text('workshop.untitled'));
  return (
    <li>
      <Link to={`/workshop/${GAME}/${row.id}`} className="workshop-card">
        {drawing && <Thumbnail scene={sceneOfDrawing(drawing)} label="" />}
        <strong>{title}</strong>
        <small>{when(row.changed, language)}</small>
      </Link>
      <div className="buttons">
        {drawing && (
          <button
            type="button"
            className="button small"
            aria-label={`${say(text('workshop.duplicate'))}: ${title}`}
            onClick={() => onCopy(drawing)}
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
  const read = (): Drawing | InputError => {
    if ('wrong' in linked) return new InputError('', linked.wrong);
    try {
      return readDrawing(linked.data);
    } catch (error) {
      if (error instanceof InputError) return error;
      throw error;
    }
  };
  const drawing = read();
  if (drawing instanceof InputError)
    return (
      <p className="notice" role="alert">
        {say(text('workshop.bad-link', { reason: drawing.text }))}
      </p>
    );
  const canPlay = problemsOf(drawing).length === 0;
  return (
    <section className="workshop-linked">
      <p>{say(text('workshop.from-link'))}</p>
      <h2>{drawing.title || say(text('workshop.untitled'))}</h2>
      <Thumbnail scene={sceneOfDrawing(drawing)} label="" />
      <div className="buttons">
        {canPlay && <PlayButton drawing={drawing} otherwise={undefined} />}
        <button type="button" className={canPlay ? 'button' : 'button main'} onClick={() => void begin(drawing)}>
          {say(text('workshop.keep-copy'))}
        </button>
      </div>
    </section>
  );
}
