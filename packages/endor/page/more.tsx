/** With the log: the heroes, the decks, cards kept for later, the last dice. */
import { type Event, PIECES, pieceByName, pieceText, TABLES, type View } from '@wartable/endor/telling';
import type { GameEvent } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { cardKey, Dice } from './banner.tsx';
import { type DeckEntry, DeckPanel } from './parts/deck.tsx';
import { type HeroRow, HeroTable } from './parts/heroes.tsx';
import { KeepPlan } from './plan-picker.tsx';
import type { HeroName } from './scene.ts';
import type { EndorProps } from './stage.tsx';
import { Tracks } from './status.tsx';
import { text } from './text/index.ts';
import './more.css';

const HEROES: readonly HeroName[] = ['han', 'leia', 'chewbacca', 'droids'];
const GONE: readonly string[] = ['captured', 'reserve', 'eliminated'];

export function More({ view, viewer, log, step, onOver }: EndorProps) {
  const { say } = useWords();
  const kept = view.kept.map((card) => say({ key: `event.${card}` }));
  return (
    <div className="endor-more">
      <div className="endor-tracks in-sheet">
        <Tracks view={view} />
      </div>
      <HeroTable
        label={say(text('hero.title'))}
        labels={{ breach: say(text('hero.breach')), wounded: say(text('hero.wounded')), acted: say(text('hero.acted')) }}
        heroes={HEROES.map((hero) => heroRow(view, hero, (key) => say({ key })))}
        onPick={onOver}
      />
      {kept.length > 0 && <p className="endor-kept">{say(text('deck.kept', { cards: kept.join(', ') }))}</p>}
      <Decks view={view} />
      {viewer !== 'spectator' && view.turn <= 1 && <KeepPlan log={log} />}
      {!step && <LastDice log={log} />}
    </div>
  );
}

function heroRow(view: View, hero: HeroName, word: (key: string) => string): HeroRow {
  const piece = view.pieces.find((one) => one.piece === hero);
  const at = piece?.at ?? 'reserve';
  const mounted = hero === 'chewbacca' && view.mounted;
  const breach = mounted ? TABLES.mounted.breach : (PIECES[pieceByName(hero) ?? 0]?.breach ?? 0);
  const where = at === 'complex' ? word('place.complex') : GONE.includes(at) ? word(`hero.${at}`) : at;
  return {
    hero,
    name: word(pieceText(hero).key),
    where: mounted ? `${where}, ${word('hero.mounted')}` : where,
    breach,
    wounded: piece?.wounded ?? false,
    acted: piece?.acted ?? false,
    gone: at !== 'reserve' && GONE.includes(at),
    mounted,
  };
}

/** Each kind of card once, in the order of the tables. */
function entries(left: readonly string[], gone: readonly string[], name: (key: string) => string): DeckEntry[] {
  const number = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));
  const all = [...left, ...gone].sort((a, b) => number(a) - number(b)).map(cardKey);
  const count = (cards: readonly string[], kind: string): number => cards.filter((card) => cardKey(card) === kind).length;
  return [...new Set(all)].map((kind) => ({ kind, name: name(kind), left: count(left, kind), gone: count(gone, kind) }));
}

function Decks({ view }: { readonly view: View }) {
  const { say } = useWords();
  const labels = { left: say(text('deck.left')), gone: say(text('deck.gone')) };
  const gone = [...view.actionsGone, ...(view.card === null ? [] : [view.card])];
  return (
    <div className="endor-decks">
      <DeckPanel
        label={say(text('deck.actions'))}
        thing="actions"
        labels={labels}
        entries={entries(view.actionsLeft, gone, (kind) => say({ key: `action.${kind}` }))}
      />
      <DeckPanel
        label={say(text('deck.events'))}
        thing="events"
        labels={labels}
        entries={entries(view.eventsLeft, view.eventsGone, (kind) => say({ key: `event.${kind}` }))}
      />
    </div>
  );
}

/** The dice of the last throw. */
function LastDice({ log }: { readonly log: readonly GameEvent[] }) {
  const at = log.findLastIndex((event) => event.type === 'dice-rolled');
  const thrown = log[at] as Extract<Event, { type: 'dice-rolled' }> | undefined;
  if (!thrown) return null;
  return (
    <div data-thing="dice">
      <Dice key={at} dice={thrown.faces} symbol={undefined} size={36} />
    </div>
  );
}
