/** A question about a thing, typed and answered in words: what stands there, what is near, what it can reach. */
import type { Text } from '@wartable/kernel';
import { type FormEvent, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './ask-form.css';

type Props = {
  readonly title: Text;
  readonly field: Text;
  /** The longest name one may ask for. */
  readonly longest: number;
  readonly answer: (name: string) => readonly Text[] | Promise<readonly Text[]>;
};

export function AskForm({ title, field, longest, answer }: Props) {
  const { say } = useWords();
  const [wanted, setWanted] = useState('');
  const [lines, setLines] = useState<readonly Text[]>([]);
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLines(await answer(wanted.trim()));
  };
  return (
    <form className="text-ask" onSubmit={ask}>
      <h3>{say(title)}</h3>
      <p className="buttons">
        <label>
          <span>{say(field)}</span>
          <input
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            maxLength={longest}
            size={longest + 1}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="button">
          {say(text('text.ask-button'))}
        </button>
      </p>
      <div aria-live="polite">
        {lines.map((line) => (
          <p key={line.key + JSON.stringify(line.params)}>{say(line)}</p>
        ))}
      </div>
    </form>
  );
}
