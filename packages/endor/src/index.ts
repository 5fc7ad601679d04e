import {
  type Foresight,
  type Game,
  type Rules,
  readItems,
  readNumber,
  readText,
  readWord,
  type Scripted,
} from '@wartable/kernel';
import { advice } from './advice.ts';
import { audit } from './audit.ts';
import { cardNumber } from './cards.ts';
import type { Verb } from './choices.ts';
import { deeds } from './deeds.ts';
import { FACES, SYMBOLS } from './dice.ts';
import { encoding } from './encoding.ts';
import { type Event, seenBy } from './events.ts';
import { aboutFor, type EndorPreview, measuresBetween, previewFor, previewsFor } from './foresight.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { namesIn } from './names.ts';
import { formerPosition, readPosition, writePosition } from './position.ts';
import { puzzles } from './puzzles.ts';
import { outcomeOf } from './rules/event-cards.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { likeness, type Options, readOptions, setUp } from './rules/setup.ts';
import { SEATS } from './seats.ts';
import { cloneState, type State } from './state.ts';
import { telling } from './telling.ts';
import { underwayOf } from './underway.ts';
import { hiddenSizes, sampleWorld, type View, viewFor } from './view.ts';
import { intentsOf, whyNot } from './whynot.ts';

const rules: Rules<State, Event, View, Options> = {
  id: telling.id,
  rules: telling.rules,
  options: readOptions,
  setup: setUp,
  pending: pendingDecisions,
  apply: applyChoice,
  clone: cloneState,
  seats: () => SEATS,
  allies: (_, seat) => [seat],
  outcome: outcomeOf,
  view: viewFor,
  seenBy,
  stands: (state) => ({ type: 'stands', underway: underwayOf(state) }),
  sampleWorld,
  audit,
  considerations: CONSIDERATIONS,
  consider,
  moment: (state) => state.turn * 100 + state.actionsGone.length,
  hidden: hiddenSizes,
  read: readPosition,
  write: writePosition,
  likeness,
  formerly: formerPosition,
  names: namesIn,
  script,
  encoding,
  deeds,
  puzzles,
};

const foresight: Foresight<View, EndorPreview> = {
  whyNot,
  intents: intentsOf,
  previews: previewsFor,
  preview: previewFor,
  about: aboutFor,
  between: measuresBetween,
  advice,
};

/** Battle for Endor: one player against an army moved by the rules. */
export const endor: Game<State, Event, View, Options, EndorPreview, Verb> = { ...rules, ...telling, ...foresight };

/** What to script so that chance gives this event again. It may come from a file. */
function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'dice-rolled')
    return readItems(event.faces, 'faces', (face, path) => FACES.indexOf(readWord(face, path, SYMBOLS)));
  if (event.type === 'die-rolled') return [readNumber(event.face, 'face', 1, 6) - 1];
  if (event.type === 'deck-shuffled')
    return event.topFirst === undefined
      ? undefined
      : [readItems(event.topFirst, 'topFirst', (card, path) => cardNumber(readText(card, path))).reverse()];
  return undefined;
}

export { type Carried, PERSONS } from './carried.ts';
export type { Verb } from './choices.ts';
export { pieceText } from './describe.ts';
export type { Event, Sieve, Why } from './events.ts';
export type { About, AboutShot, EndorPreview, Shot } from './foresight.ts';
export { inventTable } from './invent.ts';
export { type GameMap, readMap, STANDARD_MAP } from './map.ts';
export { captureOdds, doorOdds, generatorOdds, shotOdds, trapOdds } from './odds.ts';
export { OPENING_KINDS, openings, openingText } from './openings.ts';
export { PIECES, pieceByName, pieceName, TABLES } from './pieces.ts';
export { partnersOf, rangeBetween, targetsOf } from './rules/fire.ts';
export { REBEL } from './seats.ts';
export { spoilTable } from './spoil.ts';
export { armorOf, DIFFICULTIES, GENTLE, mapOf, type State } from './state.ts';
export { captureTerms, type DiceTerm, shotTerms, sumOf, trapTerms } from './terms.ts';
export { actorIn, nowIn, type Underway } from './underway.ts';
export type { View } from './view.ts';
export { wayOf } from './ways.ts';
