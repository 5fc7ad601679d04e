import type { Sentences } from '@wartable/kernel';
import type { day as english } from '@wartable/web/online/text/day.ts';

export const day: Sentences<keyof typeof english> = {
  'day.title': 'Classé, avec les dés du serveur',
  'day.what':
    'Une table par jour pour chacun. Le serveur vous attribue un jeu de dés parmi plusieurs, que personne ne connaît ; votre premier essai compte.',
  'day.date': 'Le serveur suit le temps universel (UTC) : là-bas, nous sommes le {date}.',
  'day.of-game': '{game} : {how}',
  'day.not-yet': 'pas encore jouée',
  'day.begun': 'commencée',
  'day.no-server':
    'Le classement a besoin d’un serveur de Wartable, et il n’y en a pas ici. Ce que vous jouez ci-dessus reste sur cet appareil.',
  'day.play': 'Jouer pour le classement',
  'day.go-on': 'Continuer',
  'day.table': 'À la table',
  'day.until': 'Votre table attend. Elle compte si elle est finie avant la clôture de la journée, {when}.',
  'day.finished': '{n} {n|joueur a|joueurs ont} fini.',
  'day.first-play': 'Qui a fini voit le classement : personne ne doit apprendre avant de jouer ce qui est possible.',
  'day.late': 'Votre table n’était pas finie à temps : elle ne compte pas.',
  'day.place': '{place}ᵉ place sur {all}, avec {points} {points|point|points}',
  'day.ranking': 'Classement',
  'day.open': 'Il peut changer jusqu’à la clôture de la journée, {when}. Tous les films seront alors visibles.',
  'day.closed': 'Cette journée est close : dés et films sont ouverts à tous.',
  'day.points-note':
    'Points, de 0 à 100 : quelle part des autres vous avez battue, surtout de ceux qui avaient les mêmes dés. Tant qu’ils sont peu nombreux, tous les autres comptent aussi.',
  'day.whom': 'Qui afficher',
  'day.all': 'Tout le monde',
  'day.alike': 'Avec mes dés',
  'day.more': 'En voir plus',
  'day.nobody': 'Personne n’a encore fini.',
  'day.col-place': 'Place',
  'day.col-player': 'Joueur',
  'day.col-points': 'Points',
  'day.you': '{name} (vous)',
  'day.won': 'gagné',
  'day.draw': 'match nul',
  'day.lost': 'perdu',
  'day.gave-up': 'abandonné',
  'day.film': 'Film',
  'day.film-named': 'Film de {name}',
  'day.yesterday': 'Classement de la veille',
  'day.sealed':
    'D’autres jouent peut-être encore avec les mêmes dés. Film, bilan et enregistrement seront là à la clôture de la journée, {when}.',
  'day.to-ranking': 'Au classement',
};
