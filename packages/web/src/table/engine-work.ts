/** The engine in a worker of the browser. */
import { engineDesk } from './engine.ts';
import { loadTableGame } from './games.ts';
import type { FromEngine, ToEngine } from './messages.ts';

const post = (message: FromEngine): void => self.postMessage(message);
let desk: Promise<(message: ToEngine) => void> | undefined;

export async function engineWork(message: ToEngine): Promise<void> {
  if (message.say === 'begin' || message.say === 'resume') {
    const id = message.say === 'begin' ? message.game : message.save.game;
    desk = loadTableGame(id).then((game) => engineDesk(game, post));
  }
  try {
    // All wait for the same game, so messages keep their order.
    (await desk)?.(message);
  } catch (error) {
    post({ say: 'refused', reason: String(error) });
  }
}
