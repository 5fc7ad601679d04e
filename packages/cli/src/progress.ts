const WIDTH = 30;
const EVERY_MS = 100;

export type Progress = { readonly at: (done: number) => void; readonly end: () => void };

/** A bar on a terminal, nothing elsewhere. */
export function progressBar(total: number, stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { at: () => {}, end: () => {} };
  let shown = 0;
  return {
    at: (done) => {
      const now = performance.now();
      if (now - shown < EVERY_MS && done < total) return;
      shown = now;
      const filled = Math.round((done / total) * WIDTH);
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} `);
    },
    end: () => {
      stream.write('\r\x1b[K');
    },
  };
}
