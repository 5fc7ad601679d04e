/** Talk at a table: set phrases that everybody reads in his own language, and free text where that was agreed on. All read it, partners' talk too. */
import type { Text } from '@wartable/kernel';
import { PHRASES, type RoomState, type TalkLine } from '@wartable/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { sayAt } from './said.ts';
import { text } from './text/index.ts';
import './talk.css';

const LONGEST = 300;

type Props = {
  readonly room: RoomState;
  readonly talk: readonly TalkLine[];
  readonly muted: ReadonlySet<string>;
  readonly seatName: (seat: string) => Text;
};

export function Talk({ room: { table }, talk, muted, seatName }: Props) {
  const { say } = useWords();
  const [refused, setRefused] = useState<string>();
  const [draft, setDraft] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  const shown = talk.filter(({ from }) => from.kind !== 'person' || !muted.has(from.person));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new line
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [shown.length]);
  const tell = async (what: Parameters<typeof sayAt>[1] & { say: 'talk' }): Promise<void> => {
    setRefused(undefined);
    const fate = await sayAt(table.id, what);
    if (fate !== 'done') setRefused(fate);
  };
  const write = (event: FormEvent): void => {
    event.preventDefault();
    const words = draft.trim();
    if (words === '') return;
    setDraft('');
    tell({ say: 'talk', what: { kind: 'text', text: words } });
  };
  return (
    <section className="talk" aria-label={say(text('talk.title'))}>
      <ol ref={lines} className="talk-lines" aria-live="polite">
        {shown.map((line) => (
          <li key={line.number} className={line.from.kind}>
            <Line line={line} room={table} seatName={seatName} />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className="talk-none">{say(text('talk.none'))}</p>}
      {refused !== undefined && <p role="alert">{say({ key: `refused.${refused}` })}</p>}
      <ul className="talk-phrases" aria-label={say(text('talk.phrases'))}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              className="button small"
              onClick={() => tell({ say: 'talk', what: { kind: 'phrase', phrase } })}
            >
              {say(text(`talk.phrase-${phrase}`))}
            </button>
          </li>
        ))}
      </ul>
      {table.agreement.talk === 'free' && (
        <form className="talk-form" onSubmit={write}>
          <input
            value={draft}
            maxLength={LONGEST}
            aria-label={say(text('talk.write'))}
            placeholder={say(text('talk.write'))}
            onChange={({ target }) => setDraft(target.value)}
          />
          <button type="submit" className="button">
            {say(text('talk.send'))}
          </button>
        </form>
      )}
    </section>
  );
}

type LineProps = { readonly line: TalkLine; readonly room: RoomState['table']; readonly seatName: Props['seatName'] };

function Line({ line: { at, from, say: said }, room, seatName }: LineProps) {
  const { say, language } = useWords();
  const time = new Date(at).toLocaleTimeString(language, { timeStyle: 'short' });
  const words = (): string => {
    if (said.kind === 'text') return said.text;
    if (said.kind === 'phrase') return say(text(`talk.phrase-${said.phrase}`));
    const seat = said.seat === null ? undefined : room.seats[said.seat];
    const who = seat?.sitter.kind === 'person' ? seat.sitter.name : seat ? say(seatName(seat.name)) : '';
    return say(text(`talk.event-${said.event}`, { name: who }));
  };
  return (
    <>
      {from.kind === 'person' && <strong>{from.name}</strong>} <span>{words()}</span>{' '}
      <time dateTime={new Date(at).toISOString()}>{time}</time>
    </>
  );
}
