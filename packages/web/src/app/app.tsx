import { lazy, Suspense, useEffect, useRef } from 'react';
import { Home } from '../home/home.tsx';
import { Announcement, OnlineLink } from '../online/head.tsx';
import { movedTo } from '../online/moved.ts';
import { SettingsDialog } from '../play/settings-dialog.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { hasMoved, quoted, routeOf, usePath } from '../shell/route.ts';
import { text } from '../text/index.ts';
import { TroubleBoundary } from './trouble.tsx';
import './app.css';
import '../shell/button.css';

const PlayScreen = lazy(async () => ({ default: (await import('../play/play.tsx')).PlayScreen }));
const DeviceFilm = lazy(async () => ({ default: (await import('../play/film/film-page.tsx')).DeviceFilm }));
const FarFilm = lazy(async () => ({ default: (await import('../play/film/film-page.tsx')).FarFilm }));
const LinkFilm = lazy(async () => ({ default: (await import('../play/film/link-page.tsx')).LinkFilm }));
const NewGame = lazy(async () => ({ default: (await import('../home/new-game.tsx')).NewGame }));
const AtScreen = lazy(async () => ({ default: (await import('../play/far/at-screen.tsx')).AtScreen }));
const Moved = lazy(async () => ({ default: (await import('../online/moved-notice.tsx')).Moved }));
const OnlinePage = lazy(async () => ({ default: (await import('../home/online-page.tsx')).OnlinePage }));
const BookPage = lazy(async () => ({ default: (await import('../book/book-page.tsx')).BookPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('../puzzle/puzzles-page.tsx')).PuzzlesPage }));
const PuzzleScreen = lazy(async () => ({ default: (await import('../puzzle/puzzle-screen.tsx')).PuzzleScreen }));
const CampaignsPage = lazy(async () => ({ default: (await import('../campaign/campaigns-page.tsx')).CampaignsPage }));
const DailyPage = lazy(async () => ({ default: (await import('../daily/daily-page.tsx')).DailyPage }));
const RecordPage = lazy(async () => ({ default: (await import('../record/record-page.tsx')).RecordPage }));
const WorkshopPage = lazy(async () => ({ default: (await import('../workshop/workshop-page.tsx')).WorkshopPage }));
const CompanionPage = lazy(async () => ({ default: (await import('../companion/companion-page.tsx')).CompanionPage }));
const LearnPage = lazy(async () => ({ default: (await import('../learn/learn-page.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('../learn/lesson-page.tsx')).LessonPage }));
const MePage = lazy(async () => ({ default: (await import('../online/account/me-page.tsx')).MePage }));
const BackPage = lazy(async () => ({ default: (await import('../online/back-page.tsx')).BackPage }));
const HostPage = lazy(async () => ({ default: (await import('../online/host/host-page.tsx')).HostPage }));

/** Pages that most visits do not need. */
const LATER: readonly string[] = [
  'rules',
  'puzzles',
  'online',
  'me',
  'host',
  'back',
  'table',
  'learn',
  'campaigns',
  'daily',
  'record',
  'workshop',
  'companion',
];

export function App() {
  const route = routeOf(usePath());
  const { say } = useWords();
  const main = useRef<HTMLElement>(null);
  // The link that led here is gone: who walks by keyboard goes on with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [route.at]);
  // In a frame of somebody else there is this page or none.
  if (window.top !== window.self && route.at !== 'embed') return null;
  if (route.at === 'link' || route.at === 'embed')
    return (
      <TroubleBoundary key={route.at}>
        <Suspense fallback={<Loading />}>
          <LinkFilm framed={route.at === 'embed'} />
        </Suspense>
      </TroubleBoundary>
    );
  if (route.at === 'lesson')
    return (
      <TroubleBoundary key={`${route.game}/${route.id}`}>
        <Suspense fallback={<Loading />}>
          <LessonPage key={`${route.game}/${route.id}`} game={route.game} id={route.id} />
        </Suspense>
      </TroubleBoundary>
    );
  if (route.at === 'puzzle')
    return (
      <TroubleBoundary key={`${route.game}/${route.id}`}>
        <Suspense fallback={<Loading />}>
          <PuzzleScreen game={route.game} id={route.id} />
        </Suspense>
      </TroubleBoundary>
    );
  // One draws on the whole screen.
  if (route.at === 'workshop' && route.id !== undefined)
    return (
      <TroubleBoundary key={`${route.game}/${route.id}`}>
        <Suspense fallback={<Loading />}>
          <WorkshopPage game={route.game} id={route.id} />
        </Suspense>
      </TroubleBoundary>
    );
  const moved = route.at === 'table' ? movedTo(route.id) : null;
  if ((route.at === 'table' && moved === null) || route.at === 'at' || route.at === 'replay' || route.at === 'film')
    return (
      <TroubleBoundary key={route.id}>
        <Suspense fallback={<Loading />}>
          {route.at === 'at' && <AtScreen id={route.id} />}
          {route.at === 'replay' && <FarFilm id={route.id} />}
          {route.at === 'film' && <DeviceFilm id={route.id} />}
          {route.at === 'table' && <PlayScreen id={route.id} />}
        </Suspense>
      </TroubleBoundary>
    );
  return (
    <div className="page">
      <header className="page-head">
        <Link to="/" className="brand">
          {say(text('app.name'))}
        </Link>
        <div className="page-ways">
          <OnlineLink />
          <SettingsDialog />
        </div>
      </header>
      <Announcement />
      <main ref={main} tabIndex={-1}>
        {route.at === 'home' && <Home />}
        {route.at === 'new' && (
          <TroubleBoundary key={route.game}>
            <Suspense fallback={<Loading />}>
              <NewGame game={route.game} wanted={route.wanted} />
            </Suspense>
          </TroubleBoundary>
        )}
        {LATER.includes(route.at) && (
          <TroubleBoundary key={route.at}>
            <Suspense fallback={<Loading />}>
              {route.at === 'rules' && <BookPage key={route.game} game={route.game} at={route.id} />}
              {route.at === 'puzzles' && <PuzzlesPage game={route.game} />}
              {route.at === 'learn' && <LearnPage />}
              {route.at === 'campaigns' && <CampaignsPage game={route.game} id={route.id} />}
              {route.at === 'daily' && <DailyPage game={route.game} id={route.id} />}
              {route.at === 'record' && <RecordPage game={route.game} id={route.id} />}
              {route.at === 'workshop' && <WorkshopPage game={route.game} id={route.id} />}
              {route.at === 'companion' && <CompanionPage game={route.game} id={route.id} />}
              {route.at === 'online' && <OnlinePage />}
              {route.at === 'me' && <MePage />}
              {route.at === 'host' && <HostPage />}
              {route.at === 'back' && <BackPage token={route.token} />}
              {route.at === 'table' && moved !== null && <Moved to={moved} />}
            </Suspense>
          </TroubleBoundary>
        )}
        {(route.at === 'nowhere' || route.at === 'no-game') && (
          <section className="notice">
            <p>{say(route.at === 'no-game' ? text('trouble.no-game', { game: quoted(route.game) }) : text('trouble.page'))}</p>
            <Link to="/" className="button">
              {say(text('play.home'))}
            </Link>
          </section>
        )}
      </main>
      <footer className="page-foot">{say(text('app.unofficial'))}</footer>
    </div>
  );
}
