import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { games } from './packages/web/vite-games.ts';

/** Apart from those that make networks come and go: a browser gives up what it loads when they do. */
const IN_BROWSER = ['packages/web/test/browser/*.test.ts', 'scripts/attack/browser.test.ts'];
/** Parts of pages, which Vite has to read: JSX, styles, the list of games. */
const OF_PAGES = ['packages/web/test/**/*.test.ts', 'packages/*/test/page/**/*.test.ts'];

// Many of them wait for processes: one worker would leave a small machine idle.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  plugins: [games()],
  test: {
    reporters: ['default', './scripts/closing-line.ts'],
    testTimeout: 60_000,
    // The first that asks for PostgreSQL waits for its start, on a busy machine too.
    hookTimeout: 60_000,
    globalSetup: 'scripts/own-tmp.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...IN_BROWSER, ...OF_PAGES, '**/node_modules/**'],
          globalSetup: ['scripts/own-tmp.ts', 'packages/server/test/postgres.ts', 'packages/server/test/nats.ts'],
          // As in the product Node reads the sources itself; through Vite they are several times slower.
          experimental: { viteModuleRunner: false },
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: OF_PAGES,
          exclude: [...IN_BROWSER, '**/node_modules/**'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // After all others, two browsers at a time: they want the machine for themselves.
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: ['scripts/own-tmp.ts', 'packages/web/test/browser/server.ts'],
          maxWorkers: 2,
          // Seconds on a free machine; a busy one shall not fail them.
          testTimeout: 240_000,
          // A browser that came late once is asked again; the report says so.
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
