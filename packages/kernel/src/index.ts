export * from './cases.ts';
export * from './game.ts';
export * from './input.ts';
export * from './match.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './rng.ts';
export * from './text.ts';
