/** What no moment of a duel can be. A position may be poor (nobody asks who paid for a unit), but not contradict itself. */
import { InputError } from '@wartable/kernel';
import { type CardId, cardOf, NONE, SEATS, SIDES } from './cards/index.ts';
import { cardText, text } from './describe.ts';
import type { State } from './state.ts';

/** A unit as a position names it. */
export type Named = { readonly card: CardId; readonly path: string };

/** Throws `InputError`, which names the bad place. */
export function checkPossible(state: State, units: readonly Named[]): void {
  checkUnique(state, units);
  if (state.taken !== NONE && state.taken !== state.initiative) throw new InputError('initiative', text('position.initiative'));
  if (state.outcome !== NONE) return;
  for (const side of SIDES)
    if (state.baseDamage[side] >= state.baseHp)
      throw new InputError(`${SEATS[side]}.base`, text('position.base', { hp: state.baseHp }));
}

/** duel/unique/one: two copies are there only until one has been chosen. */
function checkUnique({ frames }: State, units: readonly Named[]): void {
  if (frames.some(({ step }) => step === 'unique')) return;
  const unique = units.filter(({ card }) => cardOf(card).unique);
  for (const [i, { card, path }] of unique.entries())
    if (unique.findIndex((other) => other.card === card) !== i)
      throw new InputError(path, text('position.unique', { card: cardText(card) }));
}
