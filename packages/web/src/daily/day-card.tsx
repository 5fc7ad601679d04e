/** The battle of a day: what it is, who plays against one, and what one made of it. */
import pictures from 'virtual:games/doors';
import type { DayBattle } from '@wartable/kernel';
import { useState } from 'react';
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/route.ts';
import { beginDay } from '../table/begin.ts';
import { battleOf } from '../table/day-job.ts';
import { dayTable } from '../table/day-names.ts';
import type { Day } from '../table/day-rows.ts';
import { MARKS, stateOf } from '../table/day-signs.ts';
import { noteBegun } from '../table/days.ts';
import { text as shared } from '../text/index.ts';
import { Ladder } from './ladder.tsx';
import { Share } from './share.tsx';
import { text } from './text/index.ts';
import { useTableThere } from './use-days.ts';
import './day-card.css';

type Props = {
  readonly game: string;
  readonly date: string;
  readonly today: string;
  /** Undefined as long as nobody has looked. */
  readonly day: Day | 'none' | undefined;
  /** With a way to the other days of this game. */
  readonly more?: boolean;
};

export function DayCard({ game, date, today, day, more = false }: Props) {
  const { say } = useWords();
  const battle = battleOf({ game, date });
  if (!battle) return null;
  const Picture = pictures[game];
  const known = day === 'none' ? undefined : day;
  return (
    <section className={`day-card is-${stateOf(known)}`} aria-label={say({ key: `door.${game}` })}>
      {Picture && <Picture />}
      <div className="day-words">
        <What battle={battle} />
        {known?.end ? (
          <Done day={known} today={today} />
        ) : (
          day !== undefined && <Ways battle={battle} day={known} today={today} />
        )}
        {more && (
          <Link to={`/daily/${game}`} className="day-more">
            {say(text('daily.calendar'))}
          </Link>
        )}
      </div>
    </section>
  );
}

function What({ battle: { game, title, side, level, notes } }: { readonly battle: DayBattle }) {
  const { say } = useWords();
  const name = say({ key: `door.${game}` });
  const own = say(title);
  const character = level === undefined ? undefined : characterOf(game, level);
  return (
    <>
      <h2>{name}</h2>
      <p className="day-what">
        {own !== name && <strong>{own}</strong>}
        {notes.map((note) => (
          <span key={note.key}>{say(note)}</span>
        ))}
      </p>
      <div className="day-who">
        {character && <Face face={character.face} />}
        <p>
          <strong>{say(text('daily.you-play', { side }))}</strong>
          <span>{say(character ? text('daily.against', { name: character.name }) : text('daily.alone'))}</span>
        </p>
      </div>
    </>
  );
}

type Playing = { readonly battle: DayBattle; readonly day: Day | undefined; readonly today: string };

/** Before it is over: one button. */
function Ways({ battle, day, today }: Playing) {
  const { say } = useWords();
  const there = useTableThere(dayTable(battle));
  const [busy, setBusy] = useState(false);
  const late = battle.date !== today;
  const waits = busy || (day !== undefined && there === undefined);
  const goesOn = day !== undefined && there !== false;
  const play = async (): Promise<void> => {
    if (goesOn) return go(`/table/${dayTable(battle)}`);
    setBusy(true);
    // Where nothing can be kept it is played all the same, and the table says so.
    const kept = await noteBegun(battle, late, day?.begun ?? 0).then(
      () => true,
      () => false,
    );
    beginDay(battle, kept);
  };
  const label = goesOn ? 'daily.go-on' : day ? 'daily.begin-anew' : late ? 'daily.practise' : 'daily.play';
  return (
    <>
      <p className="day-note">{say(text(goesOn ? 'daily.begun' : late ? 'daily.later' : 'daily.first-counts'))}</p>
      <button type="button" className="button main" aria-disabled={waits} onClick={waits ? undefined : play}>
        {say(text(label))}
      </button>
    </>
  );
}

function Done({ day, today }: { readonly day: Day; readonly today: string }) {
  const { say } = useWords();
  const { end } = day;
  const battle = battleOf(day);
  if (!end || !battle) return null;
  const { result, takebacks, alike } = end;
  const facts = [
    ...(takebacks > 0 ? [text('daily.takebacks', { n: takebacks })] : []),
    ...(day.begun > 1 ? [text('daily.begun-again', { n: day.begun })] : []),
    ...(day.late ? [text('daily.late')] : []),
  ];
  return (
    <>
      <p className="day-result">
        <span className="day-mark" aria-hidden="true">
          {MARKS[result.outcome]}
        </span>
        <strong>{say(text(`daily.${result.outcome}`))}</strong>
        <span>{result.parts.map((part) => say(part.text)).join(' · ')}</span>
      </p>
      {facts.length > 0 && <p className="day-note">{facts.map(say).join(' · ')}</p>}
      {alike ? <Ladder day={day} end={end} /> : <p className="notice">{say(text('daily.unlike'))}</p>}
      <p className="buttons">
        <Share day={day} end={end} today={today} />
        <button type="button" className="button" onClick={() => beginDay(battle, false)}>
          {say(text('daily.practise'))}
        </button>
        <Film id={dayTable(day)} />
      </p>
    </>
  );
}

/** Where the table was not deleted. */
function Film({ id }: { readonly id: string }) {
  const { say } = useWords();
  const there = useTableThere(id);
  return there === false ? null : (
    <Link to={`/film/${id}`} className="button">
      {say(shared('play.film'))}
    </Link>
  );
}
