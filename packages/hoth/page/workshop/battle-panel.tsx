/** Who begins, with how many cards, and how many medals win. */
import type { Drawing } from '@wartable/hoth/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { StepField } from '@wartable/web/workshop/step-field.tsx';
import { useId } from 'react';
import { idFrom } from './drafting.ts';
import { text } from './text/index.ts';

type Props = {
  readonly drawing: Drawing;
  /** Steps of one field are undone together. */
  readonly onChange: (change: (now: Drawing) => Drawing, field: string) => void;
};

const SIDES = [0, 1] as const;
const NAMES = ['rebel', 'empire'] as const;
const MOST = 16;
const LONGEST = 80;

const withPart = (pair: readonly [number, number], side: 0 | 1, value: number): [number, number] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

export function BattlePanel({ drawing, onChange }: Props) {
  const { say } = useWords();
  const id = useId();
  const sideText = (side: 0 | 1) => ({ key: `side.${NAMES[side]}` });
  return (
    <>
      <label>
        {say(text('draw.title'))}
        <input
          className="field"
          value={drawing.title}
          maxLength={LONGEST}
          onChange={({ target: { value: title } }) =>
            onChange((now) => ({ ...now, title, id: now.id === idFrom(now.title) ? idFrom(title) : now.id }), 'title')
          }
        />
      </label>
      <fieldset>
        <legend>{say(text('draw.first'))}</legend>
        <div className="segments">
          {SIDES.map((side) => (
            <label key={side} className={drawing.first === side ? 'segment chosen' : 'segment'}>
              <input
                type="radio"
                name={`${id}-first`}
                className="only-heard"
                checked={drawing.first === side}
                onChange={() => onChange((now) => ({ ...now, first: side }), 'first')}
              />
              {say(sideText(side))}
            </label>
          ))}
        </div>
      </fieldset>
      {SIDES.map((side) => (
        <StepField
          key={side}
          label={say(text('draw.medals', { side: sideText(side) }))}
          value={drawing.medals[side]}
          least={0}
          most={MOST}
          onChange={(n) => onChange((now) => ({ ...now, medals: withPart(now.medals, side, n) }), `medals ${side}`)}
        />
      ))}
      <p className="balance-note">{say(text('draw.medals-note'))}</p>
      {SIDES.map((side) => (
        <StepField
          key={side}
          label={say(text('draw.hand', { side: sideText(side) }))}
          value={drawing.hand[side]}
          least={1}
          most={MOST}
          onChange={(n) => onChange((now) => ({ ...now, hand: withPart(now.hand, side, n) }), `hand ${side}`)}
        />
      ))}
      <details>
        <summary>{say(text('draw.file'))}</summary>
        <label>
          {say(text('draw.id'))}
          <input
            className="field"
            value={drawing.id}
            maxLength={LONGEST}
            onChange={({ target: { value } }) => onChange((now) => ({ ...now, id: value }), 'id')}
          />
        </label>
        <label>
          {say(text('draw.unknown'))}
          <input
            className="field"
            key={drawing.unknown.join()}
            defaultValue={drawing.unknown.join(', ')}
            onBlur={({ target: { value } }) =>
              onChange((now) => ({ ...now, unknown: value.split(',').flatMap((one) => one.trim() || []) }), 'unknown')
            }
          />
        </label>
      </details>
    </>
  );
}
