/** Chapters of the rulebook and the titles of its rules; cards have their names. */
export const titles = {
  'chapter.endor/terrain': 'Terrain',
  'title.endor/terrain/movement': 'Moving through terrain',
  'title.endor/terrain/cover': 'Cover',

  'chapter.endor/setup': 'Set-up',
  'title.endor/setup/rebels': 'Rebels',
  'title.endor/setup/bunker': 'The bunker',
  'title.endor/setup/imperials': 'Imperials',
  'title.endor/setup/ewoks': 'Ewoks',
  'title.endor/setup/catapults': 'Catapults',
  'title.endor/setup/difficulty': 'Difficulty',

  'chapter.endor/turn': 'The turn',
  'title.endor/turn/card': 'Action cards',
  'title.endor/turn/rebels': 'Rebels act',
  'title.endor/turn/imperials': 'Imperials act',

  'chapter.endor/move': 'Movement',
  'title.endor/move/points': 'Movement points',
  'title.endor/move/passing': 'Passing units',
  'title.endor/move/complex': 'Into the complex',
  'title.endor/move/leaving': 'Leaving the complex',
  'title.endor/move/catapults': 'Catapults',

  'chapter.endor/fire': 'Fire',
  'title.endor/fire/range': 'Range',
  'title.endor/fire/dice': 'Dice',
  'title.endor/fire/possible': 'When a shot is possible',
  'title.endor/fire/hit': 'Hits',
  'title.endor/fire/complex': 'In the complex',
  'title.endor/fire/combined': 'Firing together',
  'title.endor/fire/effect': 'What a hit does',

  'chapter.endor/imperial': 'The Imperial army',
  'title.endor/imperial/tactics': 'Tactics',
  'title.endor/imperial/priority': 'Whom it goes for',
  'title.endor/imperial/move': 'Movement',
  'title.endor/imperial/approach': 'Approach',
  'title.endor/imperial/fire': 'Fire',
  'title.endor/imperial/ties': 'Ties',
  'title.endor/imperial/garrison': 'The garrison',
  'title.endor/imperial/no-target': 'Without a target',

  'chapter.endor/breach': 'The run for the bunker',
  'title.endor/breach/entrance': 'The entrance',
  'title.endor/breach/deep-woods': 'The deep woods',
  'title.endor/breach/run': 'Who runs',
  'title.endor/breach/conversion': 'On foot from here',
  'title.endor/breach/fire': 'Fire',

  'chapter.endor/hero': 'Heroes',
  'title.endor/hero/actions': 'Actions of heroes',
  'title.endor/hero/door': 'The door',
  'title.endor/hero/generator': 'The generator',

  'chapter.endor/event': 'Events',
  'title.endor/event/draw': 'Drawing events',
  'title.endor/event/reinforcements': 'Reinforcements',
  'title.endor/event/bunker': 'Guards of the bunker',
  'title.endor/event/rally': 'Rally',
  'title.endor/event/cruiser': 'A cruiser is lost',
  'title.endor/event/tactics': 'Change of tactics',
  'title.endor/event/trap': 'Ewok trap',
  'title.endor/event/capture': 'Seizing an AT-ST',
  'title.endor/event/mounted': 'Chewbacca in an AT-ST',
  'title.endor/event/security-code': 'Security code',

  'chapter.endor/end': 'End',
  'title.endor/end/won': 'Victory',
  'title.endor/end/lost': 'Defeat',
  'title.endor/end/stalemate': 'Stalemate',
  'title.endor/end/concede': 'Giving up',

  'chapter.endor/reading': 'Our readings',

  'chapter.endor/action': 'The action cards',
  'title.reading': 'Reading {id}',
  'title.endor/setup/gentle': 'The gentle game',
} as const;

export type TitleKey = keyof typeof titles;
