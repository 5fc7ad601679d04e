import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/online/text/en.ts';

export const sentences: Sentences<Key> = {
  // No sentence: names for who has given none, with a number after them.
  'call.signs':
    'Renard roux|Héron bleu|Loup gris|Hibou blanc|Triton vert|Lynx doré|Cygne noir|Lièvre argenté|Ours brun|Pinson ambré|Martre des neiges|Loutre discrète|Faucon vif|Vieux blaireau|Roitelet clair|Hermine hardie',
};
