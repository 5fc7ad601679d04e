/** What is on a hex of a drawing, in words. */
import { BADGES, type Drawing, TERRAINS, UNIT_KINDS, unitOn } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { HEXES, nameOf } from '../layout.ts';
import { hexIdOf } from './drafting.ts';
import { text } from './text/index.ts';

type Say = (text: Text) => string;

export function hexWords(drawing: Drawing, hex: Hex, say: Say): string {
  return say(text('draw.hex', { hex: nameOf(hex), things: thingsOn(drawing, hex, say).join(', ') }));
}

function thingsOn(drawing: Drawing, hex: Hex, say: Say): string[] {
  const id = hexIdOf(hex);
  const unit = unitOn(drawing, id);
  const structure = drawing.structures.find((one) => one.hex === id);
  const rules = drawing.rules.flatMap((rule, i) => {
    const hexes = [...('hexes' in rule ? rule.hexes : []), ...('exits' in rule ? rule.exits : [])];
    return hexes.includes(id) ? [say(text('draw.place', { n: i + 1 }))] : [];
  });
  return [
    say({ key: `terrain.${TERRAINS[drawing.terrain[id] ?? 0]}` }),
    ...(unit ? [unitWords(unit, say)] : []),
    ...(structure ? [say({ key: `unit.${structure.kind}` })] : []),
    ...rules,
  ];
}

function unitWords({ kind, figures, badge }: Drawing['units'][number], say: Say): string {
  const unit: Text = { key: `unit.${UNIT_KINDS[kind]}` };
  return say(
    badge === 0
      ? text('draw.unit', { unit, n: figures })
      : text('draw.unit-badge', { unit, n: figures, badge: { key: `badge.${BADGES[badge]}` } }),
  );
}

/** All hexes that are more than open snow. */
export function mapWords(drawing: Drawing, say: Say): readonly { readonly hex: Hex; readonly words: string }[] {
  return HEXES.filter((hex) => (drawing.terrain[hex] ?? 0) > 0 || thingsOn(drawing, hex, say).length > 1).map((hex) => ({
    hex,
    words: hexWords(drawing, hex, say),
  }));
}
