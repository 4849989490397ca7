import { setImmediate } from 'node:timers/promises';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import { until } from '../../kit/testing/until.ts';
import type { SearchEngine } from '../search-engine.ts';
import { batches, document, idsOf, search } from './a-document.ts';

const pension = (_id: string, over: Partial<SearchDocument> = {}) => document(_id, { title: 'pension', ...over });

/** States that a new index replaces the old one without an effect on searches. */
export function refillFeatures(current: () => SearchEngine): void {
  const found = async () => idsOf(await search(current(), 'pension')).sort();

  test('replaces everything in the index', async () => {
    await current().put([pension('old'), pension('both', { text: 'before' })]);
    await current().refill(batches([pension('both', { text: 'after' })], [], [pension('new')]));
    expect(await found()).toEqual(['both', 'new']);
    expect(idsOf(await search(current(), 'before'))).toEqual([]);
    expect(idsOf(await search(current(), 'after'))).toEqual(['both']);
  });

  test('is searched once it is complete, and no search fails meanwhile', async () => {
    const all = Array.from({ length: 8 }, (_, index) => pension(`p${index}`));
    await current().put(all);
    let searches = 0;
    let isFilling = true;
    const filled = current()
      .refill(slowly(all, () => searches))
      .finally(() => (isFilling = false));
    while (isFilling) {
      expect((await search(current(), 'pension')).total).toBe(all.length);
      searches += 1;
      // An engine in memory responds within the same turn of the event loop, so timers would not run.
      await setImmediate();
    }
    await filled;
    expect(searches).toBeGreaterThanOrEqual(all.length);
    expect((await search(current(), 'pension')).total).toBe(all.length);
  });

  test('includes what was put and removed meanwhile', async () => {
    await current().put([pension('first'), pension('gone')]);
    const steps = (async function* () {
      yield [pension('first'), pension('gone')];
      await current().put([pension('added')]);
      await current().remove(['gone']);
      expect(await found()).toEqual(['added', 'first']);
      yield [pension('last')];
    })();
    await current().refill(steps);
    expect(await found()).toEqual(['added', 'first', 'last']);
  });

  test('that fails leaves the old index, and the next one works', async () => {
    await current().put([pension('old')]);
    const broken = (async function* () {
      yield [pension('half')];
      throw new Error('The source is gone');
    })();
    await expect(current().refill(broken)).rejects.toThrow('The source is gone');
    expect(await found()).toEqual(['old']);
    await current().put([pension('new')]);
    expect(await found()).toEqual(['new', 'old']);
    await current().refill(batches([pension('next')]));
    expect(await found()).toEqual(['next']);
  });

  test('without documents empties the index', async () => {
    await current().put([pension('old')]);
    await current().refill(batches());
    expect([await found(), await current().isEmpty()]).toEqual([[], true]);
  });
}

/** Yields one document at a time, each after at least one more search. */
async function* slowly(documents: SearchDocument[], answered: () => number): AsyncGenerator<SearchDocument[]> {
  for (const document of documents) {
    const before = answered();
    yield [document];
    await until(() => answered() > before);
  }
}
