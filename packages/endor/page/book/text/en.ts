/** What the page of the rules says beyond the paragraphs that the table cites. */
export const en = {
  'intro.endor/setup':
    'You lead heroes, Rebel troopers and Ewoks; fixed rules lead the Imperials. Open the door of the bunker, get a hero inside and destroy the generator before the fifth cruiser is lost.\nWords that come back: a macrohex is a hex with the six around it, and ranges are counted in macrohexes; the entrance is the one hex that leads into the complex, the inside of the bunker, where any number of units may be; the door stands at 0 and is open at 3; eliminated units may come back, captured ones never do.',
  'intro.endor/fire':
    'There is no line of sight and no facing. A shot, step by step: count the range, take the dice of the firer, take away what range and target cost, roll, and compare your symbols with the armour.',
  'more.endor/turn/card': 'There are no other phases: card after card, until the game is won or lost.',
  'more.endor/move/points': 'One unit finishes before the next begins. Nobody leaves the map except into the complex.',
  'more.endor/fire/dice':
    'An AT-ST with fire 4 at range 2 rolls 2 dice. A trooper with fire 3 at range 2 would have 1 die against an AT-ST with armour 2, too few to try.',
  'more.endor/fire/effect': 'A wound takes nothing from a hero or leader but the next life.',
  'more.endor/imperial/move':
    'Step by step: its target is the Rebel unit it needs the least movement to stand beside; equal ones are told apart by the tactic. Of the free hexes it can reach it keeps those in the macrohex of the target, or else those of the macrohexes where it comes nearest. Among them units on foot take cover first; then the nearest one; then the one that costs least movement.',
  'table.units': 'The units',
  'table.unit': 'Unit',
  'table.fire': 'Fire',
  'table.armor': 'Armour',
  'table.breach': 'Breach',
  'table.start': 'At the start',
  'table.counters': 'In all',
  'table.terrains': 'The terrain',
  'table.terrain': 'Terrain',
  'table.foot': 'On foot',
  'table.cover': 'Cover on foot',
  'table.faces': 'The faces of a die',
  'table.face': 'Symbol',
  'table.of-six': 'Of six faces',
  'table.tactics': 'The tactics: at whom first',
  'table.tactic': 'Tactic',
  'table.targets': 'First to last',
  'table.actions': 'The action cards of a turn',
  'table.events': 'The event cards',
  'table.card': 'Card',
  'table.copies': 'Cards',
  'table.brings': 'Brings',
  'table.yes': 'yes',
  'table.no': 'no',
  'target.board': 'Rebel units can be moved; the stormtroopers say what they would do',
  'target.moves': 'can be moved',
  'target.how': 'Drag a Rebel unit, or choose it and then a hex. With keys: arrows and Enter.',
  'target.not-there': 'It cannot stand there.',
} as const;

export type Key = keyof typeof en;
