import { whyInWords } from '@wartable/ai';
import { type Event, hoth, type View } from '@wartable/hoth';
import type { Seat, UndoRefusal } from '@wartable/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/language.tsx';
import { Link } from '../app/link.tsx';
import { routeOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { useShortcuts } from '../app/shortcuts.ts';
import { beginAgain } from '../home/begin.ts';
import { Lesson } from '../home/lesson.tsx';
import { type BoardHandle, HothBoard } from '../hoth/board.tsx';
import { type Hex, nameOf } from '../hoth/layout.ts';
import { sceneOf } from '../hoth/scene.ts';
import type { TableClient, WhyNot } from '../table/client.ts';
import type { HexPreview } from '../table/preview.ts';
import type { ShownChoice, Snapshot } from '../table/table.ts';
import { text } from '../text/index.ts';
import { Aim, percent } from './aim.tsx';
import { Banner, LaidCard, PlayedCard, Replay } from './banner.tsx';
import { marksOf, offersOf } from './choices.ts';
import { GiveUp } from './give-up.tsx';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import type { Show } from './show.ts';
import { LastDice, Medals } from './side-panel.tsx';
import { allowSound } from './sound.ts';
import { hexesOf, lit, othersSteps } from './steps.ts';
import { TextView } from './text-view.tsx';
import { type TableOnPage, type Trouble, useTable } from './use-table.ts';
import { WhyNotNote } from './why-not.tsx';

export function PlayScreen({ id }: { readonly id: string }) {
  const table = useTable(id);
  const { snapshot, trouble, client } = table;
  const { say } = useWords();
  useEffect(() => {
    window.addEventListener('pointerdown', allowSound, { once: true });
    window.addEventListener('keydown', allowSound, { once: true });
    return () => {
      window.removeEventListener('pointerdown', allowSound);
      window.removeEventListener('keydown', allowSound);
    };
  }, []);
  if (!snapshot || !client)
    return (
      <main className="page">
        {trouble && <Notice trouble={trouble} />}
        <Link to="/" className="button">
          {say(text('play.home'))}
        </Link>
      </main>
    );
  // The one who holds the device still sees how its last answer went.
  if (snapshot.handOverTo !== undefined && !table.step)
    return <HandOver snapshot={snapshot} seat={snapshot.handOverTo} client={client} />;
  return <Battle table={table} snapshot={snapshot} client={client} />;
}

function Notice({ trouble }: { readonly trouble: Trouble }) {
  const { say } = useWords();
  return (
    <p className="notice" role="alert">
      {typeof trouble === 'string' ? say(text(`trouble.${trouble}`)) : say(text('trouble.other', { reason: trouble.reason }))}
    </p>
  );
}

type SeatProps = { readonly snapshot: Snapshot; readonly seat: Seat; readonly client: TableClient };

/** Between two people at one device: nobody's cards are on the page. */
function HandOver({ snapshot, seat, client }: SeatProps) {
  const { say } = useWords();
  const name = say(hoth.seatName(snapshot.seats[seat]?.name ?? ''), hoth.catalogue);
  return (
    <main className="hand-over">
      <h1>{say(text('play.hand-over', { seat: name }))}</h1>
      <button type="button" className="button main" onClick={() => client.say({ say: 'take-device', seat })}>
        {say(text('play.take-device', { seat: name }))}
      </button>
    </main>
  );
}

type BattleProps = { readonly table: TableOnPage; readonly snapshot: Snapshot; readonly client: TableClient };

/** How long a line of the log lights its hexes, in milliseconds. */
const LIT = 1600;

function Battle({ table, snapshot, client }: BattleProps) {
  const { say, language } = useWords();
  const { viewer } = snapshot;
  const { step, show, hint, whyNot, trouble } = table;
  const [replay, setReplay] = useState<{ readonly of: Snapshot; readonly at: number }>();
  const [hovered, setHovered] = useState<Hex>();
  const [pointed, setPointed] = useState<Event>();
  const [note, setNote] = useState<{ readonly of: Snapshot; readonly line: string }>();
  const [read, setRead] = useState<WhyNot>();
  const answered = useRef<Snapshot>(undefined);
  const board = useRef<BoardHandle>(null);
  useSkipByKey(show, step !== undefined);
  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => setPointed(undefined), LIT);
    return () => clearTimeout(timer);
  }, [pointed]);

  const others = useMemo(() => (viewer === 'spectator' ? [] : othersSteps(table.past, viewer)), [table.past, viewer]);
  const again = replay?.of === snapshot ? others[replay.at] : undefined;
  const shownStep = step ?? again;
  const busy = shownStep !== undefined;
  const view = shownStep?.view ?? (snapshot.view as View);
  const decision = busy ? undefined : snapshot.decision;
  const outcome = step ? undefined : snapshot.outcome;
  // What is still to be shown is not in the log yet.
  const log = useMemo(() => (step ? table.log.slice(0, table.log.lastIndexOf(step.event) + 1) : table.log), [table.log, step]);

  const scene = useMemo(() => sceneOf(view), [view]);
  const offers = useMemo(() => offersOf(decision), [decision]);
  const { previews } = snapshot;
  const targets = decision ? previews.filter(({ attack }) => attack) : [];
  const aimed = targets.find(({ hex }) => hex === hovered) ?? (targets.length === 1 ? targets[0] : undefined);
  const marks = useMemo(() => {
    if (shownStep) return shownStep.marks;
    if (pointed) return lit(pointed);
    const labelFor = ({ attack }: HexPreview): string | undefined =>
      attack && say(text('aim.label', { n: attack.odds.dice, hit: percent(attack.odds.hit) }));
    const over = previews.find(({ hex }) => hex === hovered);
    return marksOf({ decision, previews }, offers, { hovered: over, asked: table.preview }, { hinted: hint?.choice, labelFor });
  }, [shownStep, pointed, previews, decision, offers, hovered, table.preview, hint, say]);
  // On a small screen what matters comes into sight by itself.
  const aimAt = targets[0]?.hex;
  useEffect(() => {
    const event = shownStep?.event ?? pointed;
    for (const hex of event ? hexesOf(event) : []) board.current?.reveal(hex);
    if (!event && aimAt !== undefined) board.current?.reveal(aimAt);
  }, [shownStep, pointed, aimAt]);
  const word = (key: string): string => say({ key }, hoth.catalogue);

  const pick = (choice: ShownChoice): void => {
    // A second click before the table has answered the first one means nothing.
    if (!decision || answered.current === snapshot) return;
    answered.current = snapshot;
    client.answer(decision.seat, decision.id, choice.choice);
  };
  const ask = (thing: string): void => {
    if (viewer === 'spectator' || busy) return;
    setNote(undefined);
    client.say({ say: 'why-not', seat: viewer, thing });
    client.say({ say: 'preview', seat: viewer, hex: thing });
  };
  const pickHex = (hex: Hex): void => {
    const choice = offers.hexes.get(hex);
    if (choice) pick(choice);
    else ask(nameOf(hex));
  };
  const describe = (hex: Hex): string => {
    const unit = view.units.find((one) => one.hex === nameOf(hex));
    const ground = word(`terrain.${scene.terrain[hex]}`);
    const what = unit ? `${word(`unit.${unit.kind}`)} (${unit.figures}), ${ground}` : ground;
    const label = marks.hexes.get(hex)?.label;
    return `${say(text('play.hex', { name: nameOf(hex), what }))}${label ? `, ${label}` : ''}`;
  };
  const stepLine = shownStep && hoth.log(shownStep.event);
  const prompt = stepLine ?? decision?.prompt ?? snapshot.waiting;
  const sections = ['left', 'center', 'right'].map((name) => word(`section.${name}`)) as [string, string, string];
  const hinted = hint && decision?.choices.find(({ choice }) => choice === hint.choice);
  const undoWhy = undoLine(snapshot.undoRefused, say);
  const tell = (line: string): void => setNote({ of: snapshot, line });
  const told = note?.of === snapshot ? note.line : undefined;
  const played = view.played.at(-1);
  const [refusal] = whyNot === read ? [] : (whyNot?.refusals ?? []);

  const promptLine = outcome && !busy ? winnerLine(snapshot, say) : prompt ? say(prompt, hoth.catalogue) : '';
  const takeBack = (): void => {
    if (undoWhy !== undefined) tell(undoWhy);
    else if (viewer !== 'spectator') client.say({ say: 'take-back', seat: viewer });
  };
  const askHint = (): void => (decision ? client.say({ say: 'hint' }) : tell(say(text('play.hint-not-now'))));
  useShortcuts({ u: takeBack, h: askHint });

  return (
    <main className="table">
      <HothBoard
        ref={board}
        scene={scene}
        marks={marks}
        labels={{
          board: say(text('play.board')),
          rebelSections: sections,
          empireSections: [sections[2], sections[1], sections[0]],
        }}
        describe={describe}
        onPick={pickHex}
        onMiss={(hex) => ask(nameOf(hex))}
        onHover={setHovered}
        onAsk={(hex) => {
          setHovered(hex);
          ask(nameOf(hex));
        }}
      />
      <div className="over-board">
        {played !== undefined && <PlayedCard key={played} name={played} />}
        {shownStep && <LaidCard step={shownStep} />}
        {shownStep && <Banner step={shownStep} />}
        {again && replay && !step && (
          <Replay
            steps={others}
            at={replay.at}
            onGo={(at) => setReplay({ of: snapshot, at })}
            onClose={() => setReplay(undefined)}
          />
        )}
      </div>
      {step && <button type="button" className="skip" tabIndex={-1} aria-label={say(text('show.skip'))} onClick={show.skip} />}
      <aside className="panel">
        <header className="panel-head">
          <Link to="/" className="brand">
            {say(text('app.name'))}
          </Link>
          <SettingsDialog />
        </header>
        {trouble && <Notice trouble={trouble} />}
        <Medals view={view} />
        <div className="prompt" aria-live="polite">
          <p>{promptLine}</p>
        </div>
        <div className="buttons choices">
          {offers.main && (
            <button type="button" className="button main" onClick={() => pick(offers.main as ShownChoice)}>
              {say(offers.main.label, hoth.catalogue)}
            </button>
          )}
          {offers.buttons.map((choice) => (
            <button key={choice.choice} type="button" className="button" onClick={() => pick(choice)}>
              {say(choice.label, hoth.catalogue)}
            </button>
          ))}
          {outcome && <Again />}
        </div>
        {!outcome && viewer !== 'spectator' && (
          <div className="buttons tools">
            <button type="button" className="button" aria-disabled={undoWhy !== undefined} title={undoWhy} onClick={takeBack}>
              {say(text('play.undo'))}
            </button>
            <button type="button" className="button" aria-disabled={!decision} onClick={askHint}>
              {say(text('play.hint'))}
            </button>
            <GiveUp onGiveUp={() => client.say({ say: 'give-up', seat: viewer })} />
          </div>
        )}
        <div className="notes" aria-live="polite">
          {told !== undefined && <p className="why-not">{told}</p>}
          {!busy && told === undefined && refusal && (
            <WhyNotNote key={whyNot?.thing} refusal={refusal} onClose={() => setRead(whyNot)} />
          )}
          {hinted && (
            <div className="hint">
              <p>{say(text('play.hint-says', { label: say(hinted.label, hoth.catalogue) }))}</p>
              <ul>
                {whyInWords(hoth, (hint as NonNullable<typeof hint>).why, language).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {aimed?.attack && <Aim preview={aimed} attack={aimed.attack} view={view} />}
        </div>
        <Lesson kind={decision?.kind} />
        <Sheet title={say(text('play.sheet'))}>
          {!aimed && <LastDice log={log} />}
          {others.length > 0 && !busy && (
            <button type="button" className="button small since" onClick={() => setReplay({ of: snapshot, at: 0 })}>
              {say(text('show.since'))}
            </button>
          )}
          <Log log={log} onPoint={setPointed} />
          <TextView view={view} decision={decision} prompt={promptLine} log={log} client={client} onPick={pick} />
        </Sheet>
      </aside>
      <Hand view={view} offers={offers.cards} hinted={hint?.choice} onPick={pick} onMiss={ask} />
    </main>
  );
}

/** Any key but those that walk the page ends what is being shown. */
function useSkipByKey(show: Show, showing: boolean): void {
  useEffect(() => {
    if (!showing) return;
    const onKey = (event: KeyboardEvent): void => {
      if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key) || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      show.skip();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [show, showing]);
}

type Say = ReturnType<typeof useWords>['say'];

function winnerLine({ outcome, seats }: Snapshot, say: Say): string {
  const winners = (outcome?.winners ?? []).map((seat) => say(hoth.seatName(seats[seat]?.name ?? ''), hoth.catalogue));
  return winners.length === 0 ? say(text('play.draw')) : say(text('play.won', { seat: winners.join(' · ') }));
}

function undoLine(refusal: UndoRefusal | undefined, say: Say): string | undefined {
  if (!refusal) return undefined;
  return say(text(refusal.refused === 'new-information' ? `play.undo-${refusal.because}` : 'play.undo-nothing'));
}

function Again() {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="button main"
      onClick={() => {
        const route = routeOf(location.pathname);
        if (route.at === 'table') beginAgain(route.id);
      }}
    >
      {say(text('play.again'))}
    </button>
  );
}
