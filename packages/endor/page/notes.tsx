/** Below the prompt: plans while one sets up, odds while one aims, reasons while the Imperials act. */
import { type Event, pieceText, type View } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { percent } from '@wartable/web/play/odds.tsx';
import { Sentence } from '@wartable/web/play/sentence.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useEffect, useState } from 'react';
import { actingIn } from './choices.ts';
import { AttemptOdds, ShotOdds } from './odds.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { reasonOf, ruleOf } from './reasons.ts';
import { sceneOf } from './scene.ts';
import type { EndorProps } from './stage.tsx';
import { text } from './text/index.ts';
import './notes.css';

export function Notes(props: EndorProps) {
  const { view, decision, previews, step, lit } = props;
  const pressed = usePressed(lit as Event | undefined, decision?.id);
  return (
    <>
      <PlanPicker {...props} />
      {decision && <AttemptOdds view={view} previews={previews} />}
      {decision?.kind === 'join' && <Group {...props} />}
      {decision?.kind === 'order' && <Order {...props} />}
      <Aimed {...props} />
      {step?.reason && <Heard reason={step.reason} />}
      {!step && pressed && <Reason event={pressed} view={view} />}
    </>
  );
}

/** The line of the log that was pressed last; forgotten with the next decision. */
function usePressed(lit: Event | undefined, decision: number | undefined): Event | undefined {
  const [pressed, setPressed] = useState<{ readonly event: Event; readonly at: number | undefined }>();
  useEffect(() => {
    if (lit) setPressed({ event: lit, at: decision });
  }, [lit, decision]);
  return pressed?.at === decision ? pressed?.event : undefined;
}

/** While it is shown the reason stands over the board. */
function Heard({ reason }: { readonly reason: Text }) {
  const { say } = useWords();
  return <p className="only-heard">{say(reason)}</p>;
}

/** Why an Imperial unit did it; the rule opens. */
function Reason({ event, view }: { readonly event: Event; readonly view: View }) {
  const { say } = useWords();
  const [reason, rule] = [reasonOf(event, view), ruleOf(event)];
  if (!reason) return null;
  return (
    <section className="reason">
      <p>
        <strong>{say(text('reason.why'))}</strong> <Sentence text={reason} />
      </p>
      {rule !== undefined && (
        <details>
          <summary>{say(text('play.rule'))}</summary>
          <p>{say({ key: `rule.${rule}` })}</p>
        </details>
      )}
    </section>
  );
}

/** Those who fire together, while it grows. */
function Group({ view, decision, previews }: EndorProps) {
  const { say } = useWords();
  const members = actingIn(view, decision).map(pieceText);
  return (
    <section className="aim group">
      <h3>{say(text('shot.group', { pieces: members }))}</h3>
      <p>{say(text(previews.some(({ shot }) => shot) ? 'shot.grows' : 'shot.none'))}</p>
    </section>
  );
}

/** At whom those would fire who may be next; closed, since they may be many and the map is under it on a phone. */
function Order({ previews }: EndorProps) {
  const { say } = useWords();
  return (
    <details className="aim order">
      <summary>{say(text('order.title'))}</summary>
      <ul>
        {previews.map(({ thing, aims = [], shot }) => (
          <li key={thing}>
            {say(
              text('order.aim', {
                piece: pieceText(thing),
                targets: aims.map(pieceText),
                n: shot?.dice ?? 0,
                hit: percent(shot?.hit ?? 0),
              }),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The target under the pointer, or the best there is. */
function Aimed({ view, decision, previews, over, asked }: EndorProps) {
  if (!decision) return null;
  const at = sceneOf(view).pieces.find(({ id, hex }) => id === over || sceneOf(view).map.names[hex] === over)?.id;
  const shots = previews.filter(({ shot }) => shot);
  const best = shots.reduce<(typeof shots)[number] | undefined>(
    (top, one) => ((one.shot?.hit ?? 0) > (top?.shot?.hit ?? -1) ? one : top),
    undefined,
  );
  const aimed = shots.find(({ thing }) => thing === at) ?? (asked?.shot ? asked : undefined) ?? best;
  // On a card to fire the numbers are of each unit's best shot: no target to speak of.
  if (!aimed?.shot || aimed.from === aimed.thing) return null;
  return <ShotOdds view={view} target={aimed.thing} shot={aimed.shot} seizes={decision.kind === 'capture'} />;
}
