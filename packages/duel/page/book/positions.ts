/** Positions of the book to try something in, in the format of cases (docs/cases.md). */
const GUARDED = {
  active: 'leia',
  leia: { ground: ['hoth-trooper', 'rogue-squadron-speeder'], space: ['evacuation-escort'], deck: ['chewbacca', 'c-3po'] },
  vader: { ground: ['blizzard-force-at-st', { card: 'snowtrooper', damage: 1 }], deck: ['snowtrooper', 'snowtrooper'] },
};

export const TRIES = {
  'duel/attack/sentinel': { position: GUARDED },
  'duel/attack/combat-damage': {
    position: { ...GUARDED, vader: { ...GUARDED.vader, ground: ['snowtrooper'] } },
  },
};
