/** What the table and the hand share: what can be done with each thing, what lights up, and what a touch means. */
import type { DuelPreview, Event, View } from '@wartable/duel';
import type { Thing } from '@wartable/duel/telling';
import type { GameProps } from '@wartable/web/play/game-page.ts';
import { useMemo, useRef, useState } from 'react';
import { dropped, type Offers, offersOf } from './choices.ts';
import { marksOf } from './lights.ts';
import type { Marks } from './marks.ts';
import { isPile } from './sheets.tsx';
import { type DuelStep, marksFor, thingsIn } from './steps.ts';
import type { TouchProps } from './touch.ts';
import { type Sayings, useSayings } from './use-sayings.ts';

export type DuelProps = GameProps<View, DuelPreview, DuelStep>;

export type Duel = {
  readonly sayings: Sayings;
  readonly offers: Offers;
  readonly marks: Marks;
  readonly touch: { readonly [Key in keyof TouchProps]-?: NonNullable<TouchProps[Key]> };
  /** A thing that offers several choices was touched. */
  readonly asking: Thing | undefined;
  readonly stopAsking: () => void;
};

export function useDuel(props: DuelProps): Duel {
  const { view, step, lit, decision, previews, over, hinted, onOver, onPick, onPlan, onAsk, onTell } = props;
  const sayings = useSayings();
  const [asking, setAsking] = useState<{ readonly thing: Thing; readonly of: unknown }>();
  const dragging = useRef(false);
  const offers = useMemo(() => offersOf(decision), [decision]);
  const marks = useMemo(() => {
    if (step) return step.marks;
    if (lit) return marksFor(thingsIn(lit as Event, view));
    return marksOf({ view, decision, offers, previews }, over, { ...sayings, hinted });
  }, [step, lit, view, decision, offers, previews, over, hinted, sayings]);

  const onMiss = (thing: Thing): void => {
    if (isPile(thing) || !decision || isFarLeader(view, thing)) onTell(thing);
    else onAsk(thing);
  };
  const pick = (thing: Thing): void => {
    const choices = offers.get(thing) ?? [];
    const [first] = choices;
    if (!first) onMiss(thing);
    else if (choices.length === 1) onPick(first);
    else setAsking({ thing, of: decision });
  };
  return {
    sayings,
    offers,
    marks,
    touch: {
      onPick: pick,
      onMiss,
      onHover: (thing) => {
        if (!dragging.current) onOver(thing);
      },
      onDrag: (thing) => {
        dragging.current = thing !== undefined;
        onOver(thing);
      },
      onDrop: (from, to) => {
        const meant = dropped(from, to, { view, decision, offers, previews });
        if (meant && 'plan' in meant) onPlan(meant.plan);
        else if (meant) onAsk(meant.ask);
      },
    },
    asking: asking?.of === decision ? asking?.thing : undefined,
    stopAsking: () => setAsking(undefined),
  };
}

/** The leader of the other side, as long as it is no unit. */
function isFarLeader(view: View, thing: Thing): boolean {
  return thing.startsWith('leader:') && thing !== `leader:${view.viewer}`;
}
