/** How a campaign ends: a picture, who has won it, and the end of the story. */
import { type CampaignState, outcomeTexts, type Winner } from '@wartable/hoth/campaign';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Field, Figure, Transport } from '../ends/field.tsx';
import { text } from './text/index.ts';
import './finale.css';

export function Finale({ state }: { readonly state: CampaignState }) {
  const { say } = useWords();
  const [outcome, ending] = outcomeTexts(state);
  const winner = state.over?.winner ?? 'draw';
  const story = ending ? say(ending) : '';
  return (
    <section className={`camp-finale ${winner}`} aria-label={say(text('camp.ended'))}>
      <div className="camp-finale-picture" aria-hidden="true">
        <Evening of={winner} />
      </div>
      <div className="camp-finale-words">
        <h2>{outcome && say(outcome)}</h2>
        {story !== '' && <p>{story}</p>}
      </div>
    </section>
  );
}

/** The field at dusk, with those to whom it belongs. */
export function Evening({ of }: { readonly of: Winner }) {
  if (of === 'rebel')
    return (
      <Field>
        <Transport at={[380, 92]} />
        <Figure kind="snowspeeders" side="rebel" at={[480, 170]} size={1.3} />
        <Figure kind="snowspeeders" side="rebel" at={[540, 130]} size={0.9} />
        <Figure kind="echo-base-troopers" side="rebel" at={[150, 302]} size={1.6} />
        <Figure kind="echo-base-troopers" side="rebel" at={[206, 306]} size={1.6} />
        <Figure kind="echo-base-troopers" side="rebel" at={[262, 302]} size={1.6} />
      </Field>
    );
  if (of === 'empire')
    return (
      <Field>
        <Figure kind="at-at" side="empire" at={[470, 270]} size={2.6} />
        <Figure kind="at-at" side="empire" at={[290, 250]} size={1.5} />
        <Figure kind="at-at" side="empire" at={[180, 238]} size={0.9} />
        <Figure kind="snowtroopers" side="empire" at={[190, 304]} size={1.6} />
        <Figure kind="snowtroopers" side="empire" at={[240, 308]} size={1.6} />
      </Field>
    );
  return (
    <Field>
      <Figure kind="snowtroopers" side="empire" at={[470, 300]} size={1.6} />
      <Figure kind="snowtroopers" side="empire" at={[520, 304]} size={1.6} />
      <Figure kind="echo-base-troopers" side="rebel" at={[130, 302]} size={1.6} />
      <Figure kind="echo-base-troopers" side="rebel" at={[180, 306]} size={1.6} />
    </Field>
  );
}
