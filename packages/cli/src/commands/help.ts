import { LANGUAGES } from '@wartable/languages';
import type { Command } from '../game-terminal.ts';
import { MANIFESTS, ownerOf, USUAL_GAME } from '../games.ts';
import { type Io, inGame, paint, say } from '../io.ts';
import { text } from '../text/index.ts';

const IDS = MANIFESTS.map(({ id }) => id).join('|');

/** How a command is called, and an example. */
export const USAGE = {
  play: [`wartable play [${IDS}] [options]`, `wartable play ${USUAL_GAME} --bot level:3`],
  serve: [
    'wartable serve [--port 4173] [--host 127.0.0.1] [--data <folder>] [--database <address>] [--nats <address>] [--url <address>]',
    'wartable serve --host 0.0.0.0 --port 8080',
  ],
  backup: ['wartable backup <file> [--data folder] [--database address]', 'wartable backup wartable-2030-01-31.db'],
  restore: ['wartable restore <file> [--data folder] [--database address]', 'wartable restore wartable-2030-01-31.db'],
  simulate: [
    `wartable simulate [--game ${IDS}] [--bots a,b] [--games N] [--seed S] [--threads T] [--json]`,
    'wartable simulate --bots greedy,random --games 200 --seed 7',
  ],
  tournament: [
    `wartable tournament [--game ${IDS}] [--bots a,b,…] [--games N] [--seed S] [--threads T] [--all] [--json]`,
    `wartable tournament --game ${USUAL_GAME} --bots search:200ms,greedy,random --games 100`,
  ],
  balance: [
    `wartable balance [--game ${IDS}] [--bots search:100] [--games N] [--seconds S] [--seed S] [--threads T] [--out folder] [--resume|--new] [--quick] [--keep] [--json]`,
    `wartable balance --game ${USUAL_GAME} --bots greedy --games 50`,
  ],
  replay: [
    'wartable replay <record> [--to N] [--view seat] [--position] [--json]',
    'wartable replay game.json --to 40 --view spectator',
  ],
  review: [
    'wartable review <record> [--bot search:400] [--seat seat] [--html file] [--json]',
    'wartable review game.json --html review.html',
  ],
  verify: ['wartable verify <record> [--json]', 'wartable verify game.json'],
  cases: ['wartable cases <file|folder> … [--seconds N] [--json]', 'wartable cases cases'],
  coverage: [`wartable coverage [folder] [--game ${IDS}] [--json]`, 'wartable coverage'],
  puzzles: [
    `wartable puzzles find [--game ${IDS}] [--goal G] [--games N] [--seed S] [--bot level:4] [--each N] [--least N] [--tries N] [--out file] | wartable puzzles check [game] [--out file]`,
    `wartable puzzles find --game ${USUAL_GAME} --games 50 --seed today`,
  ],
  train: [
    `wartable train [${IDS}] [--generations N] [--games N] [--seconds S] [--iterations N] [--passes N] [--wide N] [--gate N] [--ms N] [--from file] [--python python3] [--threads T] [--seed S] [--out folder]`,
    `wartable train ${USUAL_GAME} --generations 2 --seconds 600`,
  ],
  list: [`wartable list [rules|cards|hexes|units|scenarios|…] <${IDS}> [--json]`, `wartable list cards ${USUAL_GAME}`],
  fuzz: [
    `wartable fuzz [--game ${IDS}] [--games N] [--seed S] [--invent] [--out folder]`,
    'wartable fuzz --games 1000 --seed today',
  ],
} as const;
export type CommandName = keyof typeof USAGE;

export function commandHelp(name: string, { usage: [usage, example], options }: Command, io: Io): void {
  const word = (key: string): string => say(io, { key });
  io.out(`${paint(io, 'bold', word('help.usage'))}\n  ${usage}\n`);
  io.out(`${word(`help.${name}`)}\n`);
  io.out(word(`help.${name}-options`));
  for (const { id, options: own = [] } of MANIFESTS)
    if (own.length > 0 && own.every((option) => option in options))
      io.out(`${id}: ${say(inGame(io, id), { key: 'help.options' })}`);
  io.out(`${say(io, text('help.languages', { languages: LANGUAGES.join(', ') }))}\n`);
  io.out(`${paint(io, 'bold', word('help.example'))}\n  ${example}`);
}

/** Our commands, and those of games. */
export const COMMAND_NAMES: readonly string[] = [...Object.keys(USAGE), ...MANIFESTS.flatMap(({ commands = [] }) => commands)];

export function generalHelp(io: Io): void {
  io.out(paint(io, 'bold', say(io, text('help.commands'))));
  for (const name of COMMAND_NAMES) {
    const owner = ownerOf(name);
    io.out(`  ${name.padEnd(10)} ${say(owner ? inGame(io, owner.id) : io, { key: `help.${name}` })}`);
  }
}
