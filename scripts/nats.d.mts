export const NATS_MISSING: string;
export function natsPath(): string | undefined;
export function fetchNats(): void;
