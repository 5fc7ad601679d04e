/** Choices in words of the game. Pieces by name ("han", "EW3"), hexes by macrohex and place ("I3.2"). */
import type { Choice } from '@wartable/kernel';
import {
  act,
  CHOICE_KINDS,
  ENTER,
  join,
  kindOfChoice,
  macrohex,
  payload,
  place,
  target,
  tieHex,
  tiePiece,
  to,
} from './choices.ts';
import { pieceByName, pieceName } from './pieces.ts';
import { mapOf, type State } from './state.ts';

export function notateChoice(state: State, choice: Choice): string {
  const value = payload(choice);
  const kind = kindOfChoice(choice);
  const { names, macrohexes } = mapOf(state);
  switch (kind) {
    case 'act':
    case 'join':
    case 'target':
      return `${kind} ${pieceName(value)}`;
    case 'place':
    case 'to':
      return `${kind} ${names[value]}`;
    case 'tie-piece':
      return `choose ${pieceName(value)}`;
    case 'tie-hex':
      return `choose ${names[value]}`;
    case 'macrohex':
      return `macrohex ${macrohexes[value]?.id}`;
    default:
      return kind;
  }
}

const WITH_NAME = ['place', 'act', 'to', 'join', 'target', 'tie-piece', 'tie-hex', 'macrohex'];

/** The choice that words stand for, legal now or not; undefined when they name nothing there is. */
export function parseChoice(state: State, words: string): Choice | undefined {
  const simple = (CHOICE_KINDS as readonly string[]).indexOf(words);
  if (simple >= 0 && !WITH_NAME.includes(words)) return simple * (ENTER / CHOICE_KINDS.indexOf('enter'));
  const [verb, name = '', ...rest] = words.split(' ');
  if (rest.length > 0) return undefined;
  const piece = pieceByName(name);
  const { names, macrohexes } = mapOf(state);
  const hex = names.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  const found = macrohexes.findIndex(({ id }) => id.toLowerCase() === name.toLowerCase());
  switch (verb) {
    case 'act':
      return piece === undefined ? undefined : act(piece);
    case 'join':
      return piece === undefined ? undefined : join(piece);
    case 'target':
      return piece === undefined ? undefined : target(piece);
    case 'place':
      return hex < 0 ? undefined : place(hex);
    case 'to':
      return hex < 0 ? undefined : to(hex);
    case 'choose':
      return piece !== undefined ? tiePiece(piece) : hex < 0 ? undefined : tieHex(hex);
    case 'macrohex':
      return found < 0 ? undefined : macrohex(found);
    default:
      return undefined;
  }
}
