/** One person's place at one table, over all lines it ever had: what it does there, and its history. */
import { randomBytes } from 'node:crypto';
import { below, type Followed, follow, type Game, isReply, pick, type Rng, shareCommitment, type ToSeat } from '@wartable/kernel';
import type { RoomState, ToClient } from '@wartable/protocol';
import { digestOf, type History, isFinalWord, type Say } from './history.ts';
import type { Line } from './line.ts';

/** How somebody plays. */
export type Manner = {
  /** How long an answer takes at most; and whether there are long thoughts, in which he may be told by mail that it is his turn. */
  readonly thinks: number;
  readonly ponders: boolean;
  /** After so many answers he says nothing more. */
  readonly sleepsAfter: number;
};

type Counted = 'done' | 'refused' | 'again' | 'told' | 'strange';

export type Around = {
  readonly game: Game;
  readonly rng: Rng;
  readonly manner: Manner;
  readonly count: (what: Counted, word?: string) => void;
};

export type Chair = {
  readonly history: History;
  readonly isOver: () => boolean;
  /** There is a line: sits down there. */
  readonly sit: (line: Line) => void;
  readonly hear: (line: Line, message: ToClient) => void;
  /** The line is gone. */
  readonly rise: () => void;
  /** Nothing can be kept at the moment, or it can again. */
  readonly wait: (isTrouble: boolean) => void;
  /** Does nothing more, and looks. */
  readonly rest: () => void;
  /** Asks for the whole view; resolves when it is there. */
  readonly lookAnew: () => Promise<void>;
  /** What it knows by now is what is there, if it sits there. */
  readonly isLast: () => void;
};

/** What was said and not acknowledged yet: it is said again under the same name. `line`: over which it was said last. */
type Open = { readonly id: string; readonly say: Say; line: Line | undefined; at: number };

type Place = Around & {
  readonly history: History;
  readonly share: string;
  /** What all its names begin with. */
  readonly own: string;
  readonly acknowledged: Set<string>;
  known: Followed | undefined;
  open: Open | undefined;
  line: Line | undefined;
  /** Whether it has asked, on this line, for what it missed. */
  hasAsked: boolean;
  isWaiting: boolean;
  isResting: boolean;
  said: number;
  timer: NodeJS.Timeout | undefined;
  looked: (() => void) | undefined;
};

/** What is not answered on a line that holds is said again after this; a long thought takes so long, or half as long again. */
const [SAID_AGAIN, LONG, IN_A_MOMENT] = [5000, 9000, 500];
/** What a server that is about to stop, or in trouble, says to who wants to sit down. */
const COMES_AGAIN = ['not-now', 'failed', 'elsewhere', 'stopping'];

export function newChair(history: History, around: Around): Chair {
  const share = randomBytes(16).toString('hex');
  const place: Place = {
    ...around,
    history,
    share,
    own: share.slice(0, 8),
    acknowledged: new Set(),
    known: undefined,
    open: undefined,
    line: undefined,
    hasAsked: false,
    isWaiting: false,
    isResting: false,
    said: 0,
    timer: undefined,
    looked: undefined,
  };
  return {
    history,
    isOver: () => isOver(place),
    sit: (line) => {
      place.line = line;
      place.isWaiting = false;
      sitDown(place);
    },
    hear: (line, message) => {
      if (line === place.line) hear(place, line, message);
    },
    rise: () => {
      place.line = undefined;
      place.hasAsked = false;
    },
    wait: (isTrouble) => {
      place.isWaiting = isTrouble;
      if (!isTrouble) soon(place, below(place.rng, IN_A_MOMENT));
    },
    rest: () => {
      place.isResting = true;
      clearTimeout(place.timer);
    },
    lookAnew: () =>
      new Promise((resolve) => {
        if (!place.known) return void resolve();
        place.looked = resolve;
        if (place.hasAsked) askSince(place, 0);
        else if (isOver(place)) sitDown(place);
      }),
    isLast: () => {
      if (place.line && place.hasAsked) noteView(place, true);
    },
  };
}

const isOver = ({ known }: Place): boolean => known !== undefined && known.outcome !== null;

function soon(place: Place, ms: number): void {
  clearTimeout(place.timer);
  if (!place.isResting) place.timer = setTimeout(act, ms, place);
}

function thoughtOf({ manner, rng }: Place): number {
  return manner.ponders && below(rng, 25) === 0 ? LONG + below(rng, LONG / 2) : below(rng, manner.thinks);
}

function sitDown(place: Place): void {
  place.hasAsked = false;
  // Where it is over there is nothing to see any more, but for one who looks for the last time.
  if (!isOver(place) || place.looked) place.line?.say({ say: 'sit', table: place.history.table });
}

function askSince({ line, known, history: { table } }: Place, number = known?.number ?? 0): void {
  const opening = number > 0 && known ? { opening: known.opening } : {};
  line?.say({ say: 'seat', table, message: { say: 'since', number, ...opening } });
}

function act(place: Place): void {
  const { line, rng, manner } = place;
  if (!line || !place.hasAsked || place.isWaiting || place.isResting) return;
  if (place.open) {
    if (place.open.line === line && Date.now() - place.open.at < SAID_AGAIN) {
      soon(place, SAID_AGAIN);
      return;
    }
    place.count('again');
  } else {
    const say = place.said < manner.sleepsAfter ? choose(place, below(rng, 200)) : undefined;
    if (!say) return;
    place.open = { id: `${place.own}.${place.said++}`, say, line, at: 0 };
  }
  place.open.line = line;
  place.open.at = Date.now();
  speak(place, line, place.open);
  soon(place, SAID_AGAIN);
}

function choose({ known, history: { viewer }, said, rng }: Place, chance: number): Say | undefined {
  if (!known || known.outcome || viewer === 'spectator') return undefined;
  const { decision, undo } = known;
  if (chance < 4) return { kind: 'talk' };
  if (chance < 12 && undo === null) return { kind: 'undo' };
  if (chance === 12 && said > 40) return { kind: 'concede' };
  return decision ? { kind: 'answer', decision: decision.id, choice: pick(rng, decision.choices) } : undefined;
}

function speak({ history: { table, happened } }: Place, line: Line, { id, say }: Open): void {
  happened.push({ what: 'said', at: Date.now(), id, say });
  if (say.kind === 'talk') line.say({ say: 'talk', table, id, what: { kind: 'text', text: id } });
  else if (say.kind === 'answer') {
    const { decision, choice } = say;
    line.say({ say: 'seat', table, message: { say: 'answer', decision, choice, id } });
  } else line.say({ say: 'seat', table, message: { say: say.kind, id } });
}

function hear(place: Place, line: Line, message: ToClient): void {
  const { table } = place.history;
  if (message.say === 'told' && message.table === table) for (const one of message.messages) take(place, one);
  if (message.say === 'reveal' && message.table === table) line.say({ say: 'reveal', table, share: place.share });
  if (message.say === 'room' && message.room.table.id === table) enter(place, line, message.room);
  if (message.say === 'done') settle(place, message.id, undefined);
  if (message.say !== 'refused') return;
  const { refused: word, id } = message;
  if (id !== undefined) settle(place, id, word);
  else if (message.table === table) {
    if (!COMES_AGAIN.includes(word)) place.count('strange', word);
    setTimeout(sitDown, IN_A_MOMENT, place);
  }
  if (word === 'elsewhere' && message.table === table) line.close();
}

function enter(place: Place, line: Line, { table: { id, status }, chance }: RoomState): void {
  const { viewer } = place.history;
  const hasCommitted = chance.shares.some(({ seat }) => seat === viewer);
  if (status === 'open' && viewer !== 'spectator' && !hasCommitted)
    line.say({ say: 'commit', table: id, commitment: shareCommitment(place.share) });
  if ((status !== 'running' && status !== 'over') || place.hasAsked) return;
  place.hasAsked = true;
  askSince(place, place.looked ? 0 : undefined);
  soon(place, thoughtOf(place));
}

function take(place: Place, message: ToSeat): void {
  if (isReply(message)) {
    settle(place, message.reply, 'refused' in message ? message.refused : undefined);
    return;
  }
  const followed = follow(place.game, place.known, message);
  if (followed === 'gap') askSince(place);
  if ('protocol' in message) {
    place.looked?.();
    place.looked = undefined;
  }
  if (followed === 'gap' || followed === 'known') return;
  place.known = followed.now;
  noteView(place);
  place.count('told');
  if (!place.open) soon(place, thoughtOf(place));
}

function noteView({ known, history: { happened } }: Place, last?: true): void {
  if (!known) return;
  happened.push({ what: 'told', at: Date.now(), number: known.number, digest: digestOf(known), ...(last ? { last } : {}) });
}

/** What became of something that was said; `word`: by which it was refused. */
function settle(place: Place, id: string, word: string | undefined): void {
  const { acknowledged, history, open, rng } = place;
  if (!id.startsWith(place.own) || acknowledged.has(id)) return;
  const at = Date.now();
  if (word === undefined) acknowledged.add(id);
  history.happened.push(word === undefined ? { what: 'done', at, id } : { what: 'refused', at, id, word });
  place.count(word === undefined ? 'done' : 'refused', word);
  if (open?.id !== id) return;
  if (word === undefined) place.open = undefined;
  else if (open.say.kind === 'talk' || isFinalWord(word)) place.open = undefined;
  else open.line = undefined;
  if (word === 'not-now') sitDown(place);
  else if (word !== undefined) askSince(place);
  soon(place, word === undefined ? thoughtOf(place) : IN_A_MOMENT + below(rng, IN_A_MOMENT));
}
