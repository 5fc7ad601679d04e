/** Once for all tests in the browser: the application as it is built, on a real server. */
import type { TestProject } from 'vitest/node';
import { buildWeb, DIST } from '../../../../scripts/build-web.ts';
import { listen } from '../../../cli/src/commands/serve.ts';
import { filesOverHttp } from '../../../server/src/http/app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  buildWeb();
  const server = await filesOverHttp(DIST);
  project.provide('address', await listen(server, 0, '127.0.0.1'));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
