import { type BotRequest, botDesk } from '@wartable/ai';
import { seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { hothAtTable } from '../src/hoth/at-table.ts';
import { engineDesk } from '../src/table/engine.ts';
import type { FromEngine, TableSave, ToEngine } from '../src/table/messages.ts';
import type { SeatPlayer } from '../src/table/table.ts';

const PERSON: SeatPlayer = { kind: 'person' };
const BOT: SeatPlayer = { kind: 'bot', level: 1 };

/** A page without a browser: bots answer at once, all messages go through JSON as between workers. */
function page() {
  const heard: FromEngine[] = [];
  const requests: BotRequest[] = [];
  const bots = botDesk([hothAtTable.game], () => performance.now());
  const say = engineDesk(hothAtTable, (message) => {
    const copy = JSON.parse(JSON.stringify(message)) as FromEngine;
    heard.push(copy);
    if (copy.say === 'ask-bot') requests.push(copy.request);
  });
  const letBotsAnswer = (): void => {
    for (let request = requests.shift(); request; request = requests.shift())
      say({ say: 'bot-replied', reply: bots(request, () => false) });
  };
  const last = <Say extends FromEngine['say']>(wanted: Say): Extract<FromEngine, { say: Say }> => {
    const found = heard.findLast((message) => message.say === wanted);
    if (!found) throw new Error(`nobody said ${wanted}`);
    return found as Extract<FromEngine, { say: Say }>;
  };
  return { say: say as (message: ToEngine) => void, heard, last, letBotsAnswer };
}

const begin = (players: readonly SeatPlayer[]): ToEngine => ({
  say: 'begin',
  id: 'one',
  game: 'hoth',
  options: { scenario: '2' },
  players,
  seed: seedFrom('engine'),
});

describe('The desk of the engine', () => {
  it('plays a battle of bots to its end, and each save goes on where it stood', () => {
    const { say, last, letBotsAnswer } = page();
    say(begin([BOT, BOT]));
    letBotsAnswer();
    const { save, snapshot } = last('changed');
    expect(snapshot.outcome).toBeDefined();
    const other = page();
    other.say({ say: 'resume', save });
    expect(other.last('changed').snapshot.outcome).toEqual(snapshot.outcome);
  });

  it('takes an answer, gives a hint and says why not', () => {
    const { say, last, letBotsAnswer } = page();
    say(begin([PERSON, BOT]));
    letBotsAnswer();
    const { decision } = last('changed').snapshot;
    if (!decision) throw new Error('nobody is asked');
    say({ say: 'hint' });
    letBotsAnswer();
    expect(decision.choices.map(({ choice }) => choice)).toContain(last('hint').choice);
    say({ say: 'why-not', seat: 0, thing: 'A1' });
    expect(last('why-not').refusals.length).toBeGreaterThan(0);
    say({ say: 'preview', seat: 0, thing: 'A1' });
    expect(last('preview')).toMatchObject({ thing: 'A1' });
    say({ say: 'answer', seat: 0, decision: decision.id, choice: last('hint').choice });
    expect(last('changed').save.record.log.length).toBeGreaterThan(0);
  });

  it('answers a question under its number, also after one that has no answer', () => {
    const { say, heard, last } = page();
    say({ say: 'about', question: 1, thing: 'A1' });
    expect(last('refused').reason).toContain('table');
    say(begin([PERSON, BOT]));
    say({ say: 'about', question: 2, thing: 'A1' });
    expect(last('about')).toMatchObject({ question: 2, about: { hex: 'A1' } });
    expect(heard.filter(({ say: what }) => what === 'about')).toHaveLength(1);
  });

  it('takes several answers in words as far as they are legal', () => {
    const { say, last } = page();
    say(begin([PERSON, BOT]));
    const { decision } = last('changed').snapshot;
    const [first] = decision?.choices ?? [];
    if (!first) throw new Error('nobody is asked');
    say({ say: 'answers', seat: 0, words: [first.words] });
    const [second] = last('changed').snapshot.decision?.choices ?? [];
    if (!second) throw new Error('nobody is asked');
    say({ say: 'take-back', seat: 0 });
    expect(last('changed').snapshot.answers).toBe(0);
    say({ say: 'answers', seat: 0, words: [first.words, 'dance', second.words] });
    expect(last('changed').snapshot.answers).toBe(1);
    say({ say: 'take-back', seat: 0 });
    say({ say: 'answers', seat: 0, words: [first.words, second.words] });
    expect(last('changed').snapshot.answers).toBe(2);
  });

  it('refuses a doubled answer and a broken save, and stays as it was', () => {
    const { say, last } = page();
    say(begin([PERSON, BOT]));
    const { decision } = last('changed').snapshot;
    if (!decision) throw new Error('nobody is asked');
    const twice: ToEngine = { say: 'answer', seat: 0, decision: decision.id, choice: decision.choices[0]?.choice as number };
    say(twice);
    const { length } = last('changed').save.record.log;
    say(twice);
    expect(last('refused').reason).toBe('stale-decision');
    expect(last('changed').save.record.log).toHaveLength(length);
    const { save } = last('changed');
    say({ say: 'resume', save: { ...save, record: { ...save.record, log: [['rebel', 'dance']] } } as TableSave });
    expect(last('refused').reason).toContain('log[0]');
  });
});
