/** What a table agrees on before it begins: four good ways in one row, and every detail for who wants it. */
import { AGREED, type Agreement, type Clock, type Pace, SLOW_DAY } from '@wartable/protocol';
import { type ReactNode, useId } from 'react';
import { useWords } from '../shell/language.tsx';
import { spanOf } from './terms.ts';
import { text } from './text/index.ts';
import '../shell/form.css';
import './agreement-form.css';

const [SECOND, MINUTE] = [1000, 60_000];
const QUICK: Clock = { bank: 2 * MINUTE, each: 20 * SECOND, increment: 0 };

const PRESETS = {
  relaxed: { kind: 'live', clock: null },
  quick: { kind: 'live', clock: QUICK },
  day: { kind: 'slow', days: 1 },
  days: { kind: 'slow', days: 3 },
} as const satisfies Record<string, Pace>;
const NAMES = Object.keys(PRESETS) as readonly (keyof typeof PRESETS)[];

const seconds = (...of: number[]): number[] => of.map((n) => n * SECOND);
const EACH = seconds(0, 10, 20, 30, 45, 60, 90, 120);
const BANK = seconds(60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400);
const INCREMENT = seconds(0, 5, 10, 15, 20, 30, 60);
const DAYS = [1, 2, 3, 5, 7, 14];

type Props = {
  readonly agreement: Agreement;
  readonly onChange: (agreement: Agreement) => void;
  /** A game for one has no time and nobody to talk to. */
  readonly alone?: boolean;
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function AgreementForm({ agreement, onChange, alone = false }: Props) {
  const { say } = useWords();
  const name = useId();
  const { pace } = agreement;
  const change = (part: Partial<Agreement>): void => onChange({ ...agreement, ...part });
  return (
    <div className="agreement">
      {!alone && (
        <fieldset>
          <legend>{say(text('terms.preset'))}</legend>
          <div className="segments presets">
            {NAMES.map((one) => (
              <label key={one} className={isSame(PRESETS[one], pace) ? 'segment chosen' : 'segment'}>
                <input
                  type="radio"
                  name={name}
                  className="only-heard"
                  checked={isSame(PRESETS[one], pace)}
                  onChange={() => change({ pace: PRESETS[one] })}
                />
                {say(text(`terms.preset-${one}`))}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <details className="adjust">
        <summary className="button small">{say(text('terms.adjust'))}</summary>
        {!alone && <PaceFields pace={pace} onChange={(next) => change({ pace: next })} />}
        {!alone && (pace.kind === 'slow' || pace.clock) && (
          <Choice what="zero" ways={['bot', 'loss']} value={agreement.atZero} onChange={(atZero) => change({ atZero })} />
        )}
        {!alone && pace.kind === 'live' && (
          <Choice
            what="absent"
            ways={['bot', 'slow', 'claim']}
            value={agreement.absent}
            onChange={(absent) => change({ absent })}
          />
        )}
        <Choice
          what="undo"
          ways={alone ? ['free', 'never'] : ['free', 'consent', 'never']}
          value={agreement.undo}
          onChange={(undo) => change({ undo })}
        />
        {!alone && <Choice what="talk" ways={['phrases', 'free']} value={agreement.talk} onChange={(talk) => change({ talk })} />}
        {!alone && (
          <Choice
            what="open"
            ways={['no', 'yes']}
            value={agreement.open ? 'yes' : 'no'}
            onChange={(open) => change({ open: open === 'yes' })}
          />
        )}
        <Choice
          what="watched"
          ways={['yes', 'no']}
          value={agreement.watched ? 'yes' : 'no'}
          onChange={(watched) => change({ watched: watched === 'yes' })}
        />
      </details>
    </div>
  );
}

export const AGREED_TOGETHER: Agreement = AGREED;
/** Alone nobody has to agree to anything. */
export const AGREED_ALONE: Agreement = { ...AGREED, undo: 'free' };

const KINDS = ['free', 'live', 'days'] as const;
type Kind = (typeof KINDS)[number];
const FIRST: Readonly<Record<Kind, Pace>> = { free: PRESETS.relaxed, live: PRESETS.quick, days: PRESETS.day };

function PaceFields({ pace, onChange }: { readonly pace: Pace; readonly onChange: (pace: Pace) => void }) {
  const kind: Kind = pace.kind === 'slow' ? 'days' : pace.clock ? 'live' : 'free';
  const clock = pace.kind === 'live' ? pace.clock : null;
  const tick = (part: Partial<Clock>): void => onChange({ kind: 'live', clock: { ...QUICK, ...clock, ...part } });
  return (
    <>
      <Choice what="pace" ways={KINDS} value={kind} onChange={(next) => onChange(FIRST[next])} />
      {clock && (
        <>
          <Span what="each" of={EACH} value={clock.each} onChange={(each) => tick({ each })} />
          <Span what="bank" of={BANK} value={clock.bank} onChange={(bank) => tick({ bank })} />
          <Span what="increment" of={INCREMENT} value={clock.increment} onChange={(increment) => tick({ increment })} />
        </>
      )}
      {pace.kind === 'slow' && (
        <Span
          what="days"
          of={DAYS.map((n) => n * SLOW_DAY)}
          value={pace.days * SLOW_DAY}
          onChange={(time) => onChange({ kind: 'slow', days: time / SLOW_DAY })}
        />
      )}
    </>
  );
}

type What = 'pace' | 'zero' | 'absent' | 'undo' | 'talk' | 'open' | 'watched';
type ChoiceProps<W extends string> = {
  readonly what: What;
  readonly ways: readonly W[];
  readonly value: W;
  readonly onChange: (way: W) => void;
};

function Choice<W extends string>({ what, ways, value, onChange }: ChoiceProps<W>) {
  const { say } = useWords();
  return (
    <Field label={say(text(`terms.${what}`))}>
      <select value={value} onChange={({ target }) => onChange(ways.find((one) => one === target.value) ?? value)}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {say({ key: `terms.${what}-${way}` })}
          </option>
        ))}
      </select>
    </Field>
  );
}

type SpanProps = {
  readonly what: 'each' | 'bank' | 'increment' | 'days';
  readonly of: readonly number[];
  readonly value: number;
  readonly onChange: (time: number) => void;
};

function Span({ what, of, value, onChange }: SpanProps) {
  const { say, language } = useWords();
  return (
    <Field label={say(text(`terms.${what}`))}>
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {of.map((time) => (
          <option key={time} value={time}>
            {spanOf(time, language)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is given
    <label className="term">
      <span>{label}</span>
      {children}
    </label>
  );
}
