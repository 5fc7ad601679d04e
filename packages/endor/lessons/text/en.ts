/** The words of the lessons. Of a step: what is said, and what is said to a wrong answer. */
export const en = {
  'lesson.endor.ewoks': 'Ewoks',
  'lesson.endor.ewoks.goal': 'Gather around Wicket and fire together.',
  'lesson.endor.ewoks.1': 'Seven hexes with a thick edge are a macrohex. Move Ewoks 1 into the one where Wicket stands.',
  'lesson.endor.ewoks.1.wrong': 'Ewoks fire together only in the macrohex of a leader: bring Ewoks 1 to Wicket.',
  'lesson.endor.ewoks.2': 'The others stand well. End this card: the next one lets Ewoks fire.',
  'lesson.endor.ewoks.2.wrong': 'They are where they should be; just end the card.',
  'lesson.endor.ewoks.3':
    'Alone an Ewok rolls one die. Begin with Wicket, let both others join, and fire at the stormtroopers beside them.',
  'lesson.endor.ewoks.3.wrong': 'Three together roll three dice, and distance costs some: Wicket first, then all join.',
  'lesson.endor.ewoks.end': 'Small alone, strong together: keep them near their leaders.',
  'lesson.endor.fire': 'Fire and cover',
  'lesson.endor.fire.goal': 'Fire with as many dice as you can.',
  'lesson.endor.fire.1': 'Troopers roll three dice, one less for each macrohex and for cover. Fire where all three count.',
  'lesson.endor.fire.1.wrong': 'Woods or distance would take a die: the stormtroopers at I1.5 are near and in the open.',
  'lesson.endor.fire.2':
    'A hit takes as many sabers as the target has armour. Two dice are left to you: fire at stormtroopers, armour 1.',
  'lesson.endor.fire.2.wrong': 'The AT-ST has armour 2: both dice would have to be sabers.',
  'lesson.endor.fire.end': 'Near, open and thinly armoured: so targets are chosen.',
  'lesson.endor.imperials': 'How Imperials decide',
  'lesson.endor.imperials.goal': 'Lead the stormtroopers astray.',
  'lesson.endor.imperials.1':
    'The stormtroopers go for the nearest Rebel: now the Ewoks. Bring Rebel troopers 1 nearer than that, into hills or woods.',
  'lesson.endor.imperials.1.wrong':
    'There they would still go for the Ewoks, or find the troopers in the open: try I2.2, I3.6 or E5.5.',
  'lesson.endor.imperials.2': 'Now end the card, and watch whom they choose.',
  'lesson.endor.imperials.2.wrong': 'The bait lies: end the card.',
  'lesson.endor.imperials.3': 'They came to your troopers, as near and as covered as they could. Fire before they do.',
  'lesson.endor.imperials.3.wrong': 'You lured them here: now fire.',
  'lesson.endor.imperials.end':
    'Nearest first, then the list of the tactic: rest on an Imperial unit, and you see whom it wants.',
  'lesson.endor.door': 'The door',
  'lesson.endor.door.goal': 'Open the bunker.',
  'lesson.endor.door.1': 'A hero on the entrance can work on the door. The droids roll most: move them to R.0.',
  'lesson.endor.door.1.wrong': 'Leia rolls one die at the door, the droids three, and only on R.0.',
  'lesson.endor.door.2': 'Each hero does one thing per card. End it and wait for the next.',
  'lesson.endor.door.2.wrong': 'Leia would only stand in the way: end the card.',
  'lesson.endor.door.3': 'Heroes again. Breach with the droids: one saber moves the door on, and at 3 it is open.',
  'lesson.endor.door.3.wrong': 'Whoever leaves the entrance leaves the door: breach.',
  'lesson.endor.door.end': 'Open for good; and now every Imperial unit runs for the entrance.',
  'lesson.endor.complex': 'The complex',
  'lesson.endor.complex.goal': 'Destroy the generator.',
  'lesson.endor.complex.1': 'The door is open, and Leia stands before it. Send her in.',
  'lesson.endor.complex.1.wrong': 'From the entrance it costs two points to enter: Leia can do it now.',
  'lesson.endor.complex.2': 'As long as a guard is inside, the generator is safe. Let Han fire at it.',
  'lesson.endor.complex.2.wrong': 'First the guard: with an Imperial unit inside nobody gets at the generator.',
  'lesson.endor.complex.3': 'The way is free. Han rolls two breach dice: one saber, and the generator is gone.',
  'lesson.endor.complex.3.wrong': 'Leia rolls one die, Han two: let him do it.',
  'lesson.endor.complex.end': 'The shield is down. So a battle of Endor is won.',
} as const;

export type Key = keyof typeof en;
