/** What a sheet says of each thing of the forest: units and what the procedure makes them do, terrain, tracks, cards, the battle. */
import {
  type About,
  type AboutShot,
  mapOf,
  PIECES,
  type Planned,
  pieceByName,
  pieceText,
  TABLES,
  type View,
} from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { percent } from '@wartable/web/play/odds.tsx';
import { BATTLE, type SheetPart, type ThingSheet } from '@wartable/web/play/thing.ts';
import { cardKey, NamedAction } from './banner.tsx';
import { kindOf, placeIn, sideOf, TERRAINS } from './scene.ts';
import { doorText, limitOf, targetKey, targetsOf } from './status.tsx';
import { text } from './text/index.ts';

const rule = (id: string): Text => ({ key: `rule.${id}` });
const rulesPart = (...ids: readonly string[]): SheetPart => ({ lines: ids.map(rule) });

export function sheetOf(thing: string, view: View, found: unknown): ThingSheet | undefined {
  if (thing === BATTLE) return battleSheet(view);
  const known = TRACKS[thing];
  if (known) return known(view);
  if (TABLES.actions.includes(cardKey(thing))) return cardSheet(thing);
  const piece = pieceByName(thing) === undefined ? view.pieces.find(({ at }) => at === thing)?.piece : thing;
  if (thing === 'complex') return complexSheet(view);
  if (piece !== undefined) return pieceSheet(piece, view, found as About | undefined);
  return mapOf(view).hexByName.has(thing) ? groundSheet(thing, view) : undefined;
}

function standing(view: View): SheetPart {
  return {
    title: text('sheet.stands'),
    facts: [
      [text('status.turn'), String(view.turn)],
      [text('status.door'), doorText(view.door)],
      [text('status.cruisers'), text('status.of', { n: view.cruisers, all: limitOf(view) })],
      [text('status.tactic'), view.tactic],
      [text('sheet.cards-left'), String(view.actionsLeft.length)],
      [text('sheet.events-left'), String(view.eventsLeft.length)],
    ],
  };
}

function tacticPart(view: View): SheetPart {
  return {
    title: text('sheet.tactic', { tactic: view.tactic }),
    lines: [
      text('sheet.order', { targets: targetsOf(view).map((target) => ({ key: targetKey(target) })) }),
      rule('endor/imperial/priority'),
      rule('endor/imperial/tactics'),
    ],
  };
}

function battleSheet(view: View): ThingSheet {
  return {
    title: { key: 'game.name' },
    parts: [
      { lines: [text('new.goal')] },
      standing(view),
      {
        title: text('sheet.goals'),
        lines: [rule('endor/hero/door'), rule('endor/hero/generator'), text('sheet.lost', { n: limitOf(view) })],
      },
      tacticPart(view),
      { title: text('hero.title'), ...rulesPart('endor/hero/actions', 'endor/fire/effect') },
      ...(view.kept.length > 0
        ? [{ lines: [text('deck.kept', { cards: view.kept.map((card) => ({ key: `event.${card}` })) })] }]
        : []),
      {
        title: text('sheet.turns'),
        ...rulesPart('endor/turn/card', 'endor/turn/rebels', 'endor/turn/imperials', 'endor/event/draw'),
      },
    ],
    rules: [
      'endor/end/won',
      'endor/end/lost',
      'endor/end/stalemate',
      'endor/hero/door',
      'endor/hero/generator',
      'endor/imperial/move',
    ],
  };
}

/** Tracks, decks and dice. */
const TRACKS: Readonly<Record<string, (view: View) => ThingSheet>> = {
  door: (view) =>
    plain(
      text('status.door'),
      [[text('status.door'), doorText(view.door)]],
      ['endor/hero/door', 'endor/move/complex', 'endor/event/security-code'],
    ),
  cruisers: (view) =>
    plain(
      text('status.cruisers'),
      [[text('status.cruisers'), text('status.of', { n: view.cruisers, all: limitOf(view) })]],
      ['endor/event/cruiser', 'endor/event/draw'],
      ['endor/end/lost'],
    ),
  turn: (view) =>
    plain(
      text('status.turn'),
      [
        [text('status.turn'), String(view.turn)],
        [text('sheet.cards-left'), String(view.actionsLeft.length)],
      ],
      ['endor/turn/card', 'endor/turn/rebels', 'endor/turn/imperials'],
    ),
  tactic: (view) => ({
    title: text('status.tactic'),
    parts: [tacticPart(view), rulesPart('endor/imperial/move', 'endor/imperial/fire')],
    rules: [
      'endor/imperial/tactics',
      'endor/imperial/priority',
      'endor/imperial/move',
      'endor/imperial/fire',
      'endor/breach/run',
    ],
  }),
  actions: (view) =>
    plain(text('deck.actions'), [[text('sheet.cards-left'), String(view.actionsLeft.length)]], ['endor/turn/card']),
  events: (view) =>
    plain(text('deck.events'), [[text('sheet.events-left'), String(view.eventsLeft.length)]], ['endor/event/draw']),
  dice: () => plain(text('sheet.dice'), [], ['endor/fire/dice', 'endor/fire/hit', 'endor/fire/possible']),
};

function plain(title: Text, facts: SheetPart['facts'], ids: readonly string[], more: readonly string[] = []): ThingSheet {
  return { title, parts: [...(facts && facts.length > 0 ? [{ facts }] : []), rulesPart(...ids)], rules: [...ids, ...more] };
}

function cardSheet(card: string): ThingSheet {
  const ids = [card.includes('event') ? 'endor/event/draw' : isRebel(card) ? 'endor/turn/rebels' : 'endor/turn/imperials'];
  return {
    title: { key: `action.${cardKey(card)}` },
    picture: <NamedAction card={card} />,
    parts: [rulesPart(...ids)],
    rules: [`endor/action/${cardKey(card)}`, ...ids, 'endor/turn/card'],
  };
}

function isRebel(card: string): boolean {
  return /^(heroes|rebel|ewoks|catapults)/.test(card);
}

function complexSheet(view: View): ThingSheet {
  const ids = [
    'endor/move/complex',
    'endor/move/leaving',
    'endor/fire/complex',
    'endor/hero/generator',
    'endor/imperial/garrison',
  ];
  const inside = view.pieces.filter(({ at }) => at === 'complex').map(({ piece }) => pieceText(piece));
  return {
    title: text('board.complex'),
    parts: [
      { facts: [[text('status.door'), doorText(view.door)]] },
      { title: text('sheet.inside'), lines: inside.length > 0 ? inside : [text('text.nobody')] },
      rulesPart(...ids.slice(0, 3)),
    ],
    rules: ids,
  };
}

/** By the number of the terrain: what it does. */
function groundPart(hex: string, view: View): SheetPart {
  const map = mapOf(view);
  const at = map.hexByName.get(hex);
  const terrain = TERRAINS[map.terrain[at ?? 0] ?? 0] ?? 'clear';
  return {
    title: text('board.hex', { name: hex, what: { key: `terrain.${terrain}` } }),
    facts: [
      [text('sheet.shelter'), text(terrain === 'clear' ? 'sheet.no-cover' : 'sheet.cover')],
      ...(terrain === 'clear' ? [] : [[text('sheet.closed'), closedTo(terrain)] as const]),
    ],
    lines: terrain === 'entrance' ? [rule('endor/hero/door')] : [],
  };
}

/** endor/terrain/movement */
function closedTo(terrain: string): Text {
  const types = [...(terrain === 'woods' ? [] : ['at-st']), ...(terrain === 'hills' ? [] : ['speeder-bike'])];
  return text('sheet.list', { items: types.map((type) => ({ key: `type.${type}` })) });
}

const GROUND_RULES = ['endor/terrain/movement', 'endor/terrain/cover', 'endor/move/points'];

function groundSheet(hex: string, view: View): ThingSheet {
  const { title = hex, ...part } = groundPart(hex, view);
  const map = mapOf(view);
  return {
    title,
    parts: [part],
    rules: GROUND_RULES,
    asks: hex,
    plain: map.terrain[map.hexByName.get(hex) ?? 0] === 0,
  };
}

function pieceSheet(piece: string, view: View, found: About | undefined): ThingSheet {
  const at = placeIn(view, piece);
  const seen = view.pieces.find((one) => one.piece === piece);
  const kind = kindOf(piece);
  const mounted = piece === 'chewbacca' && view.mounted;
  const values = mounted ? TABLES.mounted : PIECES[pieceByName(piece) ?? 0];
  const imperial = sideOf(kind) === 'empire';
  const onMap = mapOf(view).hexByName.has(at);
  const states = [
    ...(seen?.wounded ? [text('hero.wounded')] : []),
    ...(seen?.acted ? [text('hero.acted')] : []),
    ...(mounted ? [text('hero.mounted')] : []),
  ];
  return {
    title: onMap ? text('board.unit-at', { piece: pieceText(piece), at }) : pieceText(piece),
    parts: [
      {
        facts: [
          [text('sheet.fire'), text('sheet.dice-n', { n: values?.fire ?? 0 })],
          [text('sheet.armor'), text('sheet.hits-n', { n: values?.armor ?? 0 })],
          ...((values?.breach ?? 0) > 0 ? [[text('hero.breach'), String(values?.breach)] as const] : []),
          [text('sheet.moves'), kind === 'catapult' ? text('sheet.stays') : text('sheet.points', { n: TABLES.movementPoints })],
          ...(states.length > 0 ? [[text('text.state'), text('sheet.list', { items: states })] as const] : []),
        ],
      },
      ...(found?.plan ? [planPart(found.plan, view, at)] : []),
      ...(found && onMap && !imperial ? [shotsPart('sheet.hits', found.hits, view)] : []),
      ...(found && onMap ? [shotsPart('sheet.fears', found.fears, view)] : []),
      ...(onMap ? [groundPart(at, view)] : []),
    ],
    rules: [
      'endor/fire/dice',
      'endor/fire/hit',
      'endor/fire/effect',
      ...(imperial ? ['endor/imperial/move', 'endor/imperial/priority', 'endor/imperial/fire'] : ['endor/fire/combined']),
      ...(found?.plan ? [found.plan.rule] : []),
      ...(kind === 'catapult' ? ['endor/move/catapults'] : []),
      ...(mounted ? ['endor/event/mounted'] : []),
      ...GROUND_RULES,
    ],
    ...(imperial ? {} : { asks: piece }),
  };
}

/** What the procedure makes an Imperial unit do on its next cards, as things stand. */
function planPart({ move, rule: why, targets, hexes, aims }: Planned, view: View, at: string): SheetPart {
  const named = (pieces: readonly string[]): readonly Text[] => pieces.map(pieceText);
  const to = hexes.join(' / ');
  const moves = (): Text => {
    if (move === 'stay') return rule(why);
    if (move === 'enter') return text('sheet.enters');
    if (move === 'convert') return text('reason.converted');
    if (move === 'choose-target') return text('sheet.goes-tied', { targets: named(targets) });
    if (hexes.includes(at)) return text('reason.there');
    return targets.length > 0 ? text('sheet.goes', { targets: named(targets), to }) : text('sheet.runs', { to });
  };
  return {
    title: text('sheet.by-tactic', { tactic: view.tactic }),
    facts: [
      [text('sheet.on-move'), moves()],
      [text('sheet.on-fire'), aims.length > 0 ? text('sheet.list', { items: named(aims) }) : text('text.nobody')],
    ],
  };
}

function shotsPart(title: 'sheet.hits' | 'sheet.fears', shots: readonly AboutShot[], view: View): SheetPart {
  if (shots.length === 0) return { title: text(title), lines: [text('text.nobody')] };
  const facts = shots.map(({ piece, dice, hit }): [Text, Text] => [
    text('board.unit-at', { piece: pieceText(piece), at: placeIn(view, piece) }),
    text('shot.label', { n: dice, hit: percent(hit) }),
  ]);
  return { title: text(title), facts };
}
