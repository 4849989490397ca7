import { Problem } from '../../../proto/errors.ts';
import { readBatches, rewriteRows, upsertNewest } from './store.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

interface Row {
  _id: string;
  revision: number;
  text: string;
}

describe('a copy of a document of another service', () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<Row>({ name: 'rows' });
  afterAll(() => stores.close());
  const upsert = (revision: number, text: string) => upsertNewest(rows, { _id: 'a', revision, text });

  test('is stored and replaced by the same or a newer revision, never by an older one', async () => {
    expect(await upsert(2, 'second')).toBe(true);
    expect(await upsert(1, 'late')).toBe(false);
    expect(await upsert(2, 'resent')).toBe(true);
    expect(await upsert(3, 'third')).toBe(true);
    expect(await rows.get('a')).toEqual({ _id: 'a', revision: 3, text: 'third' });
  });

  test('is the newest of concurrent events', async () => {
    await Promise.all([7, 4, 9, 5, 8, 6].map((revision) => upsert(revision, `${revision}`)));
    expect((await rows.get('a'))?.revision).toBe(9);
  });
});

describe('reading in batches', () => {
  /** Fails with each of the errors, and then returns two batches. */
  const read =
    (...errors: Error[]) =>
    async (after: string) => {
      const error = errors.shift();
      if (error) throw error;
      return after === 'b' ? [] : [{ _id: after === '' ? 'a' : 'b' }];
    };
  async function all(...errors: Error[]) {
    const batches = [];
    for await (const batch of readBatches(read(...errors), [0, 0])) batches.push(batch);
    return batches;
  }
  const away = new Problem('unavailable', 'The service is away.');

  test('continues when the source answers again', async () => {
    expect(await all(away, away)).toEqual([[{ _id: 'a' }], [{ _id: 'b' }]]);
  });

  test('ends with the error of a source that stays away, and with every other error', async () => {
    await expect(all(away, away, away)).rejects.toBe(away);
    const refused = new Problem('forbidden', 'No.');
    await expect(all(refused)).rejects.toBe(refused);
  });
});

describe('rewriting rows', () => {
  test('writes the rows of all documents, and checks each other row once, whose id has the same end', async () => {
    const stores = openSqlite(':memory:');
    const rows = stores.collection<Row>({ name: 'rewritten' });
    const others = ['a/draft', 'a-b/live', 'b1/live', 'c/live', 'z/live'];
    for (const _id of [...others, 'a/live', 'd/live']) await rows.insert({ _id, revision: 1, text: '' });
    const [written, checked]: [string[], string[]] = [[], []];
    await rewriteRows(
      (async function* () {
        yield [{ _id: 'a' }, { _id: 'b' }];
        yield [{ _id: 'd' }];
      })(),
      {
        rows,
        filter: { revision: 1 },
        suffix: '/live',
        write: async (batch) => written.push(...batch.map(({ _id }) => _id)),
        check: async (unread) => checked.push(...unread.map(({ _id }) => _id)),
      },
    );
    await stores.close();
    expect(written).toEqual(['a', 'b', 'd']);
    expect(checked).toEqual(['a-b/live', 'b1/live', 'c/live', 'z/live']);
  });
});
