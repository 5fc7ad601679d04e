/** HTML and SVG as text. Whatever is put in is made harmless, unless it is HTML of our own. */
export type Html = { readonly html: string };
type Part = string | number | Html | readonly Html[];

const HARMLESS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((page, string, i) => page + asText(parts[i - 1] ?? '') + string) };
}

function asText(part: Part): string {
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return part.replace(/[&<>"]/g, (sign) => HARMLESS[sign] ?? sign);
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
}
