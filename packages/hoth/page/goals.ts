/** How a battle is won, and its special rules: in sentences, from the scenario. */
import { hexName, type View } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';

type Battle = View['battle'];
type Special = Battle['rules'][number];

const SIDES = ['rebel', 'empire'] as const;

export type Saying = { readonly line: Text; readonly rule: string; readonly hexes: readonly number[] };

const sideText = (side: string): Text => (side === 'either' ? text('goal.both') : { key: `side.${side}` });
const unitText = (kind: string): Text => ({ key: `unit.${kind}` });

/** The medals each side needs; a side without any wins in another way. */
export function medalsToWin({ medals }: Battle): Text[] {
  return SIDES.flatMap((side, i) => {
    const n = medals[i] ?? 0;
    return n > 0 ? [text('goal.medals', { side: sideText(side), n })] : [];
  });
}

/** The sentence of each special rule, in the order of the scenario. */
export function specialsOf({ rules }: Battle): Saying[] {
  return rules.map((rule) => ({ ...sentenceOf(rule), hexes: 'hexes' in rule ? rule.hexes : [] }));
}

function sentenceOf(rule: Special): { readonly line: Text; readonly rule: string } {
  const side = sideText('for' in rule ? rule.for : 'either');
  const hexes = 'hexes' in rule ? rule.hexes.map(hexName).join(', ') : '';
  const n = 'medals' in rule ? rule.medals : 0;
  const who = text('only' in rule && rule.only === 'infantry' ? 'goal.infantry' : 'goal.unit');
  switch (rule.rule) {
    case 'elimination-medals':
      return {
        line: text('goal.elimination-medals', { side, n, unit: unitText(rule.kind) }),
        rule: 'hoth/scenario/elimination-medals',
      };
    case 'no-elimination-medals':
      return { line: text('goal.no-elimination-medals', { side }), rule: 'hoth/scenario/elimination-medals' };
    case 'temporary-objective':
      return { line: text('goal.hold', { side, n, who, hexes }), rule: 'hoth/objective/temporary' };
    case 'permanent-objective':
      return { line: text('goal.take', { side, n, hexes }), rule: 'hoth/objective/permanent' };
    case 'collect':
      return { line: text('goal.collect', { side, n, who, hexes }), rule: 'hoth/scenario/collect' };
    case 'hold-all':
      return { line: text('goal.hold-all', { side, hexes }), rule: 'hoth/objective/sudden-death' };
    case 'exit':
      return rule.wins === undefined
        ? { line: text('goal.exit', { side, n, who, hexes }), rule: 'hoth/objective/exits' }
        : { line: text('goal.exit-wins', { side, n: rule.wins, who, hexes }), rule: 'hoth/objective/exits' };
    case 'destroy-structures':
      return { line: text('goal.destroy-structures', { side }), rule: 'hoth/structures/attack' };
    case 'charge':
      return { line: text('goal.charge', { side, charges: rule.charges, n }), rule: 'hoth/scenario/ion-cannon' };
    case 'eliminate':
      return {
        line: text('goal.eliminate', { side, n: rule.count, unit: unitText(rule.kind) }),
        rule: 'hoth/objective/sudden-death',
      };
    case 'return':
      return { line: text('goal.return', { side, unit: unitText(rule.kind) }), rule: 'hoth/scenario/war-machine' };
    case 'reinforce-once':
      return {
        line: text('goal.reinforce-once', { side, unit: unitText(rule.kind), n: rule.count, turns: rule.afterTurns }),
        rule: 'hoth/scenario/air-reinforcements',
      };
    case 'reinforce-each-turn':
      return {
        line: text('goal.reinforce-each-turn', {
          side,
          unit: unitText(rule.kind),
          next: unitText(rule.nextTo),
          most: rule.most,
        }),
        rule: 'hoth/scenario/landing',
      };
    case 'officer':
      return {
        line: text('goal.officer', { hexes, exits: rule.exits.map(hexName).join(', ') }),
        rule: 'hoth/scenario/officer',
      };
    case 'bonus-card':
      return { line: text('goal.bonus-card', { hexes }), rule: 'hoth/scenario/bonus-card' };
    case 'steep-ridges':
      return { line: { key: 'rule.hoth/scenario/steep-ridges' }, rule: 'hoth/scenario/steep-ridges' };
  }
}
