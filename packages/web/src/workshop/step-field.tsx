/** A small number with a button on each side: large enough for a thumb, and a field for keys. */
import { useId } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import './step-field.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

export function StepField({ label, value, least, most, onChange }: Props) {
  const { say } = useWords();
  const id = useId();
  const set = (next: number): void => onChange(Math.max(least, Math.min(most, Math.round(next) || least)));
  return (
    <div className="step-field">
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        className="button icon"
        aria-label={say(text('workshop.less', { what: label }))}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        className="field"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="button icon"
        aria-label={say(text('workshop.more', { what: label }))}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}
