/** The table with all that lies over it: what is happening, the card that acts, abilities that wait, choices of one thing. */
import { useEffect, useMemo, useState } from 'react';
import { CardFace } from './card.tsx';
import { sourceOf } from './choices.ts';
import { Menu } from './menu.tsx';
import { Happening, Queue } from './happening.tsx';
import { cardOfThing, sceneOf, type Thing } from './scene.ts';
import { type Arrow, thingsIn } from './steps.ts';
import { DuelTable } from './table.tsx';
import { type DuelProps, useDuel } from './use-duel.tsx';
import type { DuelWords } from './words.ts';

/** While one aims, the eye needs the whole table. */
const AIMS: readonly string[] = ['attack-target', 'choose-unit', 'choose-base', 'unique'];

const isOnTable = (thing: Thing): boolean => !thing.startsWith('hand:');

export function Stage(props: DuelProps) {
  const { view, step, decision, over } = props;
  const { sayings, offers, marks, touch, asking, stopAsking, dialog } = useDuel(props, isOnTable);
  const { words, describe, nameOf } = sayings;
  const scene = useMemo(() => sceneOf(view), [view]);
  const arrow = useMemo((): Arrow | undefined => {
    if (step) return step.arrow;
    const from = decision && sourceOf(view);
    if (from === undefined) return undefined;
    const [only, ...others] = offers.keys();
    const to = over !== undefined && offers.has(over) ? over : others.length === 0 ? only : undefined;
    return to === undefined || to === from ? undefined : { from, to };
  }, [step, decision, view, offers, over]);
  // On a small screen what matters comes into sight by itself.
  useEffect(() => {
    const things = step ? thingsIn(step.event, step.view) : decision && AIMS.includes(decision.kind) ? [...offers.keys()] : [];
    for (const thing of things.slice(0, 2).reverse())
      document.querySelector(`.dl-stage [data-thing="${CSS.escape(thing)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [step, decision, offers]);
  const choices = asking === undefined ? [] : (offers.get(asking) ?? []);
  return (
    <>
      <div className="dl-stage">
        <DuelTable
          scene={scene}
          marks={marks}
          words={words}
          arrow={arrow}
          describe={(thing) => describe(view, thing)}
          onOpen={(side) => touch.onAsk(`discard:${side}`)}
          {...touch}
        />
      </div>
      <div className="over-board" data-asks={decision?.kind}>
        {!step && <Queue view={view} words={words} onRead={(card) => touch.onAsk(`hand:${card}`)} />}
        {step && <Happening step={step} words={words} />}
        {!step && <Glance thing={over} aside={decision !== undefined && AIMS.includes(decision.kind)} words={words} />}
      </div>
      {asking !== undefined && choices.length > 0 && (
        <Menu thing={asking} name={nameOf(asking)} choices={choices} hinted={props.hinted} onPick={props.onPick} onClose={stopAsking} />
      )}
      {dialog}
    </>
  );
}

/** Milliseconds the pointer rests before a card is shown large. */
const REST = 450;
const WIDTH = 264;
const HEIGHT = 400;
const GAP = 12;

type GlanceProps = {
  readonly thing: Thing | undefined;
  /** Nothing shall cover the table now. */
  readonly aside: boolean;
  readonly words: DuelWords;
};

/** The card under the pointer, large and beside it. */
function Glance({ thing, aside, words }: GlanceProps) {
  const [shown, setShown] = useState<{ readonly thing: Thing; readonly left: number; readonly top: number }>();
  useEffect(() => {
    if (thing === undefined || aside || !matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => {
      const box = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
      if (box) setShown({ thing, ...placeBeside(box) });
    }, REST);
    return () => clearTimeout(timer);
  }, [thing, aside]);
  const card = shown && cardOfThing(shown.thing);
  if (!shown || shown.thing !== thing || aside || card === undefined) return null;
  return (
    <div className="dl-glance" aria-hidden="true" inert style={{ left: shown.left, top: shown.top, width: WIDTH }}>
      <CardFace card={card} size="large" words={words} />
    </div>
  );
}

function placeBeside({ left, right, top, bottom }: DOMRect): { readonly left: number; readonly top: number } {
  const fitsRight = right + GAP + WIDTH < innerWidth;
  const middle = (top + bottom) / 2 - HEIGHT / 2;
  return {
    left: fitsRight ? right + GAP : Math.max(GAP, left - GAP - WIDTH),
    top: Math.max(GAP, Math.min(middle, innerHeight - HEIGHT - GAP)),
  };
}
