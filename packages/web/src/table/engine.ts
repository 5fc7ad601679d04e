/** The desk of the engine: messages in, messages out. A worker of the browser puts it to work. */
import { LEVELS, type Level } from '@wartable/ai';
import { InputError } from '@wartable/kernel';
import type { FromEngine, TableSave, ToEngine } from './messages.ts';
import {
  beginTable,
  botRequest,
  giveAnswer,
  giveAnswers,
  giveUp,
  hintRequest,
  previewThing,
  resumeTable,
  snapshotOf,
  type Table,
  takeBack,
  takeDevice,
  whyNotThing,
} from './table.ts';
import type { TableGame } from './table-game.ts';

const ADVISER: Level = { kind: 'search', ms: 1000 };

export function engineDesk(atTable: TableGame, post: (message: FromEngine) => void): (message: ToEngine) => void {
  let table: Table | undefined;
  let id = '';
  /** The request that is under way; an answer to an older one is out of date. */
  let asked = 0;
  let hintAsked = 0;

  const changed = (now: Table): void => {
    const { seed, players, match } = now;
    const { game } = match;
    const save: TableSave = { format: 'wartable-table/1', id, game: game.id, seed, players, record: match.record };
    post({ say: 'changed', save, snapshot: snapshotOf(now) });
    const request = botRequest(now, LEVELS[game.id] ?? []);
    asked++;
    if (request) post({ say: 'ask-bot', request: { ...request, id: asked } });
  };

  const handle = (message: ToEngine): void => {
    if (message.say === 'begin') {
      id = message.id;
      table = beginTable(atTable, message);
      changed(table);
      return;
    }
    if (message.say === 'resume') {
      const { save } = message;
      try {
        table = resumeTable(atTable, save.record, save.players, save.seed);
      } catch (error) {
        post({ say: 'refused', reason: error instanceof Error ? error.message : String(error), unreadable: true });
        return;
      }
      id = save.id;
      changed(table);
      return;
    }
    if (!table) throw new InputError('table', 'no table is open');
    switch (message.say) {
      case 'take-device':
        takeDevice(table, message.seat);
        changed(table);
        return;
      case 'answer': {
        const refusal = giveAnswer(table, message.seat, message.decision, message.choice);
        // A late or doubled answer does no harm: the page is told how things stand.
        if (refusal) post({ say: 'refused', reason: refusal.refused });
        changed(table);
        return;
      }
      case 'answers':
        giveAnswers(table, message.seat, message.words);
        changed(table);
        return;
      case 'take-back':
        takeBack(table, message.seat);
        changed(table);
        return;
      case 'give-up':
        giveUp(table, message.seat);
        changed(table);
        return;
      case 'hint': {
        const request = hintRequest(table, ADVISER);
        if (!request) return;
        asked++;
        hintAsked = asked;
        post({ say: 'ask-bot', request: { ...request, id: asked } });
        return;
      }
      case 'why-not':
        post({ say: 'why-not', thing: message.thing, refusals: whyNotThing(table, message.seat, message.thing) });
        return;
      case 'preview':
        post({ say: 'preview', thing: message.thing, preview: previewThing(table, message.seat, message.thing) });
        return;
      case 'about':
        post({ say: 'about', question: message.question, about: atTable.about(table.match.state, message.thing) });
        return;
      case 'bot-replied': {
        const { reply } = message;
        if (reply.id !== asked) return;
        if (reply.id === hintAsked) {
          post({ say: 'hint', choice: reply.answer.choice, why: reply.answer.why });
          return;
        }
        const due = botRequest(table, LEVELS[atTable.game.id] ?? []);
        if (due) giveAnswer(table, due.decision.seat, due.decision.id, reply.answer.choice);
        changed(table);
      }
    }
  };

  return (message) => {
    try {
      handle(message);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      post({ say: 'refused', reason: error.message });
    }
  };
}
