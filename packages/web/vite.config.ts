import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { first } from './vite-first.ts';
import { games } from './vite-games.ts';
import { offline } from './vite-offline.ts';

const SERVER = 'http://127.0.0.1:4173';

export default defineConfig({
  plugins: [react(), games(), first(), offline()],
  // Tables far away are those of a server that runs beside it (npx wartable serve).
  server: { proxy: { '/api': SERVER, '/live': { target: SERVER, ws: true } } },
  worker: {
    format: 'es',
    plugins: () => [games()],
    // In a folder of their own, so that one sees which files pages never load.
    rolldownOptions: {
      output: { entryFileNames: 'assets/work/[name]-[hash].js', chunkFileNames: 'assets/work/[name]-[hash].js' },
    },
  },
  // Sheets are written for browsers that know light-dark(): nothing is rewritten for older ones.
  // A small font put into the styles would be fetched by everybody, whatever they read.
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], outDir: 'dist', assetsInlineLimit: 0 },
});
