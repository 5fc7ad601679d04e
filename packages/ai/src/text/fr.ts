import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'why.expected': 'chances de victoire : {percent} %',
  'why.for': 'pour : {what} (+{points})',
  'why.against': 'contre : {what} (−{points})',
  'line.impossible': '« {words} » n’était pas possible à cet endroit',
};
