import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'why.expected': 'Aussicht auf den Sieg: {percent} %',
  'why.for': 'dafür spricht: {what} (+{points})',
  'why.against': 'dagegen spricht: {what} (−{points})',
  'line.impossible': '„{words}“ war dort nicht möglich',
};
