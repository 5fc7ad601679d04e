import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'chances de victoire : {percent} %',
  'why.for': 'pour : {what} (+{points})',
  'why.against': 'contre : {what} (−{points})',
  'line.impossible': '« {words} » n’était pas possible à cet endroit',
};
