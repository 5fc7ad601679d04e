import { afterAll, describe, expect, it } from 'vitest';
import { DATABASES } from './databases.ts';
import { besiege, everybody, everything } from './siege.ts';
import { type Field, openField } from './siege-field.ts';

/** `npm run siege` sends a hundred thousand. */
const MANY = 3000;

describe.each(DATABASES)('A server under siege, kept in %s', (kind, fresh) => {
  let field: Field;
  afterAll(() => field.server.close());

  it('stays up, answers with an error, and changes nothing', async () => {
    field = await openField(await fresh());
    const [kept, seen] = [await everything(field.server.store.db), await everybody(field)];
    const siege = await besiege(field, MANY, `siege of ${kind}`);
    expect(siege.faults).toEqual([]);
    expect(await everything(field.server.store.db)).toEqual(kept);
    expect(await everybody(field)).toEqual(seen);
    // All of it was tried.
    expect(Object.keys(siege.words)).toEqual(
      expect.arrayContaining(['malformed', 'not-now', 'not-yours', 'not-your-seat', 'done']),
    );
    expect(Object.keys(siege.statuses)).toEqual(expect.arrayContaining(['400', '401', '403', '404', '413']));
    expect(siege.cut).toBeGreaterThan(0);
  });
});
