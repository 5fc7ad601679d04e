/** The table with all that lies over it: what is happening, the card that acts, abilities that wait, choices of one thing. */
import { sourceOf } from '@wartable/duel/telling';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Happening, Queue } from './happening.tsx';
import { Menu } from './menu.tsx';
import { useMotion } from './motion.ts';
import { sceneOf } from './scene.ts';
import { type Arrow, thingsIn } from './steps.ts';
import { DuelTable } from './table.tsx';
import { type DuelProps, useDuel } from './use-duel.tsx';
import './stage.css';

/** While one aims, the eye needs the whole table. */
export const AIMS: readonly string[] = ['attack-target', 'choose-unit', 'choose-base', 'unique'];

/** Width and height of the table in a picture to keep: the same from a phone. */
const PICTURE = '1080 640';

export function Stage(props: DuelProps) {
  const { view, step, decision, over, hinted } = props;
  const { sayings, offers, marks, touch, asking, stopAsking } = useDuel(props);
  const { labels, describe, nameOf } = sayings;
  const scene = useMemo(() => sceneOf(view), [view]);
  const arrow = useMemo((): Arrow | undefined => {
    if (step) return step.arrow;
    const from = decision && sourceOf(view);
    if (from === undefined) return undefined;
    const [only, ...others] = offers.keys();
    const [advised] = [...offers].find(([, choices]) => choices.some(({ choice }) => choice === hinted)) ?? [];
    const to = over !== undefined && offers.has(over) ? over : others.length === 0 ? only : advised;
    return to === undefined || to === from ? undefined : { from, to };
  }, [step, decision, view, offers, over, hinted]);
  // On a small screen what matters comes into sight by itself, before anything moves there.
  useLayoutEffect(() => {
    const advised = [...offers].flatMap(([thing, choices]) => (choices.some(({ choice }) => choice === hinted) ? [thing] : []));
    const aims = decision && AIMS.includes(decision.kind) ? [...offers.keys()] : [];
    const things = step ? thingsIn(step.event, step.view) : [...advised, ...aims];
    for (const thing of things.slice(0, 2).reverse())
      document
        .querySelector(`.dl-stage [data-thing="${CSS.escape(thing)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [step, decision, offers, hinted]);
  const flights = useRef<HTMLDivElement>(null);
  useMotion(step, flights);
  const choices = asking === undefined ? [] : (offers.get(asking) ?? []);
  return (
    <>
      <div className="dl-stage" data-stage={PICTURE}>
        <DuelTable
          scene={scene}
          marks={marks}
          labels={labels}
          arrow={arrow}
          describe={(thing) => describe(view, thing)}
          {...touch}
        />
      </div>
      <div className="over-board">
        {!step && <Queue view={view} labels={labels} onRead={(card) => props.onTell(`hand:${card}`)} />}
        {step && <Happening step={step} labels={labels} />}
      </div>
      <div ref={flights} className="dl-flights" aria-hidden="true" />
      {asking !== undefined && choices.length > 0 && (
        <Menu thing={asking} name={nameOf(asking)} choices={choices} hinted={hinted} onPick={props.onPick} onClose={stopAsking} />
      )}
    </>
  );
}
