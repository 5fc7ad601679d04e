import type { CampaignKey } from '@wartable/hoth/text/campaign.ts';
import type { Sentences } from '@wartable/kernel';

export const campaign: Sentences<CampaignKey> = {
  'campaign.label': 'Campagne maison, de notre création',
  'campaign.own.label': 'Campagne d’un joueur',
  'campaign.own.by': 'Une campagne de {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'Après chaque bataille, le vainqueur prend une carte de soutien de son camp ; le perdant en prend une aussi s’il a atteint au moins la moitié de son objectif de médailles. Une carte de soutien ne sert qu’une fois dans toute la campagne, lors de n’importe quelle bataille suivante. Une bataille sans vainqueur ne compte pour personne : la campagne se poursuit comme si le camp comptant le plus de victoires l’avait emporté ou, à égalité, celui qui a joué le premier tour. Après la dernière bataille, le camp qui a gagné le plus de batailles remporte la campagne ; à égalité, celui qui a le plus de médailles au total.',
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
};
