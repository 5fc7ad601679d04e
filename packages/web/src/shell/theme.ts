/** Which theme the page wears: the one asked for, else what the device prefers. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

function preferred(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function wear(asked: string | null): void {
  document.documentElement.dataset['theme'] = THEMES.find((theme) => theme === asked) ?? preferred();
}
