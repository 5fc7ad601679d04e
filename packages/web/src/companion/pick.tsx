/** One of a few, large enough for a thumb; each may have a picture. */
import { type ReactNode, useId } from 'react';
import { useWords } from '../shell/language.tsx';
import '../shell/form.css';
import './pick.css';

type Props<T extends string | number> = {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly name: (one: T) => string;
  readonly picture?: (one: T) => ReactNode;
  readonly onPick: (one: T) => void;
};

export function PickOne<T extends string | number>({ label, of, chosen, name, picture, onPick }: Props<T>) {
  const group = useId();
  const { breakable } = useWords();
  return (
    <fieldset className={picture ? 'pick with-pictures' : 'pick'}>
      <legend>{label}</legend>
      <div className="pick-row">
        {of.map((one) => (
          <label key={one} className={one === chosen ? 'pick-one chosen' : 'pick-one'}>
            <input className="only-heard" type="radio" name={group} checked={one === chosen} onChange={() => onPick(one)} />
            {picture?.(one)}
            <span>{breakable(name(one))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckProps = { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void };

export function Check({ label, on, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
