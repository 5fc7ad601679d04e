import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueProblems, LANGUAGES } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { SECTIONS, SIDE_NAMES } from '../src/board.ts';
import { CARDS, LEADERS } from '../src/cards/index.ts';
import { CHOICE_KINDS } from '../src/choices.ts';
import { SCENARIOS } from '../src/index.ts';
import { BADGES, STRUCTURES, SYMBOLS, TERRAINS, UNIT_KINDS } from '../src/kinds.ts';
import { cardKey, RULEBOOK } from '../src/rulebook.ts';
import { DECISION_KINDS } from '../src/rules/sequence.ts';
import { CATALOGUE } from '../src/text/index.ts';

const packages = new URL('../..', import.meta.url).pathname;
const keys = Object.keys(CATALOGUE.en);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'text' ? [] : sources(join(folder, entry.name));
    return [readFileSync(join(folder, entry.name), 'utf8')];
  });
}

/** Keys written out in the code, and keys put together from a word and a closed list. */
function usedKeys(): Set<string> {
  const code = [...sources(join(packages, 'hoth/src')), ...sources(join(packages, 'cli/src'))].join('\n');
  const literal = keys.filter((key) => code.includes(`'${key}'`));
  const family = (head: string, tails: readonly string[]): string[] => tails.map((tail) => `${head}.${tail}`);
  const events = [...code.matchAll(/readonly type: '([^']+)'/g)].map((match) => match[1] as string);
  const whys = ['attack', 're-roll', 'confirmation', 'strike', 'support'].map((why) => `dice-${why}`);
  return new Set([
    ...literal,
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
    ...family('choice', CHOICE_KINDS),
    ...family('log', [...events, ...whys]),
    ...family(
      'scenario',
      SCENARIOS.flatMap(({ id }) => [id, `${id}.story`]),
    ),
    ...CARDS.map((card) => `card.${cardKey(card.name)}`),
    ...RULEBOOK.flatMap((rule) => rule.texts),
  ]);
}

describe('The texts', () => {
  it('are all used', () => {
    const used = usedKeys();
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('cover each rule, card and scenario', () => {
    const needed = [
      ...RULEBOOK.flatMap((rule) => rule.texts),
      ...CARDS.map((card) => `card.${cardKey(card.name)}`),
      ...SCENARIOS.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.story`]),
    ];
    expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('are complete in four languages, with the same parameters', () => {
    expect(catalogueProblems(CATALOGUE)).toEqual([]);
  });

  it.each(LANGUAGES.slice(1))('are translated into %s, not copied', (language) => {
    const same = keys.filter(
      (key) => /^(rule|why|prompt)\./.test(key) && CATALOGUE[language][key as 'game.name'] === CATALOGUE.en[key as 'game.name'],
    );
    expect(same).toEqual([]);
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
      expect(comment?.replaceAll("'", '’')).toBe((CATALOGUE.en as Record<string, string>)[`card.${cardKey(name)}.text`]);
    },
  );
});
