import type { Sentences } from '@wartable/kernel';
import type { Key } from './en.ts';

export const fr: Sentences<Key> = {
  'error.command': 'la commande « {command} » n’existe pas{hint}',
  'error.option': 'option inconnue : {option}{hint}',
  'error.arguments': '{reason}',
  'error.number': '{option} attend un nombre entier de {least} à {most}, pas « {value} »',
  'error.word': '{option} n’accepte pas « {value} » ; valeurs possibles : {words}',
  'error.game': 'le jeu « {id} » n’existe pas ; jeux connus : {games}',
  'error.bot':
    'le bot « {name} » n’existe pas ; il y a random, greedy, search:200ms (une durée), search:500 (itérations) et level:1 à level:6',
  'error.bots': '--bots attend {need} noms, séparés par des virgules ; trouvé : {have}',
  'error.tournament-bots': '--bots attend au moins deux noms différents, séparés par des virgules',
  'error.tournament-seats': 'un tournoi se joue à deux camps ou chacun seul, pas à {seats}',
  'error.missing': 'il manque {what}',
  'error.surplus': 'un argument de trop : « {what} »',
  'error.unreadable': 'impossible de lire {path} ({reason})',
  'error.no-cases': 'aucun fichier .yaml dans {path}',
  'error.no-save': 'aucune partie sauvegardée à l’emplacement {path}',
  'error.help': 'voir wartable {command} --help',

  'help.usage': 'Utilisation',
  'help.example': 'Exemple',
  'help.commands': 'Commandes (wartable <commande> --help en dit plus)',
  'help.languages': '--lang en, fr, de ou es choisit la langue ; sans cette option, c’est celle de votre système.',
  'help.play':
    'Jouer dans le terminal, contre un bot ou à deux sur le même clavier. La partie est sauvegardée après chaque réponse et reprend là où vous l’avez laissée.',
  'help.play-options':
    '--seat leia, vader ou both ; --bot greedy ou random ; --setup standard ou first-game (duel) ; --scenario 1 à 17 ou un fichier, --seats 2 à 4, --leaders un par joueur (hoth) ; --difficulty, --ties ask ou auto, --map un fichier (endor) ; --resume reprend la partie sauvegardée, --new en commence une autre ; --seed fixe les dés et les mélanges ; --plain pour les lecteurs d’écran : ni couleurs ni effacement de l’écran ; --fast : les bots répondent sans pause.',
  'help.campaign':
    'Jouer une campagne maison de Battle of Hoth, bataille après bataille ; les résultats décident de la suite et les cartes de soutien se conservent.',
  'help.campaign-options':
    '--seat rebel, empire ou both ; --bot greedy ou random ; --new recommence ; --plain et --fast comme pour play.',
  'help.simulate':
    'Faire jouer de nombreuses parties à des bots et compter : victoires avec leur intervalle à 95 %, durée, vitesse. La même graine donne les mêmes parties.',
  'help.simulate-options':
    '--bots un nom par camp (random, greedy) ; --games nombre de parties ; --seed texte quelconque ; --setup comme pour play ; --json pour les programmes.',
  'help.tournament':
    'Faire jouer des bots les uns contre les autres jusqu’à ce que le plus fort soit connu : Elo avec intervalles à 95 %, tableau croisé, temps de réflexion. Chaque partie est jouée deux fois avec les mêmes dés et mélanges, camps échangés ; en solitaire, on compare les résultats sur la même graine.',
  'help.tournament-options':
    '--bots au moins deux noms (random, greedy, search:200ms, search:500, level:3) ; --games pour chaque paire de bots ; --seed texte quelconque ; --threads nombre de parties en même temps ; --all continue même quand le plus fort est connu ; --scenario, --leaders, --setup, --difficulty comme pour play (sans --scenario, les 17 se succèdent) ; --json pour les programmes.',
  'help.replay': 'Raconter une partie enregistrée et montrer la table, à la fin ou à n’importe quelle entrée du journal.',
  'help.replay-options':
    '--to N s’arrête après N entrées ; --view avec un camp ou spectator ne montre que ce qui était visible pour lui ; --position affiche le document de position ; --json affiche les évènements.',
  'help.verify':
    'Vérifier l’enregistrement d’une partie terminée : la graine correspond à l’engagement, chaque dé et chaque mélange en découle, chaque réponse était permise.',
  'help.verify-options': '--json pour les programmes.',
  'help.cases': 'Lancer des cas du livret de règles exécutable, ceux du dépôt ou d’autres. docs/cases.md décrit le format.',
  'help.cases-options': '--json pour les programmes.',
  'help.coverage': 'Lister les règles qu’aucun cas ne montre et les cas qui ne nomment aucune règle.',
  'help.coverage-options': '--game ce jeu seulement ; --json pour les programmes.',
  'help.fuzz':
    'Jouer des parties au hasard et vérifier chaque garantie à chaque état. En cas d’échec, la partie est enregistrée dans un fichier que replay peut ouvrir.',
  'help.fuzz-options':
    '--games nombre de parties ; --seed texte quelconque ; --setup comme pour play ; --out dossier pour les échecs.',

  'cases.expected': 'attendu',
  'cases.found': 'trouvé ',
  'coverage.bare': 'aucun cas ne montre cette règle',
  'coverage.stray': 'ne nomme aucune règle connue',
  'coverage.summary': '{covered} règles sur {rules} sont montrées par {cases} cas',
  'fuzz.passed': '{games} {games|partie|parties}, {decisions} {decisions|décision|décisions} : toutes les garanties sont tenues',
  'fuzz.failed': 'partie {seed} : {promise}',
  'fuzz.written': 'La partie est dans {path} : wartable replay {path}',
  'replay.undo': '{seat} annule sa dernière réponse.',
  'replay.concede': '{seat} abandonne.',
  'simulate.wins': '{seat} ({bot}) – victoires : {n}, {share} % ({low}–{high})',
  'simulate.draws': 'égalités : {n}',
  'simulate.losses': 'défaites : {n}',
  'simulate.length': '{mean} décisions par partie (minimum {shortest}, médiane {median}, maximum {longest})',
  'simulate.speed': '{games} parties par seconde, {decisions} décisions par seconde',
  'tournament.bot': 'Bot',
  'tournament.elo': 'Elo',
  'tournament.interval': '95 %',
  'tournament.games': 'parties',
  'tournament.results': 'V/N/D',
  'tournament.score': 'score %',
  'tournament.alone': 'gagnées seul %',
  'tournament.mean': 'ms par décision',
  'tournament.longest': 'max. ms',
  'tournament.crosstable': 'Score %',
  'tournament.pair': 'Premier – second',
  'tournament.as': 'premier : {seat} %',
  'tournament.verdict': 'verdict',
  'tournament.open': 'indécis',
  'tournament.stronger': 'plus fort : {bot}',
  'tournament.failed': 'une partie n’a pas pu être jouée ({job}) : {reason}',
  'verify.commitment': 'la graine correspond à l’engagement pris avant la partie',
  'verify.chance': '{n} {n|dé ou mélange découle|dés et mélanges découlent} de la graine',
  'verify.answers': '{n} {n|réponse était permise|réponses étaient permises}',
  'verify.outcome': 'le résultat est bien celui enregistré (victoire : {winners})',

  'duel.initiative': 'Round {round} · initiative : {side}',
  'duel.initiative-taken': 'Round {round} · initiative prise par {side}',
  'duel.counts': 'main {hand} · deck {deck} · défausse {discard} · ress. {ready}/{total}',
  'duel.leader-ready': 'en position redressée',
  'duel.leader-exhausted': 'en position inclinée',
  'duel.leader-deployed': 'en jeu',
  'duel.epic-left': 'peut encore se déployer',
  'duel.hand': 'Main',
  'duel.figures': 'puissance {power}, {hp} PV',

  'endor.facts': 'Tour {turn} · porte {door}/3 · tactique {tactic} · croiseurs perdus {cruisers}',
  'endor.boxes': 'Dans le complexe : {complex} · gardées : {kept} · blessés : {wounded}',
  'endor.odds': '{hit} % de toucher',
  'hoth.turn': 'Tour {turn}',
  'hoth.odds': '{sum}{n} {n|dé|dés} · {hit} % une perte · {gone} % éliminée · {away} % retraite',
  'hoth.hand': 'main {n}, pioche {pile}, défausse {discards}',

  'campaign.begin': 'Entrée pour commencer la bataille.',
  'campaign.score': 'Bataille {number} · batailles gagnées : Rebelles {rebel}, Empire {empire}',
  'play.game': 'Quel jeu ?',
  'play.seat': '{n}  Jouer {seat} contre l’ordinateur',
  'play.everybody': '{n}  Tout le monde à ce clavier',
  'play.goal':
    'Vous gagnez quand la base ennemie n’a plus de PV. À chaque tour, une seule action : jouer une carte (coût entre parenthèses, payé en ressources), attaquer avec une unité redressée, utiliser une Action, prendre l’initiative pour le prochain round, ou passer. Les unités se battent dans leur arène ; toutes peuvent attaquer la base. Quand les deux camps ont passé, chacun pioche deux cartes et peut en placer une en ressource.',
  'play.goal-hoth':
    'Gagnez les médailles que demande le scénario : une unité ennemie éliminée en vaut une. À chaque tour : jouer une carte de commandement, activer des unités, les déplacer, puis attaquer. Les unités se nomment par leur case. I et i : infanterie, S : speeders, R : artillerie, W : AT-AT, d : droïdes, une lettre par figurine ; <..> : unités activées ; ^ crête, o rochers, [B] bâtiment, [W] débris, = tranchées, A sérac, ~ crevasse, * médaille ou sortie.',
  'play.goal-endor':
    'Ouvrez la porte du bunker, faites entrer un héros dans le complexe et détruisez le générateur de bouclier avant la perte du cinquième croiseur. Chaque carte d’action fait agir certaines unités ; les Impériaux suivent des procédures fixes, et vous tranchez leurs égalités. Sur la carte : H Han, L Leia, C Chewbacca, D droïdes, T soldats, W chefs ewoks, E Ewoks, K catapultes ; a AT-ST, b motojets, s stormtroopers, g gardes ; : bois, ^ collines, @ entrée.',
  'play.continue':
    'Il y a une partie sauvegardée.\n  1  La reprendre\n  2  En commencer une nouvelle (la sauvegarde est abandonnée)',
  'play.damaged':
    'La partie sauvegardée est illisible ({reason}). Elle a été mise de côté sous {path} ; une nouvelle partie commence.',
  'play.ask': '1–{n}, ou h pour l’aide :',
  'play.pause': 'Entrée : continuer · u : reprendre le coup',
  'play.thinking': 'réflexion…',
  'play.advice': 'Le conseiller prendrait {n} : {label}',
  'play.help':
    'Tapez le numéro d’un choix, ou sa case (d4).  u annuler · a conseil · ? chose : pourquoi pas ? (? han solo) · c carte : son texte · r mots : règles · l montrer la table · concede abandonner · q sauvegarder et quitter',
  'play.legend':
    'Sur la table : Nom puissance/PV restants, entre parenthèses si l’unité est inclinée, § Sentinelle, +n Raid, ♥n Récupération.',
  'play.hand-over': 'Passez le clavier à {seat} et appuyez sur Entrée.',
  'play.not-understood': '« {typed} » : saisie non comprise ; h montre ce qu’on peut taper.',
  'play.legal': 'C’est permis : {intent}.',
  'play.no-card': 'Aucune carte ne s’appelle « {typed} ».',
  'play.no-rule': 'Aucune règle ne s’appelle « {typed} ».',
  'play.undo-nothing': 'Il n’y a rien à annuler.',
  'play.undo-chance': 'Impossible d’annuler : le hasard est intervenu depuis.',
  'play.undo-reveal': 'Impossible d’annuler : vous avez vu de nouvelles cartes depuis.',
  'play.undo-answer': 'Impossible d’annuler : votre adversaire a répondu depuis.',
  'play.saved': 'Partie sauvegardée. Pour la reprendre : wartable play --resume',
  'play.won': '{seat} gagne !',
  'play.lost': 'Vous avez perdu.',
  'play.draw': 'Égalité.',
  'play.record': 'L’enregistrement est dans {path}. Tout le monde peut le vérifier : wartable verify {path}',
};
