/** What people type: numbers, names in their own language, "why not" questions. */
import { type Offer, render, type Words } from '@wartable/kernel';

/** Small letters without accents, one hyphen for everything that is neither letter nor digit. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The card a person means: by its English or its own name, whole or the beginning of a word in it. */
export function cardMeant(words: Words, typed: string): string | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const keys = Object.keys(words.sentences).filter((key) => /^card\.[^.]+$/.test(key));
  const cards = keys.map((key) => ({
    name: key.slice('card.'.length),
    names: [plain(key.slice('card.'.length)), plain(render(words, { key }))],
  }));
  const found =
    cards.find(({ names }) => names.includes(wanted)) ??
    cards.find(({ names }) => names.some((word) => word.startsWith(wanted))) ??
    cards.find(({ names }) => names.some((word) => `-${word}`.includes(`-${wanted}`)));
  return found?.name;
}

/** The thing a person points at: a card or unit, with the number of the copy, a base, the leader, the initiative. */
export function thingMeant(words: Words, typed: string): string | undefined {
  const [, name = '', copy] = /^(.*?)[ .#]*(\d+)?$/.exec(typed.trim()) ?? [];
  const card = cardMeant(words, typed) ?? cardMeant(words, name);
  if (!card) return undefined;
  return copy !== undefined && cardMeant(words, typed) === undefined ? `${card}.${copy}` : card;
}

/** The choice a person means: its number in the list, its words, or the last of them ("d4") where that is enough. */
export function choiceMeant(offers: readonly Offer[], typed: string): Offer | undefined {
  const wanted = typed.trim().toLowerCase();
  if (/^\d+$/.test(wanted)) return offers[Number(wanted) - 1];
  const exact = offers.find(({ notation }) => notation.toLowerCase() === wanted);
  if (exact) return exact;
  const ending = offers.filter(({ notation }) => notation.toLowerCase().endsWith(` ${wanted}`));
  return ending.length === 1 ? ending[0] : undefined;
}
