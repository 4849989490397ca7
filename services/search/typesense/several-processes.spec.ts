import type { SearchDocument } from '../../../proto/entities/search.ts';
import { batches, document, idsOf, search } from '../features/a-document.ts';
import { IndexMissing, type SearchEngine } from '../search-engine.ts';
import { openTypesense } from './open-typesense.ts';
import { schemaMark } from './schema.ts';
import { DescribedTypesense } from './test/described-typesense.ts';

const server = new DescribedTypesense();
const pension = (_id: string, over: Partial<SearchDocument> = {}) => document(_id, { title: 'pension', ...over });
const indexNamed = (number: number, mark = schemaMark) => `site_${mark}_${number}`;
const names = () => [...server.collections.keys()].sort();
let one: SearchEngine;
let other: SearchEngine;

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  [one, other] = [openTypesense(server.url('site')), openTypesense(server.url('site'))];
});
afterEach(() => expect(server.violations).toEqual([]));

const found = async (engine = one) => idsOf(await search(engine, 'pension')).sort();

describe('several processes with one Typesense', () => {
  test('find the same', async () => {
    await one.refill(batches([pension('a')]));
    await other.put([pension('b')]);
    expect([await found(one), await found(other)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('lose no write of one during a refill of another', async () => {
    await one.refill(batches([pension('kept'), pension('gone')]));
    const steps = (async function* () {
      yield [pension('kept'), pension('gone')];
      await other.put([pension('added')]);
      await other.remove(['gone']);
    })();
    await one.refill(steps);
    expect(await found()).toEqual(['added', 'kept']);
  });

  test('that refill at once end with the index of the last one only', async () => {
    const finish: (() => Promise<void>)[] = [];
    const slow = (async function* () {
      yield [pension('first')];
      for (const step of finish) await step();
      yield [pension('more')];
    })();
    finish.push(() => other.refill(batches([pension('last')])));
    await one.refill(slow);
    expect([await found(), names()]).toEqual([['last'], [indexNamed(2)]]);
  });

  test('that refill at once, the later one slower, search the earlier one first, then the later one', async () => {
    const slow = (async function* () {
      yield [pension('later')];
      expect(await found()).toEqual(['earlier']);
      yield [];
    })();
    const before = (async function* () {
      yield [pension('earlier')];
    })();
    await one.refill(before);
    await other.refill(slow);
    expect([await found(), names()]).toEqual([['later'], [indexNamed(2)]]);
  });
});

describe('an index in Typesense', () => {
  test('is missing until it is filled', async () => {
    await expect(one.put([pension('a')])).rejects.toThrow(IndexMissing);
    await one.remove(['a']);
    await expect(search(one, 'pension')).rejects.toMatchObject({ code: 'unavailable' });
    await one.refill(batches());
    await one.put([pension('a')]);
    expect(await found()).toEqual(['a']);
  });

  test('is the only one after a refill: previous and abandoned ones are dropped, those of others are not', async () => {
    await one.refill(batches([pension('a')]));
    for (const name of [indexNamed(7), 'site_other_00000000_1', 'theirs'])
      server.collections.set(name, { schema: { name, fields: [] }, documents: new Map() });
    await one.refill(batches([pension('b')]));
    expect([await found(), names()]).toEqual([['b'], [indexNamed(8), 'site_other_00000000_1', 'theirs']]);
  });

  test('of a version with other fields is filled once, and removed pages are found in neither', async () => {
    const older = openTypesense(server.url('site'), '00000000');
    await older.refill(batches([pension('a'), pension('b')]));
    expect([await older.isEmpty(), await one.isEmpty()]).toEqual([false, true]);
    await one.refill(batches([pension('a'), pension('b')]));
    expect([await older.isEmpty(), await one.isEmpty()]).toEqual([false, false]);
    await older.put([pension('c')]);
    await one.put([pension('d')]);
    await one.remove(['a']);
    await older.remove(['b']);
    expect([await found(older), await found(one)]).toEqual([['c'], ['d']]);
    await older.refill(batches([pension('c')]));
    expect(await found(one)).toEqual(['d']);
    expect(names()).toEqual([indexNamed(2, '00000000'), indexNamed(1)].sort());
  });

  test('of a version that is not used any more can be dropped', async () => {
    const older = openTypesense(server.url('site'), '00000000');
    await older.refill(batches([pension('a')]));
    await one.refill(batches([pension('b')]));
    expect(await one.versions()).toEqual({ own: schemaMark, others: ['00000000'] });
    await one.dropVersion('00000000');
    expect([await one.versions(), await found(one), names()]).toEqual([
      { own: schemaMark, others: [] },
      ['b'],
      [indexNamed(1)],
    ]);
  });

  test('that is replaced during a search is searched again', async () => {
    await one.refill(batches([pension('a')]));
    let times = 0;
    server.instead = (operation) => {
      times += operation === 'multiSearch' ? 1 : 0;
      return operation === 'multiSearch' && times === 1 ? { status: 404, message: 'Not found.' } : null;
    };
    expect([await found(), times]).toEqual([['a'], 3]);
    server.instead = () => null;
  });
});
