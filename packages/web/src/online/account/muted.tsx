import { useEffect, useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { api } from '../api.ts';
import { text } from '../text/index.ts';

type People = Awaited<ReturnType<typeof api.muted>>;

/** Whom one does not want to read; where there is nobody, nothing. */
export function Muted() {
  const { say } = useWords();
  const [people, setPeople] = useState<People>([]);
  useEffect(() => {
    api.muted().then(setPeople, () => {});
  }, []);
  if (people.length === 0) return null;
  const unmute = (id: string): void => void api.unmute(id).then(setPeople, () => {});
  return (
    <section className="room-part">
      <h2>{say(text('me.muted'))}</h2>
      <p className="buttons">
        {people.map(({ id, name }) => (
          <button key={id} type="button" className="button small" onClick={() => unmute(id)}>
            {say(text('me.unmute', { name }))}
          </button>
        ))}
      </p>
    </section>
  );
}
