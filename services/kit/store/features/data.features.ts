import type { Collection, Stores } from '../store.ts';

type Row = { _id: string; [field: string]: unknown };

export function dataFeatures(open: () => Promise<Stores>): void {
  let stores: Stores;
  let rows: Collection<Row>;

  beforeAll(async () => {
    stores = await open();
    rows = stores.collection<Row>({
      name: 'data',
      indexes: [{ fields: ['title'] }, { fields: ['slug'], unique: true }],
    });
  });
  afterAll(() => stores.close());

  const comesBack = async (data: Record<string, unknown>, as = data) => {
    const _id = `d${Math.random()}`;
    await rows.insert({ _id, ...data });
    expect(await rows.get(_id)).toEqual({ _id, ...as });
    expect(await rows.replace({ _id, ...data, more: 1 })).toBe(true);
    expect(await rows.find({ _id })).toEqual([{ _id, ...as, more: 1 }]);
  };

  test.each([
    ['an operator', { v: { $gt: '', $set: { a: 1 } } }],
    ['operators at the top', { $gt: '', $where: 'x' }],
    ['names with dots', { 'a.b': { 'c.d.e': 1, '.': 2 } }],
    ['dollars and percents', { $: 1, '$%': 2, '%24': 3, '%': 4, a$: 5, 'a%2eb': 6 }],
    ['an empty name', { v: { '': 1 } }],
    ['names of other alphabets', { v: { 'ключ 🔑': 'значение 🌏', 'e\u0301': 'é' } }],
    ['names that look like lists', { v: { 0: 'a', 1: 'b' } }],
    ['names of the language', { v: { constructor: 1, toString: 2, hasOwnProperty: 3 } }],
    ['dates as texts', { v: '2026-11-21T00:00:00.000Z' }],
    ['ids as texts', { v: '507f1f77bcf86cd799439011' }],
    ['numbers', { v: [0, -1, 1.5, 1e21, 1e-7, 9007199254740991, 2147483648, -2147483649] }],
    ['truth and nothing', { v: [true, false, null] }],
    ['empty things', { v: { list: [], object: {}, text: '' } }],
    ['a NUL and other control characters', { v: 'a\0b\u0001\u001f\u007f\u2028\u2029\r\n\t' }],
    ['texts that look like SQL', { v: `'; DROP TABLE data; --`, title: `" OR ""="` }],
    ['texts in every direction', { title: 'עברית العربية 中文 हिन्दी 👩‍👩‍👧‍👦 ﷽' }],
    ['list of lists of objects', { v: [{ list: [{ key: 'k', list: [] }] }] }],
  ])('is read back unchanged: %s', (_, data) => comesBack(data));

  test('is valid Unicode: a lone surrogate is stored as U+FFFD', async () => {
    await comesBack(
      { title: 'x\ud800y', v: { 'k\udc00': ['\udfff', '😀'] } },
      { title: 'x\ufffdy', v: { 'k\ufffd': ['\ufffd', '😀'] } },
    );
    await rows.insert({ _id: 'surrogate', slug: 'half-\ud800' });
    expect(await rows.find({ slug: 'half-\ud800' })).toEqual([{ _id: 'surrogate', slug: 'half-\ufffd' }]);
    expect(await rows.find({ slug: { contains: 'F-\ud800' } })).toHaveLength(1);
    await expect(rows.insert({ _id: 'other', slug: 'half-\udc00' })).rejects.toMatchObject({ name: 'DuplicateKey' });
  });

  test('is JSON: what JSON drops is dropped', () =>
    comesBack(
      { a: undefined, b: [undefined, 1], c: Number.NaN, d: new Date(0) },
      { b: [null, 1], c: null, d: '1970-01-01T00:00:00.000Z' },
    ));

  test('does not change any prototype', async () => {
    await rows.insert(JSON.parse('{"_id":"proto","v":{"__proto__":{"admin":true}}}') as Row);
    const { v } = (await rows.get('proto'))!;
    expect(Object.hasOwn(v as object, '__proto__')).toBe(true);
    expect((v as any).admin).toBeUndefined();
    expect(({} as any).admin).toBeUndefined();
  });

  test('is found by a text or _id in any alphabet', async () => {
    const _id = 'größe/ключ 🔑:"%$.';
    await rows.insert({ _id, title: '日本 "Ü" \\ \' $x' });
    expect(await rows.find({ title: '日本 "Ü" \\ \' $x' })).toHaveLength(1);
    expect(await rows.find({ title: { contains: 'ü" \\ \' $' } })).toHaveLength(1);
    expect(await rows.get(_id)).toMatchObject({ _id });
    expect(await rows.delete(_id)).toBe(true);
  });

  test('can be large', async () => {
    const contents = Array.from({ length: 20_000 }, (_, n) => ({ key: `k${n}`, text: 'ä'.repeat(100) }));
    const document = { _id: 'big', contents };
    expect(JSON.stringify(document).length).toBeGreaterThan(2_000_000);
    await rows.insert(document);
    expect(await rows.get('big')).toEqual(document);
    expect(await rows.find({ _id: 'big' }, { without: ['contents'] })).toEqual([{ _id: 'big' }]);
  });

  test('can be nested deep', async () => {
    const deep = Array.from({ length: 60 }).reduce<object>((inner) => ({ inner }), { end: true });
    await comesBack({ deep });
  });

  test('can have a long unique text', async () => {
    const slug = 'x'.repeat(5000);
    await rows.insert({ _id: 'long', slug });
    await expect(rows.insert({ _id: 'longer', slug })).rejects.toMatchObject({ name: 'DuplicateKey' });
    await rows.insert({ _id: 'longest', slug: `${slug}y` });
  });
}
