import { conditionFeatures } from './features/condition.features.ts';
import { dataFeatures } from './features/data.features.ts';
import { listFeatures } from './features/list.features.ts';
import { orderFeatures } from './features/order.features.ts';
import type { Stores } from './store.ts';
import { countFeatures } from './features/count.features.ts';
import { writeFeatures } from './features/write.features.ts';

export function storeFeatures(open: () => Promise<Stores>): void {
  describe('a write', () => writeFeatures(open));
  describe('a condition', () => conditionFeatures(open));
  describe('documents found', () => orderFeatures(open));
  describe('documents found by', () => listFeatures(open));
  describe('a group count', () => countFeatures(open));
  describe('any stored document', () => dataFeatures(open));

  test('an open store answers a ping, and returns the same collection twice', async () => {
    const stores = await open();
    await stores.ping();
    await stores.collection<{ _id: string }>({ name: 'things' }).insert({ _id: 'a' });
    expect(await stores.collection({ name: 'things' }).get('a')).toEqual({ _id: 'a' });
    expect(await stores.collection({ name: 'others' }).get('a')).toBeNull();
    await stores.close();
  });
}
