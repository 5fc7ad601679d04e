import type { TitleKey } from '@wartable/endor/text/titles.ts';
import type { Sentences } from '@wartable/kernel';

export const titles: Sentences<TitleKey> = {
  'chapter.endor/terrain': 'Terrain',
  'title.endor/terrain/movement': 'Se déplacer',
  'title.endor/terrain/cover': 'Couvert',

  'chapter.endor/setup': 'Mise en place',
  'title.endor/setup/rebels': 'Rebelles',
  'title.endor/setup/bunker': 'Le bunker',
  'title.endor/setup/imperials': 'Impériaux',
  'title.endor/setup/ewoks': 'Ewoks',
  'title.endor/setup/catapults': 'Catapultes',
  'title.endor/setup/difficulty': 'Difficulté',

  'chapter.endor/turn': 'Le tour',
  'title.endor/turn/card': 'Cartes d’action',
  'title.endor/turn/rebels': 'Les rebelles agissent',
  'title.endor/turn/imperials': 'L’Empire agit',

  'chapter.endor/move': 'Déplacement',
  'title.endor/move/points': 'Points de déplacement',
  'title.endor/move/passing': 'Passer des unités',
  'title.endor/move/complex': 'Dans le complexe',
  'title.endor/move/leaving': 'Quitter le complexe',
  'title.endor/move/catapults': 'Catapultes',

  'chapter.endor/fire': 'Tir',
  'title.endor/fire/range': 'Portée',
  'title.endor/fire/dice': 'Dés',
  'title.endor/fire/possible': 'Quand un tir est possible',
  'title.endor/fire/hit': 'Touches',
  'title.endor/fire/complex': 'Dans le complexe',
  'title.endor/fire/combined': 'Tirer ensemble',
  'title.endor/fire/effect': 'Effet d’une touche',

  'chapter.endor/imperial': 'L’armée impériale',
  'title.endor/imperial/tactics': 'Tactiques',
  'title.endor/imperial/priority': 'Qui elle vise',
  'title.endor/imperial/move': 'Déplacement',
  'title.endor/imperial/approach': 'Approche',
  'title.endor/imperial/fire': 'Tir',
  'title.endor/imperial/ties': 'Égalités',
  'title.endor/imperial/garrison': 'La garnison',
  'title.endor/imperial/no-target': 'Sans cible',

  'chapter.endor/breach': 'La course au bunker',
  'title.endor/breach/entrance': 'L’entrée',
  'title.endor/breach/deep-woods': 'Les bois profonds',
  'title.endor/breach/run': 'Qui court',
  'title.endor/breach/conversion': 'À pied désormais',
  'title.endor/breach/fire': 'Tir',

  'chapter.endor/hero': 'Héros',
  'title.endor/hero/actions': 'Actions des héros',
  'title.endor/hero/door': 'La porte',
  'title.endor/hero/generator': 'Le générateur',

  'chapter.endor/event': 'Évènements',
  'title.endor/event/draw': 'Piocher un évènement',
  'title.endor/event/reinforcements': 'Renforts',
  'title.endor/event/bunker': 'Gardes du bunker',
  'title.endor/event/rally': 'Ralliement',
  'title.endor/event/cruiser': 'Un croiseur est perdu',
  'title.endor/event/tactics': 'Changement de tactique',
  'title.endor/event/trap': 'Piège ewok',
  'title.endor/event/capture': 'Capturer un AT-ST',
  'title.endor/event/mounted': 'Chewbacca dans un AT-ST',
  'title.endor/event/security-code': 'Code de sécurité',

  'chapter.endor/end': 'Fin',
  'title.endor/end/won': 'Victoire',
  'title.endor/end/lost': 'Défaite',
  'title.endor/end/stalemate': 'Impasse',
  'title.endor/end/concede': 'Abandonner',

  'chapter.endor/reading': 'Nos lectures',

  'chapter.endor/action': 'Les cartes d’action',
  'title.reading': 'Lecture {id}',
  'title.endor/setup/gentle': 'La partie douce',
};
