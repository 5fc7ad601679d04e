import type { Key } from '@wartable/duel/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.duel/terms':
    'Leia et Vador s’affrontent avec un deck de 50 cartes chacun, un leader et une base. Les cartes deviennent des ressources ou se paient avec des ressources ; les unités combattent au sol et dans l’espace. Qui détruit la base ennemie gagne. Sur une unité figurent son coût (en haut à gauche), sa puissance et ses PV (en bas), son arène, ses aspects et ses mots.',
  'intro.duel/attack':
    'Une attaque est une action : une unité redressée s’incline et frappe une unité ennemie de son arène ou la base ennemie. Des mots sur les unités la changent : Sentinelle l’attire, Raid la renforce, Récupération soigne avec elle.',
  'more.duel/attack/sentinel':
    'Une Sentinelle ne garde que son arène. Inclinée, elle garde encore ; sortie du jeu, elle ne garde plus.',
  'table.cards': 'Les cartes : {side}',
  'table.card': 'Carte',
  'table.kind': 'Type',
  'table.cost': 'Coût',
  'table.power': 'Puissance',
  'table.hp': 'PV',
  'table.words': 'Mots',
  'table.copies': 'Exemplaires',
};
