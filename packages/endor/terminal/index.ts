/** Battle for Endor at the terminal. */
import {
  DIFFICULTIES,
  type EndorPreview,
  type Event,
  endor,
  GENTLE,
  inventTable,
  OPENING_KINDS,
  openings,
  openingText,
  PERSONS,
  REBEL,
  readMap,
  type State,
  spoilTable,
  TABLES,
  type View,
} from '@wartable/endor';
import { textOption } from 'wartable/args.ts';
import type { GameTerminal } from 'wartable/game-terminal.ts';
import { say } from 'wartable/io.ts';
import { endorBoard, endorCard, endorOdds } from './board.ts';
import { text } from './text/index.ts';

const HEROES = Object.keys(TABLES.heroes);

const CELL_NAMES = {
  gentle: text('balance.cell-gentle'),
  standard: text('balance.cell-standard'),
  moreStormtroopers: text('balance.cell-more-stormtroopers'),
  moreAtSts: text('balance.cell-more-at-sts'),
  fourCruisers: text('balance.cell-four-cruisers'),
  noRally: text('balance.cell-no-rally'),
  noSecurityCode: text('balance.cell-no-security-code'),
  'all-difficulties': text('balance.cell-all-difficulties'),
};

/** `leia,ewok=4,security-code`: who is captured, how many have fallen, what is kept. What is none of these is refused when it is read. */
function carriedOf(words: readonly string[]): object {
  const fallen = words.filter((word) => word.includes('=')).map((word) => word.split('='));
  const captured = words.filter((word) => PERSONS.includes(word));
  return {
    captured,
    fallen: Object.fromEntries(fallen.map(([unit = '', count]) => [unit, Number(count)])),
    kept: words.filter((word) => !word.includes('=') && !captured.includes(word)),
  };
}

/** `fourCruisers,noRally` */
const difficultyOf = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, true]));

export const terminal: GameTerminal<State, Event, View, EndorPreview> = {
  board: {
    table: (view, io, marks) => endorBoard(view, io, marks),
    intro: (_, io) => [say(io, text('intro.goal'))],
    card: endorCard,
    note: ({ decision, offer, previews }, io) => endorOdds(decision, offer, previews, io),
    // A piece, a macrohex or a hex, also of a map of one's own.
    thing: (typed) => (/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(\.\d)?$/u.test(typed) ? typed : undefined),
  },
  /** `--difficulty fourCruisers,noRally --ties auto --map my-map.json --carried leia,ewok=4` */
  options: (args, readFile) => {
    const difficulty = textOption(args, 'difficulty')?.split(',') ?? [];
    const ties = textOption(args, 'ties');
    const map = textOption(args, 'map');
    const carried = textOption(args, 'carried');
    return {
      ...(difficulty.length === 0 ? {} : { difficulty: difficultyOf(difficulty) }),
      ...(ties === undefined ? {} : { ties }),
      ...(map === undefined ? {} : { map: readFile(map, readMap) }),
      ...(carried === undefined ? {} : { carried: carriedOf(carried.split(',')) }),
    };
  },
  inventor: { legal: inventTable, broken: spoilTable },
  arena: {
    cells: () =>
      [
        [GENTLE, [GENTLE]] as const,
        ['standard', []] as const,
        ...DIFFICULTIES.map((name) => [name, [name]] as const),
        ['all-difficulties', DIFFICULTIES] as const,
      ].map(([id, names]) => ({ id, options: { ties: 'auto', difficulty: difficultyOf(names) } })),
    cellName: (id) => CELL_NAMES[id as keyof typeof CELL_NAMES],
    length: text('balance.turns'),
    // A moment of this game is a card of a turn.
    turns: (moment) => Math.floor(moment / 100),
    first: () => undefined,
    // Nobody plays cards here; events happen, and some are alike but for their number.
    card: (event) => (event.type === 'event-drawn' ? [REBEL, event.event.replace(/-\d+$/, '')] : undefined),
    cardName: (card) => ({ key: `event.${card}` }),
    openings,
    openingKinds: OPENING_KINDS,
    openingName: openingText,
    /** Any win beats any loss, an early one a late one; of two losses the further door counts, then the heroes left. */
    reached: (state) => {
      const { pieces, door, turn, outcome } = endor.view(state, 'spectator');
      if (outcome === 'won') return 1000 - turn;
      const heroes = pieces.filter(({ piece }) => HEROES.includes(piece));
      const left = heroes.filter(({ at }) => at !== 'captured').length;
      return 10 * door + (heroes.some(({ at }) => at === 'complex') ? 5 : 0) + left;
    },
    // Ties of the Imperials are decided by the rules.
    inRound: (given) => ({ ties: 'auto', ...given }),
  },
};
