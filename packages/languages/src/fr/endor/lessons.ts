import type { Key } from '@wartable/endor/lessons/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'lesson.endor.ewoks': 'Ewoks',
  'lesson.endor.ewoks.goal': 'Rassemblez-vous autour de Wicket et tirez ensemble.',
  'lesson.endor.ewoks.1': 'Sept hex au bord épais forment un macrohex. Déplacez les Ewoks 1 dans celui de Wicket.',
  'lesson.endor.ewoks.1.wrong': 'Les Ewoks ne tirent ensemble que dans le macrohex d’un chef : amenez les Ewoks 1 à Wicket.',
  'lesson.endor.ewoks.2': 'Les autres sont bien placés. Terminez cette carte : la suivante fait tirer les Ewoks.',
  'lesson.endor.ewoks.2.wrong': 'Ils sont où il faut ; terminez simplement la carte.',
  'lesson.endor.ewoks.3':
    'Seul, un Ewok lance un dé. Commencez par Wicket, faites tirer les deux autres avec lui, et visez les stormtroopers voisins.',
  'lesson.endor.ewoks.3.wrong': 'À trois, ils lancent trois dés, et la distance en coûte : Wicket d’abord, puis tous les autres.',
  'lesson.endor.ewoks.end': 'Petits seuls, forts ensemble : gardez-les près de leurs chefs.',
  'lesson.endor.fire': 'Tir et couvert',
  'lesson.endor.fire.goal': 'Tirez avec le plus de dés possible.',
  'lesson.endor.fire.1':
    'Les soldats lancent trois dés, un de moins par macrohex et pour le couvert. Tirez là où les trois comptent.',
  'lesson.endor.fire.1.wrong':
    'Les bois ou la distance retireraient un dé : les stormtroopers en I1.5 sont proches et à découvert.',
  'lesson.endor.fire.2':
    'Pour toucher, il faut autant de sabres que l’armure de la cible. Il vous reste deux dés : visez des stormtroopers, armure 1.',
  'lesson.endor.fire.2.wrong': 'L’AT-ST a 2 d’armure : il faudrait deux sabres sur deux dés.',
  'lesson.endor.fire.end': 'Proche, à découvert et peu blindée : ainsi choisit-on une cible.',
  'lesson.endor.imperials': 'Comment décident les Impériaux',
  'lesson.endor.imperials.goal': 'Détournez les stormtroopers.',
  'lesson.endor.imperials.1':
    'Les stormtroopers visent le Rebelle le plus proche : ici les Ewoks. Placez les soldats rebelles 1 plus près, sur une colline ou dans un bois.',
  'lesson.endor.imperials.1.wrong':
    'Ils viseraient toujours les Ewoks, ou trouveraient les soldats à découvert : essayez I2.2, I3.6 ou E5.5.',
  'lesson.endor.imperials.2': 'Terminez maintenant la carte, et voyez qui ils choisissent.',
  'lesson.endor.imperials.2.wrong': 'L’appât est en place : terminez la carte.',
  'lesson.endor.imperials.3': 'Ils sont venus à vos soldats, aussi près et couverts que possible. Tirez avant eux.',
  'lesson.endor.imperials.3.wrong': 'Vous les avez attirés ici : tirez maintenant.',
  'lesson.endor.imperials.end':
    'La proximité d’abord, puis la liste de la tactique : arrêtez-vous sur une unité impériale pour voir qui elle vise.',
  'lesson.endor.door': 'La porte',
  'lesson.endor.door.goal': 'Ouvrez le bunker.',
  'lesson.endor.door.1':
    'Un héros sur l’entrée peut travailler à la porte. Les droïdes lancent le plus de dés : déplacez-les en R.0.',
  'lesson.endor.door.1.wrong': 'À la porte, Leia lance un dé, les droïdes trois, et seulement en R.0.',
  'lesson.endor.door.2': 'Chaque héros fait une chose par carte. Terminez-la et attendez la suivante.',
  'lesson.endor.door.2.wrong': 'Leia ne ferait que gêner : terminez la carte.',
  'lesson.endor.door.3':
    'Les héros encore. Faites une brèche avec les droïdes : un sabre fait avancer la porte, et à 3 elle s’ouvre.',
  'lesson.endor.door.3.wrong': 'Qui quitte l’entrée quitte la porte : faites une brèche.',
  'lesson.endor.door.end': 'Ouverte pour de bon ; et toutes les unités impériales courent vers l’entrée.',
  'lesson.endor.complex': 'Le complexe',
  'lesson.endor.complex.goal': 'Détruisez le générateur.',
  'lesson.endor.complex.1': 'La porte est ouverte, et Leia est devant. Faites-la entrer.',
  'lesson.endor.complex.1.wrong': 'Depuis l’entrée, il en coûte deux points : Leia peut le faire maintenant.',
  'lesson.endor.complex.2': 'Tant qu’un garde est à l’intérieur, le générateur est à l’abri. Faites tirer Han.',
  'lesson.endor.complex.2.wrong': 'D’abord le garde : avec une unité impériale à l’intérieur, personne n’atteint le générateur.',
  'lesson.endor.complex.3': 'La voie est libre. Han lance deux dés de brèche : un sabre, et c’en est fait du générateur.',
  'lesson.endor.complex.3.wrong': 'Leia lance un dé, Han deux : laissez-le faire.',
  'lesson.endor.complex.end': 'Le bouclier est tombé. Ainsi se gagne une bataille d’Endor.',
};
