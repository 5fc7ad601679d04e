import { readFileSync } from 'node:fs';
import { chapterOf } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { codeOf, eventTypes, family, literalKeys } from '../../kernel/test/texts.ts';
import { manifest } from '../manifest.ts';
import { SECTIONS, SIDE_NAMES } from '../src/board.ts';
import { CARDS, LEADERS } from '../src/cards/index.ts';
import { CHOICE_KINDS } from '../src/choices.ts';
import { DECISION_KINDS } from '../src/decisions.ts';
import { CONSIDERATIONS } from '../src/heuristics.ts';
import { SCENARIOS } from '../src/index.ts';
import { BADGES, STRUCTURES, SYMBOLS, TERRAINS, UNIT_KINDS } from '../src/kinds.ts';
import { ORDERS } from '../src/orders.ts';
import { cardKey, RULEBOOK } from '../src/rulebook.ts';
import { en } from '../src/text/en.ts';

const keys = Object.keys(en);

/** Keys written out in the code, and keys put together from a word and a closed list. */
function usedKeys(): Set<string> {
  const code = codeOf('hoth', 'cli');
  const events = eventTypes(code);
  const whys = ['attack', 're-roll', 'confirmation', 'strike', 'support'].map((why) => `dice-${why}`);
  return new Set([
    ...literalKeys(code, keys),
    ...family('side', SIDE_NAMES),
    ...family(
      'seat',
      SIDE_NAMES.flatMap((side) => [side, `${side}-1`, `${side}-2`]),
    ),
    ...family('unit', [...UNIT_KINDS, ...STRUCTURES]),
    ...family('terrain', TERRAINS),
    ...family('badge', BADGES),
    ...family('symbol', SYMBOLS),
    ...family('section', SECTIONS),
    ...family('leader', LEADERS),
    ...family('prompt', DECISION_KINDS),
    ...family('waiting', ['play', 'order', 'move', 'attack', 'retreat', 'choose']),
    ...family('order', ORDERS),
    ...family('choice', CHOICE_KINDS),
    ...family('log', [...events, ...whys]),
    ...family(
      'scenario',
      SCENARIOS.flatMap(({ id }) => [id, `${id}.story`]),
    ),
    ...CARDS.map((card) => `card.${cardKey(card.name)}`),
    ...family(
      'consider',
      CONSIDERATIONS.map(({ name }) => name),
    ),
    ...(manifest.days?.week.flatMap(({ notes = [] }) => notes.map(({ key }) => key)) ?? []),
    ...RULEBOOK.flatMap((rule) => [...rule.texts, rule.title.key, `chapter.${chapterOf(rule)}`]),
  ]);
}

describe('The texts', () => {
  it('are all used', () => {
    const used = usedKeys();
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('cover each rule, card and scenario', () => {
    const needed = [
      ...(manifest.days?.week.flatMap(({ notes = [] }) => notes.map(({ key }) => key)) ?? []),
      ...RULEBOOK.flatMap((rule) => [...rule.texts, rule.title.key, `chapter.${chapterOf(rule)}`]),
      ...CARDS.map((card) => `card.${cardKey(card.name)}`),
      ...SCENARIOS.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.story`]),
    ];
    expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(CARDS.filter((card) => !card.section).map((card) => card.name))(
    '%s: the sentence above the code is the text on the card',
    (name) => {
      const source = readFileSync(new URL('../src/cards/index.ts', import.meta.url), 'utf8');
      const [before = ''] = source.split(`tacticCard('${name}'`);
      const comment = before
        .trimEnd()
        .split('\n')
        .pop()
        ?.replace(/^\s*\/\/ /, '');
      expect(comment?.replaceAll("'", '’')).toBe((en as Record<string, string>)[`card.${cardKey(name)}.text`]);
    },
  );
});
