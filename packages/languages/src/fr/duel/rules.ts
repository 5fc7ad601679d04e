import type { Key } from '@wartable/duel/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'game.name': 'Bataille d’Intro : Hoth',
  'seat.leia': 'Leia',
  'seat.vader': 'Vador',
  'aspect.command': 'Commandement',
  'aspect.heroism': 'Héroïsme',
  'aspect.cunning': 'Ruse',
  'aspect.aggression': 'Agressivité',
  'aspect.villainy': 'Infâmie',
  'aspect.vigilance': 'Vigilance',
  'arena.ground': 'Terrestre',
  'arena.space': 'Spatiale',
  'timing.when-played': 'Une fois jouée',
  'timing.on-attack': 'En attaque',
  'timing.when-defeated': 'Une fois éliminée',
  'keyword.sentinel': 'Sentinelle',
  'keyword.raid': 'Raid {n}',
  'keyword.restore': 'Récupération {n}',

  // Prompts: one for who decides, one for the others.
  'prompt.mulligan': 'Garder cette main ou faire un mulligan ?',
  'prompt.opening-resource': 'Placez deux cartes en ressources, face cachée.',
  'prompt.action': 'À vous d’agir.',
  'prompt.attack-target': '{unit} attaque. Choisissez la cible.',
  'prompt.choose': '{card} : choisissez {what} ({effect}).',
  'prompt.unique': '{card} : un seul exemplaire peut rester. Choisissez celui à éliminer.',
  'prompt.first-side': 'Les deux camps ont des capacités à résoudre. Qui commence ?',
  'prompt.trigger-order': 'Quelle capacité se résout en premier ?',
  'prompt.resource': 'Placez une carte en ressource, ou aucune.',
  'waiting.mulligan': '{side} décide de garder ou non sa main de départ.',
  'waiting.opening-resource': '{side} place ses ressources.',
  'waiting.action': 'C’est à {side} d’agir.',
  'waiting.attack-target': '{side} choisit une cible.',
  'waiting.choose': '{side} fait un choix.',
  'waiting.unique': '{side} choisit l’exemplaire qui reste.',
  'waiting.first-side': '{side} décide qui résout en premier.',
  'waiting.trigger-order': '{side} choisit l’ordre des capacités.',
  'waiting.resource': '{side} peut placer une ressource.',
  'what.unit': 'une unité',
  'what.friendly-unit': 'une unité amie',
  'what.enemy-unit': 'une unité ennemie',
  'what.base': 'une base',
  'what.card': 'une carte de votre main',
  'what.revealed': 'une unité révélée',
  'effect.damage': '{n} {n|dégât|dégâts}',
  'effect.heal': 'soigner {n} {n|dégât|dégâts}',
  'effect.exhaust': 'l’incliner',
  'effect.ready': 'la redresser',
  'effect.defeat': 'l’éliminer',
  'effect.return': 'la renvoyer dans la main de son propriétaire',
  'effect.attack': 'attaquer avec +{n} de puissance',
  'effect.discard': 'la défausser',
  'effect.take': 'la prendre en main',

  // Choices.
  'choice.pass': 'Passer',
  'choice.initiative': 'Prendre l’initiative',
  'choice.play': 'Jouer {card} ({cost})',
  'choice.attack': 'Attaquer avec {unit}',
  'choice.use': 'Utiliser l’Action : {unit}',
  'choice.use-leader': 'Utiliser l’Action : {leader} ({cost} {cost|ressource|ressources})',
  'choice.deploy': 'Déployer {leader}',
  'choice.base': 'Base de {side} ({left} PV {left|restant|restants})',
  'choice.unit': '{unit} (puissance {power}, {left} PV {left|restant|restants})',
  'choice.done': 'Rien de plus',
  'choice.end-action': 'Finir le tour',
  'choice.end-opening-resource': 'Placer les deux en ressources',
  'choice.end-resource': '{card} en ressource',
  'choice.end-choice': 'Finir ce choix',
  'choice.keep': 'Garder cette main',
  'choice.mulligan': 'Mulligan : la remélanger dans le deck et piocher six nouvelles cartes',
  'choice.resource': '{card} ({cost})',
  'choice.no-resource': 'Aucune ressource',
  'choice.first': '{side} en premier',
  'choice.resolve': '{card}',
  'unit.numbered': '{card} {number}',

  // The log.
  'log.initiative-rolled': '{side} commence avec l’initiative.',
  'log.deck-shuffled': 'Le deck de {side} est mélangé.',
  'log.cards-drawn': '{side} pioche {n} {n|carte|cartes}.',
  'log.cards-drawn-own': '{side} pioche {cards}.',
  'log.hand-kept': '{side} garde sa main de départ.',
  'log.mulligan-taken': '{side} fait un mulligan.',
  'log.answer-sealed': '{side} : réponse notée, secrète tant que les deux camps n’ont pas répondu.',
  'log.resources-placed': '{side} place {n} {n|ressource|ressources}.',
  'log.resources-placed-own': '{side} place en ressource : {cards}.',
  'log.round-began': 'Round {round}. {side} agit en premier.',
  'log.regroup-began': 'Phase de regroupement du round {round}.',
  'log.all-readied': 'Tout est de nouveau redressé.',
  'log.passed': '{side} passe.',
  'log.initiative-taken': '{side} prend l’initiative.',
  'log.card-played': '{side} joue {card} pour {cost}.',
  'log.ability-used': '{side} utilise une Action : {card}.',
  'log.ability-triggered': '{card} : {timing}.',
  'log.leader-deployed': '{side} déploie {card}.',
  'log.attack-unit': '{card} attaque {target}.',
  'log.attack-base': '{card} attaque la base de {side}.',
  'log.unit-damaged': '{card} subit {n} {n|dégât|dégâts}.',
  'log.base-damaged': 'La base de {side} subit {n} {n|dégât|dégâts}, {total} au total.',
  'log.unit-healed': '{card} : {n} {n|dégât soigné|dégâts soignés}.',
  'log.base-healed': 'Base de {side} : {n} {n|dégât soigné|dégâts soignés}, il en reste {total}.',
  'log.weakened': '{card} perd {n} de puissance pour cette attaque.',
  'log.exhausted': '{card} passe en position inclinée.',
  'log.readied': '{card} passe en position redressée.',
  'log.unit-defeated': 'Unité éliminée : {card}.',
  'log.leader-defeated': 'Leader éliminé : {card} revient sur sa face Leader, en position inclinée.',
  'log.unit-returned': '{card} retourne dans la main de {side}.',
  'log.card-discarded': '{side} défausse {card}.',
  'log.cards-revealed': '{side} révèle {cards}.',
  'log.card-taken': '{side} prend {card} en main.',
  'log.deck-empty': 'Le deck de {side} est vide : il manque {n} {n|carte|cartes}.',
  'log.game-won': '{side} gagne la partie.',
  'log.game-drawn': 'Les deux bases tombent : égalité.',

  // Why not?
  'why.game-over': 'La partie est terminée.',
  'why.unknown': 'Rien ne s’appelle « {words} » ici.',
  'why.not-your-turn': 'Ce n’est pas à vous de choisir.',
  'why.already-answered': 'Vous avez répondu ; l’autre camp, pas encore.',
  'why.took-initiative': 'Vous avez pris l’initiative : plus d’action pour vous pendant cette phase.',
  'why.finish-first': 'Terminez d’abord ce qui est en cours.',
  'why.mulligan-over': 'Il n’y a pas de mulligan maintenant.',
  'why.not-an-action': 'Cela ne fait pas partie des actions de la phase d’action.',
  'why.not-in-hand': '{card} n’est pas dans votre main.',
  'why.cost': '{card} coûte {cost} ; vous avez {ready} {ready|ressource redressée|ressources redressées}.',
  'why.ability-cost':
    '{card} : l’Action coûte {cost} {cost|ressource|ressources} ; vous en avez {ready} {ready|redressée|redressées}.',
  'why.not-yours': '{unit} n’est pas à vous.',
  'why.exhausted': '{unit} est en position inclinée.',
  'why.no-action': '{unit} n’a pas de capacité Action.',
  'why.leader-side': '{unit} est en jeu en tant qu’unité ; l’Action se trouve sur la face Leader.',
  'why.leader-no-unit': '{leader} n’est pas en jeu en tant qu’unité.',
  'why.deployed': '{leader} est déjà en jeu.',
  'why.epic-used': 'L’Action Épique de {leader} a déjà servi ; elle ne s’utilise qu’une fois par partie.',
  'why.deploy-resources': 'Il faut {need} {need|ressource|ressources} pour déployer {leader} ; vous en avez {have}.',
  'why.initiative-taken': '{side} a déjà pris l’initiative pendant ce round.',
  'why.own-target': 'On ne peut attaquer que l’ennemi.',
  'why.other-arena': '{attacker} ne peut pas atteindre {unit} : ces unités sont dans deux arènes différentes.',
  'why.not-in-play': '{card} n’est pas en jeu.',
  'why.sentinel': 'Il faut d’abord attaquer une Sentinelle : {sentinels}.',
  'why.mandatory': 'Ce n’est pas facultatif.',
  'why.choose-a-card': 'Il faut choisir une carte.',
  'why.choose-a-base': 'Il faut choisir une base.',
  'why.choose-a-unit': 'Il faut choisir une unité.',
  'why.not-revealed': '{card} n’est pas une unité révélée.',
  'why.already-chosen': 'Vous avez déjà choisi {unit}.',
  'why.must-be-enemy': '{unit} n’est pas une unité ennemie.',
  'why.must-be-friendly': '{unit} n’est pas une unité amie.',
  'why.must-be-ground': '{unit} n’est pas une unité terrestre.',
  'why.must-be-space': '{unit} n’est pas une unité spatiale.',
  'why.no-leader': '{unit} est un leader ; impossible de choisir un leader ici.',
  'why.must-be-another': '{unit} ne convient pas : il faut une autre unité.',
  'why.must-have-aspect': '{unit} n’a pas l’affinité {aspect}.',
  'why.max-cost': '{unit} coûte plus de {most}.',
  'why.max-power': '{unit} a plus de {most} de puissance.',
  'why.max-hp': '{unit} a plus de {most} PV {most|restant|restants}.',
  'why.open-chance': 'Cela dépend du hasard.',
  'why.open-hidden': 'Personne ne le sait encore : cela dépend de cartes que personne n’a vues.',
  'why.open-answer': 'Cela dépend de ce que fait d’abord l’autre camp.',

  // What is wrong with a position.
  'position.frames': 'une partie qui n’est pas terminée en est à une étape ; pour la phase d’action, omettez ce champ',
  'position.resources-left': 'il ne reste que {n} {n|carte|cartes} pour les ressources',
  'position.leader-deployed': 'un chef est déployé si et seulement s’il figure dans ground comme unité',
  'position.epic-used': 'un chef déployé a déjà utilisé son Action Épique',
  'position.not-shown': '{card} n’est ni dans la main ni parmi les ressources placées depuis',
  'position.unit-id': 'une autre unité a déjà l’id {id}',
  'position.unique': '{card} est unique : un camp n’en a qu’un exemplaire en jeu',
  'position.initiative': 'le camp qui a pris l’initiative l’a',
  'position.base': 'avec {hp} dégâts, la base tombe et la partie est terminée',
  'position.other-side': '{card} appartient à l’autre camp',
  'position.no-unit': '{card} n’est pas une unité',
  'position.ground-unit': '{card} est une unité terrestre',
  'position.space-unit': '{card} est une unité spatiale',
  'position.copies': 'il n’y a que {n} {n|exemplaire|exemplaires} de {card}',
  'position.not-in-deck': '{card} n’est pas une carte du deck de {side}',
  'position.choice': '« {words} » n’est pas un choix de ce jeu',

  // Cards.
  'card.leia-organa': 'Leia Organa',
  'card.leia-organa.text':
    'Action (1 ressource, incliner Leia) : soignez 1 dégât d’une unité amie. En tant qu’unité, En attaque : choisissez deux unités amies et soignez 1 dégât de chacune.',
  'card.leia-organa.note':
    'Il faut deux unités différentes ; Leia peut être l’une d’elles. S’il n’y a qu’une unité amie, elle seule est soignée.',
  'card.echo-caverns': 'Cavernes Echo',
  'card.chewbacca': 'Chewbacca',
  'card.rogue-squadron-speeder': 'Speeder de l’Escadron Rogue',
  'card.ill-cover-for-you': 'Je te Couvre',
  'card.ill-cover-for-you.text': 'Choisissez deux unités ennemies et infligez 1 dégât à chacune.',
  'card.ill-cover-for-you.note':
    'Deux unités différentes ; une seule s’il n’y en a qu’une. Les deux subissent leur dégât en même temps.',
  'card.rebellion-y-wing': 'Y-Wing de la Rébellion',
  'card.rebellion-y-wing.text': 'En attaque : infligez 1 dégât à une base.',
  'card.rebellion-y-wing.note': 'L’une ou l’autre base, quelle que soit la cible du Y-Wing, et avant les dégâts de combat.',
  'card.echo-coordinator': 'Coordinateur Echo',
  'card.trench-defender': 'Défenseur de Tranchée',
  'card.ive-found-them': 'Je les ai Trouvés',
  'card.ive-found-them.text':
    'Révélez les 3 cartes du dessus de votre deck. Prenez en main une unité parmi elles ; défaussez le reste.',
  'card.ive-found-them.note':
    'Les deux joueurs voient les cartes. S’il y a une unité, il faut en prendre une. Un deck trop court révèle ce qu’il a, un deck vide ne révèle rien, sans dégâts.',
  'card.han-solo': 'Han Solo',
  'card.han-solo.text': 'En attaque : l’unité en défense perd 2 de puissance pour cette attaque.',
  'card.han-solo.note': 'Sans effet contre une base. La puissance ne descend jamais sous 0.',
  'card.r2-d2': 'R2-D2',
  'card.r2-d2.text':
    'En attaque : si vous contrôlez une unité Commandement, inclinez une unité terrestre ennemie de coût 4 ou moins.',
  'card.r2-d2.note':
    'R2-D2 n’est pas une unité Commandement ; Leia déployée en est une. Un défenseur incliné inflige quand même ses dégâts de combat.',
  'card.evacuation-escort': 'Escorte d’Évacuation',
  'card.recovery': 'Rétablissement',
  'card.recovery.text': 'Soignez 5 dégâts d’une unité.',
  'card.recovery.note': 'On peut choisir une unité ennemie ou une unité sans dégâts.',
  'card.bright-hope': 'Bright Hope',
  'card.tauntaun-mount': 'Monture Tauntaun',
  'card.tauntaun-mount.text': 'Une fois éliminée : soignez 2 dégâts de votre base.',
  'card.tauntaun-mount.note': 'Elle soigne la base du joueur qui la contrôlait.',
  'card.ion-cannon': 'Canon à Ions',
  'card.ion-cannon.text': 'Action (incliner) : infligez 3 dégâts à une unité spatiale.',
  'card.ion-cannon.note':
    'Vous pouvez choisir une de vos propres unités spatiales. Sans aucune unité spatiale, l’Action reste utilisable.',
  'card.go-for-the-legs': 'Visez les Pattes',
  'card.go-for-the-legs.text': 'Inclinez une unité terrestre ennemie.',
  'card.go-for-the-legs.note': 'On peut choisir un leader en jeu, mais ni une unité amie ni une unité spatiale.',
  'card.c-3po': 'C-3PO',
  'card.c-3po.text': 'Une fois jouée : si vous contrôlez une unité Ruse, piochez une carte.',
  'card.c-3po.note': 'C-3PO n’est pas une unité Ruse ; les unités ennemies ne comptent pas.',
  'card.luke-skywalker': 'Luke Skywalker',
  'card.luke-skywalker.text': 'Une fois jouée : vous pouvez infliger 3 dégâts à une unité terrestre.',
  'card.luke-skywalker.note': 'On peut choisir une unité amie, et même Luke.',
  'card.improvised-detonation': 'Détonation Improvisée',
  'card.improvised-detonation.text':
    'Attaquez immédiatement avec une unité amie redressée ; elle gagne 2 de puissance pour cette attaque.',
  'card.improvised-detonation.note': 'Terrestre ou spatiale. Toutes les règles d’attaque s’appliquent.',
  'card.gr-75-medium-transport': 'Transport Moyen GR-75',
  'card.general-rieekan': 'Général Rieekan',
  'card.general-rieekan.text':
    'Action (incliner) : attaquez immédiatement avec une autre unité Héroïsme amie redressée ; elle gagne 2 de puissance pour cette attaque.',
  'card.general-rieekan.note': 'Leia déployée peut être envoyée au combat. Sans personne à envoyer, l’Action reste utilisable.',
  'card.millennium-falcon': 'Faucon Millenium',
  'card.millennium-falcon.text': 'Une fois jouée : si votre base a plus de dégâts que la base ennemie, redressez le Faucon.',
  'card.millennium-falcon.note': 'On compare les dégâts, pas les PV restants ; à égalité, rien ne se passe.',
  'card.hoth-trooper': 'Soldat de Hoth',
  'card.watch-this': 'Regardez Bien',
  'card.watch-this.text':
    'Renvoyez une unité non-leader de coût 6 ou moins dans la main de son propriétaire, et inclinez toutes les autres unités ennemies de cette arène.',
  'card.watch-this.note':
    'On peut renvoyer une unité amie. Les leaders de cette arène sont inclinés aussi. Sans unité valable, rien ne se passe.',
  'card.darth-vader': 'Dark Vador',
  'card.darth-vader.text':
    'Action (1 ressource, incliner Vador) : infligez 1 dégât à une base. En tant qu’unité, En attaque : infligez 2 dégâts à une base.',
  'card.darth-vader.note': 'Vous pouvez choisir votre propre base. Ces dégâts précèdent les dégâts de combat.',
  'card.forward-command-post': 'Poste de Commandement Avancé',
  'card.first-legion-trooper': 'Soldat de la Première Légion',
  'card.ground-assault-at-at': 'TB-TT d’Assaut Terrestre',
  'card.snowtrooper-vanguard': 'Snowtrooper d’Avant-garde',
  'card.lambda-shuttle': 'Navette Lambda',
  'card.target-the-main-generator': 'Cibler le Générateur Principal',
  'card.target-the-main-generator.text': 'Infligez 2 dégâts à une base.',
  'card.target-the-main-generator.note': 'Vous pouvez choisir votre propre base.',
  'card.admiral-piett': 'Amiral Piett',
  'card.admiral-piett.text': 'En attaque : si vous contrôlez une unité Agressivité, piochez une carte.',
  'card.admiral-piett.note':
    'Piett n’est pas une unité Agressivité ; Vador déployé en est une. Si votre deck est vide, votre base subit 3 dégâts.',
  'card.were-in-trouble': 'On a des Ennuis',
  'card.were-in-trouble.text': 'Infligez 3 dégâts à une unité.',
  'card.were-in-trouble.note': 'On peut choisir une unité amie.',
  'card.imperial-deck-officer': 'Officier de Pont Impérial',
  'card.imperial-deck-officer.text': 'Action (incliner) : soignez 2 dégâts d’une unité Infâmie.',
  'card.imperial-deck-officer.note': 'L’Officier lui-même n’est pas une unité Infâmie. On peut choisir une unité sans dégâts.',
  'card.snowtrooper': 'Snowtrooper',
  'card.hoth-lieutenant': 'Lieutenant de Hoth',
  'card.hoth-lieutenant.text':
    'Une fois jouée : vous pouvez attaquer immédiatement avec une autre unité amie redressée ; elle gagne 2 de puissance pour cette attaque.',
  'card.hoth-lieutenant.note': 'Jamais avec le Lieutenant lui-même. Toutes les règles d’attaque s’appliquent.',
  'card.too-strong-for-blasters': 'Trop Solide pour les Blasters',
  'card.too-strong-for-blasters.text': 'Soignez 2 dégâts d’une unité.',
  'card.too-strong-for-blasters.note': 'On peut choisir une unité ennemie ou une unité sans dégâts.',
  'card.general-veers': 'Général Veers',
  'card.general-veers.text':
    'Une fois jouée : si vous contrôlez une unité Vigilance, infligez 2 dégâts à la base ennemie et soignez 2 dégâts de votre base.',
  'card.general-veers.note': 'Veers n’est pas une unité Vigilance, et la base ne compte pas.',
  'card.e-web-gunner': 'Artilleur E-Web',
  'card.blizzard-force-at-st': 'TR-TT de la Force Blizzard',
  'card.avenger': 'Avenger',
  'card.avenger.text': 'Une fois jouée : infligez 1 dégât à chaque autre unité, y compris les vôtres.',
  'card.avenger.note': 'Dans les deux arènes, leaders en jeu compris, en même temps.',
  'card.i-want-proof-not-leads': 'Je Veux des Preuves, pas des Pistes',
  'card.i-want-proof-not-leads.text': 'Piochez 2 cartes, puis défaussez une carte de votre main.',
  'card.i-want-proof-not-leads.note': 'N’importe quelle carte de la main peut être défaussée, même si elle vient d’être piochée.',
  'card.scouting-tie-fighter': 'Chasseur TIE de Reconnaissance',
  'card.rampaging-wampa': 'Wampa Déchaîné',
  'card.surface-assault-bomber': 'Bombardier d’Assaut de Surface',
  'card.death-squadron-star-destroyer': 'Destroyer Stellaire de l’Escadron de la Mort',
  'card.admiral-ozzel': 'Amiral Ozzel',
  'card.admiral-ozzel.text': 'Une fois éliminée : votre adversaire défausse une carte de sa main, à son choix.',
  'card.admiral-ozzel.note': 'Si sa main est vide, rien ne se passe.',
  'card.you-have-failed-me': 'Vous m’avez Déçu',
  'card.you-have-failed-me.text':
    'Éliminez une unité amie. Si vous le faites, redressez une unité amie ayant 5 de puissance ou moins.',
  'card.you-have-failed-me.note':
    'Les deux parties sont obligatoires si elles sont possibles. L’unité est redressée avant la résolution des capacités Une fois éliminée. La puissance qui compte est celle du moment.',
  'card.blizzard-one': 'Blizzard Un',
  'card.blizzard-one.text': 'Une fois jouée : vous pouvez éliminer une unité terrestre non-leader à qui il reste 3 PV ou moins.',
  'card.blizzard-one.note': 'On peut choisir une unité terrestre amie ; ce qui compte, ce sont les PV moins les dégâts.',
  'card.the-desolation-of-hoth': 'La Désolation de Hoth',
  'card.the-desolation-of-hoth.text': 'Éliminez jusqu’à deux unités ennemies coûtant chacune 3 ou moins.',
  'card.the-desolation-of-hoth.note': 'Aucune, une ou deux, dans n’importe quelle arène, en même temps.',

  // The rulebook.
  'rule.duel/terms/zones':
    'Chaque joueur a une main et un deck (cachés), une défausse (visible de tous), des ressources (face cachée ; leur propriétaire peut les regarder), un leader, une base, et un côté de l’arène terrestre et de l’arène spatiale.',
  'rule.duel/terms/friendly':
    'Est ami ce que vous contrôlez, ennemi ce que votre adversaire contrôle. Les cartes ne changent jamais de camp.',
  'rule.duel/terms/ready':
    'Une unité, une ressource ou un leader est en position redressée ou inclinée. Ce qui est incliné ne peut pas être incliné de nouveau pour payer quoi que ce soit.',
  'rule.duel/terms/damage-stays':
    'Les dégâts restent sur les unités et les bases jusqu’à ce qu’on les soigne. On ne soigne jamais plus de dégâts qu’il n’y en a.',
  'rule.duel/terms/defeated':
    'Une unité qui a au moins autant de dégâts que de PV est éliminée aussitôt et va dans la défausse de son propriétaire ; ses dégâts disparaissent.',
  'rule.duel/terms/excess': 'Les dégâts au-delà des PV d’une unité sont perdus. Rien ne les reporte sur la base.',
  'rule.duel/terms/power-floor':
    'La puissance ne descend jamais sous 0. Une unité de puissance 0 peut attaquer ; elle n’inflige aucun dégât.',
  'rule.duel/terms/no-limits': 'Cartes en main, unités dans une arène, ressources : aucun maximum.',
  'rule.duel/terms/printed-cost':
    'Le coût d’une unité, pour un effet, est son coût imprimé, quoi qu’on ait payé. Leia coûte 5, Vador 6.',
  'rule.duel/terms/no-surcharge':
    'Les affinités ne comptent que lorsqu’une carte les demande. Aucune carte ne coûte jamais plus que son coût imprimé.',
  'rule.duel/terms/control-aspect':
    'Une condition d’affinité tient compte de vos unités en jeu, dans les deux arènes, y compris un leader déployé et l’unité elle-même ; mais pas d’un leader non déployé, de la base, des ressources ni des unités ennemies. Elle se vérifie quand la capacité se résout.',
  'rule.duel/setup/first-game':
    'Première partie : leaders sur leur face Leader, bases sur leur face à 20 PV, Leia a l’initiative.',
  'rule.duel/setup/preset-decks':
    'Première partie : les decks ne sont pas mélangés, chaque joueur pioche les 6 premières cartes, et il n’y a pas de mulligan.',
  'rule.duel/setup/prescribed-resources':
    'Première partie : les ressources de Leia sont Je te Couvre et Défenseur de Tranchée, celles de Vador Cibler le Générateur Principal et TB-TT d’Assaut Terrestre.',
  'rule.duel/setup/standard':
    'Partie standard : bases sur leur face à 30 PV, initiative tirée au sort, decks mélangés, 6 cartes piochées par joueur.',
  'rule.duel/setup/mulligan':
    'Partie standard : chaque joueur peut, une seule fois, remélanger toute sa main et piocher 6 nouvelles cartes, qu’il doit garder. Les deux décident en même temps.',
  'rule.duel/setup/two-resources':
    'Chaque joueur place exactement 2 cartes de sa main en ressources, en secret. Ces premières ressources sont redressées.',
  'rule.duel/setup/first-turn':
    'Il reste alors 4 cartes dans chaque main. Le round 1 débute par la phase d’action, sans pioche ; qui a l’initiative agit en premier.',
  'rule.duel/setup/leader-ready': 'Le leader commence redressé.',
  'rule.duel/round/phases':
    'Un round comprend une phase d’action et une phase de regroupement. Les rounds se suivent jusqu’à la destruction d’une base.',
  'rule.duel/action/alternate':
    'En commençant par le détenteur de l’initiative, les joueurs font tour à tour une action : jouer une carte, attaquer avec une unité, utiliser une capacité Action, prendre l’initiative ou passer.',
  'rule.duel/action/pass':
    'Qui passe ne fait rien ; c’est à l’adversaire d’agir. Après avoir passé, on peut agir de nouveau si la phase continue.',
  'rule.duel/action/phase-ends':
    'La phase se termine aussitôt qu’un joueur passe ou prend l’initiative juste après que l’adversaire a passé. Si personne n’a pris l’initiative, elle reste où elle est.',
  'rule.duel/action/initiative':
    'Qui prend l’initiative agira en premier au round suivant et n’a plus d’action pendant cette phase. L’adversaire peut enchaîner les actions jusqu’à ce qu’il passe, ce qui met fin à la phase.',
  'rule.duel/action/initiative-choices': 'Qui a pris l’initiative fait toujours les choix que les capacités lui demandent.',
  'rule.duel/action/initiative-once':
    'L’initiative ne se prend qu’une fois par round, par un seul joueur, y compris celui qui l’a déjà.',
  'rule.duel/action/no-effect':
    'Un évènement ou une capacité Action peut être utilisé même sans aucun effet possible, pourvu que son coût soit payé.',
  'rule.duel/regroup/steps':
    'Regroupement : les deux joueurs piochent 2 cartes, puis chacun peut placer une carte en ressource, puis tout ce qui est incliné est redressé. Les deux joueurs terminent chaque étape avant la suivante.',
  'rule.duel/regroup/resource-exhausted':
    'Une carte placée pendant la phase de regroupement arrive inclinée et est redressée dans la même phase.',
  'rule.duel/regroup/resource-secret': 'Une carte de la main ou aucune, au choix secret et simultané des deux joueurs.',
  'rule.duel/regroup/next-round':
    'Après la phase de regroupement, l’initiative peut de nouveau être prise, et son détenteur commence la phase d’action suivante.',
  'rule.duel/draw/empty-deck':
    'Pour chaque carte que vous devez piocher sans le pouvoir, votre base subit 3 dégâts. Un deck vide ne fait pas perdre à lui seul.',
  'rule.duel/draw/effects':
    'Cela vaut aussi pour les cartes qui font piocher, mais pas pour Je les ai Trouvés, qui fait prendre une carte révélée.',
  'rule.duel/draw/simultaneous':
    'Pendant la phase de regroupement, les pioches des deux joueurs, et leurs dégâts, ont lieu en même temps.',
  'rule.duel/play/cost':
    'Pour jouer une carte de votre main, inclinez autant de ressources redressées que son coût. S’il en manque, la carte ne peut pas être jouée.',
  'rule.duel/play/enters-exhausted':
    'Une unité arrive inclinée dans son arène. Si un effet la redresse, elle peut attaquer dans la même phase.',
  'rule.duel/play/when-played': 'Une capacité Une fois jouée se résout après l’entrée en jeu de l’unité.',
  'rule.duel/play/event': 'Un évènement s’applique autant que possible, dans l’ordre de son texte, puis va dans la défausse.',
  'rule.duel/effect/choices':
    'Les choix se font quand l’effet se résout, parmi ce qui est alors permis. Si rien ne peut être choisi, on applique le reste. « Vous pouvez » et « jusqu’à » laissent le droit de refuser ; tout le reste est obligatoire.',
  'rule.duel/effect/no-change':
    'On peut choisir une unité même si l’effet ne change rien pour elle : par exemple, soigner une unité sans dégâts.',
  'rule.duel/effect/any-arena': 'Sauf mention contraire, un effet peut atteindre les deux arènes.',
  'rule.duel/effect/either-base': 'Quand il faut choisir une base, les deux sont permises, même la vôtre.',
  'rule.duel/attack/ready-unit':
    'Seule une unité redressée que vous contrôlez peut attaquer, une par action. Elle est alors inclinée.',
  'rule.duel/attack/target': 'La cible est une unité ennemie de la même arène, ou la base ennemie.',
  'rule.duel/attack/sentinel':
    'Tant que l’adversaire a des unités Sentinelle dans l’arène de l’attaquant, la cible doit être l’une d’elles, inclinée ou non. Les capacités ne sont pas concernées.',
  'rule.duel/attack/order':
    'Une attaque, dans l’ordre : incliner l’attaquant et choisir la cible ; Raid s’applique, Récupération et les capacités En attaque se résolvent ; dégâts de combat ; les unités éliminées quittent le jeu et leurs capacités se résolvent ; ce qui valait pour cette attaque prend fin.',
  'rule.duel/attack/combat-damage':
    'Contre une base, l’attaquant inflige sa puissance et ne subit rien. Contre une unité, les deux s’infligent en même temps leur puissance en dégâts, même si le défenseur est incliné.',
  'rule.duel/attack/raid': 'Raid ajoute sa valeur à la puissance de l’unité quand elle attaque, pas quand elle défend.',
  'rule.duel/attack/restore':
    'Quand l’unité attaque, Récupération soigne sa valeur en dégâts de votre base, avant les dégâts de combat et quelle que soit la cible.',
  'rule.duel/attack/restore-order': 'Récupération précède la capacité En attaque ; aucune unité de la boîte n’a les deux.',
  'rule.duel/attack/left-play':
    'Si l’attaquant ou l’unité en défense a quitté le jeu avant les dégâts de combat, aucun n’est infligé.',
  'rule.duel/attack/on-attack-first':
    'Les dégâts d’une capacité En attaque précèdent les dégâts de combat. S’ils détruisent une base, la partie s’arrête là.',
  'rule.duel/attack/this-attack':
    'Les changements de puissance pour une attaque s’ajoutent à Raid et prennent fin avec l’attaque.',
  'rule.duel/attack/granted':
    'Une attaque accordée par un effet est une attaque complète : l’unité doit être redressée et est inclinée, Sentinelle et les arènes comptent, ses capacités se déclenchent. Elle ne coûte pas d’action supplémentaire.',
  'rule.duel/attack/another': '« Une autre unité » n’est jamais la source elle-même.',
  'rule.duel/attack/defending-unit': 'Ce qui affaiblit l’unité en défense n’a aucun effet quand une base est attaquée.',
  'rule.duel/trigger/mandatory':
    'Les capacités En attaque, Une fois jouée et Une fois éliminée sont obligatoires, sauf si elles disent « vous pouvez ».',
  'rule.duel/trigger/when-defeated':
    'Une fois éliminée se résout quand l’unité est déjà dans la défausse, quelle que soit la cause de son élimination.',
  'rule.duel/trigger/simultaneous':
    'Les unités éliminées par les mêmes dégâts le sont en même temps, et leurs capacités attendent ensemble.',
  'rule.duel/trigger/order':
    'Un joueur dont plusieurs capacités attendent choisit leur ordre. Si les deux joueurs en ont, celui dont c’est l’action choisit qui résout d’abord toutes les siennes.',
  'rule.duel/trigger/nested':
    'Les capacités déclenchées pendant qu’une autre se résout passent avant celles qui attendaient déjà.',
  'rule.duel/trigger/after-ability':
    'Un évènement ou une capacité se termine entièrement avant que se résolvent les capacités déclenchées par son effet, sauf celles d’une attaque qui en découle.',
  'rule.duel/trigger/if-you-do': 'Ce qui suit « si vous le faites » n’a lieu que si la première partie a vraiment eu lieu.',
  'rule.duel/trigger/nothing': 'Une capacité dont la condition n’est pas remplie, ou qui n’a rien à choisir, est sans effet.',
  'rule.duel/trigger/together':
    'Deux Montures Tauntaun éliminées ensemble soignent deux fois ; si une Monture Tauntaun et Ozzel s’éliminent l’un l’autre, les deux capacités se résolvent.',
  'rule.duel/unique/one':
    'Vous ne pouvez pas contrôler deux exemplaires d’une carte unique. Quand un second arrive, vous choisissez l’un des deux, qui est aussitôt éliminé.',
  'rule.duel/unique/before-triggers':
    'Cela précède toute capacité. La capacité Une fois jouée du nouvel exemplaire se résout quand même, y compris si c’est lui qui a été éliminé ; Une fois éliminée s’y ajoute, dans l’ordre de votre choix.',
  'rule.duel/unique/cards':
    'Uniques en deux exemplaires : Chewbacca, Han Solo, R2-D2, C-3PO, Rieekan, Bright Hope ; Ozzel, Piett, Veers.',
  'rule.duel/unique/survivor': 'L’exemplaire qui reste garde ses dégâts et sa position, redressée ou inclinée.',
  'rule.duel/leader/not-a-unit':
    'Un leader non déployé n’est pas une unité : il ne peut ni attaquer, ni être attaqué, ni être choisi. Son Action coûte 1 ressource et l’incline.',
  'rule.duel/leader/deploy':
    'Action Épique, une fois par partie et gratuite, que le leader soit redressé ou incliné : avec 5 ressources (Leia) ou 6 (Vador), même inclinées, le leader devient une unité terrestre redressée.',
  'rule.duel/leader/not-played': 'Déployer un leader n’est pas jouer une carte.',
  'rule.duel/leader/is-a-unit':
    'Un leader déployé est une unité à tous égards, sauf pour les effets qui visent les unités non-leader. Il n’a que la capacité de sa face Unité.',
  'rule.duel/leader/defeated':
    'Un leader éliminé revient sur sa face Leader, incliné et sans dégâts, jamais dans la défausse. Son Action sera de nouveau utilisable quand il sera redressé.',
  'rule.duel/leader/epic-once': 'L’Action Épique ne sert plus une fois le leader déployé.',
  'rule.duel/leader/own-choice': 'Votre propre leader en jeu peut être choisi pour Vous m’avez Déçu.',
  'rule.duel/end/base-destroyed': 'Un joueur dont la base a au moins autant de dégâts que de PV perd aussitôt.',
  'rule.duel/end/checked-at-once':
    'Cela se vérifie après chaque paquet de dégâts, avant toute capacité ou étape suivante : aucun soin ne peut l’annuler.',
  'rule.duel/end/draw':
    'Si les deux bases sont détruites en même temps, il y a égalité. Cela n’arrive qu’en piochant dans des decks vides.',
  'rule.duel/end/own-base': 'Qui détruit sa propre base perd.',
  'rule.duel/end/concede': 'Un joueur peut abandonner à tout moment ; son adversaire gagne.',
  'consider.base': 'les dégâts des bases',
  'consider.danger': 'une base en danger',
  'consider.power': 'la puissance des unités',
  'consider.endurance': 'ce que les unités peuvent encaisser',
  'consider.readiness': 'les unités prêtes à attaquer',
  'consider.guards': 'les Sentinelles en garde',
  'consider.abilities': 'les capacités en jeu',
  'consider.cards': 'les cartes en main',
  'consider.resources': 'les ressources',
  'consider.leader': 'le chef',
  'consider.initiative': 'l’initiative',
};
