/** Choices in words of the game. Pieces by name ("han", "EW3"), hexes by macrohex and place ("I3.2"). */
import type { Choice } from '@wartable/kernel';
import {
  act,
  CHOICE_KINDS,
  choiceOf,
  hexIn,
  join,
  kindOfChoice,
  macrohex,
  macrohexIn,
  pieceIn,
  place,
  target,
  tieHex,
  tiePiece,
  to,
  verbOf,
} from './choices.ts';
import { hexName, macrohexByName } from './map.ts';
import { pieceByName, pieceName } from './pieces.ts';
import { mapOf, type State } from './state.ts';

/** A state and a view both know their map, and more is not needed. */
type OnMap = Pick<State, 'map'>;

export function notateChoice(on: OnMap, choice: Choice): string {
  const name = nameIn(on, choice);
  return name === undefined ? verbOf(choice) : `${verbOf(choice)} ${name}`;
}

/** The piece, hex or macrohex that a choice names. */
export function nameIn(on: OnMap, choice: Choice): string | undefined {
  const { names, macrohexes } = mapOf(on);
  switch (kindOfChoice(choice)) {
    case 'act':
    case 'join':
    case 'target':
    case 'tie-piece':
      return pieceName(pieceIn(choice));
    case 'place':
    case 'to':
    case 'tie-hex':
      return names[hexIn(choice)];
    case 'macrohex':
      return macrohexes[macrohexIn(choice)]?.id;
    default:
      return undefined;
  }
}

const WITH_NAME = ['place', 'act', 'to', 'join', 'target', 'tie-piece', 'tie-hex', 'macrohex'];

/** The choice that words stand for, legal now or not; undefined when they name nothing there is. */
export function parseChoice(on: OnMap, notation: string): Choice | undefined {
  const simple = CHOICE_KINDS.find((kind) => kind === notation);
  if (simple !== undefined && !WITH_NAME.includes(simple)) return choiceOf(simple);
  const [verb, name = '', ...rest] = notation.split(' ');
  if (rest.length > 0) return undefined;
  const piece = pieceByName(name);
  const map = mapOf(on);
  const hex = map.hexByName.get(name) ?? map.hexes.find((known) => hexName(map, known).toLowerCase() === name.toLowerCase());
  const found = macrohexByName(map, name);
  switch (verb) {
    case 'act':
      return piece === undefined ? undefined : act(piece);
    case 'join':
      return piece === undefined ? undefined : join(piece);
    case 'target':
      return piece === undefined ? undefined : target(piece);
    case 'place':
      return hex === undefined ? undefined : place(hex);
    case 'to':
      return hex === undefined ? undefined : to(hex);
    case 'choose':
      return piece !== undefined ? tiePiece(piece) : hex === undefined ? undefined : tieHex(hex);
    case 'macrohex':
      return found === undefined ? undefined : macrohex(found);
    default:
      return undefined;
  }
}
