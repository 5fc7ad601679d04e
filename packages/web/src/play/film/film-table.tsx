/** A film on the table: the same board, the bar, and the log beside it. */
import type { Viewer } from '@wartable/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import type { Film } from '../../table/film.ts';
import { text as shared } from '../../text/index.ts';
import type { GamePage, GameProps } from '../game-page.ts';
import { LookBack } from '../look-back.tsx';
import { winnersLine } from '../sentences.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { type ShowMoment, useMoment } from '../use-moment.tsx';
import type { LookedBack } from '../use-review.ts';
import { Bar, Ways } from './bar.tsx';
import { FilmCurve } from './film-curve.tsx';
import { FilmLog } from './film-log.tsx';
import { eyesNamed, fragmentAt, wantedIn, wordFor } from './fragment.ts';
import { type Eyes, eyesOf, nameOfPlace, placeNamed, type Reel, reelOf, samePlace } from './reel.ts';
import { text } from './text/index.ts';
import { useFilmKeys } from './use-film-keys.ts';
import { type GoTo, usePlaying } from './use-playing.ts';
import '../battle.css';
import './film-table.css';

export type Moment = { readonly place: number; readonly reel: Reel; readonly film: Film };

type Props = {
  readonly page: GamePage;
  readonly film: Film;
  /** Whose eyes it begins with, where the address names nobody. */
  readonly first: Viewer;
  /** What else can be done with it, at the moment one looks at. */
  readonly ways?: (at: Moment) => ReactNode;
  /** What the look back found, if there is one. */
  readonly looked?: LookedBack | undefined;
  /** Where one may go on from a decision, by its entry in the log. */
  readonly onRetry?: ((entry: number) => void) | undefined;
  /** In a page of somebody else: no way leads out of the film. */
  readonly framed?: boolean;
};

/** How long one rests before the address names the moment, in milliseconds: browsers count how often it changes. */
const RESTS = 400;

export function FilmTable({ page, film, first, ways, looked, onRetry, framed = false }: Props) {
  const { say } = useWords();
  const [{ reel, at, still }, setNow] = useState(() => openedAt(page, film, first));
  const { telling, Stage, Status, More } = page;
  const eyes = useMemo(() => eyesOf(film), [film]);
  const [moment, showMoment] = useMoment(page, looked, onRetry);
  const go = useCallback<GoTo>(
    (place, still) => {
      showMoment(undefined);
      setNow(({ reel }) => ({ reel, at: place, still }));
    },
    [showMoment],
  );
  const playing = usePlaying(page, reel, at, go);
  const [sheet, setSheet] = useState(false);
  useFilmKeys(reel, playing);
  useAddress(reel, film, at, playing.go);
  const look = (wanted: Eyes): void => {
    showMoment(undefined);
    setNow((now) => {
      const next = reelOf(page, film, wanted);
      return { reel: next, at: samePlace(now.reel, now.at, next), still: true };
    });
  };
  const show = useShow(page, film, looked, setNow, showMoment);
  const step = reel.stepAt(at);
  const view = step?.view ?? reel.viewAt(at);
  const props = propsFor(film, reel.viewer, view, step);
  const happens = step && telling.log(step.event);
  const line = happens ? say(happens) : '';
  const running = film.outcome === null;
  const points = useMemo(() => placesOf(film, reel, costlyIn(looked)), [film, reel, looked]);
  const title = say(text(running ? 'film.so-far' : 'film.title'));
  return (
    <main className={`table table-${telling.id} film`} data-motion={still ? 'still' : undefined}>
      <h1 className="only-heard">{title}</h1>
      <h2 className="only-heard">{say({ key: 'game.name' })}</h2>
      <Stage {...props} {...moment?.props} />
      {moment?.strip}
      <aside className="panel">
        <header className="panel-head">
          {framed ? (
            <a href={location.href.replace('/embed', '/replay')} className="brand" target="_blank" rel="noopener">
              {say(shared('app.name'))}
            </a>
          ) : (
            <Link to="/" className="brand">
              {say(shared('app.name'))}
            </Link>
          )}
          <div className="head-buttons">{!framed && <SettingsDialog />}</div>
        </header>
        <Status {...props} />
        <div className="prompt" aria-live={playing.plays ? 'off' : 'polite'}>
          <p>{line || title}</p>
        </div>
        <Bar
          reel={reel}
          playing={playing}
          turningPoints={points}
          line={line}
          curve={
            looked?.found && (
              <FilmCurve page={page} film={film} reel={reel} at={at} found={looked.found} onGo={playing.go} onShow={show} />
            )
          }
        />
        <Sheet title={say(shared('play.sheet'))} open={sheet} onOpen={setSheet}>
          <Ways telling={telling} seats={film.seats} reel={reel} playing={playing} eyes={eyes} onEyes={look} />
          {looked && film.outcome && (
            <LookBack
              page={page}
              looked={looked}
              result={winnersLine(page, film, say)}
              onRetry={onRetry}
              onShow={(entry) => {
                setSheet(false);
                show(entry);
              }}
            />
          )}
          <FilmLog page={page} lines={reel.lines} at={at} onGo={playing.go} />
          {reel.eyes === 'open' && <OtherHands page={page} film={film} reel={reel} at={at} />}
          {More && <More {...props} />}
          {ways?.({ place: at, reel, film })}
          <p className="film-keys">{say(text('film.keys'))}</p>
        </Sheet>
      </aside>
      <OwnHand page={page} viewer={reel.viewer} props={{ ...props, ...moment?.props }} />
    </main>
  );
}

/** With whose eyes one looks, where, and whether nothing moves on the way there. */
type Now = { readonly reel: Reel; readonly at: number; readonly still: boolean };

/** With the eyes and at the moment the address names. */
function openedAt(page: GamePage, film: Film, first: Viewer): Now {
  const { at, by } = wantedIn(location.hash);
  const reel = reelOf(page, film, eyesNamed(by, eyesOf(film), film.seats) ?? first);
  return { reel, at: placeNamed(reel, at ?? '') ?? 0, still: true };
}

/** The address names the moment one rests at, and leads to one that is typed. */
function useAddress(reel: Reel, film: Film, at: number, onGo: (place: number) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const fragment = fragmentAt(location.hash, nameOfPlace(reel, at), wordFor(reel.eyes, film.seats));
      history.replaceState(null, '', location.pathname + location.search + fragment);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [reel, film, at]);
  useEffect(() => {
    const onTyped = (): void => {
      const place = placeNamed(reel, wantedIn(location.hash).at ?? '');
      if (place !== undefined) onGo(place);
    };
    window.addEventListener('hashchange', onTyped);
    return () => window.removeEventListener('hashchange', onTyped);
  }, [reel, onGo]);
}

/** A film is looked at: nothing in it can be chosen. */
function propsFor({ seats }: Film, viewer: Viewer, view: unknown, step: GameProps['step']): GameProps {
  const nothing = (): void => {};
  return {
    view,
    viewer,
    seats: seats.map((name) => ({ name, player: { kind: 'person' } })),
    step,
    lit: undefined,
    named: undefined,
    decision: undefined,
    previews: [],
    asked: undefined,
    over: undefined,
    hinted: undefined,
    log: step ? [step.event] : [],
    onOver: nothing,
    onPick: nothing,
    onPlan: nothing,
    onAsk: nothing,
    onTell: nothing,
    about: async () => undefined,
  };
}

type HandProps = { readonly page: GamePage; readonly viewer: Viewer; readonly props: GameProps };

function OwnHand({ page: { Hand }, viewer, props }: HandProps) {
  return Hand && viewer !== 'spectator' ? <Hand {...props} /> : null;
}

type OthersProps = { readonly page: GamePage; readonly film: Film; readonly reel: Reel; readonly at: number };

/** Where everything lies open: what the others hold. */
function OtherHands({ page: { Hand, telling }, film, reel, at }: OthersProps) {
  const { say } = useWords();
  if (!Hand) return null;
  const others = film.viewers.filter((one) => one !== 'spectator' && one !== reel.viewer);
  return others.map((one) => {
    const title = say(text('film.hand', { seat: telling.seatName(film.seats[Number(one)] ?? '') }));
    return (
      <div key={one} className="film-hand">
        <h2>{title}</h2>
        <Hand {...propsFor(film, one, reel.viewAt(at, one), undefined)} handName={title} />
      </div>
    );
  });
}

/** Opens a costly decision where it was made, with the eyes of who made it; also the one that the address names. */
function useShow(
  page: GamePage,
  film: Film,
  looked: LookedBack | undefined,
  setNow: (next: (now: Now) => Now) => void,
  showMoment: ShowMoment,
): ShowMoment {
  const [named, setNamed] = useState(() => wantedIn(location.hash).move);
  const found = looked?.found;
  const show = useCallback<ShowMoment>(
    (entry) => {
      const decision = entry === undefined ? undefined : found?.moments.get(entry)?.decision;
      if (decision && entry !== undefined) {
        setNow((now) => {
          const reel = now.reel.eyes === decision.seat ? now.reel : reelOf(page, film, decision.seat);
          return { reel, at: (placesOf(film, reel, [entry])[0] ?? 1) - 1, still: true };
        });
      }
      showMoment(entry);
    },
    [page, film, found, setNow, showMoment],
  );
  useEffect(() => {
    if (named === undefined || !found) return;
    setNamed(undefined);
    show(named);
  }, [named, found, show]);
  return show;
}

function costlyIn(looked: LookedBack | undefined): number[] {
  return (looked?.found?.review.seats ?? []).flatMap(({ worst }) => worst.map(({ entry }) => entry)).sort((a, b) => a - b);
}

/** The first frames of what these answers led to. */
function placesOf({ moments }: Film, { frames }: Reel, entries: readonly number[]): number[] {
  return entries.flatMap((entry) => {
    const frame = frames.findIndex(({ moment }) => (moments[moment]?.entry ?? -1) >= entry);
    return frame < 0 ? [] : [frame + 1];
  });
}
