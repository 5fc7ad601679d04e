import { chapterOf } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { codeOf, eventTypes, family, literalKeys } from '../../kernel/test/texts.ts';
import { CHOICE_KINDS } from '../src/choices.ts';
import { DECISION_KINDS } from '../src/decisions.ts';
import { SYMBOLS } from '../src/dice.ts';
import { CONSIDERATIONS } from '../src/heuristics.ts';
import { TERRAINS } from '../src/map.ts';
import { PIECES, TABLES, TYPES } from '../src/pieces.ts';
import { ACTION_CARDS, RULEBOOK } from '../src/rulebook.ts';
import { en } from '../src/text/en.ts';

const keys = Object.keys(en);
const cards = [...ACTION_CARDS.map((card) => `action.${card}`), ...TABLES.events.map(({ event }) => `event.${event}`)];

/** Keys written out in the code, and keys put together from a word and a closed list. */
function usedKeys(): Set<string> {
  const code = codeOf('endor', 'cli');
  const events = eventTypes(code);
  return new Set([
    ...literalKeys(code, keys),
    ...family('seat', ['rebel']),
    ...family('type', TYPES),
    ...family(
      'piece',
      PIECES.map(({ name }) => name),
    ),
    ...family('terrain', TERRAINS),
    ...family('face', SYMBOLS),
    ...family('prompt', DECISION_KINDS),
    ...family('choice', CHOICE_KINDS),
    ...['chance', 'hidden', 'answer'].map((open) => `why.open-${open}`),
    ...family('log', events),
    ...cards,
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

  it('cover each rule, card, type, terrain, face, prompt and choice', () => {
    const needed = [
      ...RULEBOOK.flatMap((rule) => [...rule.texts, rule.title.key, `chapter.${chapterOf(rule)}`]),
      ...cards,
      ...TYPES.map((type) => `type.${type}`),
      ...TERRAINS.map((terrain) => `terrain.${terrain}`),
      ...SYMBOLS.map((face) => `face.${face}`),
      ...DECISION_KINDS.map((kind) => `prompt.${kind}`),
      ...CHOICE_KINDS.map((kind) => (kind === 'done' ? 'choice.done-rebel' : `choice.${kind}`)),
    ];
    expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
