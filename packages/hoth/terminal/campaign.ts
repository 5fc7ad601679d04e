import { randomBytes } from 'node:crypto';
import {
  type BattleResult,
  battleResult,
  CAMPAIGNS,
  type CampaignState,
  campaignScore,
  chooseSupport,
  currentBattle,
  currentNode,
  finishBattle,
  hoth,
  newCampaign,
  outcomeTexts,
  pendingSupportChoices,
  readCampaign,
  type View,
} from '@wartable/hoth';
import { type Args, textOption, wordOption } from 'wartable/args.ts';
import { botNamed, usualBot } from 'wartable/bots.ts';
import { readDataFile } from 'wartable/files.ts';
import type { Command } from 'wartable/game-terminal.ts';
import { type Io, paint, say, UsageError } from 'wartable/io.ts';
import { saveFolder } from 'wartable/paths.ts';
import { knownBy } from 'wartable/play/host.ts';
import { campaignPath, hasSave, readSave, removeSave, savePath, writeJson } from 'wartable/play/save.ts';
import { beginSession, PERSON, resumeSession, runSession, type Session, type Setting } from 'wartable/play/session.ts';
import { openTerminal, type Terminal } from 'wartable/play/terminal.ts';
import { hothCard } from './board.ts';
import { text } from './text/index.ts';

export const campaign: Command = {
  options: { seat: 'text', bot: 'text', new: 'flag', plain: 'flag', fast: 'flag' },
  usage: ['wartable campaign [iron-on-ice|last-transport] [options]', 'wartable campaign last-transport --seat empire'],
  run,
};

const SIDES = ['rebel', 'empire'] as const;
const BOTH = 'both';

/** `wartable campaign [id] [--seat rebel|empire|both] [--bot greedy] [--new]`: battle after battle, saved between and within them. */
async function run(args: Args, given: Io): Promise<number> {
  const ids = CAMPAIGNS.map(({ id }) => id);
  const [id = ids[0] ?? '', surplus] = args.rest;
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
  if (!ids.includes(id)) throw new UsageError(text('error.word', { option: '<campaign>', value: id, words: ids.join(', ') }));
  const seat = wordOption(args, 'seat', [...SIDES, BOTH], 'rebel');
  const bot = botNamed(textOption(args, 'bot') ?? usualBot(hoth), hoth).name;
  const io = args.values['plain'] ? { ...given, color: false } : given;
  const folder = saveFolder(process.env);
  const terminal = openTerminal(args.values['plain'] === true);
  const path = campaignPath(folder, id);
  const setting: Setting = {
    game: hoth,
    folder,
    path: savePath(folder, `campaign-${id}-battle`),
    io,
    terminal,
    fast: args.values['fast'] === true,
  };
  const players = SIDES.map((side) => (seat === BOTH || seat === side ? PERSON : bot));
  try {
    let state = hasSave(path) && !args.values['new'] ? readCampaignFile(path) : newCampaign(id);
    if (args.values['new']) removeSave(setting.path);
    for (;;) {
      writeJson(path, state);
      const taken = await takeSupports(state, players, io, terminal);
      if (!taken) return 0;
      state = taken;
      writeJson(path, state);
      const battle = currentBattle(state);
      if (!battle) break;
      showBriefing(state, io, terminal);
      if ((await terminal.ask(`${say(io, text('campaign.begin'))} `)) === undefined) return 0;
      const session = openBattle(setting, players, battle.options);
      await runSession(session);
      const result = resultOf(session);
      if (!result) return 0;
      state = finishBattle(state, result);
    }
    for (const line of outcomeTexts(state)) terminal.print(paint(io, 'bold', say(io, line)));
    return 0;
  } finally {
    terminal.close();
  }
}

function readCampaignFile(path: string): CampaignState {
  const { data, inside } = readDataFile(path);
  return inside(() => readCampaign(data), hoth.id);
}

/** The battle that was left in the middle, or a new one. */
function openBattle(setting: Setting, players: readonly string[], options: unknown): Session {
  if (hasSave(setting.path)) return resumeSession(setting, readSave(setting.path));
  return beginSession(setting, players, options, randomBytes(16).toString('hex'));
}

/** A conceded battle is lost with the medals of the moment. Undefined when the person has left before its end. */
function resultOf({ host }: Session): BattleResult | undefined {
  const { view, outcome } = knownBy(host, 'spectator');
  const battle = view as View;
  return outcome ? battleResult({ ...battle, outcome: battle.outcome ?? SIDES[outcome.winners[0] ?? 0] ?? null }) : undefined;
}

/** Support cards that may be taken: people choose, bots take the first. Undefined when the person leaves. */
async function takeSupports(
  start: CampaignState,
  players: readonly string[],
  io: Io,
  terminal: Terminal,
): Promise<CampaignState | undefined> {
  let state = start;
  for (const { side, cards, prompt } of pendingSupportChoices(start)) {
    let card = cards[0];
    if (players[SIDES.indexOf(side)] === PERSON) {
      terminal.print(paint(io, 'bold', say(io, { key: prompt })));
      for (const [i, name] of cards.entries()) terminal.print(`  ${i + 1}  ${hothCard(name, io).join(': ')}`);
      const typed = await terminal.ask(`1–${cards.length}: `);
      if (typed === undefined) return undefined;
      card = cards[Number(typed.trim() || '1') - 1] ?? card;
    }
    if (card !== undefined) state = chooseSupport(state, side, card);
  }
  return state;
}

function showBriefing(state: CampaignState, io: Io, terminal: Terminal): void {
  const found = CAMPAIGNS.find(({ id }) => id === state.campaign);
  const node = currentNode(state);
  const { battles } = campaignScore(state);
  terminal.clear();
  if (found)
    terminal.print(`${paint(io, 'bold', say(io, { key: found.title }))}  ${paint(io, 'dim', say(io, { key: found.label }))}`);
  if (found && state.results.length === 0) terminal.print(say(io, { key: found.about }));
  terminal.print(say(io, text('campaign.score', { number: state.results.length + 1, ...battles })));
  terminal.print('');
  terminal.print(paint(io, 'bold', say(io, { key: node.title })));
  terminal.print(say(io, { key: node.briefing }));
  terminal.print('');
}
