/** What the battle is called, and what makes it harder or easier. */
import { HARDNESSES, type HardnessName, type MapDrawing } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { text as page } from '../text/index.ts';
import { text } from './text/index.ts';

export const hardnessText = (name: HardnessName): Text => (name === 'gentle' ? text('forest.gentle') : page(`new.${name}`));

type Props = {
  readonly drawing: MapDrawing;
  readonly onChange: (next: (now: MapDrawing) => MapDrawing, field: string) => void;
};

export function TablePanel({ drawing, onChange }: Props) {
  const { say } = useWords();
  return (
    <>
      <label>
        {say(text('forest.title'))}
        <input
          className="field"
          value={drawing.title}
          maxLength={80}
          onChange={({ target: { value } }) => onChange((now) => ({ ...now, title: value }), 'title')}
        />
      </label>
      <fieldset>
        <legend>{say(text('forest.hardness'))}</legend>
        {HARDNESSES.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={drawing.hardness.includes(name)}
              onChange={({ target: { checked } }) => onChange((now) => withHardness(now, name, checked), `hardness ${name}`)}
            />
            <span>{say(hardnessText(name))}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

export function withHardness(drawing: MapDrawing, name: HardnessName, on: boolean): MapDrawing {
  return { ...drawing, hardness: HARDNESSES.filter((one) => (one === name ? on : drawing.hardness.includes(one))) };
}
