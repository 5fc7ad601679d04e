/** A game that came in a link ("/replay#g=…"): nothing is asked of anybody, nothing is kept, nothing else is touched. */
import { InputError, type MatchRecord, type Text } from '@wartable/kernel';
import { useEffect, useState } from 'react';
import { isGame } from '../../games/manifests.ts';
import { usePage } from '../../games/pages.ts';
import { useWords } from '../../shell/language.tsx';
import { Loading } from '../../shell/loading.tsx';
import { SaveFile } from '../../shell/save-file.tsx';
import { workerFor } from '../../table/advisers-at-work.ts';
import { beginFromRecord } from '../../table/begin.ts';
import type { Film } from '../../table/film.ts';
import { contentIn, type InLink } from '../../table/link.ts';
import type { FromReplay, ToReplay } from '../../table/replay-work.ts';
import { OfRecord, Trouble } from './film-page.tsx';
import { FilmTable } from './film-table.tsx';
import { ShareLink } from './share-link.tsx';
import { text } from './text/index.ts';
import { FilmWords } from './words.tsx';

type Found = { readonly content: InLink } | { readonly wrong: InputError } | undefined;

export function LinkFilm({ framed = false }: { readonly framed?: boolean }) {
  const letters = useLetters();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let left = false;
    contentIn(letters).then(
      (content) => left || setFound({ content }),
      (error: unknown) =>
        left || setFound({ wrong: error instanceof InputError ? error : new InputError('', text('film.not-yet')) }),
    );
    return () => {
      left = true;
    };
  }, [letters]);
  if (found === undefined) return <Loading />;
  if ('wrong' in found) return <Wrong at={found.wrong.path} reason={found.wrong.text} />;
  const { content } = found;
  const game = 'record' in content ? content.record.game : content.seen.game;
  if (!isGame(game)) return <Wrong at="game" reason={text('film.no-game', { game: String(game).slice(0, MOST_SHOWN) })} />;
  return (
    <FilmWords game={game} key={letters}>
      {'record' in content ? <Whole record={content.record} framed={framed} /> : <Seen film={content.seen} framed={framed} />}
    </FilmWords>
  );
}

const MOST_SHOWN = 40;

const lettersNow = (): string => new URLSearchParams(location.hash.slice(1)).get('g') ?? '';

/** What stands behind "g=" in the address, also when another link is pasted over it. */
function useLetters(): string {
  const [letters, setLetters] = useState(lettersNow);
  useEffect(() => {
    const onTyped = (): void => setLetters(lettersNow());
    window.addEventListener('hashchange', onTyped);
    return () => window.removeEventListener('hashchange', onTyped);
  }, []);
  return letters;
}

function Wrong({ at, reason }: { readonly at: string; readonly reason: Text }) {
  return (
    <FilmWords>
      <WrongLine at={at} reason={reason} />
    </FilmWords>
  );
}

function WrongLine({ at, reason }: { readonly at: string; readonly reason: Text }) {
  const { say } = useWords();
  const line = at === '' ? text('film.bad-link', { reason }) : text('film.wrong', { at, reason });
  return <Trouble line={say(line)} />;
}

function Whole({ record, framed }: { readonly record: MatchRecord; readonly framed: boolean }) {
  return (
    <OfRecord
      record={record}
      first="spectator"
      framed={framed}
      {...(framed || record.seed === undefined
        ? {}
        : { onGoOn: (fork, players) => void withAll(record).then((all) => beginFromRecord(all, fork, players ?? [])) })}
      ways={(at) =>
        framed ? null : (
          <div className="buttons">
            <ShareLink content={{ record }} at={at} />
            <SaveFile name={`wartable-${record.commitment.slice(0, 8)}.json`} content={() => withAll(record)} ready={record} />
          </div>
        )
      }
    />
  );
}

/** The record as a file has it: what a link leaves out follows from the rest. */
function withAll(record: MatchRecord): Promise<MatchRecord> {
  return new Promise((resolve) => {
    const worker = workerFor('replay');
    worker.onmessage = ({ data }: MessageEvent<FromReplay>) => {
      resolve(data.say === 'restored' ? data.record : record);
      worker.terminate();
    };
    worker.onerror = () => resolve(record);
    const request: ToReplay = { say: 'restore', record };
    worker.postMessage(request);
  });
}

function Seen({ film, framed }: { readonly film: Film; readonly framed: boolean }) {
  const page = usePage(film.game);
  return (
    <>
      {page.Art && <page.Art />}
      <FilmTable page={page} film={film} first={film.viewers[0] ?? 'spectator'} framed={framed} />
    </>
  );
}
