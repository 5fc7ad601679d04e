import { describe, it } from 'vitest';
import { inShort } from './in-short.ts';

describe('attacks, in short', () => {
  it('browser: nothing lost, no stack trace, no hang', { retry: 0 }, () => inShort('browser'));
});
