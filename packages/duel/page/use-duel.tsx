/** What the table and the hand share: what can be done with each thing, what lights up, and what a touch means. */
import type { DuelPreview, Event, View } from '@wartable/duel';
import type { Thing } from '@wartable/duel/telling';
import type { GameProps } from '@wartable/web/play/game-page.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { BigCard, CardsDialog } from './big-card.tsx';
import { dropped, type Offers, offersOf } from './choices.ts';
import { marksOf } from './lights.ts';
import type { Marks } from './marks.ts';
import { cardOfThing, type SideName } from './scene.ts';
import { type DuelStep, marksFor, thingsIn } from './steps.ts';
import { text } from './text/index.ts';
import type { TouchProps } from './touch.ts';
import { unseenOf } from './unseen.ts';
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
  /** The dialog that is open. */
  readonly dialog: ReactNode;
};

export function useDuel(props: DuelProps): Duel {
  const { view, step, lit, decision, previews, over, hinted, onOver, onPick, onPlan, onAsk } = props;
  const sayings = useSayings();
  const [asking, setAsking] = useState<{ readonly thing: Thing; readonly of: unknown }>();
  const [open, setOpen] = useState<Thing>();
  const dragging = useRef(false);
  const offers = useMemo(() => offersOf(decision), [decision]);
  const marks = useMemo(() => {
    if (step) return step.marks;
    if (lit) return marksFor(thingsIn(lit as Event, view));
    return marksOf({ view, decision, offers, previews }, over, { ...sayings, hinted });
  }, [step, lit, view, decision, offers, previews, over, hinted, sayings]);

  const read = (thing: Thing): void => setOpen(thing);
  const onMiss = (thing: Thing): void => {
    if (isPile(thing) || !decision || isFarLeader(view, thing)) read(thing);
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
      onAsk: read,
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
    dialog: open === undefined ? null : <Reading view={view} thing={open} onOpen={setOpen} />,
  };
}

const PILES: readonly string[] = ['discard', 'deck', 'resources', 'held'];

function isPile(thing: Thing): boolean {
  const [zone = ''] = thing.split(':');
  return thing.includes(':') && PILES.includes(zone);
}

/** The leader of the other side, as long as it is no unit. */
function isFarLeader(view: View, thing: Thing): boolean {
  return thing.startsWith('leader:') && thing !== `leader:${view.viewer}`;
}

type ReadingProps = { readonly view: View; readonly thing: Thing; readonly onOpen: (thing: Thing | undefined) => void };

/** A card large, or the cards of a pile as far as the viewer may know them. */
function Reading({ view, thing, onOpen }: ReadingProps) {
  const { say } = useWords();
  const { labels, noteOn } = useSayings();
  const close = (): void => onOpen(undefined);
  const [zone, name] = thing.split(':') as [string, SideName];
  if (!isPile(thing)) {
    const card = cardOfThing(thing);
    return card === undefined ? null : <BigCard card={card} labels={labels} note={noteOn(card)} onClose={close} />;
  }
  const { title, cards } = pileOf(view, zone, name);
  const shown = say(title);
  return (
    <CardsDialog
      title={cards.length > 0 ? shown : `${shown}: ${say(text('pile.empty'))}`}
      cards={cards}
      labels={labels}
      onAsk={(card) => onOpen(`hand:${card}`)}
      onClose={close}
    />
  );
}

function pileOf(view: View, zone: string, side: SideName) {
  const seen = view[side];
  const named = { side: { key: `seat.${side}` } };
  if (zone === 'discard') return { title: text('pile.discard', named), cards: seen.discard.toReversed() };
  if (zone === 'resources' && typeof seen.resources !== 'number') return { title: text('pile.resources'), cards: seen.resources };
  if (zone === 'held') return { title: text('pile.shown', named), cards: seen.shown.map(({ card }) => card) };
  const title = typeof seen.hand === 'number' ? text('pile.unseen', named) : text('pile.deck');
  return { title, cards: unseenOf(view, side).flatMap(({ card, count }) => Array.from({ length: count }, () => card)) };
}
