/** One line on where the record is kept: on this device, and where one has an account in step with it. */
import { useEffect, useRef, useState } from 'react';
import type { InStep } from '../online/games-sync.ts';
import { useMe } from '../online/me.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Gone, Played } from '../table/played.ts';
import { text } from './text/index.ts';

type Props = { readonly notes: readonly (Played | Gone)[] };

/** Changes that follow one another go together, in milliseconds. */
const SOON = 1500;

export function Sync({ notes }: Props) {
  const { say } = useWords();
  const me = useMe();
  const person = me?.person && !me.person.guest ? me.person : undefined;
  const [is, setIs] = useState<InStep | 'working'>('nobody');
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const work = async (joining = false): Promise<void> => {
    setIs((now) => (now === 'done' ? now : 'working'));
    const { keepInStep } = await import('../online/games-sync.ts');
    const found = await keepInStep(joining);
    if (here.current) setIs(found);
  };
  const id = person?.id;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has changed here, or one is somebody else
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => void work(), first.current ? 0 : SOON);
    first.current = false;
    return () => clearTimeout(timer);
  }, [id, notes]);
  if (!person)
    return (
      <p>
        {say(text('record.private'))}{' '}
        {me && (
          <>
            {say(text('record.private-account'))} <Link to="/me">{say(text('record.to-account'))}</Link>
          </>
        )}
      </p>
    );
  const { name } = person;
  if (is === 'other')
    return (
      <>
        <p>{say(text('record.sync-other', { name }))}</p>
        <button type="button" className="button" onClick={() => work(true)}>
          {say(text('record.sync-join', { name }))}
        </button>
      </>
    );
  if (is === 'failed')
    return (
      <>
        <p role="alert">{say(text('record.sync-failed', { name }))}</p>
        <button type="button" className="button" onClick={() => work()}>
          {say(text('record.sync-again'))}
        </button>
      </>
    );
  return <p>{say(text(is === 'done' ? 'record.sync-done' : 'record.sync-working', { name }))}</p>;
}
