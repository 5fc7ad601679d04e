/** The engine in a worker of the browser, so that the page never waits. */
import { engineDesk } from './engine.ts';
import { loadTableGame } from './games.ts';
import type { FromEngine, ToEngine } from './messages.ts';

const post = (message: FromEngine): void => self.postMessage(message);
let desk: Promise<(message: ToEngine) => void> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  if (data.say === 'begin' || data.say === 'resume') {
    const id = data.say === 'begin' ? data.game : data.save.game;
    desk = loadTableGame(id).then((game) => engineDesk(game, post));
  }
  try {
    // All wait for the same game, so messages keep their order.
    (await desk)?.(data);
  } catch (error) {
    post({ say: 'refused', reason: String(error) });
  }
};
