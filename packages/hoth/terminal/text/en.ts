export const en = {
  'help.options':
    '--scenario 1 to 17 or a file (in a tournament all 17 take turns without it); --seats 2 to 4; --leaders one for each player, separated by commas.',
  'help.campaign':
    'Play a house campaign of Battle of Hoth, battle after battle; results decide where it goes on, and support cards are carried along.',
  'help.campaign-options':
    '--seat rebel, empire or both; --bot greedy or random; --new begins again; --plain and --fast as in play.',
  'balance.cell-scenario': '{number} {title}',
  'balance.cell-leaders': '{number} with {rebel} against {empire}',
  'hoth.turn': 'Turn {turn}',
  'hoth.odds': '{sum}{n} {n|die|dice} · {hit} % a loss · {gone} % eliminated · {away} % retreat',
  'hoth.hand': 'hand {n}, pile {pile}, discards {discards}',
  'campaign.begin': 'Enter: begin the battle · q: leave',
  'campaign.damaged':
    'The saved campaign cannot be read ({reason}). It was set aside as {path}; what could be read goes on: {n} {n|battle|battles} fought.',
  'campaign.battle-damaged': 'The saved battle cannot be read ({reason}). It was set aside as {path}; the battle begins anew.',
  'campaign.other-battle': 'this battle belongs to another moment of the campaign',
  'campaign.score': 'Battle {number} · battles won: Rebels {rebel}, Empire {empire}',
  'intro.goal':
    'Win the medals the scenario asks for: an eliminated enemy unit is one. Each turn play a command card, order units, move them, then attack. Units are called by their hex. I and i are infantry, S speeders, R artillery, W walkers, d droids, a letter for each figure; <..> marks ordered units; ^ ridge, o rocks, [B] building, [W] wreckage, = trenches, A serac, ~ crevasse, * medal or exit.',
} as const;

export type Key = keyof typeof en;
