import type { Key } from '@wartable/endor/page/campaign/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'doors.title': 'Quatre portes dans la forêt',
  'doors.label': 'Campagne maison, de notre création',
  'doors.about':
    'Une journée sur la lune forestière, et quatre portes à ouvrir. Qui est capturé le reste, qui tombe manque la fois suivante : quatre parties liées, d’une première facile jusqu’au générateur de bouclier.',
  'doors.length': '{n} {n|bataille|batailles}',
  'doors.missing': 'Cette campagne n’existe pas.',
  'doors.post': 'Le poste d’écoute',
  'doors.post.story':
    'À l’aube, les Ewoks vous mènent à un petit bunker parmi les fougères. D’ici, l’Empire écoute toute la forêt. La garnison dort encore à moitié, et son code de sécurité attend celui qui ouvrira la porte.',
  'doors.yard': 'Le dépôt des marcheurs',
  'doors.yard.story':
    'Entre les collines, on répare et on ravitaille les marcheurs. Le dépôt est mieux gardé que le poste, mais qui y entre apprend comment une telle machine s’ouvre de l’extérieur. Chewbacca trépigne.',
  'doors.prison': 'Le bloc de détention',
  'doors.prison.story':
    'Tous ceux qui ont été pris aujourd’hui ont été amenés ici. Des AT-ST entourent le bunker, et la forêt est d’un calme qui ne plaît pas aux Ewoks. Ouvrez la porte, et tous les captifs en sortiront.',
  'doors.shield': 'Le générateur de bouclier',
  'doors.shield.story':
    'Voici la porte pour laquelle on a ouvert toutes les autres. Derrière elle bourdonne le générateur, au-dessus de la forêt brûle la flotte, et l’Empire est bien éveillé. Ceux qui restent y vont maintenant.',
  'doors.won': 'La campagne est gagnée',
  'doors.won.story':
    'Le bourdonnement cesse. Un instant, la forêt n’entend plus rien ; puis le ciel commence à répondre. Dans les villages, les tambours s’éveillent l’un après l’autre, et quelqu’un vous tend un casque pour battre la mesure.',
  'doors.lost': 'La campagne est perdue',
  'doors.lost.story':
    'Le bouclier tient, et la flotte s’éloigne sans ceux pour qui elle était venue. Dans les arbres, les tambours se taisent. Mais les sentiers sont toujours là, et les Ewoks n’oublient personne.',
  'doors.again': 'Recommencer cette campagne',
  'doors.battle': 'Bataille {n} sur {of} : {title}',
  'doors.map': 'Le chemin à travers la forêt',
  'doors.stop-won': '{battle}, gagnée',
  'doors.stop-lost': '{battle}, perdue',
  'doors.stop-now': '{battle}, la prochaine',
  'doors.stop-later': '{battle}',
  'doors.begin': 'Commencer la campagne',
  'doors.fight': 'Commencer la bataille',
  'doors.go-on': 'Continuer la bataille',
  'doors.player': 'Qui mène les Rebelles ?',
  'doors.you': 'Vous menez les Rebelles.',
  'doors.bot': '{name} mène les Rebelles ; vous regardez.',
  'doors.defeats-0': 'Aucune défaite pour l’instant : on peut en supporter une.',
  'doors.defeats-1': 'Une défaite : une autre mettrait fin à la campagne.',
  'doors.how-hard': 'La difficulté',
  'doors.hard-gentle': 'Une petite garnison, et un évènement par tour',
  'doors.hard-standard': 'Comme dans la boîte',
  'doors.stakes': 'Ce qui est en jeu',
  'doors.if-won': 'En cas de victoire',
  'doors.if-lost': 'En cas de défaite',
  'doors.wins-all': 'La campagne est gagnée.',
  'doors.loses-all': 'La campagne est perdue.',
  'doors.wins-kept': 'Vous gardez « {card} » pour plus tard.',
  'doors.frees': 'Tous les captifs reviennent.',
  'doors.harder-noRally': 'L’Empire est averti : pas de regroupement à la prochaine bataille.',
  'doors.harder-fourCruisers':
    'La flotte est en difficulté : à la prochaine bataille, le quatrième croiseur perdu suffit à perdre.',
  'doors.harder-moreStormtroopers': 'Deux unités de stormtroopers de plus à la prochaine bataille.',
  'doors.goes-on': 'La campagne continue ; une deuxième défaite y met fin.',
  'doors.goes-on-next': 'La campagne continue.',
  'doors.roll': 'Qui est là',
  'doors.there': 'présent',
  'doors.captured': 'en captivité',
  'doors.of': '{n} sur {of}',
  'doors.kept': 'Cartes conservées',
  'doors.rules': 'Ce qui est perdu et ce qui revient',
  'doors.rules.persons':
    'Les héros et les chefs ewoks capturés restent absents jusqu’à l’ouverture du bloc de détention. Les blessures guérissent entre les batailles.',
  'doors.rules.units':
    'La moitié des Ewoks tombés, arrondie vers le haut, retrouve son chemin avant la bataille suivante ; une catapulte est reconstruite. Les soldats ne reviennent que par un regroupement. Les absents sont parmi les éliminés : un regroupement peut donc les ramener pendant la bataille.',
  'doors.rules.cards': 'Les cartes évènement conservées restent en votre possession.',
  'doors.rules.end':
    'Une deuxième défaite met fin à la campagne, tout comme la capture du dernier héros. La dernière bataille doit être gagnée.',
  'doors.story': 'L’histoire jusqu’ici',
  'doors.result-won': 'Gagnée au tour {n}.',
  'doors.result-lost': 'Perdue au tour {n}.',
  'doors.newly-captured': 'En captivité : {names}.',
  'doors.fallen': 'Tombés : {units}.',
  'doors.none-lost': 'Personne n’a été perdu.',
  'doors.back': 'De retour avant la bataille suivante : {names}.',
  'doors.count': '{n} × {unit}',
  'doors.film': 'Film de la bataille',
};
