export * from './daily.ts';
export * from './games.ts';
export * from './live.ts';
export * from './pairs.ts';
export * from './parts.ts';
export * from './people.ts';
export * from './tables.ts';
