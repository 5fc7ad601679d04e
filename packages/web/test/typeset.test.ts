import { describe, expect, it } from 'vitest';
import { typeset } from '../src/text/typeset.ts';

/** A kept blank, drawn. */
const drawn = (language: string, sentence: string): string => typeset(language, sentence).replaceAll('\u00a0', '~');

describe('A line never ends', () => {
  it('between a number and its unit, or within a count', () => {
    expect(drawn('en', 'Order units: 1 of 3. 50 % · 4 HP left')).toBe('Order units: 1~of~3. 50% · 4~HP left');
    expect(drawn('de', '1 von 3, 50 %, 4 LP')).toBe('1~von~3, 50~%, 4~LP');
    expect(drawn('es', '1 de 3 cartas, 2 dados de Leia')).toBe('1~de~3 cartas, 2 dados de Leia');
  });
  it('before the high signs of French, and within its guillemets', () => {
    expect(drawn('fr', 'Pourquoi ? Non : « jamais » ; 1 sur 3 !')).toBe('Pourquoi~? Non~: «~jamais~»~; 1~sur~3~!');
    expect(drawn('fr-CA', 'Oui !')).toBe('Oui~!');
  });
  it('where another language would keep it', () => {
    expect(drawn('en', 'Why? No: 3 cards of 3 kinds')).toBe('Why? No: 3 cards of 3 kinds');
  });
  it('twice', () => {
    const once = typeset('fr', 'Fin : 50 %');
    expect(typeset('fr', once)).toBe(once);
  });
});
