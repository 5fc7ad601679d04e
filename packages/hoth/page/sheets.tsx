/** What a sheet says of each thing of the battle: a hex and all that is on it, a card, the dice, the battle itself. */
import {
  type About,
  CARD_NAMES,
  cardKey,
  cardNamed,
  cardOf,
  hexByName,
  KINDS,
  SCENARIOS,
  TERRAIN,
  UNIT_KINDS,
  type UnitView,
  type View,
} from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import { BATTLE, type SheetPart, type ThingSheet } from '@wartable/web/play/thing.ts';
import { medalsToWin, type Saying, specialsOf } from './goals.ts';
import { NamedCard } from './hand.tsx';
import { hexNamed, nameOf } from './layout.ts';
import { terrainOf } from './scene.ts';
import { text } from './text/index.ts';
import './sheets.css';

/** Things of the table that are no hexes and no cards. */
export const MEDALS = 'medals';
export const DICE = 'dice';

const rule = (id: string): Text => ({ key: `rule.${id}` });

export function sheetOf(thing: string, view: View, found: unknown): ThingSheet | undefined {
  if (thing === BATTLE || thing === MEDALS) return battleSheet(view);
  if (thing === DICE) return DICE_SHEET;
  if (CARD_NAMES.includes(thing)) return cardSheet(thing, view);
  return hexByName(thing) === undefined ? undefined : hexSheet(thing, view, found as About | undefined);
}

const DICE_RULES = ['hoth/dice/faces', 'hoth/attack/hits', 'hoth/retreat/direction', 'hoth/attack/confirmation'];
const DICE_SHEET: ThingSheet = {
  title: text('sheet.dice-title'),
  parts: DICE_RULES.map((id) => ({ lines: [rule(id)] })),
  rules: [...DICE_RULES, 'hoth/attack/modifiers', 'hoth/retreat/never'],
};

function battleSheet(view: View): ThingSheet {
  const { battle, medals, turn, seats } = view;
  const ours = SCENARIOS.some(({ id }) => id === battle.id);
  const specials = specialsOf(battle);
  const leaders = seats.flatMap((seat) => seat.leaders);
  return {
    title: ours ? { key: `scenario.${battle.id}` } : battle.title,
    parts: [
      ...(ours ? [{ lines: [{ key: `scenario.${battle.id}.story` }] }] : []),
      {
        title: text('sheet.stands'),
        facts: [
          ...(['rebel', 'empire'] as const).map((side, i): [Text, Text] => {
            const [n, need] = [medals[i] ?? 0, battle.medals[i] ?? 0];
            return [{ key: `side.${side}` }, need > 0 ? text('sheet.medals-of', { n, need }) : text('sheet.medals', { n })];
          }),
          [text('sheet.turn'), String(turn)],
        ],
      },
      { title: text('sheet.goals'), lines: [...medalsToWin(battle), rule('hoth/win/eliminations')] },
      ...(specials.length > 0 ? [{ title: text('sheet.specials'), lines: specials.map(({ line }) => line) }] : []),
      ...(battle.unknown.length > 0 ? [{ lines: [rule('hoth/scenario/unknown')] }] : []),
      ...leaders.map(leaderPart),
    ],
    rules: [
      'hoth/win/medals',
      'hoth/win/eliminations',
      'hoth/win/both',
      ...specials.map((one) => one.rule),
      ...(leaders.length > 0 ? ['hoth/leaders/both-sides'] : []),
      ...(seats.length > 2 ? ['hoth/teams/cards', 'hoth/teams/order', 'hoth/teams/open-hands'] : []),
    ],
  };
}

function leaderPart(leader: string): SheetPart {
  const cards = CARD_NAMES.filter((name) => cardOf(cardNamed(name)).set === leader);
  const lines = cards.map((name) =>
    text('sheet.card', { card: { key: `card.${cardKey(name)}` }, text: { key: `card.${cardKey(name)}.text` } }),
  );
  return { title: text('sheet.leader', { leader: { key: `leader.${leader}` } }), lines };
}

/** A card large, and what its words mean. */
function cardSheet(name: string, view: View): ThingSheet {
  const { order, bonus, set, section } = cardOf(cardNamed(name));
  const hand = typeof view.viewer === 'number' ? view.seats[view.viewer]?.hand : undefined;
  const rules = [
    ...(section ? ['hoth/board/sections', 'hoth/cards/surplus'] : []),
    ...(order.in === 'one-section' ? ['hoth/cards/one-section'] : []),
    ...('filter' in order && order.filter !== undefined ? ['hoth/cards/fallback'] : []),
    ...(bonus.move > 0 ? ['hoth/cards/movement-bonus'] : []),
    ...(bonus.moveAfterAttack > 0 ? ['hoth/cards/move-after-attack'] : []),
    ...(set === 'support' ? ['hoth/campaign/support'] : []),
    ...(section ? [] : ['hoth/cards/bonus']),
  ];
  return {
    title: { key: `card.${cardKey(name)}` },
    picture: (
      <div className="sheet-card" inert>
        <NamedCard name={name} />
      </div>
    ),
    parts: [
      ...(set === 'standard' || set === 'support'
        ? []
        : [{ lines: [text('sheet.leader', { leader: { key: `leader.${set}` } })] }]),
      { lines: rules.map(rule) },
    ],
    rules: [`hoth/card/${name}`, ...rules, 'hoth/turn/order'],
    ...(typeof hand === 'object' && hand.includes(name) ? { asks: name } : {}),
  };
}

function hexSheet(name: string, view: View, found: About | undefined): ThingSheet {
  const hex = hexNamed(name);
  const unit = view.units.find((one) => one.hex === name);
  const standing = view.battle.structures.find((one, i) => one.hex === hex && view.structures[i] === 1);
  const ground = terrainOf(view.battle)[hex] ?? 'snow';
  const terrain: Text = { key: `terrain.${ground}` };
  const kind = unit ?? standing;
  const marks = specialsOf(view.battle).filter(({ hexes }) => hexes.includes(hex));
  const parts = [
    ...(unit ? unitParts(unit, view, found) : []),
    ...(standing ? [structurePart(standing.kind)] : []),
    ...(ground === 'snow' && kind ? [] : [terrainPart(view, hex, unit)]),
    ...(marks.length > 0 ? [{ title: text('sheet.matters'), lines: marks.map(({ line }) => line) }] : []),
    ...(view.officer === name ? [{ lines: [rule('hoth/scenario/officer')] }] : []),
  ];
  return {
    title: kind
      ? text('sheet.on', { unit: { key: `unit.${kind.kind}` }, hex: name })
      : text('sheet.ground', { terrain, hex: name }),
    parts,
    rules: rulesOf(unit, standing !== undefined, ground, marks),
    asks: name,
    plain: ground === 'snow' && !kind && marks.length === 0,
  };
}

function rulesOf(unit: UnitView | undefined, standing: boolean, ground: string, marks: readonly Saying[]): string[] {
  return [
    ...(unit ? ['hoth/attack/range', 'hoth/move/allowance', 'hoth/move/attack-after-move'] : []),
    ...(unit ? ownRules(unit) : []),
    ...(standing ? ['hoth/structures/block', 'hoth/structures/attack'] : []),
    ...(ground === 'snow' ? [] : [`hoth/terrain/${ground}`, 'hoth/terrain/protection', 'hoth/terrain/stop']),
    ...marks.map((mark) => mark.rule),
    'hoth/sight/obstructions',
  ];
}

const KIND_RULES: Readonly<Record<string, readonly string[]>> = {
  'at-at': ['hoth/units/at-at', 'hoth/attack/confirmation', 'hoth/retreat/never'],
  'rebel-artillery': ['hoth/units/artillery', 'hoth/retreat/never'],
  snowspeeders: ['hoth/units/snowspeeders'],
};

function ownRules({ kind, badge }: UnitView): string[] {
  return [...(KIND_RULES[kind] ?? []), ...(badge === 'none' ? [] : [`hoth/badge/${badge}`])];
}

function unitParts(unit: UnitView, view: View, found: About | undefined): SheetPart[] {
  const { kind, badge, figures, full, side } = unit;
  const facts = KINDS[UNIT_KINDS.indexOf(kind)];
  if (!facts) return [];
  const farthest = badge === 'elite-troops' ? facts.move : facts.moveAndAttack;
  const far =
    facts.move === 0
      ? text('sheet.stays')
      : text(farthest < facts.move ? 'sheet.moves-attack' : 'sheet.moves', { n: facts.move, most: farthest });
  const special = view.battle.rules.find((one) => one.rule === 'elimination-medals' && one.kind === kind);
  const worth = special && 'medals' in special ? special.medals : facts.medals;
  const did = [
    ...(unit.order > 0 ? [text('text.ordered')] : []),
    ...(unit.moved > 0 ? [text('text.moved')] : []),
    ...(unit.attacks > 0 ? [text('sheet.attacked')] : []),
    ...(badge === 'e-web' && unit.inPlace ? [text('sheet.in-place')] : []),
  ];
  const own = ownRules(unit);
  return [
    {
      facts: [
        [{ key: `side.${side}` }, text('sheet.figures', { n: figures, full })],
        [text('sheet.dice', { at: facts.dice.map((_, i) => i + 1).join(' · ') }), facts.dice.join(' · ')],
        [text('sheet.move'), far],
        [text('sheet.worth'), text('sheet.medals', { n: worth })],
        ...(badge === 'none' ? [] : [[text('sheet.badge'), { key: `badge.${badge}` }] as const]),
        ...(did.length > 0 ? [[text('text.turn'), text('sheet.list', { items: did })] as const] : []),
      ],
    },
    ...(own.length > 0 ? [{ lines: own.map(rule) }] : []),
    ...(found ? [aimPart('sheet.hits', found.hits, view), aimPart('sheet.fears', found.fears, view)] : []),
  ];
}

function aimPart(title: 'sheet.hits' | 'sheet.fears', aims: About['hits'], view: View): SheetPart {
  const lines = aims.map(({ hex, dice }) => {
    const unit = view.units.find((one) => one.hex === hex);
    const structure = view.battle.structures.find((one) => nameOf(one.hex) === hex);
    return text('sheet.aim', { unit: { key: `unit.${unit?.kind ?? structure?.kind}` }, hex, n: dice });
  });
  return { title: text(title), lines: lines.length > 0 ? lines : [text('sheet.nobody')] };
}

function structurePart(kind: string): SheetPart {
  return { title: { key: `unit.${kind}` }, lines: [rule('hoth/structures/block'), rule('hoth/structures/attack')] };
}

/** What the ground does, to who stands there and to who comes. */
function terrainPart({ battle }: View, hex: number, unit: UnitView | undefined): SheetPart {
  const ground = terrainOf(battle)[hex] ?? 'snow';
  const { stops, protection, vehiclePenalty, obstructs } = TERRAIN[battle.terrain[hex] ?? 0] ?? TERRAIN_OF_SNOW;
  const { infantry, vehicle } = protection;
  const cover =
    infantry === vehicle ? text('sheet.less', { n: infantry }) : text('sheet.less-vehicles', { n: infantry, most: vehicle });
  // hoth/units/at-at: terrain does not protect it; trenches protect infantry alone.
  const bare =
    unit && (unit.kind === 'at-at' || (ground === 'trenches' && KINDS[UNIT_KINDS.indexOf(unit.kind)]?.class !== 'infantry'));
  const taken = unit !== undefined || battle.structures.some((one) => one.hex === hex);
  return {
    ...(taken ? { title: text('sheet.ground', { terrain: { key: `terrain.${ground}` }, hex: nameOf(hex) }) } : {}),
    facts: [
      ...(infantry > 0 ? [[text('sheet.cover'), bare ? text('sheet.no-cover') : cover] as const] : []),
      ...(vehiclePenalty > 0 ? [[text('sheet.vehicles'), text('sheet.less', { n: vehiclePenalty })] as const] : []),
      [text('sheet.sight'), text(obstructs || taken ? 'sheet.blocks' : 'sheet.free')],
      ...(stops ? [[text('sheet.enters'), text('sheet.stop')] as const] : []),
    ],
    lines: ground === 'snow' ? [] : [rule(`hoth/terrain/${ground}`)],
  };
}

const TERRAIN_OF_SNOW = {
  stops: false,
  protection: { infantry: 0, vehicle: 0, special: 0 },
  vehiclePenalty: 0,
  obstructs: false,
};
