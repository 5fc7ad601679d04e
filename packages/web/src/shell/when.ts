import type { Language } from '@wartable/kernel';

const MINUTE = 60_000;
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
] as const;

/** "5 minutes ago", "in 3 hours"; beyond a week the date. */
export function when(time: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const away = time - Date.now();
  let span = Math.abs(away) / MINUTE;
  for (const [unit, most] of STEPS) {
    if (span < most) return format.format(Math.sign(away) * Math.floor(span), unit);
    span /= most;
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}
