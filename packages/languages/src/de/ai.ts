import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Aussicht auf den Sieg: {percent} %',
  'why.for': 'dafür spricht: {what} (+{points})',
  'why.against': 'dagegen spricht: {what} (−{points})',
  'line.impossible': '„{words}“ war dort nicht möglich',
};
