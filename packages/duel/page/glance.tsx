/** The card under the pointer, for reading. */
import type { Thing } from '@wartable/duel/telling';
import { useEffect, useState } from 'react';
import { CardFace } from './card.tsx';
import type { DuelLabels } from './labels.ts';
import { cardOfThing } from './scene.ts';
import './glance.css';

/** Milliseconds the pointer rests before a card is shown large. */
const REST = 450;
const WIDTH = 264;
const HEIGHT = 400;
const GAP = 12;

type GlanceProps = {
  readonly thing: Thing | undefined;
  /** Nothing shall cover the table now. */
  readonly aside: boolean;
  readonly labels: DuelLabels;
};

/** The card under the pointer, large and beside it. */
export function Glance({ thing, aside, labels }: GlanceProps) {
  const [shown, setShown] = useState<{ readonly thing: Thing; readonly left: number; readonly top: number }>();
  useEffect(() => {
    if (thing === undefined || aside || !matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => {
      const named = `[data-thing="${CSS.escape(thing)}"]`;
      // Of several copies it is the one under the pointer.
      const found = document.querySelector(`${named}:hover`) ?? document.querySelector(named);
      const box = found?.getBoundingClientRect();
      if (box) setShown({ thing, ...(thing.startsWith('hand:') ? placeAbove(box) : placeBeside(box)) });
    }, REST);
    return () => clearTimeout(timer);
  }, [thing, aside]);
  const card = shown && cardOfThing(shown.thing);
  if (!shown || shown.thing !== thing || aside || card === undefined) return null;
  return (
    <div className="dl-glance" aria-hidden="true" inert style={{ left: shown.left, top: shown.top, width: WIDTH }}>
      <CardFace card={card} size="large" labels={labels} />
    </div>
  );
}

function placeAbove({ left, right, top }: DOMRect): { readonly left: number; readonly top: number } {
  const middle = (left + right) / 2 - WIDTH / 2;
  return { left: Math.max(GAP, Math.min(middle, innerWidth - WIDTH - GAP)), top: Math.max(GAP, top - HEIGHT - GAP) };
}

function placeBeside({ left, right, top, bottom }: DOMRect): { readonly left: number; readonly top: number } {
  const fitsRight = right + GAP + WIDTH < innerWidth;
  const middle = (top + bottom) / 2 - HEIGHT / 2;
  return {
    left: fitsRight ? right + GAP : Math.max(GAP, left - GAP - WIDTH),
    top: Math.max(GAP, Math.min(middle, innerHeight - HEIGHT - GAP)),
  };
}
