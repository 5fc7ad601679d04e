import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/online/text/en.ts';

export const sentences: Sentences<Key> = {
  // No sentence: names for who has given none, with a number after them.
  'call.signs':
    'Zorro rojo|Garza azul|Lobo gris|Búho blanco|Tritón verde|Lince dorado|Cisne negro|Liebre plateada|Oso pardo|Pinzón ámbar|Marta de nieve|Nutria callada|Halcón veloz|Viejo tejón|Reyezuelo claro|Armiño audaz',
};
