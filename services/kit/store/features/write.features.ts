import { type Collection, DuplicateKey, type Stores } from '../store.ts';

interface Row {
  _id: string;
  n?: number;
  slug?: string | null;
  region?: { _id: string } | null;
}

export function writeFeatures(open: () => Promise<Stores>): void {
  let stores: Stores;
  let rows: Collection<Row>;

  beforeEach(async () => {
    stores = await open();
    rows = stores.collection<Row>({
      name: 'rows',
      indexes: [{ fields: ['region._id', 'slug'], unique: true }, { fields: ['n'] }],
    });
  });
  afterEach(() => stores.close());

  test('is read back as it was written', async () => {
    await rows.insert({ _id: 'a', n: 1, region: { _id: 'au' } });
    expect(await rows.get('a')).toEqual({ _id: 'a', n: 1, region: { _id: 'au' } });
    expect(await rows.get('b')).toBeNull();
  });

  test('with an _id that exists is refused and changes nothing', async () => {
    await rows.insert({ _id: 'a', n: 1 });
    await expect(rows.insert({ _id: 'a', n: 2 })).rejects.toBeInstanceOf(DuplicateKey);
    await expect(rows.insert({ _id: 'a', n: 2 })).rejects.toMatchObject({ name: 'DuplicateKey', collection: 'rows' });
    expect(await rows.get('a')).toEqual({ _id: 'a', n: 1 });
  });

  test('that violates a unique index is refused, equality in some of its fields is not', async () => {
    await rows.insert({ _id: 'a', slug: 'x', region: { _id: 'au' } });
    await expect(rows.insert({ _id: 'b', slug: 'x', region: { _id: 'au' } })).rejects.toBeInstanceOf(DuplicateKey);
    await rows.insert({ _id: 'c', slug: 'x', region: { _id: 'nz' } });
    await rows.insert({ _id: 'd', slug: 'y', region: { _id: 'au' } });
    expect(await rows.replace({ _id: 'a', slug: 'x', region: { _id: 'au' }, n: 9 })).toBe(true);
  });

  test('is not refused if a unique field is absent or null', async () => {
    await rows.insert({ _id: 'a', slug: 'x' });
    await rows.insert({ _id: 'b', slug: 'x' });
    await rows.insert({ _id: 'c', slug: 'x', region: null });
    await rows.insert({ _id: 'd', slug: null, region: { _id: 'au' } });
    await rows.insert({ _id: 'e', slug: null, region: { _id: 'au' } });
    expect(await rows.count({})).toBe(5);
    expect(await rows.replace({ _id: 'a', slug: 'x', region: { _id: 'au' } })).toBe(true);
    await expect(rows.insert({ _id: 'f', slug: 'x', region: { _id: 'au' } })).rejects.toBeInstanceOf(DuplicateKey);
  });

  test('that replaces a document with a duplicate is refused', async () => {
    await rows.insert({ _id: 'a', slug: 'x', region: { _id: 'au' } });
    await rows.insert({ _id: 'b', slug: 'y', region: { _id: 'au' } });
    const write = rows.replace({ _id: 'b', slug: 'x', region: { _id: 'au' } });
    await expect(write).rejects.toBeInstanceOf(DuplicateKey);
    expect(await rows.get('b')).toMatchObject({ slug: 'y' });
  });

  test('frees unique values when the document changes or is removed', async () => {
    await rows.insert({ _id: 'a', slug: 'x', region: { _id: 'au' } });
    await rows.replace({ _id: 'a', slug: 'y', region: { _id: 'au' } });
    await rows.insert({ _id: 'b', slug: 'x', region: { _id: 'au' } });
    await rows.delete('b');
    await rows.insert({ _id: 'c', slug: 'x', region: { _id: 'au' } });
    expect(await rows.count({ slug: 'x' })).toBe(1);
  });

  test('that replaces leaves nothing of the old document, and returns false if there was none', async () => {
    await rows.insert({ _id: 'a', n: 1, slug: 'x' });
    expect(await rows.replace({ _id: 'a', n: 2 })).toBe(true);
    expect(await rows.get('a')).toEqual({ _id: 'a', n: 2 });
    expect(await rows.replace({ _id: 'b', n: 2 })).toBe(false);
    expect(await rows.count({})).toBe(1);
  });

  test('with a guard happens only while the guard holds', async () => {
    await rows.insert({ _id: 'a', n: 1 });
    expect(await rows.replace({ _id: 'a', n: 2 }, { n: { lt: 1 } })).toBe(false);
    expect(await rows.replace({ _id: 'a', n: 2 }, { n: 1 })).toBe(true);
    expect(await rows.replace({ _id: 'a', n: 3 }, { any: [{ n: 7 }, { slug: null }] })).toBe(true);
    expect(await rows.delete('a', { n: 2 })).toBe(false);
    expect(await rows.delete('b')).toBe(false);
    expect(await rows.get('a')).toEqual({ _id: 'a', n: 3 });
    expect(await rows.delete('a', { n: { gte: 3 } })).toBe(true);
    expect(await rows.get('a')).toBeNull();
  });

  test('with the same content counts as a match', async () => {
    await rows.insert({ _id: 'a', n: 1 });
    expect(await rows.replace({ _id: 'a', n: 1 })).toBe(true);
  });

  test('that is refused does not affect others of the same batch', async () => {
    const [first, b, second, c] = await Promise.allSettled(['a', 'b', 'a', 'c'].map((_id) => rows.insert({ _id })));
    expect([b, c]).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    expect([first!.status, second!.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await rows.find({}, { sort: { _id: 'asc' } })).map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });

  test('stores the document as it was passed', async () => {
    const row: Row = { _id: 'a', n: 1 };
    const written = rows.insert(row);
    row.n = 2;
    await written;
    expect(await rows.get('a')).toEqual({ _id: 'a', n: 1 });
  });

  test.each([[''], ['a\0b'], ['\ud800'], [{ $gt: '' }], [7], [null], [undefined], [['a']]])(
    'accepts only text as _id: %j',
    async (_id: any) => {
      await rows.insert({ _id: 'a' });
      const refused = { name: 'Problem', code: 'invalid' };
      await expect(rows.insert({ _id })).rejects.toMatchObject(refused);
      await expect(rows.get(_id)).rejects.toMatchObject(refused);
      await expect(rows.replace({ _id })).rejects.toMatchObject(refused);
      await expect(rows.delete(_id)).rejects.toMatchObject(refused);
      expect(await rows.count({})).toBe(1);
    },
  );

  test('1000 concurrent guarded increments lose nothing', async () => {
    await rows.insert({ _id: 'a', n: 0 });
    const increment = async (): Promise<void> => {
      const { n = 0 } = (await rows.get('a'))!;
      if (!(await rows.replace({ _id: 'a', n: n + 1 }, { n }))) await increment();
    };
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let count = 0; count < 200; count++) await increment();
      }),
    );
    expect(await rows.get('a')).toEqual({ _id: 'a', n: 1000 });
  });

  test('one of several concurrent writes of a unique value succeeds', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => rows.insert({ _id: `r${index}`, slug: 'x', region: { _id: 'au' } })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows.count({ slug: 'x' })).toBe(1);
  });
}
