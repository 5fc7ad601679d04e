import type { Key } from '@wartable/duel/lessons/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'lesson.duel.resources': 'Ressources et unités',
  'lesson.duel.resources.goal': 'Payez deux unités en deux rounds.',
  'lesson.duel.resources.1': 'Une carte coûte le nombre dans son coin. Vous avez deux ressources : jouez le Soldat de Hoth.',
  'lesson.duel.resources.1.wrong': 'Des ressources inutilisées ne servent à rien : mettez une unité en jeu.',
  'lesson.duel.resources.2': 'Il est arrivé incliné, et il n’y a plus de quoi payer. Passez aussi : cela met fin à la phase.',
  'lesson.duel.resources.2.wrong': 'Vous agissez déjà en premier : passer suffit ici.',
  'lesson.duel.resources.3':
    'Vous avez pioché deux cartes et pouvez en placer une en ressource. Choisissez celle que vous ne pourrez pas payer avant longtemps.',
  'lesson.duel.resources.3.wrong': 'Celle-là, vous pourrez bientôt la jouer ; le Faucon coûte sept.',
  'lesson.duel.resources.4': 'Tout est redressé, et vous avez trois ressources. Dépensez-les toutes pour une unité.',
  'lesson.duel.resources.4.wrong': 'D’abord l’unité : trois ressources pour un Défenseur de Tranchée, rien n’est perdu.',
  'lesson.duel.resources.end': 'Une ressource par round, et de quoi l’utiliser : ainsi grandit une armée.',
  'lesson.duel.attack': 'Attaquer',
  'lesson.duel.attack.goal': 'Choisissez trois fois la bonne cible.',
  'lesson.duel.attack.1':
    'Les deux unités infligent leur puissance en même temps. Avec le Défenseur de Tranchée, attaquez celle qu’il vainc.',
  'lesson.duel.attack.1.wrong': 'Trois dégâts ne suffisent que contre trois PV : le Snowtrooper d’Avant-garde.',
  'lesson.duel.attack.2': 'Une base ne riposte jamais. Attaquez-la avec le Soldat de Hoth.',
  'lesson.duel.attack.2.wrong': 'La Première Légion vaincrait votre soldat et survivrait : visez la base.',
  'lesson.duel.attack.3':
    'Les vaisseaux combattent dans l’espace : ils n’atteignent personne au sol. Vainquez le bombardier avec votre Escorte.',
  'lesson.duel.attack.3.wrong': 'Le bombardier est déjà touché : deux dégâts suffisent, et les dégâts restent.',
  'lesson.duel.attack.end': 'Des échanges gagnants, et la base quand il n’y en a pas.',
  'lesson.duel.sentinel': 'Sentinelle et mots-clés',
  'lesson.duel.sentinel.goal': 'Passez une Sentinelle, puis placez-en une.',
  'lesson.duel.sentinel.1':
    'Le TR-TT de Vador est une Sentinelle : il faut l’attaquer d’abord. Luke est assez fort, et Récupération soigne votre base.',
  'lesson.duel.sentinel.1.wrong': 'Seul Luke vainc la Sentinelle et survit : attaquez avec lui.',
  'lesson.duel.sentinel.2':
    'La voie est libre. Raid donne au Speeder un point de puissance de plus en attaque : frappez la base.',
  'lesson.duel.sentinel.2.wrong': 'Le marcheur est incliné et riposterait quand même : pas la base.',
  'lesson.duel.sentinel.3':
    'Le marcheur de Vador sera redressé au prochain round. Placez votre propre Sentinelle devant votre base.',
  'lesson.duel.sentinel.3.wrong': 'Chewbacca est la Sentinelle : qui attaque au sol doit l’attaquer.',
  'lesson.duel.sentinel.end': 'Les mots-clés sont sur la carte : arrêtez-vous dessus pour la lire.',
  'lesson.duel.leaders': 'Leaders',
  'lesson.duel.leaders.goal': 'Amenez Leia au combat.',
  'lesson.duel.leaders.1': 'Un leader aide depuis le bord : pour une ressource, Leia soigne une unité. Utilisez son Action.',
  'lesson.duel.leaders.1.wrong': 'D’abord l’Action : une fois au combat, elle ne l’a plus.',
  'lesson.duel.leaders.2':
    'Avec cinq ressources, même inclinées, Leia rejoint le combat : une fois par partie, gratuitement. Déployez-la.',
  'lesson.duel.leaders.2.wrong': 'Rien d’autre ne vous aide : Leia peut venir elle-même, et elle arrive redressée.',
  'lesson.duel.leaders.3': 'Elle est arrivée redressée. Attaquez la base avec elle ; au passage, elle soigne deux unités.',
  'lesson.duel.leaders.3.wrong': 'Une unité riposterait, et Leia vaut trop cher : visez la base.',
  'lesson.duel.leaders.end': 'Si elle tombe, elle revient au bord : son Action vous reste.',
  'lesson.duel.tempo': 'Tempo et initiative',
  'lesson.duel.tempo.goal': 'Agissez deux fois de suite en premier.',
  'lesson.duel.tempo.1':
    'Vador et vous agissez tour à tour. Son artilleur infligerait bientôt quatre dégâts : vainquez-le avant.',
  'lesson.duel.tempo.1.wrong': 'La base ne s’enfuit pas ; l’artilleur attaque à quatre et défend à zéro.',
  'lesson.duel.tempo.2': 'Vous n’avez plus rien à faire ce round. Prenez l’initiative : vous agirez en premier au suivant.',
  'lesson.duel.tempo.2.wrong': 'Qui passe seulement laisse à Vador la première action du prochain round.',
  'lesson.duel.tempo.3': 'Le round est fini : chacun pioche et peut placer une ressource. Faites comme il vous plaît.',
  'lesson.duel.tempo.4':
    'Vous agissez en premier, et tout est redressé. Frappez la base avant que Vador ne place quelqu’un devant.',
  'lesson.duel.tempo.4.wrong': 'Personne ne barre la route : c’est la base qui décide du duel.',
  'lesson.duel.tempo.end': 'La dernière action d’un round, la première du suivant : voilà le tempo.',
};
