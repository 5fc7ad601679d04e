/** What is broken on purpose: each mutant stands for a kind of mistake that must not go unnoticed. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What must notice it: options of `wartable fuzz`, or a test. */
  readonly by: readonly string[];
};

const DUEL = ['--game duel --games 12'];
const HOTH = ['--game hoth --games 4'];
const ENDOR = ['--game endor --games 6'];
const TABLE = ['packages/kernel/test/table.test.ts'];
const SAVES = ['packages/cli/test/saves.test.ts'];
const CLOCKS = ['packages/server/test/clocks.test.ts'];

function mutant(name: string, file: string, from: string, to: string, by: readonly string[]): Mutant {
  return { name, file, from, to, by };
}

export const MUTANTS: readonly Mutant[] = [
  // An event's effect is dropped, or a field forgotten in fold.
  mutant(
    'duel fold: the deck keeps its cards',
    'packages/duel/src/fold.ts',
    'deck: deck - event.count,\n        hand: withMore',
    'deck,\n        hand: withMore',
    DUEL,
  ),
  mutant(
    'duel fold: an attacker stays ready',
    'packages/duel/src/fold.ts',
    'withUnit(view, event.unit, () => ({ exhausted: true }));\n      return withAttack',
    'view;\n      return withAttack',
    DUEL,
  ),
  mutant(
    'duel fold: a shown card is forgotten too soon',
    'packages/duel/src/fold.ts',
    'shown: [...side.shown, { card, resources: sizeOf(side.resources) }],',
    'shown: side.shown,',
    DUEL,
  ),
  mutant('duel fold: weakening has no effect', 'packages/duel/src/fold.ts', 'penalty: penalty + event.amount', 'penalty', [
    'packages/duel/test/fold.test.ts',
    ...DUEL,
  ]),
  mutant(
    'duel fold: a sealed answer stays',
    'packages/duel/src/fold.ts',
    'return view.viewer === side ? { ...view, sealed: [] } : view;',
    'return view;',
    DUEL,
  ),
  mutant(
    'duel fold: whose action it is',
    'packages/duel/src/fold.ts',
    "top?.step === 'action' ? { ...view, active: top.side } : view",
    'view',
    DUEL,
  ),
  mutant(
    'duel event: which unit used its action',
    'packages/duel/src/fold.ts',
    'return unit === undefined ? paid : withUnit',
    'return unit !== undefined ? paid : withUnit',
    DUEL,
  ),
  mutant(
    'hoth fold: the way of a move',
    'packages/hoth/src/fold.ts',
    '{ hex: lastOf(event.path), moved, barred }',
    '{ hex: lastOf(event.path), moved }',
    HOTH,
  ),
  mutant(
    'hoth fold: structures fall in pairs',
    'packages/hoth/src/fold.ts',
    'view.structures.with(event.place, 0)',
    'view.structures.map(() => 0)',
    ['packages/hoth/test/fold.test.ts', '--game hoth --scenario 10 --games 4'],
  ),
  mutant('hoth fold: figures that come back', 'packages/hoth/src/fold.ts', 'figures: figures + event.count', 'figures', [
    'packages/hoth/test/fold.test.ts',
    '--game hoth --games 12',
  ]),
  mutant(
    'hoth fold: the turn of a side',
    'packages/hoth/src/fold.ts',
    'turns: onSide(view.turns, event.side, plusOne), ',
    '',
    HOTH,
  ),
  mutant(
    'hoth fold: what was attacked',
    'packages/hoth/src/fold.ts',
    'attacked: [], quiet: view.quiet + 1',
    'quiet: view.quiet + 1',
    HOTH,
  ),
  mutant('hoth fold: cards known to be in a hand', 'packages/hoth/src/fold.ts', 'shown: [...shown, event.card],', 'shown,', [
    'packages/hoth/test/fold.test.ts',
    '--game hoth --games 12',
  ]),
  mutant(
    'endor fold: who has acted',
    'packages/endor/src/fold.ts',
    '(piece.acted ? { ...piece, acted: false } : piece)',
    'piece',
    ENDOR,
  ),
  mutant(
    'endor fold: where a crew goes on foot',
    'packages/endor/src/fold.ts',
    'event.into, { at: event.at })',
    'event.into, {})',
    ['packages/endor/test/reading.test.ts', '--game endor --games 12'],
  ),
  mutant(
    'endor fold: the security code is spent',
    'packages/endor/src/fold.ts',
    'event.withCode ? without(view, CODE_CARD) : view',
    'view',
    ['packages/endor/test/reading.test.ts', '--game endor --games 20'],
  ),
  mutant('endor fold: where the rallied go', 'packages/endor/src/fold.ts', 'at: event.places[i] ?? event.at', 'at: event.at', [
    'packages/endor/test/reading.test.ts',
    '--game endor --games 20',
  ]),
  mutant(
    'endor fold: cards gone',
    'packages/endor/src/fold.ts',
    'actionsGone: view.card === null ? view.actionsGone : [...view.actionsGone, view.card],',
    'actionsGone: view.actionsGone,',
    ENDOR,
  ),

  // What is hidden gets out.
  mutant(
    'duel leak: drawn cards are told to all',
    'packages/duel/src/events.ts',
    'return isOwn(event.side, viewer) && event.cards\n',
    'return event.cards\n',
    DUEL,
  ),
  mutant(
    'duel leak: which card became a resource',
    'packages/duel/src/events.ts',
    "case 'resources-placed':\n      return isOwn(event.side, viewer) ? event",
    "case 'resources-placed':\n      return event.cards ? event",
    DUEL,
  ),
  mutant(
    'duel leak: that somebody has answered in secret',
    'packages/duel/src/events.ts',
    'return isOwn(event.side, viewer) ? event : undefined;',
    'return event;',
    DUEL,
  ),
  mutant(
    'duel leak: the order of a deck',
    'packages/duel/src/events.ts',
    'return { type: event.type, side: event.side };',
    'return event;',
    DUEL,
  ),
  mutant(
    'hoth leak: drawn cards are told to all',
    'packages/hoth/src/events.ts',
    "if (viewer === 'spectator' || !event.to.includes(viewer) || !cards) return rest;",
    'return event;',
    HOTH,
  ),
  mutant(
    'endor leak: the order of the decks',
    'packages/endor/src/events.ts',
    "event.type === 'deck-shuffled' ? { type: event.type, deck: event.deck } : event",
    'event',
    ENDOR,
  ),
  mutant(
    'why-not looks past the dice',
    'packages/kernel/src/ahead.ts',
    "if (after.rng.used !== state.rng.used) spoken.push('chance');\n    else if",
    'if',
    [...HOTH],
  ),
  mutant(
    'why-not looks at what is drawn',
    'packages/kernel/src/ahead.ts',
    "else if (rules.hidden(after, seat).some((size, place) => size < (then[place] ?? 0))) spoken.push('hidden');",
    'void then;',
    ['--game duel --games 40', ...ENDOR],
  ),
  mutant(
    'a view shows the top of a deck',
    'packages/duel/src/view.ts',
    'deck: state.deck[side].length,',
    'deck: state.deck[side].length * 100 + (state.deck[side].at(-1) ?? 0),',
    DUEL,
  ),
  mutant(
    'a view shows the other hand',
    'packages/hoth/src/view.ts',
    'hand: maySee(state, seat, viewer) ? hand.map(cardName) : hand.length,',
    'hand: hand.map(cardName),',
    HOTH,
  ),
  mutant(
    'a viewer is numbered by what others do',
    'packages/kernel/src/table.ts',
    'return undefined;\n  feed.number++;',
    '{\n    feed.number++;\n    return undefined;\n  }\n  feed.number++;',
    [...TABLE, ...DUEL],
  ),
  mutant(
    'an undo in secret is told to all',
    'packages/kernel/src/table.ts',
    'if (viewer !== seat && toldTo(table, viewer, feed) === before[i]) continue;',
    '',
    [...TABLE, ...DUEL],
  ),
  mutant(
    'what may be taken back tells who was first',
    'packages/kernel/src/undo.ts',
    "if (ended && before && before.seat !== seat && !before.seenBy[seat]) return 'answer';",
    'void [ended, before];',
    ['packages/kernel/test/match.test.ts'],
  ),

  // Answers that come late, twice or broken.
  mutant(
    'a stale answer is taken',
    'packages/kernel/src/match.ts',
    "if (asked.id !== decision) return { refused: 'stale-decision' };",
    '',
    DUEL,
  ),
  mutant(
    'a repeated answer acts again',
    'packages/kernel/src/match.ts',
    "if (stamp?.id !== undefined && match.given.has(keyOf(seat, stamp.id))) return { refused: 'already-given' };\n  if (matchOutcome(match)) return { refused: 'match-over' };\n  const asked",
    "if (matchOutcome(match)) return { refused: 'match-over' };\n  const asked",
    DUEL,
  ),
  mutant(
    'an undone decision comes back under its number',
    'packages/kernel/src/undo.ts',
    '|| (was !== undefined && was !== is))\n      match.asked[other] = (match.asked[other] ?? 0) + 1;',
    '|| (was !== undefined && was !== is))\n      void other;',
    ['packages/kernel/test/match.test.ts', ...DUEL],
  ),
  mutant(
    'an answer is half taken where a rule throws',
    'packages/kernel/src/match.ts',
    'const after = game.clone(before);\n  const events',
    'const after = before;\n  const events',
    ['packages/kernel/test/match.test.ts', ...DUEL],
  ),
  mutant(
    'who missed something goes on without it',
    'packages/kernel/src/follow.ts',
    "if (!known || message.number > known.number + 1) return 'gap';",
    "if (!known) return 'gap';",
    [...TABLE, ...HOTH],
  ),
  mutant(
    'what comes twice is folded twice',
    'packages/kernel/src/follow.ts',
    "if (message.number <= known.number) return 'known';",
    '',
    [...TABLE, ...HOTH],
  ),
  mutant(
    'a decision is not told with the news',
    'packages/kernel/src/table.ts',
    'decision: questionFor(match, viewer),\n    undo',
    'decision: null,\n    undo',
    DUEL,
  ),

  mutant(
    'numbers of an earlier opening of the table count',
    'packages/kernel/src/table.ts',
    "if (opening !== table.opening) return [freshFor(table, viewer, 'missed')];",
    'void opening;',
    TABLE,
  ),

  // Records.
  mutant(
    'a name may be changed after the match',
    'packages/kernel/src/record.ts',
    'canonical({ game, rules, options, players })',
    'canonical({ game, rules, options })',
    ['packages/kernel/test/match.test.ts'],
  ),
  mutant(
    'an option may be changed after the match',
    'packages/kernel/src/record.ts',
    'canonical({ game, rules, options, players })',
    'canonical({ game, rules, players })',
    ['packages/kernel/test/match.test.ts'],
  ),
  mutant('a takeback rolls the same dice again', 'packages/kernel/src/undo.ts', 'match.state.rng = cloneRng(state.rng);', '', [
    'packages/kernel/test/match.test.ts',
    'packages/kernel/test/replay.test.ts',
  ]),
  mutant(
    'dice and decks share a stream',
    'packages/kernel/src/rng.ts',
    "if (deck !== undefined && rng.algorithm === 'chacha8-streams') {",
    'if (deck !== undefined && rng.key.length > 9) {',
    ['packages/kernel/test/rng.test.ts'],
  ),
  mutant('a shuffle depends on the one before', 'packages/kernel/src/rng.ts', 'deck + 1, before)', 'deck + 1, rng.used)', [
    'packages/kernel/test/rng.test.ts',
  ]),
  mutant(
    'the shares of the players do not count',
    'packages/kernel/src/rng.ts',
    "['wartable chance', seed, ...shares].join(' ')",
    "['wartable chance', seed].join(' ')",
    ['packages/kernel/test/replay.test.ts', 'packages/kernel/test/match.test.ts', 'packages/kernel/test/rng.test.ts'],
  ),
  mutant(
    'a snapshot may be changed',
    'packages/kernel/src/replay.ts',
    'checkSnapshots(rulesOf(record) === game.rules ? {} : game, match.record.snapshots, record.snapshots);',
    '{}',
    ['packages/kernel/test/match.test.ts'],
  ),
  // What is kept on disk.
  mutant('a save on disk is not synced', 'packages/cli/src/disk.ts', 'if (sync) fsyncSync(file);', '', SAVES),
  mutant(
    'a save on disk whose folder is not synced',
    'packages/cli/src/disk.ts',
    "const file = openSync(folder, 'r');\n    try {\n      fsyncSync(file);",
    "const file = openSync(folder, 'r');\n    try {",
    SAVES,
  ),
  mutant(
    'a save on disk is written by one who has lost it',
    'packages/cli/src/disk.ts',
    'mayStill();\n      renameSync(fresh, target);',
    'renameSync(fresh, target);',
    SAVES,
  ),
  mutant(
    'the save on disk of a battle goes before its result is kept',
    'packages/cli/src/play/host.ts',
    'host.over?.(host);\n    removeSave(path, hold);',
    'removeSave(path, hold);\n    host.over?.(host);',
    ['packages/cli/test/campaign.test.ts'],
  ),
  // Time, and who is told what of it.
  mutant(
    'a standing order tells by its speed what a hand holds',
    'packages/duel/src/orders.ts',
    "if (kind === 'resource') return",
    "if (kind === 'resource' && choices.length % 2 === 0) return",
    DUEL,
  ),
  mutant(
    'clocks stop for all to see where an answer is secret',
    'packages/server/src/hall/clocks.ts',
    'if (!openly || renewed) return null;',
    'return null;',
    CLOCKS,
  ),
  mutant('clocks give time to who takes back', 'packages/server/src/hall/clocks.ts', 'bank: bank - was.gained', 'bank', CLOCKS),
  mutant(
    'a line hears when another seat answers in secret',
    'packages/server/src/hall/tell.ts',
    'else if (faces !== at.faces && shown)',
    'else if (shown)',
    ['packages/server/test/time.test.ts'],
  ),
  mutant('a name that leads elsewhere is followed', 'packages/server/src/notices/reach.ts', 'lookup: pinnedLookup(at),', '', [
    'packages/server/test/reach.test.ts',
  ]),
  // Several nodes, of several versions.
  mutant(
    'tables lose what a node that is running still uses',
    'packages/server/src/store/migrate.ts',
    'return rows[0]?.least ?? 0;',
    'return Number.POSITIVE_INFINITY;',
    ['packages/server/test/migrations.test.ts'],
  ),
  mutant(
    'tables are changed under code that cannot work with them',
    'packages/server/src/store/migrate.ts',
    'neededFor(name) > known',
    'neededFor(name) > known + 1',
    ['packages/server/test/migrations.test.ts'],
  ),
  mutant(
    'the bell says the link of a table to whoever listens',
    'packages/server/src/nodes/subjects.ts',
    "of === undefined || kind === 'who'",
    'topic',
    ['packages/server/test/hostile-bell.test.ts'],
  ),
  mutant(
    'who has left a seat on another node hears what is said to it',
    'packages/server/src/hall/follow.ts',
    'if (isOther) await readRows(desk, room);',
    '',
    ['packages/server/test/several-seats.test.ts'],
  ),
  mutant(
    'a match goes on under other rules beside a node that has its own',
    'packages/server/src/hall/awake.ts',
    '(await desk.nodes.haveElsewhere(kept.game, rules))',
    'false',
    ['packages/server/test/versions.test.ts'],
  ),
  // What is hidden is looked at, or what is secret.
  mutant(
    'fear: whether the enemy can do so is asked in his own view',
    'packages/ai/src/fear.ts',
    'const view = game.view(state, seat);',
    'const view = game.view(state, enemy);',
    ['packages/ai/test/fear.test.ts'],
  ),
  mutant(
    'search: who answers in secret goes by what the searching seat answered',
    'packages/ai/src/search.ts',
    'saidBy(sealed, next.seat)) };',
    'saidBy(sealed, seat)) };',
    ['packages/ai/test/secret.test.ts'],
  ),
  // What is sealed is opened too soon.
  mutant(
    'the record of a table of the day is given while others still play it',
    'packages/server/src/hall/doors.ts',
    "if (isSealed(room.kept, time.now())) throw new Refusal('sealed');\n      const record",
    'const record',
    ['packages/server/test/days.test.ts'],
  ),
  mutant(
    'who has a table of the same dice watches the other one',
    'packages/server/src/hall/room.ts',
    'kept.agreement.watched && !isSealed(kept, now)',
    'kept.agreement.watched',
    ['packages/server/test/pairs.test.ts'],
  ),
];
