import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Aussicht auf den Sieg: {percent} %.',
  'line.impossible': '„{words}“ war dort nicht möglich',
  'puzzle.twice': 'eine Aufgabe „{id}“ steht schon davor: Gib ihr eine eigene Kennung',
  'puzzle.share': 'eine Chance ist eine Zahl von 0 bis 1',
  'puzzle.rules': 'entstand unter {from}, die Regeln sind aber {to}: Lass sie neu suchen',
  'puzzle.seat': '„{seat}“ wird dort nicht gefragt',
  'puzzle.too-much': 'sie zu lösen dauert zu lange: Lass sie neu suchen',
  'puzzle.not-one': 'keine Antwort ist mit klarem Abstand die beste',
  'puzzle.other': 'die beste Antwort ist „{best}“, nicht „{stated}“',
  'puzzle.chances': 'die Chancen sind {best} mit der besten Antwort, {second} mit der zweiten',
  'why.because': '{what}: {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, und {second}',
  'why.three': '{first}, {second}, und {third}',
  'fear.most': 'Was ich am meisten fürchte: {what} Aussicht dann: {percent} %.',
  'fear.most-if': 'Was ich am meisten fürchte, falls der Gegner die Karte hat: {what} Aussicht dann: {percent} %.',
  'fear.of-it': 'Am meisten hätte sie gefürchtet: {what} Aussicht dann: {percent} %.',
  'fear.of-it-if': 'Am meisten hätte sie gefürchtet, falls der Gegner die Karte hatte: {what} Aussicht dann: {percent} %.',
};
