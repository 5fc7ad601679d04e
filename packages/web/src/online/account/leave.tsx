/** The way out: of this device, with what is kept, or for good. */
import { useRef } from 'react';
import { handOut } from '../../shell/hand-out.ts';
import { useWords } from '../../shell/language.tsx';
import { api } from '../api.ts';
import { outOfStep } from '../games-sync.ts';
import { whoAmI } from '../me.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';
import '../../shell/ask.css';

type Props = { readonly guest: boolean; readonly onGone: () => void };

export function Leave({ guest, onGone }: Props) {
  const { say } = useWords();
  const { busy, trouble, ask } = useAsking();
  const dialog = useRef<HTMLDialogElement>(null);
  const signOut = (everywhere: boolean): void =>
    void ask(async () => {
      await (everywhere ? api.signOutEverywhere() : api.signOut());
      await whoAmI(true);
    });
  const take = (): void =>
    void ask(async () => {
      const words = JSON.stringify(await api.data(), null, 1);
      await handOut(new Blob([words], { type: 'application/json' }), 'wartable.json');
    });
  const forget = (): void =>
    void ask(async () => {
      await api.forgetMe();
      await outOfStep();
      onGone();
      await whoAmI(true);
    });
  return (
    <section className="room-part">
      <h2>{say(text('me.leave'))}</h2>
      {trouble && <p role="alert">{say(trouble)}</p>}
      {guest && <p className="room-note">{say(text('me.sign-out-guest'))}</p>}
      <p className="buttons">
        <button type="button" className="button" disabled={busy} onClick={() => signOut(false)}>
          {say(text('me.sign-out'))}
        </button>
        {!guest && (
          <button type="button" className="button" disabled={busy} onClick={() => signOut(true)}>
            {say(text('me.sign-out-all'))}
          </button>
        )}
        <button type="button" className="button" disabled={busy} onClick={take}>
          {say(text('me.export'))}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => dialog.current?.showModal()}>
          {say(text('me.delete'))}
        </button>
      </p>
      <dialog ref={dialog} className="ask" aria-labelledby="forget-title">
        <h2 id="forget-title">{say(text('me.delete-ask'))}</h2>
        <p>{say(text('me.delete-note'))}</p>
        <form method="dialog" className="buttons">
          <button type="submit" className="button">
            {say(text('me.delete-not'))}
          </button>
          <button type="submit" className="button main" onClick={forget}>
            {say(text('me.delete'))}
          </button>
        </form>
      </dialog>
    </section>
  );
}
