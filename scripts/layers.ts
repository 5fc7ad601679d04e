/** The layers: who may import whom, and which packages are pure (docs/architecture.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Layer = { readonly imports: readonly string[]; readonly pure: boolean };

const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { imports: [], pure: true },
  duel: { imports: ['@wartable/kernel'], pure: true },
  hoth: { imports: ['@wartable/kernel'], pure: true },
  endor: { imports: ['@wartable/kernel'], pure: true },
  ai: { imports: ['@wartable/kernel'], pure: true },
  bots: {
    imports: ['@wartable/kernel', '@wartable/duel', '@wartable/hoth', '@wartable/endor', '@wartable/ai', 'node:'],
    pure: false,
  },
  web: {
    imports: [
      '@wartable/kernel',
      '@wartable/duel',
      '@wartable/duel/',
      '@wartable/hoth',
      '@wartable/hoth/',
      '@wartable/endor',
      '@wartable/endor/',
      '@wartable/ai',
      'react',
      'react-dom',
      'react-dom/client',
      '@fontsource/atkinson-hyperlegible/',
      '@fontsource/chakra-petch/',
    ],
    pure: false,
  },
  cli: {
    imports: [
      '@wartable/kernel',
      '@wartable/duel',
      '@wartable/hoth',
      '@wartable/endor',
      '@wartable/ai',
      '@wartable/bots',
      'yaml',
      'node:',
    ],
    pure: false,
  },
};

/** What a pure package may not touch: chance that is not ours, clocks, timers, network, disk, DOM. */
const OUTSIDE: readonly RegExp[] = [
  /\bMath\.random\b/,
  /\bDate\b/,
  /\bperformance\b/,
  /\bset(Timeout|Interval|Immediate)\b/,
  /\bfetch\(/,
  /\bprocess\b/,
  /\bglobalThis\b/,
  /\bcrypto\b/,
];

/** `import … from`, `export … from`, `import '…'`, `import('…')`; sentences and `'from' in event` are none. */
const IMPORT = /(?:^[ \t]*(?:(?:import|export)\b[^;'"=]*?\bfrom|import)|\bimport\s*\()\s*['"]([^'"]+)['"]/gm;

/** Each breach of the layers in the sources below a folder of packages. */
export function layerProblems(packages: string): string[] {
  return readdirSync(packages).flatMap((name) => {
    const layer = LAYERS[name];
    if (!layer) return [`${join(packages, name)}: a package without a place in scripts/layers.ts`];
    return sources(join(packages, name, 'src')).flatMap((path) => sourceProblems(path, readFileSync(path, 'utf8'), layer));
  });
}

export function sourceProblems(path: string, source: string, layer: Layer): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');
  const problems: string[] = [];
  for (const match of code.matchAll(IMPORT)) {
    const target = match[1] as string;
    if (
      target.startsWith('.') ||
      layer.imports.some((allowed) => target === allowed || (/[:/]$/.test(allowed) && target.startsWith(allowed)))
    )
      continue;
    problems.push(`${path}:${lineOf(code, match.index)}: imports ${target}; allowed: ${layer.imports.join(', ') || 'nothing'}`);
  }
  if (layer.pure)
    for (const forbidden of OUTSIDE) {
      const match = forbidden.exec(withoutTexts(code));
      if (match) problems.push(`${path}:${lineOf(code, match.index)}: a pure package uses ${match[0]}`);
    }
  return problems;
}

/** Sentences may speak of anything. */
function withoutTexts(code: string): string {
  return code.replace(/'(?:[^'\\\n]|\\.)*'/g, (text) => ' '.repeat(text.length));
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
