import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type BattleResult,
  CAMPAIGNS,
  type CampaignState,
  campaignScore,
  chooseSupport,
  currentBattle,
  currentNode,
  finishBattle,
  hoth,
  matchResult,
  newCampaign,
  outcomeTexts,
  pendingSupportChoices,
  preferredSupport,
  readCampaign,
  type SupportChoice,
  salvageCampaign,
  type View,
} from '@wartable/hoth';
import { InputError, readWord } from '@wartable/kernel';
import { type Args, textOption, wordOption } from 'wartable/args.ts';
import { botNamed, usualBot } from 'wartable/bots.ts';
import { copyAside, setAside } from 'wartable/disk.ts';
import { readDataFile } from 'wartable/files.ts';
import type { Command } from 'wartable/game-terminal.ts';
import { type Io, paint, say, UsageError } from 'wartable/io.ts';
import { saveFolder } from 'wartable/paths.ts';
import { askNumber, trying } from 'wartable/play/ask.ts';
import { letGo } from 'wartable/play/hold.ts';
import { type Host, knownBy } from 'wartable/play/host.ts';
import { takeOrLook } from 'wartable/play/look.ts';
import {
  campaignPath,
  damageIn,
  hasSave,
  readAsFarAsPossible,
  readSave,
  removeSave,
  savePath,
  writeJson,
} from 'wartable/play/save.ts';
import { beginSession, PERSON, resumeSession, runSession, type Session, type Setting } from 'wartable/play/session.ts';
import { openTerminal, type Terminal } from 'wartable/play/terminal.ts';
import { hothCard } from './board.ts';
import { text } from './text/index.ts';

export const campaign: Command = {
  options: { seat: 'text', bot: 'text', new: 'flag', plain: 'flag', fast: 'flag' },
  usage: [
    'wartable campaign [iron-on-ice|last-transport|long-winter] [options]',
    'wartable campaign last-transport --seat empire',
  ],
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
  const battle = savePath(folder, `campaign-${id}-battle`);
  const players = SIDES.map((side) => (seat === BOTH || seat === side ? PERSON : bot));
  const fast = args.values['fast'] === true;
  try {
    const hold = await takeOrLook({ game: hoth, path, match: battle, io, terminal });
    if (!hold) return 0;
    const surely = trying({ io, terminal });
    try {
      const setting: Setting = { game: hoth, folder, path: battle, hold, surely, io, terminal, fast, command: `campaign ${id}` };
      return await fight(openCampaign(id, path, setting, args.values['new'] === true), path, players, setting);
    } finally {
      letGo(hold);
    }
  } finally {
    terminal.close();
  }
}

/** The campaign as it was left, or a new one. What of a damaged one can be read goes on; the file itself is set aside. */
function openCampaign(id: string, path: string, { io, terminal, path: battle, hold }: Setting, isNew: boolean): CampaignState {
  if (!hasSave(path)) return newCampaign(id);
  let state: CampaignState;
  try {
    const { data, inside } = readDataFile(path);
    state = inside(() => {
      const read = readCampaign(data);
      readWord(read.campaign, 'campaign', [id]);
      return read;
    }, hoth.id);
  } catch (error) {
    const { text: reason } = damageIn(path, error);
    state = salvageCampaign(readAsFarAsPossible(path), id);
    terminal.print(say(io, text('campaign.damaged', { reason, path: copyAside(path), n: state.results.length })));
  }
  if (!isNew) return state;
  // The battle goes first: it belongs to the campaign that is given up.
  removeSave(battle, hold);
  return newCampaign(id);
}

/** Battle after battle, to the end of the campaign or until the person leaves. */
async function fight(start: CampaignState, path: string, players: readonly string[], given: Setting): Promise<number> {
  const { io, terminal, surely, hold, command } = given;
  const leave = (): number => {
    terminal.print(say(io, text('play.saved', { command })));
    return 0;
  };
  let state = start;
  const put = (next: CampaignState): void => {
    writeJson(path, next, hold);
    state = next;
  };
  // The result is on disk before the save of its battle goes and before anybody reads who has won.
  const setting: Setting = { ...given, over: (host) => put(finishBattle(state, resultOf(host))) };
  put(state);
  for (;;) {
    for (let [choice] = pendingSupportChoices(state); choice; [choice] = pendingSupportChoices(state)) {
      const { side } = choice;
      const card = await supportOf(state, choice, players, io, terminal);
      if (card === undefined) return leave();
      await surely(() => put(chooseSupport(state, side, card)));
    }
    const battle = currentBattle(state);
    if (!battle) break;
    const session = await surely(() => openBattle(setting, state, players, battle.options));
    if (!knownBy(session.host, 'spectator').outcome) {
      showBriefing(state, io, terminal);
      const typed = await terminal.ask(`${say(io, text('campaign.begin'))} `);
      if (typed === undefined || typed.trim() === 'q') return leave();
    }
    await runSession(session);
    if (!knownBy(session.host, 'spectator').outcome) return 0;
  }
  for (const line of outcomeTexts(state)) terminal.print(paint(io, 'bold', say(io, line)));
  return 0;
}

/** The battle that was left in the middle, or a new one. One that is damaged or belongs elsewhere is set aside. */
function openBattle(setting: Setting, { results }: CampaignState, players: readonly string[], options: object): Session {
  const { path, io, terminal, hold } = setting;
  if (hasSave(path)) {
    try {
      const save = readSave(path);
      const { commitment, options: own } = save.record;
      if (!results.some(({ battle }) => battle === commitment)) {
        if (!isDeepStrictEqual(own, options)) throw new InputError('record.options', text('campaign.other-battle'));
        return resumeSession(setting, save);
      }
      // Its result is kept already: the process ended before it could tidy up.
      removeSave(path, hold);
    } catch (error) {
      const { text: reason } = damageIn(path, error);
      terminal.print(say(io, text('campaign.battle-damaged', { reason, path: setAside(path) })));
    }
  }
  return beginSession(setting, players, options, randomBytes(16).toString('hex'));
}

function resultOf(host: Host): BattleResult {
  const { view, outcome } = knownBy(host, 'spectator');
  return matchResult(view as View, outcome?.winners ?? [], host.table.match.record.commitment);
}

/** The support card a side takes: people choose, bots take what is of use. Undefined when the person leaves. */
async function supportOf(
  state: CampaignState,
  { side, cards, prompt }: SupportChoice,
  players: readonly string[],
  io: Io,
  terminal: Terminal,
): Promise<string | undefined> {
  if (players[SIDES.indexOf(side)] !== PERSON) return preferredSupport(state, side);
  terminal.print(paint(io, 'bold', say(io, { key: prompt })));
  const number = await askNumber(
    { io, terminal },
    cards.map((card) => hothCard(card, io).join(': ')),
  );
  return number === undefined ? undefined : cards[number];
}

function showBriefing(state: CampaignState, io: Io, terminal: Terminal): void {
  const found = CAMPAIGNS.find(({ id }) => id === state.campaign);
  const node = currentNode(state);
  const { battles } = campaignScore(state);
  terminal.clear();
  if (found) terminal.print(`${paint(io, 'bold', say(io, found.title))}  ${paint(io, 'dim', say(io, found.label))}`);
  if (found && state.results.length === 0) terminal.print(say(io, found.about));
  terminal.print(say(io, text('campaign.score', { number: state.results.length + 1, ...battles })));
  terminal.print('');
  terminal.print(paint(io, 'bold', say(io, node.title)));
  terminal.print(say(io, node.briefing));
  terminal.print('');
}
