/** Complaints: about somebody, or about the program. What is sent along can be read before. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../online/api.ts';
import { text } from '../../online/text/index.ts';
import { useAsking } from '../../online/use-asking.ts';
import { useWords } from '../../shell/language.tsx';

const LONGEST = 300;
/** As much as the server takes. */
const MOST_DETAILS = 100_000;

type FormProps = {
  readonly label: string;
  readonly ask: string;
  readonly send: (words: string) => Promise<unknown>;
  readonly children?: ReactNode;
};

/** A button that becomes a form, and the form a word of thanks. */
function Complaint({ label, ask, send, children }: FormProps) {
  const { say } = useWords();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const [words, setWords] = useState('');
  const asking = useAsking();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (words.trim() !== '' && (await asking.ask(() => send(words.trim())))) setState('sent');
  };
  if (state === 'sent') return <p role="status">{say(text('at.report-sent'))}</p>;
  if (state === 'closed')
    return (
      <button type="button" className="button small" onClick={() => setState('open')}>
        {label}
      </button>
    );
  return (
    <form className="report-form" onSubmit={submit}>
      <label>
        {ask}
        <textarea value={words} maxLength={LONGEST} required onChange={({ target }) => setWords(target.value)} />
      </label>
      {children}
      {asking.trouble && <p role="alert">{say(asking.trouble)}</p>}
      <p className="buttons">
        <button type="submit" className="button" disabled={asking.busy}>
          {say(text('at.report-send'))}
        </button>
        <button type="button" className="button small" onClick={() => setState('closed')}>
          {say(text('at.report-not'))}
        </button>
      </p>
    </form>
  );
}

type PersonProps = { readonly table: string; readonly person: string; readonly name: string };

export function ReportPerson({ table, person, name }: PersonProps) {
  const { say } = useWords();
  return (
    <Complaint
      label={say(text('at.report-person', { name }))}
      ask={say(text('at.report-what'))}
      send={(words) => api.report({ about: 'person', table, person, text: words })}
    />
  );
}

/** `details` are worked out when the form is opened. */
export function ReportProblem({ table, details }: { readonly table: string; readonly details: () => unknown }) {
  const { say } = useWords();
  return (
    <Complaint
      label={say(text('at.report-problem'))}
      ask={say(text('at.report-problem-what'))}
      send={(words) => api.report({ about: 'problem', table, text: words, details: written(details()) })}
    >
      <details>
        <summary>{say(text('at.report-shows'))}</summary>
        <pre>{written(details(), 1)}</pre>
      </details>
    </Complaint>
  );
}

function written(details: unknown, indent = 0): string {
  return JSON.stringify(details, null, indent).slice(0, MOST_DETAILS);
}
