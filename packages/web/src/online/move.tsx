/** A table of this device goes online, as it stands: it asks once. Here only a link to it stays. */
import { useId, useRef, useState } from 'react';
import type { GamePage } from '../play/game-page.ts';
import { useWords } from '../shell/language.tsx';
import { go } from '../shell/route.ts';
import type { TableSave } from '../table/messages.ts';
import { forgetTable } from '../table/saves.ts';
import { AGREED_ALONE, AGREED_TOGETHER, AgreementForm } from './agreement-form.tsx';
import { api } from './api.ts';
import { beSomebody } from './me.ts';
import { hasMovedTo } from './moved.ts';
import { text } from './text/index.ts';
import { useAsking } from './use-asking.ts';
import { OnlineWords } from './words.tsx';
import '../shell/ask.css';

type Props = {
  /** Who plays, by seat. */
  readonly players: TableSave['players'];
  /** The table as it is kept. */
  readonly load: () => Promise<TableSave | undefined>;
  readonly title: string;
  /** The seats of the table and how the game calls them, as soon as that is known. */
  readonly seats: { readonly page: GamePage; readonly seats: readonly string[] } | undefined;
  /** In words, where there is room for them. */
  readonly inWords?: boolean;
};

/** By then the page of the table is closed, in milliseconds. */
const GONE_MS = 1000;

export function MoveOnline(props: Props) {
  return (
    <OnlineWords>
      <Move {...props} />
    </OnlineWords>
  );
}

function Move({ players, load, title, seats, inWords = false }: Props) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [me, setMe] = useState(people[0] ?? 0);
  const [agreement, setAgreement] = useState(players.length === 1 ? AGREED_ALONE : AGREED_TOGETHER);
  const asking = useAsking();
  const label = say(text('move.do'));
  const move = (): void =>
    void asking.ask(async () => {
      const save = await load();
      if (!save) return;
      await beSomebody();
      const { format, id, game, seed, record } = save;
      const table = await api.move({ save: { format, id, game, seed, players: save.players, record }, agreement, me });
      hasMovedTo(id, table.id);
      dialog.current?.close();
      go(`/at/${table.id}`);
      // It is kept there now, and whoever kept it here has gone; what cannot be deleted is shown no more.
      setTimeout(() => void forgetTable(id).catch(() => {}), GONE_MS);
    });
  return (
    <>
      <button
        type="button"
        className={inWords ? 'button' : 'button small icon'}
        {...(inWords ? {} : { title: label, 'aria-label': say(text('move.about', { title })) })}
        onClick={() => dialog.current?.showModal()}
      >
        {inWords ? (
          label
        ) : (
          <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
            <path className="line-sign" d="M12 15V4M8 8L12 4L16 8M5 12V20H19V12" />
          </svg>
        )}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby={heading}>
        <h2 id={heading}>{say(text('move.title'))}</h2>
        <p>{say(text('move.note'))}</p>
        {people.length > 1 && seats && (
          <label className="term">
            <span>{say(text('move.seat'))}</span>
            <select value={me} onChange={({ target }) => setMe(Number(target.value))}>
              {people.map((seat) => (
                <option key={seat} value={seat}>
                  {say(seats.page.telling.seatName(seats.seats[seat] ?? ''))}
                </option>
              ))}
            </select>
          </label>
        )}
        <AgreementForm agreement={agreement} onChange={setAgreement} alone={players.length === 1} />
        {asking.trouble && <p role="alert">{say(asking.trouble)}</p>}
        <p className="buttons">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say(text('move.not'))}
          </button>
          <button type="button" className="button main" disabled={asking.busy} onClick={move}>
            {label}
          </button>
        </p>
      </dialog>
    </>
  );
}
