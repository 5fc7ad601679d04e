/** English decides which keys there are. */
export const en = {
  'error.command': 'there is no command “{command}”{hint}',
  'error.option': 'unknown option {option}{hint}',
  'error.arguments': '{reason}',
  'error.number': '{option} takes a whole number from {least} to {most}, not “{value}”',
  'error.word': '{option} takes one of {words}, not “{value}”',
  'error.game': 'there is no game “{id}”; known: {games}',
  'error.bot': 'there is no bot “{name}”; known: {bots}',
  'error.bots': '--bots needs {need} names, separated by commas; found {have}',
  'error.missing': '{what} is missing',
  'error.surplus': 'one thing too many: “{what}”',
  'error.unreadable': 'cannot read {path} ({reason})',
  'error.no-cases': 'no .yaml files under {path}',
  'error.no-save': 'there is no saved game at {path}',
  'error.help': 'see wartable {command} --help',

  'help.usage': 'Usage',
  'help.example': 'Example',
  'help.commands': 'Commands (wartable <command> --help tells more)',
  'help.languages': '--lang en, fr, de or es chooses the language; without it, your system’s is used.',
  'help.play':
    'Play at the terminal, against a bot or two people at one keyboard. The game is saved after each answer and goes on where you left.',
  'help.play-options':
    '--seat leia, vader or both; --bot greedy or random; --setup standard or first-game (duel); --scenario 1 to 17 or a file, --seats 2 to 4, --leaders one for each player (hoth); --resume goes on with the saved game, --new begins another; --seed fixes dice and shuffles; --plain for screen readers: no colours, no clearing of the screen; --fast lets bots answer without a pause.',
  'help.campaign':
    'Play a house campaign of Battle of Hoth, battle after battle; results decide where it goes on, and support cards are carried along.',
  'help.campaign-options':
    '--seat rebel, empire or both; --bot greedy or random; --new begins again; --plain and --fast as in play.',
  'help.simulate':
    'Let bots play many games and count: wins with their 95 % interval, length, speed. The same seed gives the same games.',
  'help.simulate-options':
    '--bots one name per seat (random, greedy); --games how many; --seed any text; --setup as in play; --json for programs.',
  'help.replay': 'Tell a recorded game in words and show the board, at its end or at any entry of its log.',
  'help.replay-options':
    '--to N stops after N entries; --view a seat or spectator shows only what they saw; --position prints the position document; --json prints the events.',
  'help.verify':
    'Check a finished record: the seed is the one committed to, each die and shuffle follows from it, each answer was legal.',
  'help.verify-options': '--json for programs.',
  'help.cases': 'Run cases of the executable rulebook, from the repository or from anywhere. docs/cases.md describes the format.',
  'help.cases-options': '--json for programs.',
  'help.coverage': 'List rules that no case shows, and cases that name no rule.',
  'help.coverage-options': '--game only this game; --json for programs.',
  'help.fuzz': 'Play random games and check every promise at every state. A failure is written as a record that replay opens.',
  'help.fuzz-options': '--games how many; --seed any text; --setup as in play; --out folder for failures.',

  'cases.expected': 'expected',
  'cases.found': 'found   ',
  'coverage.bare': 'no case shows this rule',
  'coverage.stray': 'names no known rule',
  'coverage.summary': '{covered} of {rules} rules are shown by {cases} cases',
  'fuzz.passed': '{games} games, {decisions} decisions: every promise held',
  'fuzz.failed': 'game {seed}: {promise}',
  'fuzz.written': 'The game is in {path}: wartable replay {path}',
  'replay.undo': '{seat} takes back the last answer.',
  'replay.concede': '{seat} concedes.',
  'simulate.wins': '{seat} ({bot}): {n} wins, {share} % ({low}–{high})',
  'simulate.draws': 'draws: {n}',
  'simulate.length': '{mean} decisions a game (shortest {shortest}, median {median}, longest {longest})',
  'simulate.speed': '{games} games a second, {decisions} decisions a second',
  'verify.commitment': 'the seed is the one committed to before the game',
  'verify.chance': '{n} {n|die or shuffle follows|dice and shuffles follow} from the seed',
  'verify.answers': '{n} {n|answer was|answers were} legal',
  'verify.outcome': 'the outcome is the recorded one (won by: {winners})',

  'duel.initiative': 'Round {round} · initiative: {side}',
  'duel.initiative-taken': 'Round {round} · initiative taken by {side}',
  'duel.counts': 'hand {hand} · deck {deck} · discard {discard} · resources {ready}/{total}',
  'duel.leader-ready': 'ready',
  'duel.leader-exhausted': 'exhausted',
  'duel.leader-deployed': 'in play',
  'duel.epic-left': 'can still deploy',
  'duel.hand': 'Hand',
  'duel.figures': 'power {power}, HP {hp}',

  'hoth.turn': 'Turn {turn}',
  'hoth.hand': '{cards} (pile {pile}, discards {discards})',

  'campaign.begin': 'Press Enter to begin the battle.',
  'campaign.score': 'Battle {number} · battles won: Rebels {rebel}, Empire {empire}',
  'play.game': 'Which game?',
  'play.seat': '{n}  Play {seat} against the computer',
  'play.everybody': '{n}  Everybody at this keyboard',
  'play.goal':
    'You win when the enemy base has no HP left. Each turn you take one action: play a card (its cost in brackets, paid with resources), attack with a ready unit, use an Action, take the initiative for the next round, or pass. Units fight in their own arena; any unit may attack the base. When both have passed, everybody draws two cards and may place one as a resource.',
  'play.goal-hoth':
    'Win the medals the scenario asks for: an eliminated enemy unit is one. Each turn play a command card, order units, move them, then attack. Units are called by their hex. I and i are infantry, S speeders, R artillery, W walkers, d droids, a letter for each figure; <..> marks ordered units; ^ ridge, o rocks, [B] building, [W] wreckage, = trenches, A serac, ~ crevasse, * medal or exit.',
  'play.continue': 'There is a saved game.\n  1  Go on\n  2  Begin a new one (the saved one is given up)',
  'play.damaged': 'The saved game cannot be read ({reason}). It was set aside as {path}; a new one begins.',
  'play.ask': '1–{n}, or h for help:',
  'play.pause': 'Enter: go on · u: take it back',
  'play.help':
    'Type the number of a choice.  u undo · ? thing: why not? (? han solo) · c card: its text · r words: rulebook · l show the table · concede give up · q save and leave\nOn the table: Name power/HP left, in brackets when exhausted, § Sentinel, +n Raid, ♥n Restore.',
  'play.hand-over': 'Hand the keyboard to {seat} and press Enter.',
  'play.not-understood': '“{typed}” is not understood; h shows what can be typed.',
  'play.legal': 'You may: {intent}.',
  'play.no-card': 'There is no card “{typed}”.',
  'play.no-rule': 'No rule is called “{typed}”.',
  'play.undo-nothing': 'There is nothing to take back.',
  'play.undo-chance': 'This cannot be taken back: chance has spoken since.',
  'play.undo-reveal': 'This cannot be taken back: you have seen new cards since.',
  'play.undo-answer': 'This cannot be taken back: your opponent has answered since.',
  'play.saved': 'Saved. Go on any time with: wartable play --resume',
  'play.won': '{seat} wins!',
  'play.draw': 'A draw.',
  'play.record': 'The record is in {path}. Anyone can check it: wartable verify {path}',
} as const;

export type Key = keyof typeof en;
