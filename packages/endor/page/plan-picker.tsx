/** Set-ups in one tap, and a way to keep one's own. */
import type { GameEvent } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { waitingIn } from './choices.ts';
import { forgetPlan, keepPlan, ownPlans } from './own-plans.ts';
import { answersOf, beginsPart, PLANS, type Plan, placedIn } from './plans.ts';
import type { EndorProps } from './stage.tsx';
import { text } from './text/index.ts';
import './plan-picker.css';

export function PlanPicker({ view, decision, onPlan }: EndorProps) {
  const { say } = useWords();
  const [own, setOwn] = useState(ownPlans);
  const [chosen, setChosen] = useState<Plan>();
  const placing = decision?.kind === 'place' ? decision.id : undefined;
  const [next = ''] = waitingIn(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    if (placing !== undefined && chosen && beginsPart(view, next)) onPlan(answersOf(chosen, view));
  }, [placing, chosen]);
  if (placing === undefined) return null;
  const take = (plan: Plan): void => {
    setChosen(plan);
    onPlan(answersOf(plan, view));
  };
  return (
    <section className="plans goes-with-tips">
      <h3>{say(text('plan.title'))}</h3>
      <ul className="plan-list">
        {PLANS.map((plan) => (
          <li key={plan.id}>
            <button type="button" className="button" onClick={() => take(plan)}>
              <span>
                {say({ key: `plan.${plan.id}` })}
                <small>{say({ key: `plan.${plan.id}.note` })}</small>
              </span>
            </button>
          </li>
        ))}
        {own.map((plan) => (
          <li key={`own ${plan.id}`} className="own-plan">
            <button type="button" className="button" onClick={() => take(plan)}>
              {plan.id}
            </button>
            <button
              type="button"
              className="button icon"
              aria-label={say(text('plan.delete', { name: plan.id }))}
              title={say(text('plan.delete', { name: plan.id }))}
              onClick={() => {
                forgetPlan(plan.id);
                setOwn(ownPlans());
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A set-up of one's own can be kept under a name. */
export function KeepPlan({ log }: { readonly log: readonly GameEvent[] }) {
  const { say } = useWords();
  const [name, setName] = useState('');
  const [kept, setKept] = useState<string>();
  const hexes = useMemo(() => placedIn(log), [log]);
  // What the page itself offers need not be kept.
  if (!hexes || PLANS.some((plan) => plan.hexes.join() === hexes.join())) return null;
  if (kept !== undefined) return <p className="plan-kept">{say(text('plan.kept', { name: kept }))}</p>;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    keepPlan(wanted, hexes);
    setKept(wanted);
  };
  return (
    <details className="keep-plan">
      <summary>{say(text('plan.keep'))}</summary>
      <form className="buttons" onSubmit={keep}>
        <label>
          <span className="only-heard">{say(text('plan.name'))}</span>
          <input
            value={name}
            onChange={({ target }) => setName(target.value)}
            placeholder={say(text('plan.name'))}
            maxLength={30}
            size={16}
            autoComplete="off"
          />
        </label>
        <button type="submit" className="button">
          {say(text('plan.keep'))}
        </button>
      </form>
    </details>
  );
}
