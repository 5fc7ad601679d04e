import type { en } from '@wartable/endor/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.difficulty': 'Por dificultad',
  'facet.gentle': 'Suave',
  'facet.printed': 'Como impreso',
  'facet.harder': '{n} {n|regla más dura|reglas más duras}',
  'facet.lost': 'Por héroes perdidos',
  'facet.lost-none': 'Los cuatro volvieron',
  'facet.lost-n': '{n} {n|héroe perdido|héroes perdidos}',
  'facet.cards': 'Quién abre la puerta',
  'deed.all-home': 'Todos los héroes volvieron',
  'deed.all-home.how': 'Gana con los cuatro héroes libres y vivos.',
  'deed.one-hero': 'Bastó un héroe',
  'deed.one-hero.how': 'Gana cuando solo te queda un héroe.',
  'deed.last-cruiser': 'Justo a tiempo',
  'deed.last-cruiser.how': 'Gana cuando un crucero perdido más habría sido la derrota.',
  'deed.no-ewok': 'Ningún ewok cayó',
  'deed.no-ewok.how': 'Gana sin perder a ningún ewok ni a su líder.',
  'deed.seized': 'Victoria con un AT-ST capturado',
  'deed.seized.how': 'Haz que Chewbacca capture un AT-ST y gana.',
};
