import type { CampaignKey } from '@wartable/hoth/text/campaign.ts';
import type { Sentences } from '@wartable/kernel';

export const campaign: Sentences<CampaignKey> = {
  'campaign.label': 'Campagne maison, de notre création',
  'campaign.own.label': 'Campagne d’un joueur',
  'campaign.own.by': 'Une campagne de {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'Après chaque bataille, le vainqueur prend une carte de soutien de son camp ; le perdant en prend une aussi s’il a atteint au moins la moitié de son objectif de médailles. Un camp qui a déjà eu ses cinq cartes de soutien n’en prend plus. Une carte de soutien ne sert qu’une fois dans toute la campagne, lors de n’importe quelle bataille suivante. Une bataille sans vainqueur ne compte pour personne : la campagne se poursuit comme si le camp comptant le plus de victoires l’avait emporté ou, à égalité, celui qui a joué le premier tour. Après la dernière bataille, le camp qui a gagné le plus de batailles remporte la campagne ; à égalité, celui qui a le plus de médailles au total.',
  'campaign.choose.rebel': 'Rebelles : prenez une carte de soutien pour les batailles à venir.',
  'campaign.choose.empire': 'Empire : prenez une carte de soutien pour les batailles à venir.',
  'campaign.outcome.rebel.battles': 'Les Rebelles remportent la campagne, {rebel} à {empire} en batailles gagnées.',
  'campaign.outcome.rebel.medals':
    'Autant de batailles gagnées de part et d’autre : les Rebelles remportent la campagne, {rebel} à {empire} en médailles.',
  'campaign.outcome.empire.battles': 'L’Empire remporte la campagne, {empire} à {rebel} en batailles gagnées.',
  'campaign.outcome.empire.medals':
    'Autant de batailles gagnées de part et d’autre : l’Empire remporte la campagne, {empire} à {rebel} en médailles.',
  'campaign.outcome.draw': 'Égalité en batailles et en médailles : personne ne remporte la campagne.',

  'campaign.iron-on-ice.title': 'Du fer sur la glace',
  'campaign.iron-on-ice.about':
    'L’Empire a trouvé la base et marche sur elle à travers la glace. Quatre ou cinq batailles, des premiers droïdes sondes jusqu’aux portes.',
  'campaign.iron-on-ice.contact.title': 'Des ombres dans la neige',
  'campaign.iron-on-ice.contact.briefing':
    'Des droïdes sondes glissent entre les séracs, et les snowtroopers suivent leurs signaux. Une patrouille rebelle peut encore les faire taire avant qu’ils n’en aient trop vu. Qui tiendra ce coin de neige décidera de la suite du débarquement.',
  'campaign.iron-on-ice.low-flight.title': 'Vite et au ras du sol',
  'campaign.iron-on-ice.low-flight.briefing':
    'La patrouille a tenu, et les pilotes de snowspeeders veulent frapper avant que l’Empire ne soit prêt. Trois escadrilles foncent sur une colonne qui n’a qu’un seul marcheur. Demain, il y en aura davantage.',
  'campaign.iron-on-ice.landing.title': 'La zone de débarquement',
  'campaign.iron-on-ice.landing.briefing':
    'Les droïdes ont montré le chemin, et deux marcheurs foulent déjà la glace. Une mince ligne rebelle garde une station près des crêtes. Qui tiendra ce bâtiment à la fin tiendra la route.',
  'campaign.iron-on-ice.wreck.title': 'Les secrets de l’épave',
  'campaign.iron-on-ice.wreck.briefing':
    'Une épave impériale gît entre les lignes, ses données encore lisibles. L’infanterie rebelle en apprend plus à chaque tour passé sur place. Mais l’Empire a assez de troupes pour remplacer chaque unité perdue.',
  'campaign.iron-on-ice.hill.title': 'Le canon du milieu',
  'campaign.iron-on-ice.hill.briefing':
    'Une seule position d’artillerie commande toute la plaine, et chacun le sait. Aucun marcheur n’a pu être amené : à l’infanterie de trancher. La position vaut plus que n’importe quelle unité.',
  'campaign.iron-on-ice.outpost.title': 'Tenir jusqu’aux renforts',
  'campaign.iron-on-ice.outpost.briefing':
    'L’avance se poursuit vers un avant-poste rebelle, deux marcheurs en tête. La garnison n’a qu’un canon et la promesse de snowspeeders en route. L’Empire doit être plus rapide qu’eux.',
  'campaign.iron-on-ice.high-ground.title': 'Fermer la vallée',
  'campaign.iron-on-ice.high-ground.briefing':
    'L’avance s’est enlisée et, pour une fois, ce sont les Rebelles qui attaquent. Trois positions commandent la vallée : tenues toutes en même temps, elles mettent fin à l’offensive. Sans marcheurs, les snowtroopers n’ont que leur nombre à opposer.',
  'campaign.iron-on-ice.column.title': 'Une autre colonne',
  'campaign.iron-on-ice.column.briefing':
    'Une nouvelle colonne débouche des rochers, menée par un marcheur. Abattez-le, et l’avance est brisée. Laissez-le passer, et l’on se battra dans les camps autour de la base.',
  'campaign.iron-on-ice.generators.title': 'Sous le bouclier',
  'campaign.iron-on-ice.generators.briefing':
    'Trois marcheurs ont les générateurs de bouclier en vue. Si les deux tombent, l’Empire aura atteint son but. Les défenseurs n’ont pas à repousser l’ennemi : il suffit que chaque pas lui coûte trop cher.',
  'campaign.iron-on-ice.encircled.title': 'Encerclés',
  'campaign.iron-on-ice.encircled.briefing':
    'L’Empire se tient de tous les côtés de la dernière crête. Les Rebelles peuvent se battre pour l’issue à l’ouest, unité par unité, ou pour la crête elle-même. L’Empire entend leur refuser les deux.',
  'campaign.iron-on-ice.siege.title': 'Le dernier camp',
  'campaign.iron-on-ice.siege.briefing':
    'Les marcheurs ont percé et se tournent vers le camp au coin de la vallée. Il ne reste que des canons et les meilleurs équipages de snowspeeders pour les recevoir. L’infanterie impériale au milieu des tentes, et tout serait joué.',
  'campaign.iron-on-ice.doors.title': 'Aux portes',
  'campaign.iron-on-ice.doors.briefing':
    'Le bouclier tient toujours : trois marcheurs s’en prennent donc à la base elle-même. Tour après tour, de nouveaux snowtroopers surgissent à leurs pieds et courent vers deux portes ; trois unités à l’intérieur suffisent. Aux Rebelles d’abattre les marcheurs ou de saigner l’assaut à blanc.',
  'campaign.iron-on-ice.ending.rebel':
    'L’avance s’est arrêtée dans la neige. La base est debout, et le vent recouvre les épaves devant elle.',
  'campaign.iron-on-ice.ending.empire':
    'L’Empire a atteint son but. La base est à lui, et seules des traces s’en éloignent encore.',
  'campaign.iron-on-ice.ending.draw': 'Les deux armées gisent épuisées dans la neige, et personne ne peut crier victoire.',

  'campaign.last-transport.title': 'Le dernier transport',
  'campaign.last-transport.about':
    'La base doit être abandonnée. Chaque heure gagnée sur la glace laisse partir un transport de plus. Quatre ou cinq batailles, de la première alerte au dernier départ.',
  'campaign.last-transport.alarm.title': 'Première alerte',
  'campaign.last-transport.alarm.briefing':
    'Un marcheur et son escorte ont été repérés parmi les rochers, plus tôt que prévu. Le chargement vient à peine de commencer. Chaque heure gagnée ici vaut un transport.',
  'campaign.last-transport.wounded.title': 'N’oublier personne',
  'campaign.last-transport.wounded.briefing':
    'La colonne a été ralentie : il reste le temps d’aller chercher un officier blessé dans les tranchées avancées. Les troupes impériales sont partout. Les Rebelles doivent l’emmener hors du champ de bataille par l’ouest ; il suffit à l’Empire de l’atteindre.',
  'campaign.last-transport.outpost.title': 'La route des hangars',
  'campaign.last-transport.outpost.briefing':
    'L’Empire remonte la route, et un seul avant-poste lui barre le passage. Sa garnison doit tenir jusqu’à l’arrivée de nouveaux snowspeeders. S’il tombe, les prochains tirs atteindront la base.',
  'campaign.last-transport.speeders.title': 'Du temps emprunté',
  'campaign.last-transport.speeders.briefing':
    'Trois escadrilles de snowspeeders partent à la rencontre de l’avant-garde avant qu’elle ne se déploie. Elles ne cherchent pas de terrain, seulement du temps pour les équipes de chargement. Les snowtroopers ont un marcheur et l’abri des crêtes.',
  'campaign.last-transport.cannon.title': 'Trois tirs pour dégager le ciel',
  'campaign.last-transport.cannon.briefing':
    'Aucun transport ne peut partir si le canon à ions ne tient pas la flotte à distance. Trois tirs suffiront, mais chacun demande du temps pour se charger. Un seul coup impérial bien placé le réduirait au silence.',
  'campaign.last-transport.shield.title': 'Tant que le bouclier tient',
  'campaign.last-transport.shield.briefing':
    'On charge encore les transports, et les marcheurs ont déjà les générateurs en vue. Si les deux sont détruits, plus rien ne protège les hangars. Les défenseurs ont des canons, des tranchées et deux escadrilles de snowspeeders.',
  'campaign.last-transport.convoy.title': 'Sortir par devant',
  'campaign.last-transport.convoy.briefing':
    'La voie ne sera jamais plus libre : les derniers Rebelles partent droit à travers une ligne impériale clairsemée. Une crête à l’ouest offre à qui la tient une meilleure vue de la bataille. C’est la dernière chance de l’Empire de les arrêter.',
  'campaign.last-transport.gate.title': 'La porte sud',
  'campaign.last-transport.gate.briefing':
    'La ligne extérieure est abandonnée, et son infanterie court vers deux portes au sud. Chaque unité qui rentre sera à bord. L’Empire doit en rattraper quatre à découvert.',
  'campaign.last-transport.breakout.title': 'Coupés de la base',
  'campaign.last-transport.breakout.briefing':
    'L’infanterie impériale a fermé le chemin du retour : la seule issue est devant, par des crêtes escarpées et à travers l’ennemi. Aucun camp n’a de véhicules ici. Chaque unité qui passe compte.',
  'campaign.last-transport.storm.title': 'Avant le décollage',
  'campaign.last-transport.storm.briefing':
    'Les marcheurs sont devant la base, et les snowtroopers courent vers ses deux portes. Trois unités à l’intérieur mettent fin à l’évacuation. Les derniers équipages peuvent encore arrêter les marcheurs, s’ils font bloc.',
  'campaign.last-transport.rearguard.title': 'L’arrière-garde',
  'campaign.last-transport.rearguard.briefing':
    'Quelqu’un doit rester pour que le dernier transport puisse partir. L’arrière-garde tient une crête, l’ennemi tout autour, une seule issue à l’ouest. L’Empire veut la crête et tous ceux qui s’y trouvent.',
  'campaign.last-transport.landing-ground.title': 'Moteurs en marche',
  'campaign.last-transport.landing-ground.briefing':
    'La route de l’aire d’envol est rouverte, et le dernier transport chauffe ses moteurs. Des canons et les meilleurs équipages de snowspeeders l’entourent. Si l’infanterie impériale s’y glisse, presque personne ne partira.',
  'campaign.last-transport.ending.rebel':
    'Le dernier transport est parti, et la glace est vide. La Rébellion vit et trouvera un autre refuge.',
  'campaign.last-transport.ending.empire':
    'Les hangars sont pris, des transports encore à l’intérieur. Bien peu ont pu s’échapper.',
  'campaign.last-transport.ending.draw':
    'Des transports sont partis, d’autres non. Chaque camp racontera cette journée comme une victoire.',

  'campaign.long-winter.title': 'Le long hiver',
  'campaign.long-winter.about':
    'Tout un hiver sur la glace, des premières traces dans la neige à la dernière issue. Huit ou neuf batailles : qui mène est entraîné dans les combats les plus durs et, souvent, seul le dernier jour décide.',
  'campaign.long-winter.patrol.title': 'Premières traces',
  'campaign.long-winter.patrol.briefing':
    'Des droïdes sondes sont tombés dans la neige, et personne ne sait encore ce qu’ils ont transmis. Une patrouille rebelle part les faire taire ; des snowtroopers attendent là d’où viennent les signaux. Ce n’est qu’un petit combat. L’hiver commence avec lui.',
  'campaign.long-winter.heights.title': 'Les hauteurs',
  'campaign.long-winter.heights.briefing':
    'L’Empire est aveugle pour l’instant, et les Rebelles en profitent : ils montent vers trois vieilles positions au-dessus de la vallée. Qui s’y tient voit chaque débarquement. Les snowtroopers le savent aussi, et ils sont nombreux.',
  'campaign.long-winter.landing.title': 'Des bottes sur la glace',
  'campaign.long-winter.landing.briefing':
    'Les signaux ont été entendus. Avant le lever du soleil, deux marcheurs foulent la glace, et d’autres suivront si la station du sud tombe. C’est un bâtiment isolé et, pour cette seule journée, tout dépend de lui.',
  'campaign.long-winter.column.title': 'Trop de chance',
  'campaign.long-winter.column.briefing':
    'Deux jours, deux victoires : à la base, on se met à chanter. Puis un marcheur sort des rochers, là où aucun éclaireur n’avait regardé. L’Empire n’est plus imprudent, et les Rebelles doivent abattre le géant avec ce qu’ils ont.',
  'campaign.long-winter.gun.title': 'Un canon dans l’épave',
  'campaign.long-winter.gun.briefing':
    'Chaque camp a fait couler le sang, et tous deux regardent le même point de la carte : une épave au milieu de la plaine, avec un canon qui tire encore. Il vaut plus que les unités qu’il coûtera.',
  'campaign.long-winter.speeders.title': 'Tout ce qui vole',
  'campaign.long-winter.speeders.briefing':
    'Les avant-postes se sont tus l’un après l’autre. Au hangar, on fait le plein de tout ce qui vole et on l’envoie contre la pointe impériale, trois escadrilles contre un marcheur. Si on ne l’arrête pas ici, on ne l’arrêtera pas avant la ligne.',
  'campaign.long-winter.outpost.title': 'Le poste le plus lointain',
  'campaign.long-winter.outpost.briefing':
    'La ligne rebelle s’étend désormais très loin, et c’est son poste le plus lointain que l’Empire a choisi. Des snowspeeders sont promis, mais pas avant le cinquième tour. D’ici là, une poignée de soldats entend le sol trembler, pas après pas.',
  'campaign.long-winter.wreck.title': 'Ce qu’ils ont laissé',
  'campaign.long-winter.wreck.briefing':
    'En avançant, l’Empire a laissé derrière lui une épave et, à l’intérieur, le plan de toute l’attaque. L’infanterie rebelle s’y glisse et le recopie ligne par ligne. Dehors, les unités impériales viennent le réclamer l’une après l’autre.',
  'campaign.long-winter.officer.title': 'L’homme qui savait',
  'campaign.long-winter.officer.briefing':
    'L’officier qui connaît le plan d’évacuation gît blessé entre les lignes. Si la civière sort par l’ouest, le plan reste secret. L’Empire n’a pas de terrain à gagner aujourd’hui ; il lui suffit d’arriver jusque-là.',
  'campaign.long-winter.shield.title': 'Deux lueurs à l’horizon',
  'campaign.long-winter.shield.briefing':
    'Des marcheurs, on aperçoit maintenant les générateurs : deux lueurs qui ne s’éteignent pas. Si elles s’éteignent, la base s’offre à toute la flotte. C’est le cœur de l’hiver, et aucun camp ne peut se permettre de le perdre.',
  'campaign.long-winter.breakout.title': 'Derrière l’ennemi',
  'campaign.long-winter.breakout.briefing':
    'Ceux qui étaient allés le plus loin sont coupés de tout : entre eux et la base se dresse l’infanterie de l’Empire, et le seul chemin continue, par des crêtes escarpées et droit au travers. Ici, pas de véhicules, et plus de plan non plus.',
  'campaign.long-winter.cannon.title': 'Les premiers à partir',
  'campaign.long-winter.cannon.briefing':
    'À la base, on ne parle plus de tenir, on parle de partir. Rien ne décolle si le canon à ions n’ouvre pas le ciel, tir après tir. L’Empire l’a compris, et toutes ses armes cherchent la même cible.',
  'campaign.long-winter.camp.title': 'Parmi les tentes',
  'campaign.long-winter.camp.briefing':
    'Le combat a gagné les lieux où l’on dort. Des marcheurs arrivent de l’est et, derrière les tentes, au coin de la vallée, se dressent les derniers canons. Des bottes impériales parmi les tentes, et c’en est fini du siège.',
  'campaign.long-winter.doors.title': 'La porte',
  'campaign.long-winter.doors.briefing':
    'Trois marcheurs s’arrêtent devant la porte et débarquent leurs troupes, encore et encore. À l’intérieur, on empile des caisses contre les battants et on écoute. Trois unités passent, et l’hiver est fini ; trois marcheurs tombent, et il continue.',
  'campaign.long-winter.convoy.title': 'Une longueur d’avance',
  'campaign.long-winter.convoy.briefing':
    'Les transports ont une longueur d’avance, et les derniers équipages les suivent vers le nord, devant un poste d’où l’on embrasse tout le champ de bataille. S’ils passent, plus personne ne les rattrapera. Il ne reste à l’Empire que cette occasion.',
  'campaign.long-winter.rearguard.title': 'Quelqu’un doit rester',
  'campaign.long-winter.rearguard.briefing':
    'La base ne peut plus être tenue, et quelqu’un doit rester pour que les autres puissent courir. Une crête, une issue à l’ouest, l’ennemi des deux côtés. Si l’arrière-garde tombe, il n’y a plus rien derrière elle.',
  'campaign.long-winter.away.title': 'En bon ordre',
  'campaign.long-winter.away.briefing':
    'L’hiver est gagné : on quitte la base comme on quitte une maison, en bon ordre et lumières éteintes. Reste la dernière marche, vers le nord, à travers ce qu’il reste de l’ennemi. Personne ne veut être celui qui manquera à l’appel.',
  'campaign.long-winter.ridge.title': 'Plus que des noms',
  'campaign.long-winter.ridge.briefing':
    'La base est perdue, et chacun le sait. Sur la dernière crête, ceux qu’on n’a pas pu aller chercher se battent les uns pour les autres, unité par unité, vers l’issue à l’ouest. L’Empire aimerait pouvoir dire que personne ne s’est échappé.',
  'campaign.long-winter.last-stand.title': 'La plus longue nuit',
  'campaign.long-winter.last-stand.briefing':
    'L’avance est perdue ; l’Empire a rattrapé son retard et se tient de tous les côtés d’une seule crête. Tant de jours, et tous ne pèsent pas plus que cette nuit. Qui sortira par l’ouest emportera l’hiver avec lui.',
  'campaign.long-winter.last-way.title': 'La porte reste ouverte',
  'campaign.long-winter.last-way.briefing':
    'L’arrière-garde a tenu, contre toute attente, et une voie reste ouverte : vers le nord, devant le poste de commandement, jusqu’aux derniers vaisseaux. Derrière, l’Empire arrive avec tout ce qu’il a. Après le plus long hiver, tout est à égalité, et il reste un jour.',
  'campaign.long-winter.ending.rebel':
    'Le printemps ne vient jamais sur ce monde, mais l’hiver est fini : les vaisseaux sont loin et, dans chacun, quelqu’un compte ceux qui sont du voyage. Il y en a plus que personne ne l’espérait.',
  'campaign.long-winter.ending.empire':
    'Les galeries sous la glace sont silencieuses. Des techniciens impériaux les parcourent, lampe à la main, et trouvent des tasses tièdes, des livres ouverts, une liste de noms. L’hiver a été long, et l’Empire a eu plus de souffle.',
  'campaign.long-winter.ending.draw': 'Personne n’a gagné cet hiver. Il a seulement pris fin.',
};
