/** Blanks at which a line must not end. Sentences are written with plain ones: what a language wants is data, here, once. */
import type { Language } from '@wartable/kernel';

const KEPT = '\u00a0';

/** Everywhere: a number and its unit, and both numbers of a count. `of` is the word between those. */
const EVERYWHERE = (of: string): RegExp =>
  new RegExp(`(?<=\\d) (?=(?:%|HP|LP|PV)(?!\\p{L}))|(?<=\\d) (?=${of} \\d)|(?<=\\d ${of}) (?=\\d)`, 'gu');

const OWN: Readonly<Record<string, RegExp[]>> = {
  en: [EVERYWHERE('of')],
  de: [EVERYWHERE('von'), /(?<=\b[zud]\.) (?=[BaZ]\.)/g],
  es: [EVERYWHERE('de')],
  // Before high punctuation, and within guillemets.
  fr: [EVERYWHERE('sur'), / (?=[:;!?»])|(?<=«) /g],
};

/** English has no blank before the sign at all. */
const NO_BLANK = /(?<=\d) (?=%)/g;

/** A sentence as it is set in a language; setting it twice changes nothing. */
export function typeset(language: Language, sentence: string): string {
  const [own = ''] = language.split('-');
  const rules = OWN[own] ?? [EVERYWHERE('/')];
  const closed = own === 'en' ? sentence.replace(NO_BLANK, '') : sentence;
  return rules.reduce((said, blanks) => said.replace(blanks, KEPT), closed);
}
