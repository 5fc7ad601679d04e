import type { Key } from '@wartable/hoth/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.hoth/board':
    'Deux armées se rencontrent dans la neige de Hoth. À votre tour, vous jouez une carte de commandement, déplacez les unités qu’elle active, attaquez avec elles, puis piochez une carte. Le premier camp qui a les médailles demandées par le scénario gagne.',
  'intro.hoth/attack':
    'Une attaque, pas à pas : nommer l’attaquant et sa cible ; vérifier la portée et la ligne de vue ; compter les dés ; les lancer ; retirer une figurine par touche ; puis la cible bat en retraite.',
  'intro.hoth/badge': 'Un insigne rend une unité spéciale. Une unité en a un au plus, du début à la fin de la bataille.',
  'more.hoth/turn/play': 'Une carte est jouée à chaque tour, même si elle n’active personne. La main n’a pas de limite.',
  'more.hoth/turn/move':
    'Une unité termine son déplacement avant que la suivante commence, et se déplace une fois par tour, sauf si une carte dit autre chose. Elle peut franchir les lignes entre les sections. Les unités ne se divisent et ne se réunissent jamais.',
  'more.hoth/turn/draw': 'S’il n’y a de carte ni dans le paquet ni dans la défausse, on ne pioche pas.',
  'more.hoth/attack/range':
    'Une attaque contre un ennemi sur un hex voisin est un combat rapproché. Une unité à côté d’un ennemi peut quand même en attaquer un plus éloigné.',
  'more.hoth/attack/modifiers':
    'Les dés en plus n’augmentent jamais la portée. Ce que les deux lieux retranchent s’additionne : des snowspeeders dans des débris contre une infanterie dans des rochers voisins ont 4 dés moins 2 moins 2, donc pas d’attaque.',
  'more.hoth/attack/confirmation':
    'Ce qui relance des dés ne change pas ce jet. Avec une touche, un AT-AT tombe 1 fois sur 6, avec deux, 11 fois sur 36.',
  'more.hoth/sight/edge': 'Plusieurs obstructions du même côté ne bloquent pas. Un hex touché seulement à un coin ne compte pas.',
  'more.hoth/sight/ridges':
    'Si une seule des deux est sur une crête, les règles habituelles valent. Une structure sur une crête compte comme une cible sur une crête.',
  'more.hoth/retreat/direction': 'Chaque pas mène à un hex voisin de la rangée suivante ; il y en a deux au plus.',
  'more.hoth/retreat/blocked':
    'Elle peut faire une partie du chemin et perdre des figurines pour le reste. Si elle perd ainsi sa dernière figurine, elle est éliminée, avec la médaille habituelle.',
  'more.hoth/badge/assault':
    'L’ennemi doit avoir quitté son hex : éliminé ou en retraite. Ce que la carte donne ce tour vaut aussi pour la seconde attaque, qui a lieu avant celle de toute autre unité.',
  'more.hoth/badge/e-web': 'Il commence la bataille en place. Une retraite n’y change rien.',
  'more.hoth/structures/attack': 'Elles ne battent jamais en retraite et ne donnent pas de médaille, sauf si le scénario le dit.',
  'more.hoth/objective/temporary':
    'Elle revient sur son hex dès que l’unité part, bat en retraite ou est éliminée. Pour la tenir, une unité doit y terminer un déplacement, une retraite ou une percée ; passer ne suffit pas.',
  'more.hoth/teams/order':
    'À quatre : le premier joueur d’un camp, le premier de l’autre, puis le second de chacun. À trois, le joueur seul agit après chacun des partenaires.',
  'more.hoth/teams/open-hands':
    'Ils peuvent en parler, à haute voix et devant leurs adversaires ; celui dont c’est le tour décide.',
  'table.units': 'Les unités',
  'table.unit': 'Unité',
  'table.figures': 'Figurines',
  'table.move': 'Déplacement',
  'table.attack': 'Attaque après',
  'table.dice': 'Dés selon la distance',
  'table.hit-by': 'Touchée par',
  'table.medals': 'Médailles',
  'table.terrains': 'Le terrain',
  'table.terrain': 'Terrain',
  'table.closed': 'Fermé à',
  'table.stops': 'Arrête',
  'table.less': 'Dés en moins',
  'table.less-vehicle': 'En moins pour les véhicules',
  'table.from': 'En moins pour les véhicules qui attaquent d’ici',
  'table.sight': 'Bloque la vue',
  'table.faces': 'Les faces d’un dé',
  'table.face': 'Symbole',
  'table.of-six': 'Sur six faces',
  'table.hits': 'Touche',
  'table.scenarios': 'Les scénarios',
  'table.scenario': 'Scénario',
  'table.begins': 'Commence',
  'table.hands': 'Cartes : Rebelles, Empire',
  'table.to-win': 'Médailles pour gagner : Rebelles, Empire',
  'table.yes': 'oui',
  'table.everybody': 'tous',
  'table.no': 'non',
  'sight.board': 'Une ligne de vue : les deux bouts se déplacent',
  'sight.end': 'un bout de la ligne',
  'sight.free': 'De {from} à {to}, la ligne de vue est libre.',
  'sight.blocked': 'De {from} à {to}, la ligne de vue est bloquée : {blockers}.',
  'sight.edge': 'De {from} à {to}, le bord du plateau bloque la ligne de vue.',
  'sight.not-there': 'Personne ne peut se tenir là.',
  'sight.how': 'Faites glisser un bout de la ligne, ou choisissez un bout puis un hex. Au clavier : flèches et Entrée.',
};
