/** How HTTP ends: no new connection is taken, and what is being answered is answered. */
import type { Server } from 'node:http';

/** Whoever takes longer than this is cut off. */
const PATIENCE_MS = 2000;

/** To be called before it listens. What it gives back stops listening, and resolves when nothing is being answered any more. */
export function farewellOf(server: Server): () => Promise<void> {
  let answering = 0;
  let quiet = (): void => {};
  server.on('request', (_, response) => {
    answering++;
    response.once('close', () => {
      answering--;
      if (answering === 0) quiet();
    });
  });
  return async () => {
    server.close();
    if (answering === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      quiet = () => {
        clearTimeout(late);
        resolve();
      };
    });
  };
}
