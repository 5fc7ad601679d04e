/** A table one sits at: the stage, the panel beside it, and the hand. */
import type { GameEvent, Offer, Param } from '@wartable/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { Hint, WhyNot } from '../table/advisers.ts';
import type { TableClient } from '../table/client.ts';
import { dayOfTable } from '../table/day-names.ts';
import type { Place } from '../table/place.ts';
import { text } from '../text/index.ts';
import { Afterwards } from './afterwards.tsx';
import { againFrom } from './against.ts';
import type { Around } from './around.ts';
import { Ask } from './ask.tsx';
import { Bots } from './bots.tsx';
import { Choices, EndOrBack } from './choices.tsx';
import { Coached } from './coach.tsx';
import { EndingScene } from './ending.tsx';
import type { GamePage, GameProps } from './game-page.ts';
import { useKeptFocus } from './kept-focus.ts';
import { Log } from './log.tsx';
import { LookedBackAt } from './looked-back-at.tsx';
import { MoveHere } from './move-here.tsx';
import { Following, Notice } from './notice.tsx';
import { PromptRule } from './prompt-rule.tsx';
import { Remembered } from './remembered.tsx';
import { Replay } from './replay.tsx';
import { RulebookButton } from './rulebook.tsx';
import { NamesContext, Sentence } from './sentence.tsx';
import { undoLine, winnerLine } from './sentences.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { othersSteps } from './since.ts';
import { useSkipByKey } from './skip.ts';
import type { ShownDecision, Snapshot } from './snapshot.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { TextView } from './text-view.tsx';
import { BATTLE } from './thing.ts';
import { Tip } from './tip.tsx';
import { Tools } from './tools.tsx';
import { useCoach } from './use-coach.ts';
import { useEnding } from './use-ending.ts';
import { useHold } from './use-hold.ts';
import { useMoment } from './use-moment.tsx';
import { usePassing } from './use-passing.ts';
import { useRemembered } from './use-remembered.ts';
import { retryOf, useReview } from './use-review.ts';
import type { TableOnPage } from './use-table.ts';
import { BattleButton, useTold } from './use-told.tsx';
import { Watch } from './watch.tsx';
import { WhyNotNote } from './why-not.tsx';
import './battle.css';

/** How long a line of the log lights its place, in milliseconds. */
const LIT = 1600;
/** The last events, for who reports a problem. */
const MOST_REPORTED = 60;

type BattleProps = {
  readonly place: Place;
  readonly around: Around | undefined;
  readonly table: TableOnPage;
  readonly page: GamePage;
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  /** From another page, or from the hands of somebody else. */
  readonly arrived: boolean;
};

/** Names in its sentences light up on the stage for a moment when they are pressed. */
export function Battle(props: BattleProps) {
  const { page, snapshot } = props;
  const [named, setNamed] = usePassing<string>(LIT);
  const names = useMemo(
    () => ({
      thingOf: (value: Param) => page.thingNamed?.(value, snapshot.view),
      onPoint: setNamed,
    }),
    [page, snapshot, setNamed],
  );
  return (
    <NamesContext value={names}>
      <Table {...props} named={named} />
    </NamesContext>
  );
}

type TableProps = BattleProps & { readonly named: string | undefined };

function Table({ place, around, table, page, snapshot, client, arrived, named }: TableProps) {
  const { say } = useWords();
  const { id } = place;
  const { telling } = page;
  const { viewer } = snapshot;
  const { step, show, whyNot, trouble } = table;
  // Here it can only be looked at.
  const follows = table.follows || around?.stopped !== undefined;
  const [replay, setReplay] = useState<{ readonly of: Snapshot; readonly at: number }>();
  const [over, setOver] = useState<string>();
  const [lit, setLit] = usePassing<GameEvent>(LIT);
  const [note, setNote] = useState<{ readonly of: Snapshot; readonly line: string }>();
  const [read, setRead] = useState<WhyNot>();
  const [heard, setHeard] = useState<Hint>();
  const [heeded, setHeeded] = useState<string>();
  const [sheet, setSheet] = useState(false);
  const [boardAgain, setBoardAgain] = useState(false);
  const answered = useRef<Snapshot>(undefined);
  const lookBack = useRef<HTMLDivElement>(null);
  // Who opens a table that is over has seen it end before.
  const [wasOver] = useState(snapshot.outcome !== undefined);
  const choices = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const onFocus = useKeptFocus(choices, arrived);
  useSkipByKey(show, step !== undefined);
  // What is over and comes back is told again.
  useEffect(() => {
    if (!trouble) setHeeded(undefined);
  }, [trouble]);

  const others = useMemo(() => (viewer === 'spectator' ? [] : othersSteps(page, table.past, viewer)), [page, table.past, viewer]);
  const again = replay?.of === snapshot ? others[replay.at] : undefined;
  const shownStep = step ?? again;
  const busy = shownStep !== undefined;
  const { held, give, giveOffer } = useHold(page, table, snapshot, client);
  const coach = useCoach({ id, around, snapshot, client, held: held?.sent ? undefined : held, follows });
  const decision = busy || follows || held ? undefined : snapshot.decision;
  const outcome = step ? undefined : snapshot.outcome;
  // What is sealed is neither looked back at nor remembered yet.
  const atEnd = { outcome: around?.sealed ? undefined : outcome, seats: snapshot.seats };
  const looked = useReview(place, atEnd);
  const remembered = useRemembered(place, atEnd, looked);
  const { mayRetry, retry, expected } = retryOf(snapshot.seats, outcome, looked);
  const tryAgain = mayRetry ? againFrom(place, around !== undefined, snapshot, looked?.found?.turns) : undefined;
  const [costly, showMoment] = useMoment(page, looked, tryAgain);
  const moment = busy ? undefined : costly;
  const view = shownStep?.view ?? held?.view ?? moment?.props.view ?? snapshot.view;
  const othersPlay = !again && !follows && !snapshot.outcome && !snapshot.decision && snapshot.waiting !== undefined;
  // What is still to be shown is not in the log yet.
  const log = useMemo(() => {
    const at = step ? table.log.lastIndexOf(step.event) : -1;
    return at < 0 ? table.log : table.log.slice(0, at + 1);
  }, [table.log, step]);

  const answer = (notations: readonly string[], say: (decision: ShownDecision) => void): void => {
    // A second click before the table has answered the first one means nothing.
    if (!decision || answered.current === snapshot || around?.isSending()) return;
    answered.current = snapshot;
    coach.note(notations);
    say(decision);
  };
  const { ending, asksFirst, close } = useEnding(page, snapshot);
  const choose = (offer: Offer): void =>
    answer([offer.notation], ({ id: due }) => giveOffer(offer, () => client.answer(due, offer.choice)));
  const pick = (offer: Offer): void => {
    if (!asksFirst(offer, decision)) choose(offer);
  };
  const ask = (thing: string): void => {
    if (viewer === 'spectator' || busy) return;
    setNote(undefined);
    // What was asked for last is what stands there.
    setHeard(advised);
    table.ask(thing);
  };
  const stepLine = shownStep && telling.log(shownStep.event);
  const ends = held && !held.sent && !busy ? held : undefined;
  const prompt =
    stepLine ?? (ends ? text('play.end-or-back', { line: ends.line }) : (snapshot.decision?.prompt ?? snapshot.waiting));
  const asks = busy ? prompt : (around?.stopped ?? prompt);
  const promptLine = outcome && !busy ? winnerLine(page, snapshot, say) : asks ? say(asks) : '';
  const thinker = busy || ends || outcome || snapshot.decision ? undefined : snapshot.thinker;
  const advised = table.hint ?? coach.better;
  const hint = advised === heard ? undefined : advised;
  const hinted = hint && decision?.choices.find(({ choice }) => choice === hint.choice);
  const mayAsk = around?.undo === 'consent' && snapshot.undoRefused?.refused === 'new-information' && !held;
  const undoWhy = held || mayAsk ? undefined : undoLine(snapshot.undoRefused, say);
  const tell = (line: string): void => setNote({ of: snapshot, line });
  const line = note?.of === snapshot ? note.line : undefined;
  const [refusal] = whyNot === read ? [] : (whyNot?.refusals ?? []);
  const takeBack = (answers = 1): void => {
    if (follows || held?.sent || around?.isSending()) return;
    if (held) {
      answered.current = undefined;
      held.takeBack();
    } else if (around?.undo === 'never') return;
    else if (mayAsk) around.askTakeback();
    else if (undoWhy !== undefined) tell(undoWhy);
    else if (viewer !== 'spectator') client.undo(answers);
  };
  const askHint = (): void => {
    if (around?.hints === false) return;
    setRead(whyNot);
    setNote(undefined);
    if (around?.lesson) around.lesson.onHint();
    else if (decision) table.askHint();
    else tell(say(text('play.hint-not-now')));
  };
  const endIt = (): void => choices.current?.querySelector<HTMLButtonElement>('.main:not([aria-disabled="true"])')?.click();
  useShortcuts({ e: endIt, u: () => takeBack(), h: askHint });

  const told = useTold(main, {
    page,
    view,
    client,
    over,
    quiet: busy || (decision !== undefined && page.aims?.includes(decision.kind) === true),
    decides: decision !== undefined,
    whyNot,
    onAsk: ask,
    onRead: () => setRead(whyNot),
  });

  const props: GameProps = {
    view,
    viewer,
    seats: snapshot.seats,
    step: shownStep,
    lit,
    named,
    decision,
    previews: table.previews,
    asked: table.preview,
    over,
    hinted: hint?.choice ?? around?.lesson?.points,
    log,
    onOver: setOver,
    onPick: pick,
    onPlan: (notations) => answer(notations, ({ id: due }) => give(notations, () => client.plan(due, notations))),
    onAsk: ask,
    onTell: told.tell,
    about: (thing) => client.about(view, thing),
  };
  const details = (): object => ({
    view: snapshot.view,
    question: snapshot.question,
    log: table.log.slice(-MOST_REPORTED),
  });
  const plays = !outcome && !follows && viewer !== 'spectator';
  // While no card is to be chosen, what is said lies over them on a small screen, not over the board.
  const overHand = Boolean(page.Hand) && !page.tipsWithCards.includes(decision?.kind ?? '');
  const { Stage, Hand, Status, Notes, More, TextView: Own } = page;
  const ended = outcome !== undefined && page.ending !== undefined && !again && !boardAgain;
  const seeLookBack = (): void => {
    flushSync(() => setSheet(true));
    lookBack.current?.focus();
  };
  // Who points at what happened wants to see the board; what is still to end will be seen to.
  const seeBoard = (): void => {
    setSheet(false);
    if (outcome) setBoardAgain(true);
  };
  const point = (event: GameEvent | undefined): void => {
    setLit(event);
    if (outcome) setBoardAgain(true);
  };
  const showIt = (entry: number | undefined): void => {
    seeBoard();
    showMoment(entry);
  };
  const showSince = (): void => {
    seeBoard();
    setReplay({ of: snapshot, at: 0 });
  };

  const coached = (
    <Coached
      page={page}
      thinks={table.hinting}
      mistake={busy ? undefined : coach.mistake}
      hint={hint}
      offer={hinted}
      rule={decision?.rule}
      onBack={(answers) => {
        coach.back();
        takeBack(answers);
      }}
      onKeep={coach.keep}
      onClose={() => setHeard(hint)}
    />
  );

  return (
    <main
      ref={main}
      className={`table table-${telling.id}${around?.lesson ? (busy ? ' learning busy' : ' learning') : ''}`}
      onFocus={onFocus}
    >
      <h1 className="only-heard">{say({ key: 'game.name' })}</h1>
      <Stage {...props} {...moment?.props} />
      {moment?.strip}
      {again && replay && !step && (
        <div className="over-board">
          <Replay
            page={page}
            steps={others}
            at={replay.at}
            onGo={(at) => setReplay({ of: snapshot, at })}
            onClose={() => setReplay(undefined)}
          />
        </div>
      )}
      {ended && (
        <EndingScene
          page={page}
          snapshot={snapshot}
          log={log}
          looked={looked}
          live={!wasOver}
          onClose={() => setBoardAgain(true)}
        />
      )}
      {(step || (othersPlay && (!around || thinker))) && <Watch show={show} showing={step !== undefined} />}
      <aside className="panel">
        <header className="panel-head">
          <Link to="/" className="brand">
            {say(text('app.name'))}
          </Link>
          {page.sheetOf && <BattleButton onPress={() => told.tell(BATTLE)} />}
          <div className="head-buttons">
            <SoundSwitch />
            <SettingsDialog />
          </div>
        </header>
        <div className="notices" data-covers="">
          {around?.notices(page, details, busy)}
          {trouble && trouble.line.key !== heeded && (
            <Notice id={id} trouble={trouble} onRead={() => setHeeded(trouble.line.key)} />
          )}
          {table.follows && <Following onTakeOver={client.takeOver} />}
        </div>
        <Status {...props} />
        {around?.lesson?.coach}
        {/* While something is being shown, the log reads it aloud. */}
        <div className="prompt" aria-live={busy ? 'off' : 'polite'}>
          {thinker && <Face face={thinker.face} />}
          <p>{asks && (busy || !outcome) ? <Sentence text={asks} /> : promptLine}</p>
          {decision && <PromptRule page={page} rule={decision.rule} />}
        </div>
        <Choices ref={choices} page={page} decision={decision} view={view} hinted={props.hinted} onPick={pick}>
          {ends && <EndOrBack label={ends.label} onEnd={ends.end} onTakeBack={() => takeBack()} />}
          {outcome && around?.afterwards(seeLookBack)}
          {!busy && around?.ways}
          {outcome && !around && (
            <Afterwards
              id={id}
              game={page.telling.id}
              players={snapshot.seats.map(({ player }) => player)}
              retry={retry}
              expected={expected}
              next={page.next?.(view)}
              onLookBack={seeLookBack}
            />
          )}
        </Choices>
        {(plays || around) && (
          <Tools
            around={around}
            plays={plays}
            undo={{ asks: mayAsk, why: undoWhy, press: () => takeBack() }}
            hint={{ disabled: !decision, press: askHint }}
            onGiveUp={client.giveUp}
          >
            {around?.tools(page, details)}
          </Tools>
        )}
        <div className={overHand ? 'notes over-hand' : 'notes'} aria-live="polite" data-covers="">
          {line !== undefined && <p className="why-not">{line}</p>}
          {!busy && line === undefined && !told.says && refusal && (
            <WhyNotNote key={whyNot?.thing} page={page} refusal={refusal} onClose={() => setRead(whyNot)} />
          )}
          {coached}
          {remembered && <Remembered page={page} played={remembered} />}
          <Notes {...props} />
        </div>
        <Tip page={page} kind={decision?.kind} />
        <Sheet title={say(text('play.sheet'))} open={sheet} onOpen={setSheet}>
          {looked && !busy && !around?.lesson && (
            <LookedBackAt
              ref={lookBack}
              page={page}
              looked={looked}
              result={promptLine}
              onRetry={tryAgain}
              onShow={showIt}
              filmAt={(entry) => `/${around ? 'replay' : 'film'}/${id}#move=${entry}`}
            />
          )}
          {!around?.lesson && <Bots page={page} seats={snapshot.seats} />}
          {More && <More {...props} />}
          {others.length > 0 && !busy && (
            <button type="button" className="button small since" onClick={showSince}>
              {say(text('show.since'))}
            </button>
          )}
          <Log page={page} log={log} onPoint={point} />
          <div className="buttons side-doors">
            {!around && !outcome && !follows && !dayOfTable(id) && <MoveHere id={id} page={page} seats={snapshot.seats} />}
            {!around && !outcome && (
              <Link to={`/film/${id}`} className="button">
                {say(text('play.film'))}
              </Link>
            )}
            <RulebookButton page={page} />
            <TextView
              page={page}
              decision={decision}
              ends={ends}
              prompt={promptLine}
              log={log}
              coached={coached}
              onPick={pick}
              onHint={plays && around?.hints !== false && decision ? askHint : undefined}
            >
              <Own {...props} />
            </TextView>
          </div>
        </Sheet>
      </aside>
      {/* At the end its cards count no more. */}
      {Hand && !ended && <Hand {...props} {...moment?.props} />}
      {told.sheet}
      {ending && (
        <Ask
          title={say(text('play.end-ask', { n: ending.left }))}
          label={say(ending.offer.label)}
          onDo={() => choose(ending.offer)}
          onClose={close}
        />
      )}
    </main>
  );
}
