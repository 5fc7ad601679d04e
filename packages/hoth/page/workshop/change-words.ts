/** A small change, in words. */
import { type changesFor, hexName } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';

export function changeWords(one: ReturnType<typeof changesFor>[number]): Text {
  switch (one.change) {
    case 'unit-more':
    case 'unit-less':
      return text(`draw.change-${one.change}`, { unit: { key: `unit.${one.kind}` }, hex: hexName(one.hex) });
    case 'first':
      return text('draw.change-first', { side: { key: `side.${one.side}` } });
    case 'medals':
      return text('draw.change-medals', { side: { key: `side.${one.side}` }, n: one.medals });
    case 'card':
      return text('draw.change-card', { side: { key: `side.${one.side}` }, n: one.cards });
    case 'ground':
      return text('draw.change-ground', { hex: hexName(one.hex) });
  }
}
