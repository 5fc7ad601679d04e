import { chapterOf } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { codeOf, eventTypes, family, literalKeys } from '../../kernel/test/texts.ts';
import { DECISION_KINDS } from '../src/asking.ts';
import { CARDS, SEATS } from '../src/cards/index.ts';
import { ARENAS, ASPECTS, TIMINGS } from '../src/cards/vocabulary.ts';
import { CHOICE_KINDS } from '../src/choices.ts';
import { CONSIDERATIONS } from '../src/heuristics.ts';
import { ORDERS } from '../src/orders.ts';
import { RULEBOOK } from '../src/rulebook.ts';
import { en } from '../src/text/en.ts';

const keys = Object.keys(en);

/** Keys written out in the code, and keys put together from a word and a closed list. */
function usedKeys(): Set<string> {
  const code = codeOf('duel', 'cli');
  const events = eventTypes(code);
  const effects = CARDS.flatMap((card) => card.abilities.flatMap((ability) => ability.steps))
    .filter((step) => 'choose' in step.target)
    .map((step) => step.effect.does);
  const changes = ['unit-damaged', 'base-damaged', 'unit-healed', 'base-healed'];
  return new Set([
    ...literalKeys(code, keys),
    ...family('seat', SEATS),
    ...family('aspect', ASPECTS),
    ...family('arena', ARENAS),
    ...family('timing', TIMINGS.slice(0, 3)),
    ...family('prompt', DECISION_KINDS),
    ...family('waiting', DECISION_KINDS),
    ...family('order', ORDERS),
    ...family('choice', CHOICE_KINDS),
    ...family('why', ['open-chance', 'open-hidden', 'open-answer']),
    ...family('position', ['ground-unit', 'space-unit', 'no-unit']),
    ...family('effect', effects),
    ...family('log', [...events, ...changes]),
    ...CARDS.map((card) => `card.${card.name}`),
    ...family(
      'consider',
      CONSIDERATIONS.map(({ name }) => name),
    ),
    ...RULEBOOK.flatMap((rule) => [...rule.texts, rule.title.key, `chapter.${chapterOf(rule)}`]),
  ]);
}

describe('The texts', () => {
  it('are all used', () => {
    const used = usedKeys();
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('cover each rule and each card', () => {
    const needed = [
      ...RULEBOOK.flatMap((rule) => [...rule.texts, rule.title.key, `chapter.${chapterOf(rule)}`]),
      ...CARDS.map((card) => `card.${card.name}`),
    ];
    expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
