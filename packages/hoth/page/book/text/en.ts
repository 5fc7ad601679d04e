/** What the page of the rules says beyond the paragraphs that the table cites. */
export const en = {
  'intro.hoth/board':
    'Two armies meet in the snow of Hoth. In your turn you play one command card, move the units it orders, attack with them, and draw a card. Whoever first has the medals that the scenario asks for wins.',
  'intro.hoth/attack':
    'An attack, step by step: name the attacker and its target; check range and line of sight; count the dice; roll them; take away a figure for each hit; then the target retreats.',
  'intro.hoth/badge': 'A badge makes a unit special. A unit has one at most, from the beginning of the battle to its end.',
  'more.hoth/turn/play': 'A card is played in every turn, even one that orders nobody. There is no limit to the hand.',
  'more.hoth/turn/move':
    'A unit finishes its move before the next one begins, and moves once in a turn unless a card says otherwise. It may cross the lines between sections. Units are never split or joined.',
  'more.hoth/turn/draw': 'If there is no card in the pile nor among the discards, none is drawn.',
  'more.hoth/attack/range':
    'An attack on an enemy in a neighbouring hex is close combat. A unit beside an enemy may still attack one farther away.',
  'more.hoth/attack/modifiers':
    'Extra dice never extend the range. What both places take away adds up: speeders in wreckage against infantry in rocks beside them have 4 dice less 2 less 2, so they cannot attack.',
  'more.hoth/attack/confirmation':
    'What re-rolls dice does not change this roll. With one hit an AT-AT falls in 1 of 6 cases, with two in 11 of 36.',
  'more.hoth/sight/edge': 'Several obstructions on one side do not block. A hex that is touched only at a corner does not count.',
  'more.hoth/sight/ridges':
    'If only one of the two stands on a ridge, the usual rules hold. A structure on a ridge counts as a target on a ridge.',
  'more.hoth/retreat/direction': 'Each step leads to a neighbouring hex of the next row; there are two of them at most.',
  'more.hoth/retreat/blocked':
    'It may go a part of the way and lose figures for the rest. If it loses its last figure in this way it is eliminated, with the usual medal.',
  'more.hoth/badge/assault':
    'The enemy must have left its hex: eliminated or retreated. What the card gives this turn holds for the second attack, too, which comes before any other unit attacks.',
  'more.hoth/badge/e-web': 'It begins the battle in place. A retreat does not change that.',
  'more.hoth/structures/attack': 'They never retreat, and give no medal unless the scenario says so.',
  'more.hoth/objective/temporary':
    'It goes back to its hex as soon as the unit leaves, retreats or is eliminated. To hold it a unit must end a move, a retreat or a breakthrough there; passing through is not enough.',
  'more.hoth/teams/order':
    'With four players: the first player of one side, the first of the other, then the second of each. With three, the single player acts after each of the partners.',
  'more.hoth/teams/open-hands':
    'They may talk about them, aloud and before their opponents; the player whose turn it is decides.',
  'table.units': 'The units',
  'table.unit': 'Unit',
  'table.figures': 'Figures',
  'table.move': 'Moves',
  'table.attack': 'Attacks after',
  'table.dice': 'Dice by distance',
  'table.hit-by': 'Hit by',
  'table.medals': 'Medals',
  'table.terrains': 'The terrain',
  'table.terrain': 'Terrain',
  'table.closed': 'Closed to',
  'table.stops': 'Stops',
  'table.less': 'Dice less',
  'table.less-vehicle': 'Less for vehicles',
  'table.from': 'Less for vehicles that attack from here',
  'table.sight': 'Blocks sight',
  'table.faces': 'The faces of a die',
  'table.face': 'Symbol',
  'table.of-six': 'Of six faces',
  'table.hits': 'Hits',
  'table.scenarios': 'The scenarios',
  'table.scenario': 'Scenario',
  'table.begins': 'Begins',
  'table.hands': 'Cards: Rebels, Empire',
  'table.to-win': 'Medals to win: Rebels, Empire',
  'table.yes': 'yes',
  'table.everybody': 'everybody',
  'table.no': 'no',
  'sight.board': 'A line of sight: both ends can be moved',
  'sight.end': 'an end of the line',
  'sight.free': 'From {from} to {to} the line of sight is free.',
  'sight.blocked': 'From {from} to {to} the line of sight is blocked: {blockers}.',
  'sight.edge': 'From {from} to {to} the edge of the board blocks the line of sight.',
  'sight.not-there': 'Nobody can stand there.',
  'sight.how': 'Drag an end of the line, or choose an end and then a hex. With keys: arrows and Enter.',
} as const;

export type Key = keyof typeof en;
