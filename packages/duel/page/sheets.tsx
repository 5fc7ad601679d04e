/** What a sheet says of each thing of the duel: a card large with its words explained, bases, piles, the token, the duel itself. */
import type { View } from '@wartable/duel';
import { powerNow, type Thing, unitNamed } from '@wartable/duel/telling';
import type { Text } from '@wartable/kernel';
import { BATTLE, type SheetPart, type ThingSheet } from '@wartable/web/play/thing.ts';
import { CardFace } from './card.tsx';
import { printed, sideOfCard } from './printed.ts';
import { cardOfThing, SIDES, type SideName } from './scene.ts';
import { text } from './text/index.ts';
import { unseenOf } from './unseen.ts';
import { useSayings } from './use-sayings.ts';
import './sheets.css';

const rule = (id: string): Text => ({ key: `rule.${id}` });
const seat = (side: SideName): Text => ({ key: `seat.${side}` });
const size = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);

export function sheetOf(thing: Thing, view: View): ThingSheet | undefined {
  const [zone = '', side = ''] = thing.split(':');
  if (thing === BATTLE) return duelSheet(view);
  if (thing === 'initiative') return initiativeSheet(view);
  if (thing.endsWith('-base')) return baseSheet(view, thing.slice(0, -'-base'.length) as SideName);
  if (isPile(thing)) return pileSheet(view, zone, side as SideName);
  const card = cardOfThing(thing);
  return card === undefined || !printed(card) ? undefined : cardSheet(view, thing, card);
}

const PILES: readonly string[] = ['discard', 'deck', 'resources', 'held'];

export function isPile(thing: Thing): boolean {
  const [zone = ''] = thing.split(':');
  return thing.includes(':') && PILES.includes(zone);
}

function standing(view: View): SheetPart {
  return {
    title: text('sheet.stands'),
    facts: [
      ...SIDES.map((side): [Text, Text] => [text('thing.base', { side: seat(side) }), leftOf(view, side)]),
      [text('zone.initiative'), seat(view.initiative)],
      [text('sheet.round'), String(view.round)],
    ],
  };
}

function leftOf(view: View, side: SideName): Text {
  return text('sheet.hp', { left: Math.max(0, view.baseHp - view[side].base), hp: view.baseHp });
}

function duelSheet(view: View): ThingSheet {
  const part = (title: Text, ...ids: readonly string[]): SheetPart => ({ title, lines: ids.map(rule) });
  const rules = {
    goals: ['duel/end/base-destroyed', 'duel/draw/empty-deck'],
    phases: ['duel/round/phases', 'duel/action/alternate', 'duel/action/phase-ends', 'duel/regroup/steps'],
    initiative: ['duel/action/initiative', 'duel/action/initiative-once'],
    leaders: ['duel/leader/not-a-unit', 'duel/leader/deploy', 'duel/leader/defeated'],
  };
  return {
    title: { key: 'game.name' },
    parts: [
      standing(view),
      part(text('sheet.goals'), ...rules.goals),
      part(text('sheet.phases'), ...rules.phases),
      part(text('zone.initiative'), ...rules.initiative),
      part(text('sheet.leaders'), ...rules.leaders),
    ],
    rules: [...Object.values(rules).flat(), 'duel/end/draw', 'duel/attack/order', 'duel/terms/zones'],
  };
}

function initiativeSheet(view: View): ThingSheet {
  const ids = ['duel/action/initiative', 'duel/action/initiative-once', 'duel/regroup/next-round'];
  return {
    title: text(view.taken ? 'thing.taken' : 'thing.initiative', { side: seat(view.initiative) }),
    parts: [{ lines: ids.map(rule) }],
    rules: [...ids, 'duel/action/phase-ends', 'duel/action/initiative-choices'],
  };
}

function baseSheet(view: View, side: SideName): ThingSheet {
  const ids = ['duel/end/base-destroyed', 'duel/terms/damage-stays', 'duel/draw/empty-deck'];
  return {
    title: text('sheet.base', { card: { key: `card.${cardOfThing(`${side}-base`)}` }, side: seat(side) }),
    parts: [{ facts: [[text('text.left'), leftOf(view, side)]] }, { lines: ids.map(rule) }],
    rules: [...ids, 'duel/end/own-base', 'duel/effect/either-base'],
  };
}

/** The rules of the words on a card. */
const TIMINGS: Readonly<Record<string, string>> = {
  'when-played': 'duel/play/when-played',
  'on-attack': 'duel/attack/on-attack-first',
  'when-defeated': 'duel/trigger/when-defeated',
};

function wordsOf(name: string): { readonly word: Text; readonly id: string }[] {
  const facts = printed(name);
  if (!facts) return [];
  const { sentinel, raid, restore, abilities, unique } = facts;
  return [
    ...(sentinel ? [{ word: { key: 'keyword.sentinel' }, id: 'duel/attack/sentinel' }] : []),
    ...(raid > 0 ? [{ word: { key: 'keyword.raid', params: { n: raid } }, id: 'duel/attack/raid' }] : []),
    ...(restore > 0 ? [{ word: { key: 'keyword.restore', params: { n: restore } }, id: 'duel/attack/restore' }] : []),
    ...abilities.flatMap(({ timing }) => {
      const id = TIMINGS[timing];
      return id === undefined ? [] : [{ word: { key: `timing.${timing}` }, id }];
    }),
    ...(unique ? [{ word: text('sheet.unique'), id: 'duel/unique/one' }] : []),
  ];
}

function cardSheet(view: View, thing: Thing, card: string): ThingSheet {
  const facts = printed(card);
  const unit = unitNamed(view, thing);
  const words = wordsOf(card);
  const leader = thing.startsWith('leader:') ? view[thing.slice('leader:'.length) as SideName] : undefined;
  const leaderRules = ['duel/leader/not-a-unit', 'duel/leader/deploy'];
  const own = view.viewer === (unit || leader ? sideOfCard(card) : view.viewer);
  return {
    title: { key: `card.${card}` },
    picture: <Large card={card} />,
    parts: [
      ...(unit
        ? [
            {
              facts: [
                [text('text.power'), String(powerNow(view, unit))] as const,
                [text('text.left'), text('sheet.hp', { left: Math.max(0, unit.hp - unit.damage), hp: unit.hp })] as const,
                [text('text.state'), text(unit.exhausted ? 'state.exhausted' : 'state.ready')] as const,
              ],
            },
          ]
        : []),
      ...(leader ? [{ facts: [[text('text.state'), text(`state.${leader.leader}`)] as const] }] : []),
      ...(words.length > 0 ? [{ lines: words.map(({ word, id }) => text('sheet.word', { word, text: rule(id) })) }] : []),
      ...(facts && facts.abilities.length > 0 ? [{ lines: [{ key: `card.${card}.note` }] }] : []),
      ...(leader ? [{ lines: leaderRules.map(rule) }] : []),
    ],
    rules: [
      ...words.map(({ id }) => id),
      ...(leader ? leaderRules : []),
      ...(unit ? ['duel/attack/ready-unit', 'duel/attack/target', 'duel/attack/combat-damage'] : ['duel/play/cost']),
      ...(facts?.type === 'event' ? ['duel/play/event'] : []),
      ...(facts?.type === 'unit' && !unit ? ['duel/play/enters-exhausted'] : []),
    ],
    ...(own && (unit || leader || thing.startsWith('hand:')) ? { asks: thing } : {}),
  };
}

function Large({ card }: { readonly card: string }) {
  const { labels } = useSayings();
  return (
    <span className="dl-sheet-card">
      <CardFace card={card} size="large" labels={labels} />
    </span>
  );
}

const PILE_RULES: Readonly<Record<string, readonly string[]>> = {
  discard: ['duel/terms/zones'],
  deck: ['duel/draw/empty-deck', 'duel/regroup/steps'],
  resources: ['duel/play/cost', 'duel/regroup/resource-secret', 'duel/regroup/steps'],
  held: ['duel/terms/no-limits', 'duel/regroup/steps'],
};

/** A pile, with its cards as far as the viewer may know them. */
function pileSheet(view: View, zone: string, side: SideName): ThingSheet | undefined {
  const seen = view[side];
  if (!seen) return undefined;
  const { title, cards } = pileOf(view, zone, side);
  const counts = {
    discard: seen.discard.length,
    deck: seen.deck,
    resources: size(seen.resources),
    held: size(seen.hand),
  } as const;
  const n = counts[zone as keyof typeof counts];
  const ready = n - seen.exhaustedResources;
  const [first, ...others] = PILE_RULES[zone] ?? [];
  return {
    title:
      zone === 'resources'
        ? text('thing.resources', { side: seat(side), ready, n })
        : text(`thing.${zone as 'deck'}`, { side: seat(side), n }),
    parts: [...(first === undefined ? [] : [{ lines: [rule(first)] }]), ...(cards.length > 0 ? [{ title }] : [])],
    ...(cards.length > 0 ? { more: <Cards cards={cards} /> } : {}),
    rules: [...(first === undefined ? [] : [first]), ...others],
  };
}

function pileOf(view: View, zone: string, side: SideName): { readonly title: Text; readonly cards: readonly string[] } {
  const seen = view[side];
  const named = { side: seat(side) };
  if (zone === 'discard') return { title: text('pile.discard', named), cards: seen.discard.toReversed() };
  if (zone === 'resources')
    return { title: text('pile.resources'), cards: typeof seen.resources === 'number' ? [] : seen.resources };
  if (zone === 'held') return { title: text('pile.shown', named), cards: seen.shown.map(({ card }) => card) };
  const title = typeof seen.hand === 'number' ? text('pile.unseen', named) : text('pile.deck');
  return { title, cards: unseenOf(view, side).flatMap(({ card, count }) => Array.from({ length: count }, () => card)) };
}

/** Each opens its own sheet. */
function Cards({ cards }: { readonly cards: readonly string[] }) {
  const { labels } = useSayings();
  return (
    <div className="dl-cards">
      {cards.map((card, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows, and holds copies
          key={i}
          type="button"
          className="dl-part dl-holder in-hand"
          data-thing={`hand:${card}`}
          aria-label={labels.card(card).title}
        >
          <CardFace card={card} size="in-hand" labels={labels} />
        </button>
      ))}
    </div>
  );
}
