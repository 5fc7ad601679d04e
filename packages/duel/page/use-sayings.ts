/** The words of the duel in the reader's language: for the table, and for each thing on it. */
import type { Result, View } from '@wartable/duel';
import { powerNow, type Thing, unitNamed } from '@wartable/duel/telling';
import { type Speaker, useWords } from '@wartable/web/shell/language.tsx';
import { useMemo } from 'react';
import type { CardLabels, DuelLabels } from './labels.ts';
import { printed, sideOfCard } from './printed.ts';
import { cardOfThing, type SideName } from './scene.ts';
import { text } from './text/index.ts';

export type Sayings = {
  readonly labels: DuelLabels;
  /** The short name of a thing: "Snowtrooper 2", "Vader’s base". */
  readonly nameOf: (thing: Thing) => string;
  /** All that is to say about a thing. */
  readonly describe: (view: View, thing: Thing) => string;
  /** What becomes of a thing, in a few signs and as a sentence. */
  readonly labelFor: (result: Result) => string;
  readonly sentenceFor: (result: Result) => string;
  /** A ruling on a card. */
  readonly noteOn: (card: string) => string | undefined;
  readonly sealed: string;
};

export function useSayings(): Sayings {
  const speaker = useWords();
  return useMemo(() => sayingsIn(speaker), [speaker]);
}

function sayingsIn({ say, knows }: Pick<Speaker, 'say' | 'knows'>): Sayings {
  const plain = (key: string): string => say({ key });
  const known = (key: string): string | undefined => (knows(key) ? plain(key) : undefined);
  const seat = (side: SideName): string => plain(`seat.${side}`);

  const card = (name: string): CardLabels => {
    const facts = printed(name);
    const kind = plain(`kind.${facts?.type ?? 'unit'}`);
    return {
      title: plain(`card.${name}`),
      text: known(`card.${name}.text`),
      keywords: [
        ...(facts?.sentinel ? [plain('keyword.sentinel')] : []),
        ...(facts && facts.raid > 0 ? [say({ key: 'keyword.raid', params: { n: facts.raid } })] : []),
        ...(facts && facts.restore > 0 ? [say({ key: 'keyword.restore', params: { n: facts.restore } })] : []),
      ],
      kind: facts?.arena ? `${kind} · ${plain(`arena.${facts.arena}`)}` : kind,
    };
  };

  const nameOf = (thing: Thing): string => {
    if (thing.endsWith('-base')) return say(text('thing.base', { side: seat(thing.slice(0, -5) as SideName) }));
    const [, number] = thing.split('.');
    const title = plain(`card.${cardOfThing(thing) ?? thing}`);
    return number === undefined ? title : `${title} ${number}`;
  };

  const ofCard = (name: string): string => {
    const { title, text: does, keywords, kind } = card(name);
    const facts = printed(name);
    const fights = facts?.type === 'unit' || facts?.type === 'leader';
    return [
      say(text('thing.card', { card: title, kind, cost: facts?.cost ?? 0 })),
      ...(fights ? [say(text('thing.stats', { power: facts.power, hp: facts.hp }))] : []),
      ...keywords,
      ...(does ? [does] : []),
    ].join('. ');
  };

  const ofUnit = (view: View, thing: Thing): string => {
    const unit = unitNamed(view, thing);
    if (!unit) return nameOf(thing);
    const { keywords, text: does } = card(unit.card);
    const arena = plain(`arena.${printed(unit.card)?.arena ?? 'ground'}`);
    const { hp, damage, exhausted } = unit;
    const power = powerNow(view, unit);
    const side = seat(sideOfCard(unit.card));
    return [
      say(text('thing.unit', { card: nameOf(thing), side, arena, power, left: Math.max(0, hp - damage), hp })),
      say(text(exhausted ? 'state.exhausted' : 'state.ready')),
      ...keywords,
      ...(does ? [does] : []),
    ].join('. ');
  };

  const describe = (view: View, thing: Thing): string => {
    const [zone = '', name = ''] = thing.split(':');
    if (zone === 'hand' || zone === 'revealed') return ofCard(name);
    if (thing.endsWith('-base')) {
      const side = thing.slice(0, -5) as SideName;
      const left = Math.max(0, view.baseHp - view[side].base);
      return say(text('thing.base-left', { card: plain(`card.${cardOfThing(thing)}`), side: seat(side), left, hp: view.baseHp }));
    }
    if (zone === 'initiative') return say(text(view.taken ? 'thing.taken' : 'thing.initiative', { side: seat(view.initiative) }));
    const side = name as SideName;
    const seen = view[side];
    if (!seen) return ofUnit(view, thing);
    const size = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);
    const all = size(seen.resources);
    switch (zone) {
      case 'leader': {
        const leader = cardOfThing(thing) ?? '';
        const state = say(text(`state.${seen.leader}`));
        return `${say(text('thing.leader', { card: plain(`card.${leader}`), side: seat(side), state }))}. ${card(leader).text ?? ''}`;
      }
      case 'resources':
        return say(text('thing.resources', { side: seat(side), ready: all - seen.exhaustedResources, n: all }));
      case 'deck':
        return say(text('thing.deck', { side: seat(side), n: seen.deck }));
      case 'discard':
        return say(text('thing.discard', { side: seat(side), n: seen.discard.length }));
      default:
        return say(text('thing.held', { side: seat(side), n: size(seen.hand) }));
    }
  };

  const isBase = (thing: Thing): boolean => thing.endsWith('-base');
  const labelFor = ({ thing, by, left, gone }: Result): string => {
    if (by < 0) return say(text('aim.gains', { n: -by, left }));
    if (gone) return say(text(isBase(thing) ? 'aim.breaks' : 'aim.falls', { n: by }));
    return by === 0 ? say(text('aim.nothing')) : say(text('aim.loses', { n: by, left }));
  };
  const sentenceFor = ({ thing, by, left, gone }: Result): string => {
    const named = nameOf(thing);
    if (by < 0) return say(text('aim.healed', { thing: named, n: -by, left }));
    if (gone) return say(text(isBase(thing) ? 'aim.destroyed' : 'aim.defeated', { thing: named, n: by }));
    return by === 0 ? say(text('aim.unhurt', { thing: named })) : say(text('aim.takes', { thing: named, n: by, left }));
  };

  const labels: DuelLabels = {
    card,
    aspect: (aspect) => plain(`aspect.${aspect}`),
    seat,
    arena: (arena) => plain(`arena.${arena}`),
    table: plain('game.name'),
    hand: say(text('zone.hand')),
    deck: say(text('zone.deck')),
    discard: say(text('zone.discard')),
    resources: say(text('zone.resources')),
    revealed: say(text('zone.revealed')),
    initiative: say(text('zone.initiative')),
    taken: say(text('zone.taken')),
    ready: say(text('state.ready')),
    exhausted: say(text('state.exhausted')),
    deployed: say(text('state.deployed')),
    epicUsed: say(text('state.epic')),
    close: say(text('set.close')),
  };
  const noteOn = (name: string): string | undefined => known(`card.${name}.note`);
  return { labels, nameOf, describe, labelFor, sentenceFor, noteOn, sealed: say(text('zone.sealed')) };
}
