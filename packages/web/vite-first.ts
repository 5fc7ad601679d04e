/** What the page shows before anything else is there: its words, and nothing that it waits for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, sharedPart, wordsFor } from '@wartable/languages';
import type { Plugin } from 'vite';

const LAYERS = '<link rel="stylesheet" href="/layers.css" />';
const ORDER = readFileSync(join(import.meta.dirname, 'public', 'layers.css'), 'utf8');
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

export function first(): Plugin {
  return {
    name: 'wartable-first',
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        const html = page.replace(LAYERS, () => `<style>${ORDER}</style>`);
        const words = await Promise.all(
          LANGUAGES.map(async (language) => {
            const { sentences } = await wordsFor(language, [sharedPart('web')]);
            return [language, sentences['app.loading']] as const;
          }),
        );
        // A browser paints nothing before the sheets in the head are there; in the body it waits with what comes after them.
        const sheets = html.match(SHEET) ?? [];
        return html
          .replace(SHEET, '')
          .replace('%WORDS%', () => JSON.stringify(Object.fromEntries(words)))
          .replace('  </body>', () => `${sheets.map((sheet) => `    ${sheet.trim()}\n`).join('')}  </body>`);
      },
    },
  };
}
