import { selectQueryTrigrams, computeTrigrams } from './trigrams.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

test('a text has its trigrams, ignoring case, each once', () => {
  expect(computeTrigrams('Ärger', 'GER')).toEqual(['ärg', 'rge', 'ger']);
  expect(computeTrigrams('ab', '', undefined)).toEqual([]);
  expect(computeTrigrams('🔑🌏x')).toEqual(['🔑🌏x']);
});

test('a long text is searched by some of its trigrams', () => {
  const selected = selectQueryTrigrams('abcdefghijklmnopqrstuvwxyz0123456789');
  expect(selected).toHaveLength(12);
  expect(computeTrigrams('abcdefghijklmnopqrstuvwxyz0123456789')).toEqual(expect.arrayContaining(selected));
  expect(selectQueryTrigrams('leave')).toEqual(['lea', 'eav', 'ave']);
});

test('a text has the trigrams of all its substrings', async () => {
  const stores = openSqlite(':memory:');
  const rows = stores.collection<{ _id: string; text: string }>({ name: 'rows' });
  const letters = new Set(
    'aAsS\u017fß\u1e9ekK\u212aå\u00c5\u212b\u00b5\u03bc\u039cςσΣiI\u0131\u0130\u01c4\u01c5\u01c6θ\u03d1Θ\u03f4éÉ*?[',
  );
  for (const letter of letters) await rows.insert({ _id: letter, text: `x${letter}y` });
  for (const letter of letters) {
    const selected = `X${letter}Y`;
    for (const { text } of await rows.find({ text: { contains: selected } }))
      expect(computeTrigrams(text)).toEqual(expect.arrayContaining(selectQueryTrigrams(selected)));
  }
  await stores.close();
});
