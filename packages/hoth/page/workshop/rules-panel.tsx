/** Special rules as forms: each says its sentence, and its hexes are marked on the map. */
import {
  choicesFor,
  type Drawing,
  type Fault,
  freshRule,
  RULE_FIELDS,
  SPECIAL_RULES,
  type SpecialRule,
  type SpecialRuleName,
  setField,
  withoutRule,
  withRule,
} from '@wartable/hoth/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { SelectField } from '@wartable/web/workshop/select-field.tsx';
import { StepField } from '@wartable/web/workshop/step-field.tsx';
import { type ReactNode, useState } from 'react';
import { specialsOf } from '../goals.ts';
import { HEXES, LAST_ROW, nameOf, rowOf } from '../layout.ts';
import { hexIdOf } from './drafting.ts';
import { text } from './text/index.ts';
import type { ToolName } from './tools.tsx';

type Props = {
  readonly drawing: Drawing;
  readonly faults: readonly Fault[];
  readonly tool: ToolName;
  readonly onTool: (tool: ToolName) => void;
  readonly onChange: (change: (now: Drawing) => Drawing, field: string) => void;
};

export function RulesPanel({ drawing, faults, tool, onTool, onChange }: Props) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<SpecialRuleName>('temporary-objective');
  const sentences = specialsOf(drawing);
  const add = (): void => {
    const i = drawing.rules.length;
    onChange((now) => withRule(now, now.rules.length, freshRule(chosen)), `add ${i}`);
    onTool(RULE_FIELDS[chosen].includes('hexes') ? `mark-${i}-hexes` : tool);
  };
  return (
    <>
      {drawing.rules.length === 0 && <p>{say(text('draw.rules-none'))}</p>}
      {drawing.rules.map((rule, i) => (
        <RuleForm
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the file
          key={`${i} ${rule.rule}`}
          i={i}
          rule={rule}
          sentence={sentences[i] ? say(sentences[i].line) : ''}
          faults={faults.filter(({ path }) => path === `rules[${i}]` || path.startsWith(`rules[${i}].`))}
          tool={tool}
          onTool={onTool}
          onRule={(next, field) => onChange((now) => withRule(now, i, next), `rule ${i} ${field}`)}
          onRemove={() => {
            onChange((now) => withoutRule(now, i), `remove ${i}`);
            if (tool.startsWith('mark')) onTool('look');
          }}
        />
      ))}
      <div className="add-rule">
        <SelectField
          label={say(text('draw.add-rule'))}
          value={chosen}
          choices={SPECIAL_RULES.map((rule) => [rule, say(text(`draw.rule-${rule}`))])}
          onChange={(rule) => setChosen(rule as SpecialRuleName)}
        />
        <button type="button" className="button" onClick={add}>
          {say(text('draw.add'))}
        </button>
      </div>
    </>
  );
}

type FormProps = {
  readonly i: number;
  readonly rule: SpecialRule;
  readonly sentence: string;
  readonly faults: readonly Fault[];
  readonly tool: ToolName;
  readonly onTool: (tool: ToolName) => void;
  readonly onRule: (rule: SpecialRule, field: string) => void;
  readonly onRemove: () => void;
};

function RuleForm({ i, rule, sentence, faults, tool, onTool, onRule, onRemove }: FormProps) {
  const { say } = useWords();
  const name = say(text('draw.rule', { n: i + 1, name: text(`draw.rule-${rule.rule}`) }));
  return (
    <section className={faults.length > 0 ? 'rule-form is-wrong' : 'rule-form'} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <button type="button" className="button small" aria-label={`${say(text('draw.remove'))}: ${name}`} onClick={onRemove}>
          {say(text('draw.remove'))}
        </button>
      </header>
      <p>{sentence}</p>
      {faults.map((fault) => (
        <p key={fault.path + say(fault.text)} className="rule-fault">
          {say(fault.text)}
        </p>
      ))}
      {RULE_FIELDS[rule.rule].map((field) => (
        <RuleField key={field} i={i} rule={rule} field={field} tool={tool} onTool={onTool} onRule={onRule} />
      ))}
    </section>
  );
}

type FieldProps = Pick<FormProps, 'i' | 'rule' | 'tool' | 'onTool' | 'onRule'> & { readonly field: string };

type FieldName =
  | 'for'
  | 'kind'
  | 'nextTo'
  | 'only'
  | 'hexes'
  | 'exits'
  | 'medals'
  | 'wins'
  | 'charges'
  | 'count'
  | 'afterTurns'
  | 'most';

function RuleField({ i, rule, field, tool, onTool, onRule }: FieldProps): ReactNode {
  const { say } = useWords();
  const label = say(text(`draw.field-${field as FieldName}`));
  const set = (value: unknown): void => onRule(setField(rule, field, value), field);
  const value = (rule as unknown as Readonly<Record<string, unknown>>)[field];
  const choices = choicesFor(rule, field);
  if (choices)
    return (
      <SelectField
        label={label}
        value={typeof value === 'string' ? value : ''}
        choices={choices.map((choice) => [choice ?? '', say(wordFor(field, choice))])}
        onChange={(choice) => set(choice === '' ? undefined : choice)}
      />
    );
  if (field === 'hexes' || field === 'exits')
    return <HexesField i={i} rule={rule} field={field} label={label} tool={tool} onTool={onTool} set={set} />;
  if (field === 'wins' && value === undefined)
    return (
      <label className="check">
        <input type="checkbox" checked={false} onChange={() => set(2)} />
        {say(text('draw.wins-use'))}
      </label>
    );
  return (
    <>
      {field === 'wins' && (
        <label className="check">
          <input type="checkbox" checked onChange={() => set(undefined)} />
          {say(text('draw.wins-use'))}
        </label>
      )}
      <StepField label={label} value={Number(value)} least={field === 'medals' ? 0 : 1} most={99} onChange={set} />
    </>
  );
}

function wordFor(field: string, choice: string | undefined) {
  if (field === 'only') return text(`draw.only-${(choice ?? 'any') as 'any' | 'infantry' | 'vehicle' | 'special'}`);
  if (choice === 'either') return text('draw.for-either');
  return { key: `${field === 'for' ? 'side' : 'unit'}.${choice}` };
}

type HexesProps = Pick<FormProps, 'i' | 'rule' | 'tool' | 'onTool'> & {
  readonly field: 'hexes' | 'exits';
  readonly label: string;
  readonly set: (value: unknown) => void;
};

const ROWS = [
  ['rebel', LAST_ROW],
  ['empire', 0],
] as const;

function HexesField({ i, rule, field, label, tool, onTool, set }: HexesProps) {
  const { say } = useWords();
  const hexes = (rule as { readonly [key in typeof field]?: readonly number[] })[field] ?? [];
  const own: ToolName = `mark-${i}-${field}`;
  const isPicking = tool === own;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div className="hexes-field" role="group" aria-label={label}>
      <span>{label}</span>
      <ul>
        {hexes.length === 0 && <li>{say(text('draw.no-hexes'))}</li>}
        {hexes.map((hex) => (
          <li key={hex}>
            <button
              type="button"
              className="hex-chip"
              aria-label={`${say(text('draw.remove'))}: ${nameOf(hex)}`}
              onClick={() => set(hexes.filter((one) => one !== hex))}
            >
              {nameOf(hex)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button
          type="button"
          className={isPicking ? 'button main' : 'button'}
          aria-pressed={isPicking}
          onClick={() => onTool(isPicking ? 'look' : own)}
        >
          {say(text(isPicking ? 'draw.picking' : 'draw.pick'))}
        </button>
        {rule.rule === 'exit' &&
          ROWS.map(([side, row]) => (
            <button
              key={side}
              type="button"
              className="button small"
              onClick={() => set(HEXES.filter((hex) => rowOf(hex) === row).map(hexIdOf))}
            >
              {say(text('draw.all-of', { side: { key: `side.${side}` } }))}
            </button>
          ))}
      </div>
    </div>
  );
}
