/** What a table has agreed on, in plain words. */
import type { Language, Text } from '@wartable/kernel';
import { type Agreement, type Pace, SLOW_DAY } from '@wartable/protocol';
import { text } from './text/index.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const UNITS = [
  ['day', SLOW_DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** "20 seconds", "2 minutes", "3 days": the largest unit that fits. */
export function spanOf(time: number, language: Language, unitDisplay: 'long' | 'short' = 'long'): string {
  const [unit, length] = UNITS.find(([, one]) => time >= one && time % one === 0) ?? ['second', SECOND];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(time / length);
}

export function paceText(pace: Pace, language: Language): Text {
  const span = (time: number): string => spanOf(time, language);
  if (pace.kind === 'slow') return text('terms.pace-slow', { time: span(Math.round(pace.days * 24) * HOUR || MINUTE) });
  if (!pace.clock) return text('terms.pace-free');
  const { each, bank, increment } = pace.clock;
  const told = { each: span(each), bank: span(bank) };
  return increment > 0 ? text('terms.pace-more', { ...told, more: span(increment) }) : text('terms.pace-clock', told);
}

/** Each term as a sentence; what cannot come up is left out. */
export function termsOf(
  { pace, atZero, absent, undo, talk, open, watched }: Agreement,
  language: Language,
  alone: boolean,
): Text[] {
  const timed = pace.kind === 'slow' || pace.clock !== null;
  const all: (readonly [Text, Text, boolean])[] = [
    [text('terms.pace'), paceText(pace, language), !alone],
    [text('terms.zero'), text(`terms.zero-${atZero}`), timed && !alone],
    [text('terms.absent'), text(`terms.absent-${absent}`), pace.kind === 'live' && !alone],
    [text('terms.undo'), text(`terms.undo-${undo}`), true],
    [text('terms.talk'), text(`terms.talk-${talk}`), !alone],
    [text('terms.open'), text(`terms.open-${open ? 'yes' : 'no'}`), true],
    [text('terms.watched'), text(`terms.watched-${watched ? 'yes' : 'no'}`), true],
  ];
  return all.flatMap(([what, how, said]) => (said ? [text('terms.is', { what, how })] : []));
}
