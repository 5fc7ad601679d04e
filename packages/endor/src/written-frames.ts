/**
 * Frames as positions and records write them, since the first version: five fields, of which each step uses some in its own way.
 * Records of every version must open, so this form stays as it is.
 */
import { type Json, readFields, readList, readNumber, readOptional, readWord } from '@wartable/kernel';
import { EMPTY, type Frame } from './frames.ts';
import { AREAS, type GameMap, type Macrohex } from './map.ts';
import { CHEWBACCA, PIECE_IDS, type PieceId } from './pieces.ts';

const STEPS: readonly Frame['step'][] = [
  'place',
  'deploy',
  'turn',
  'rebel',
  'hero',
  'move-to',
  'join',
  'target',
  'imperial-move',
  'imperial-fire',
  'trap',
  'capture',
  'rally',
  'return',
];

type Written = {
  readonly piece: number;
  readonly at: number;
  readonly list: readonly number[];
  readonly ties: readonly number[];
};

const NOTHING = -1;
/** The `piece` of an Imperial move whose ties are among targets. */
const AMONG_TARGETS = 0;
/** Where `at` may say nothing it counts from one. */
const fromOne = (id: number | undefined): number => (id === undefined ? 0 : id + 1);

export function writeFrame(frame: Frame): Json {
  const { piece = NOTHING, at = 0, list = EMPTY, ties = EMPTY } = written(frame);
  return { step: frame.step, piece, at, list, ties };
}

function written(frame: Frame): Partial<Written> {
  switch (frame.step) {
    case 'turn':
    case 'trap':
      return {};
    case 'place':
      return { at: AREAS.indexOf(frame.area), list: frame.waiting };
    case 'deploy':
      return { at: fromOne(frame.macrohex), list: frame.waiting, ties: frame.hexes };
    case 'rebel':
      return { list: frame.served };
    case 'hero':
    case 'move-to':
      return { piece: frame.piece };
    case 'capture':
      return { piece: CHEWBACCA };
    case 'join':
    case 'target':
      return { piece: frame.firers[0], list: frame.firers };
    case 'imperial-move': {
      const { waiting, target, targets, hexes } = frame;
      const ties = targets.length > 0 ? { piece: AMONG_TARGETS, ties: targets } : { ties: hexes };
      return { at: fromOne(target), list: waiting, ...ties };
    }
    case 'imperial-fire':
      return { at: frame.settled ? 1 : 0, list: frame.waiting, ties: frame.targets };
    case 'rally':
      return { at: frame.ewoks };
    case 'return':
      return { at: frame.macrohex, list: frame.waiting };
  }
}

/** Throws `InputError`. What a step does not use may be left out. */
export function readFrame(map: GameMap, input: unknown, path: string): Frame {
  const fields = readFields(input, path, ['step', 'piece', 'at', 'list', 'ties']);
  const step = readWord(fields['step'], `${path}.step`, STEPS);
  const at = (most: number): number =>
    readOptional(fields['at'], `${path}.at`, (value, place) => readNumber(value, place, 0, most), 0);
  const piece = (): PieceId => readId(fields['piece'], `${path}.piece`, PIECE_IDS);
  const ids = <Id>(field: 'list' | 'ties', known: readonly Id[]): Id[] =>
    readOptional(fields[field], `${path}.${field}`, readList, EMPTY).map((id, i) => readId(id, `${path}.${field}[${i}]`, known));
  const waiting = (): PieceId[] => ids('list', PIECE_IDS);
  switch (step) {
    case 'turn':
    case 'trap':
    case 'capture':
      return { step };
    case 'place':
      return { step, area: readId(fields['at'] ?? 0, `${path}.at`, AREAS), waiting: waiting() };
    case 'deploy':
      return {
        step,
        waiting: waiting(),
        macrohex: map.macrohexes[at(map.macrohexes.length) - 1]?.index,
        hexes: ids('ties', map.hexes),
      };
    case 'rebel':
      return { step, served: waiting() };
    case 'hero':
    case 'move-to':
      return { step, piece: piece() };
    case 'join':
    case 'target':
      return { step, firers: [piece(), ...waiting().slice(1)] };
    case 'imperial-move': {
      const among = fields['piece'] === AMONG_TARGETS;
      const ties = among ? { targets: ids('ties', PIECE_IDS), hexes: EMPTY } : { targets: EMPTY, hexes: ids('ties', map.hexes) };
      return { step, waiting: waiting(), target: PIECE_IDS[at(PIECE_IDS.length) - 1], ...ties };
    }
    case 'imperial-fire':
      return { step, waiting: waiting(), targets: ids('ties', PIECE_IDS), settled: at(1) === 1 };
    case 'rally':
      return { step, ewoks: at(PIECE_IDS.length) };
    case 'return':
      return { step, macrohex: (map.macrohexes[at(map.macrohexes.length - 1)] as Macrohex).index, waiting: waiting() };
  }
}

/** A thing by its place in a list of all there are. */
function readId<Id>(input: unknown, path: string, known: readonly Id[]): Id {
  return known[readNumber(input, path, 0, known.length - 1)] as Id;
}
