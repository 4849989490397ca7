import { openSqlite } from './open-sqlite.ts';

test('large documents that are written at once share no turn of the event loop', async () => {
  const stores = openSqlite(':memory:');
  const documents = stores.collection<{ _id: string; text: string }>({ name: 'large', indexes: [] });
  let turn = 0;
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const text = 'x'.repeat(400_000);
  const written = await Promise.all(
    ['a', 'b', 'c'].map(async (_id) => {
      await documents.insert({ _id, text });
      return turn;
    }),
  );
  const read = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      expect((await documents.get(id))!.text).toBe(text);
      return turn;
    }),
  );
  clearImmediate(counting);
  expect(new Set(written).size).toBe(3);
  expect(new Set(read).size).toBe(3);
  await stores.close();
});
