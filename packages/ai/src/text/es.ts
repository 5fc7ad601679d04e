import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'why.expected': 'probabilidad de ganar: {percent} %',
  'why.for': 'a favor: {what} (+{points})',
  'why.against': 'en contra: {what} (−{points})',
  'line.impossible': '«{words}» no era posible ahí',
};
