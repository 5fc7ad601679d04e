import { describe, expect, it } from 'vitest';
import { sheetProblems, styleProblems, wearProblems } from './styles.ts';

const layers = ['tokens', 'base', 'play'];

describe('The check of the styles', () => {
  it('finds the sheets as they are without fault', () => {
    expect(styleProblems('packages')).toEqual([]);
  });

  it.each([
    ['a rule without a layer', '.a { color: var(--ink); }'],
    ['a layer that is none', '@layer game { .a { color: var(--ink); } }'],
    ['a rule behind its layer', '@layer play { .a { top: 0; } } .b { top: 0; }'],
    ['a number of a colour', '@layer play { .a { top: 0; color: #fff } }'],
    ['a name of a colour', '@layer play { .a { border: 1px solid white; } }'],
    ['a mixed colour', '@layer play { @media print { .a { box-shadow: 0 0 2px rgb(0 0 0 / 40%); } } }'],
    ['a list of screens', '@layer play { @media (max-width: 56rem) { .a { top: 0; } } }'],
    ['a long sheet', `@layer play {${'\n'.repeat(300)}}`],
  ])('finds %s', (_, source) => {
    expect(sheetProblems('a.css', source, layers)).toHaveLength(1);
  });

  it('allows tokens, drawings, and colours where tokens are made', () => {
    const drawn =
      '/* #fff */ @import "./white.css"; @layer play { #fade .red:hover { fill: url(#fade); color: var(--card-red); } }';
    expect(sheetProblems('a.css', drawn, layers)).toEqual([]);
    expect(sheetProblems('x/tokens-far.css', '@layer tokens { :root { --ink: #fff; } }', layers)).toEqual([]);
  });

  it('finds who wears the sheet of another game, or one that does not lie beside what it dresses', () => {
    const games = ['hoth', 'endor'];
    expect(wearProblems('endor/page/die.tsx', 'hoth/page/die.css', games)).toHaveLength(1);
    expect(wearProblems('hoth/page/die.tsx', 'hoth/page/style/die.css', games)).toHaveLength(1);
    expect(wearProblems('hoth/page/die.tsx', 'hoth/page/die.css', games)).toEqual([]);
    expect(wearProblems('hoth/page/die.tsx', 'web/src/art/die.css', games)).toEqual([]);
  });
});
