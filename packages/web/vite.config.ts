import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './vite-offline.ts';

export default defineConfig({
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist' },
});
