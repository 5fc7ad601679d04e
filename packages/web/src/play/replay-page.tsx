/** A finished match by its link: through all of it step by step, with anybody's eyes; checked and kept if one likes. */
import type { MatchRecord } from '@wartable/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../games/pages.ts';
import { recordAt } from '../online/place.ts';
import { text as far } from '../online/text/index.ts';
import { OnlineWords } from '../online/words.tsx';
import { handOut } from '../shell/hand-out.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import { paced } from './device.ts';
import { Verify } from './far/verify.tsx';
import type { GamePage, GameProps } from './game-page.ts';
import { Log } from './log.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { type Again, logUpTo, useAgain } from './use-again.ts';
import './battle.css';
import './replay-page.css';

export function ReplayPage({ id }: { readonly id: string }) {
  const [record, setRecord] = useState<MatchRecord | 'none'>();
  useEffect(() => {
    recordAt(id).then(setRecord, () => setRecord('none'));
  }, [id]);
  if (record === undefined) return <Loading />;
  return (
    <OnlineWords>
      {record === 'none' ? (
        <Nothing id={id} />
      ) : (
        <GameWords game={record.game}>
          <Whole id={id} record={record} />
        </GameWords>
      )}
    </OnlineWords>
  );
}

function Nothing({ id }: { readonly id: string }) {
  const { say } = useWords();
  return (
    <main className="page">
      <p className="notice">{say(far('again.not-yet'))}</p>
      <p className="buttons">
        <Link to={`/at/${id}`} className="button">
          {say(far('again.table'))}
        </Link>
        <Link to="/" className="button">
          {say(text('play.home'))}
        </Link>
      </p>
    </main>
  );
}

function Whole({ id, record }: { readonly id: string; readonly record: MatchRecord }) {
  const { say } = useWords();
  const page = usePage(record.game);
  const [eyes, setEyes] = useState<number>();
  const again = useAgain(page, record, eyes);
  if (again === undefined) return <Loading />;
  return (
    <>
      {page.Art && <page.Art />}
      {again === 'failed' ? (
        <p className="notice">{say(text('back.failed'))}</p>
      ) : (
        <Steps key={String(eyes)} page={page} again={again} eyes={eyes} onEyes={setEyes}>
          <Checked id={id} record={record} />
        </Steps>
      )}
    </>
  );
}

type Props = {
  readonly page: GamePage;
  readonly again: Again;
  readonly eyes: number | undefined;
  readonly onEyes: (seat: number | undefined) => void;
  readonly children: ReactNode;
};

/** Where one was when the eyes changed: the same moment is looked at. */
let stayedAt = 0;

function Steps({ page, again, eyes, onEyes, children }: Props) {
  const { say } = useWords();
  const { course, steps } = again;
  const { telling, Stage, Status, Hand, More } = page;
  const [share] = useState(() => stayedAt);
  const [at, setAt] = useState(() => Math.round(share * steps.length));
  const [plays, setPlays] = useState(false);
  const [sheet, setSheet] = useState(false);
  const step = steps[at - 1];
  const go = (next: number): void => {
    const place = Math.min(steps.length, Math.max(0, next));
    stayedAt = place / Math.max(1, steps.length);
    setAt(place);
  };
  useEffect(() => {
    if (!plays) return;
    if (at >= steps.length) return setPlays(false);
    const timer = setTimeout(() => setAt(at + 1), Math.max(SHORTEST, paced(steps[at]?.ms ?? 0)));
    return () => clearTimeout(timer);
  }, [plays, at, steps]);
  useShortcuts({ arrowleft: () => go(at - 1), arrowright: () => go(at + 1), home: () => go(0), end: () => go(steps.length) });
  const nothing = (): void => {};
  const props: GameProps = {
    view: step?.view ?? course.view,
    viewer: course.viewer,
    seats: course.seats.map((name) => ({ name, player: { kind: 'person' } })),
    step,
    lit: undefined,
    named: undefined,
    decision: undefined,
    previews: [],
    asked: undefined,
    over: undefined,
    hinted: undefined,
    log: logUpTo(again, at),
    onOver: nothing,
    onPick: nothing,
    onPlan: nothing,
    onAsk: nothing,
    onTell: nothing,
    about: async () => undefined,
  };
  const line = step && telling.log(step.event);
  return (
    <main className={`table table-${telling.id}`}>
      <h1 className="only-heard">{say(far('again.title'))}</h1>
      <Stage {...props} />
      <aside className="panel">
        <header className="panel-head">
          <Link to="/" className="brand">
            {say(text('app.name'))}
          </Link>
          <div className="head-buttons">
            <SettingsDialog />
          </div>
        </header>
        <Status {...props} />
        <div className="prompt" aria-live={plays ? 'off' : 'polite'}>
          <p>{line ? say(line) : say(far('again.title'))}</p>
        </div>
        <div className="again">
          <input
            type="range"
            min={0}
            max={steps.length}
            value={at}
            aria-label={say(far('again.place'))}
            aria-valuetext={say(text('show.step', { n: at, all: steps.length }))}
            onChange={({ target }) => go(Number(target.value))}
          />
          <div className="again-buttons">
            <Sign label={say(far('again.first'))} d="M6 5V19M19 5L9 12L19 19Z" onPress={() => go(0)} />
            <Sign label={say(text('show.back'))} d="M17 5L7 12L17 19Z" onPress={() => go(at - 1)} />
            <Sign
              label={say(far(plays ? 'again.pause' : 'again.play'))}
              d={plays ? 'M8 5V19M16 5V19' : 'M7 4L19 12L7 20Z'}
              main
              onPress={() => setPlays(!plays)}
            />
            <Sign label={say(text('show.next'))} d="M7 5L17 12L7 19Z" onPress={() => go(at + 1)} />
            <Sign label={say(far('again.last'))} d="M18 5V19M5 5L15 12L5 19Z" onPress={() => go(steps.length)} />
          </div>
          <label className="again-eyes">
            <span>{say(far('again.eyes'))}</span>
            <select value={eyes ?? ''} onChange={({ target }) => onEyes(target.value === '' ? undefined : Number(target.value))}>
              <option value="">{say(far('again.spectators'))}</option>
              {course.seats.map((name, seat) => (
                <option key={name} value={seat}>
                  {say(telling.seatName(name))}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Sheet title={say(text('play.sheet'))} open={sheet} onOpen={setSheet}>
          {children}
          {More && <More {...props} />}
          <Log page={page} log={props.log} onPoint={nothing} />
        </Sheet>
      </aside>
      {Hand && eyes !== undefined && <Hand {...props} />}
    </main>
  );
}

/** Nobody reads faster, in milliseconds. */
const SHORTEST = 250;

type SignProps = { readonly label: string; readonly d: string; readonly main?: boolean; readonly onPress: () => void };

function Sign({ label, d, main = false, onPress }: SignProps) {
  return (
    <button
      type="button"
      className={main ? 'button main icon' : 'button icon'}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path className="line-sign" d={d} />
      </svg>
    </button>
  );
}

function Checked({ id, record }: { readonly id: string; readonly record: MatchRecord }) {
  const { say } = useWords();
  const keep = (): void =>
    void handOut(new Blob([JSON.stringify(record)], { type: 'application/json' }), `wartable-${id}.json`).catch(() => {});
  return (
    <div className="again-check">
      <Verify table={id} />
      <p className="buttons">
        <button type="button" className="button" onClick={keep}>
          {say(far('again.export'))}
        </button>
        <Link to={`/at/${id}`} className="button">
          {say(far('again.table'))}
        </Link>
      </p>
    </div>
  );
}
