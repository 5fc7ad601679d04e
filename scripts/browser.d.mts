export const BROWSER_MISSING: string;
export function browserPath(): string | undefined;
