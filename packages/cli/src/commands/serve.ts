import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Args, numberOption, textOption } from '../args.ts';
import { filesOverHttp } from '../files-over-http.ts';
import { type Io, say, UsageError } from '../io.ts';
import { WEB_FOLDER } from '../paths.ts';
import { text } from '../text/index.ts';

export const serveOptions = { port: 'text', host: 'text' } as const;

const PORT = 4173;
const HOST = '127.0.0.1';

/** `wartable serve`: the web application at an address, until ctrl-C. */
export async function serve(args: Args, io: Io): Promise<number> {
  const [surplus] = args.rest;
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
  const port = numberOption(args, 'port', 0, 65_535, PORT);
  const host = textOption(args, 'host') ?? HOST;
  if (!existsSync(join(WEB_FOLDER, 'index.html'))) {
    io.err(say(io, text('serve.missing')));
    return 1;
  }
  const server = filesOverHttp(WEB_FOLDER);
  let address: string;
  try {
    address = await listen(server, port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    io.err(say(io, code === 'EADDRINUSE' ? text('serve.in-use', { port }) : text('serve.failed', { host, port, reason: code })));
    return 1;
  }
  const stopped = untilStopped();
  io.out(say(io, text('serve.listening', { address })));
  await stopped;
  server.close();
  server.closeAllConnections();
  return 0;
}

/** Resolves with the address when the server listens. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const given = typeof address === 'object' ? address?.port : undefined;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${given ?? port}/`);
    });
  });
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
