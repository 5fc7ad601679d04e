/** A finished battle as a picture to keep or to share: the stage as it stands, who won, and how the chances went. */

type Captions = { readonly title: string; readonly result: string; readonly sign: string };

const [WIDE, FOOT] = [1200, 190];
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The stage is whatever the game has marked with `data-stage`; its value may be the width and the height to draw it at. */
export async function keepsakeOf(stage: HTMLElement, curve: readonly number[], captions: Captions): Promise<Blob> {
  const shown = stage.getBoundingClientRect();
  const [width = shown.width, height = shown.height] = (stage.dataset['stage'] || undefined)?.split(' ').map(Number) ?? [];
  const high = Math.round((height / width) * WIDE);
  const page = document.createElementNS(XHTML, 'div');
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = `${await rulesWithFonts()} .keepsake-stage { width: ${width}px; height: ${height}px; zoom: ${WIDE / width}; overflow: hidden; }`;
  const frame = document.createElementNS(XHTML, 'div');
  frame.setAttribute('class', 'keepsake-stage');
  // Drawings that others refer to stand elsewhere on the page.
  for (const art of document.querySelectorAll('svg[width="0"]')) frame.append(art.cloneNode(true));
  frame.append(stage.cloneNode(true));
  page.append(style, frame);
  const root = document.documentElement;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high + FOOT}" data-theme="${root.dataset['theme'] ?? 'light'}" data-motion="still">
    <foreignObject width="${WIDE}" height="${high}">${new XMLSerializer().serializeToString(page)}</foreignObject>
  </svg>`;
  const drawn = await imageOf(svg);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, high + FOOT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(drawn, 0, 0);
  drawFoot(pen, high, curve, captions);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** All style rules; a picture asks nobody for fonts, so those in use are put in. */
async function rulesWithFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(rulesOf);
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family.replaceAll('"', '')),
  );
  const texts = rules.map(async (rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
    const family = rule.style.getPropertyValue('font-family').replaceAll('"', '');
    const [, source] = /url\("?([^")]+\.woff2)/.exec(rule.cssText) ?? [];
    // The plain alphabet is enough for what stands on a board.
    if (source === undefined || !loaded.has(family) || /-ext-|thai|vietnamese/.test(source)) return '';
    // Without a font the picture is made all the same, in the device's own letters.
    const data = await dataOf(new URL(source, rule.parentStyleSheet?.href ?? location.href).href).catch(() => undefined);
    if (data === undefined) return '';
    return `@font-face { font-family: "${family}"; font-weight: ${rule.style.getPropertyValue('font-weight')}; src: url(${data}); }`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** None of a sheet that something else has put into the page and nobody may read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function dataOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const blob = await answer.blob();
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable font'));
    reader.readAsDataURL(blob);
  });
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A token has a colour for each scheme: only an element of the page shows which one it is now. */
function token(name: string): string {
  const wearer = document.body.appendChild(document.createElement('i'));
  wearer.style.color = `var(${name})`;
  const { color } = getComputedStyle(wearer);
  wearer.remove();
  return color;
}

function drawFoot(pen: CanvasRenderingContext2D, top: number, curve: readonly number[], { title, result, sign }: Captions): void {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  pen.fillStyle = token('--panel');
  pen.fillRect(0, top, WIDE, FOOT);
  pen.fillStyle = token('--ink');
  pen.font = `700 44px ${display}`;
  pen.fillText(result, 40, top + 76, 700);
  pen.font = `600 28px ${display}`;
  pen.fillText(title, 40, top + 122, 700);
  pen.fillStyle = token('--ink-soft');
  pen.font = `600 22px ${display}`;
  pen.fillText(sign, 40, top + 162, 700);
  const [left, wide, high, line] = [780, 380, 130, top + 30];
  const x = (i: number): number => left + (i / Math.max(1, curve.length - 1)) * wide;
  const y = (chance: number): number => line + (1 - chance) * high;
  pen.strokeStyle = token('--ink-soft');
  pen.setLineDash([6, 8]);
  pen.beginPath();
  pen.moveTo(left, y(0.5));
  pen.lineTo(left + wide, y(0.5));
  pen.stroke();
  pen.setLineDash([]);
  pen.strokeStyle = token('--accent');
  pen.fillStyle = token('--accent');
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [i, chance] of curve.entries()) pen.lineTo(x(i), y(chance));
  pen.stroke();
  pen.beginPath();
  pen.arc(x(curve.length - 1), y(curve.at(-1) ?? 0.5), 9, 0, 2 * Math.PI);
  pen.fill();
}
