/** Support cards: those each side holds, and the one that may be taken. */
import { type CampaignState, chooseSupport, pendingSupportChoices, readCampaign } from '@wartable/hoth/campaign';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useState } from 'react';
import { SIDES, type SideName } from './rules.ts';
import { text } from './text/index.ts';
import './supports.css';

export function Supports({ state }: { readonly state: CampaignState }) {
  const { say } = useWords();
  const word = (key: string): string => say({ key });
  return (
    <section className="camp-supports">
      <h3>{say(text('camp.supports'))}</h3>
      <p>{say(text('camp.supports-note'))}</p>
      <div className="camp-both">
        {SIDES.map((side) => (
          <div key={side} className={`camp-held ${side}`}>
            <h4>{word(`side.${side}`)}</h4>
            {state.supports[side].length + state.used[side].length === 0 && <p>{say(text('camp.none'))}</p>}
            <ul>
              {state.supports[side].map((card) => (
                <li key={card} className="camp-card">
                  <strong>{word(`card.${card}`)}</strong>
                  <span>{word(`card.${card}.text`)}</span>
                </li>
              ))}
              {state.used[side].map((card) => (
                <li key={card} className="camp-card is-used">
                  <strong>{word(`card.${card}`)}</strong>
                  <span>{say(text('camp.used'))}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

type ChoiceProps = {
  readonly state: CampaignState;
  readonly onChange: (change: (state: unknown) => unknown) => Promise<void>;
};

/** Whoever may take a card does so here, one side after the other. */
export function SupportChoice({ state, onChange }: ChoiceProps) {
  const { say } = useWords();
  const [wanted, setWanted] = useState<string>();
  const [choice] = pendingSupportChoices(state);
  if (!choice) return null;
  const { side, cards, prompt } = choice;
  const card = cards.find((one) => one === wanted);
  const take = (): void => {
    if (card !== undefined) void onChange((now) => taken(now, side, card, state.results.length));
  };
  const word = (key: string): string => say({ key });
  return (
    <section className={`camp-choice ${side}`}>
      <fieldset>
        <legend>{say({ key: prompt })}</legend>
        <div className="camp-cards">
          {cards.map((one) => (
            <label key={one} className={one === card ? 'camp-card chosen' : 'camp-card'}>
              <input
                type="radio"
                name={`support-${side}`}
                className="only-heard"
                checked={one === card}
                onChange={() => setWanted(one)}
              />
              <strong>{word(`card.${one}`)}</strong>
              <span>{word(`card.${one}.text`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="button main big" aria-disabled={card === undefined} onClick={take}>
        {say(card === undefined ? text('camp.take-one') : text('camp.take', { card: { key: `card.${card}` } }))}
      </button>
    </section>
  );
}

/** Another window may have taken it meanwhile. */
function taken(now: unknown, side: SideName, card: string, fought: number): CampaignState | undefined {
  const state = readCampaign(now);
  return state.results.length === fought && state.choosing.includes(side) ? chooseSupport(state, side, card) : undefined;
}
