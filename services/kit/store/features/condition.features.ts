import type { Collection, Filter, Stores } from '../store.ts';

type Row = { _id: string; [field: string]: unknown };

const values: Record<string, unknown> = {
  nil: null,
  zero: 0,
  one: 1,
  two: 2.5,
  ten: 10,
  big: 9007199254740991,
  yes: true,
  no: false,
  none: '',
  digit: '1',
  a: 'a',
  upper: 'A',
  zulu: 'Zulu',
  umlaut: 'Ärger 100% *sure*?',
  brackets: '[x]',
  json: '{"$gt":""}',
  list: ['a', 1, true, null],
  empty: [],
  object: { b: { c: 'deep' } },
  operator: { $gt: '' },
};

export function conditionFeatures(open: () => Promise<Stores>): void {
  let stores: Stores;
  let rows: Collection<Row>;

  beforeAll(async () => {
    stores = await open();
    rows = stores.collection<Row>({ name: 'values', indexes: [{ fields: ['v'] }] });
    for (const [_id, v] of Object.entries(values)) await rows.insert({ _id, v });
    await rows.insert({ _id: 'absent' });
  });
  afterAll(() => stores.close());

  const found = async (filter: Filter) => {
    const ids = (await rows.find(filter)).map(({ _id }) => _id).toSorted();
    expect(await rows.count(filter)).toBe(ids.length);
    return ids;
  };
  const finds = (filter: Filter, ...ids: string[]) => expect(found(filter)).resolves.toEqual(ids.toSorted());
  const everything = [...Object.keys(values), 'absent'];
  const allBut = (...ids: string[]) => everything.filter((id) => !ids.includes(id));

  test('without fields finds everything', async () => {
    await finds({}, ...everything);
    await finds({ v: undefined }, ...everything);
    await finds({ v: {} }, ...everything);
  });

  test('equals a value of the same type only', async () => {
    await finds({ v: 1 }, 'one');
    await finds({ v: 0 }, 'zero');
    await finds({ v: 2.5 }, 'two');
    await finds({ v: 9007199254740991 }, 'big');
    await finds({ v: true }, 'yes');
    await finds({ v: false }, 'no');
    await finds({ v: '1' }, 'digit');
    await finds({ v: '' }, 'none');
    await finds({ v: 'a' }, 'a');
    await finds({ v: 'A' }, 'upper');
    await finds({ v: '[x]' }, 'brackets');
    await finds({ v: '[]' });
    await finds({ v: 'x' });
  });

  test('null finds null and absent values', () => finds({ v: null }, 'nil', 'absent'));

  test('a text that looks like an operator is a text', async () => {
    await finds({ v: '{"$gt":""}' }, 'json');
    await finds({ v: '$gt' });
  });

  test('in finds any of its values', async () => {
    await finds({ v: { in: ['a', 1, true, null, '[x]', 'x'] } }, 'a', 'one', 'yes', 'nil', 'absent', 'brackets');
    await finds({ v: { in: [0, 10] } }, 'zero', 'ten');
    await finds({ v: { in: [] } });
    await finds({ _id: { in: ['a', 'one', 'x'] } }, 'a', 'one');
    await finds({ v: { in: Array.from({ length: 5000 }, (_, index) => index) } }, 'zero', 'one', 'ten');
  });

  test('ne finds everything else', async () => {
    await finds({ v: { ne: 'a' } }, ...allBut('a'));
    await finds({ v: { ne: 1 } }, ...allBut('one'));
    await finds({ v: { ne: false } }, ...allBut('no'));
    await finds({ v: { ne: null } }, ...allBut('nil', 'absent'));
  });

  test('a range of numbers finds numbers only', async () => {
    await finds({ v: { gt: 1 } }, 'two', 'ten', 'big');
    await finds({ v: { gte: 1 } }, 'one', 'two', 'ten', 'big');
    await finds({ v: { lt: 1 } }, 'zero');
    await finds({ v: { lte: 1 } }, 'zero', 'one');
    await finds({ v: { gt: 0, lte: 10 } }, 'one', 'two', 'ten');
    await finds({ v: { gt: -1, lt: 0 } });
  });

  test('a range of texts finds texts only, in the order of their characters', async () => {
    await finds({ v: { gte: 'a' } }, 'a', 'umlaut', 'json');
    await finds({ v: { gt: 'a' } }, 'umlaut', 'json');
    await finds({ v: { lt: 'A' } }, 'none', 'digit');
    await finds({ v: { lte: 'A' } }, 'none', 'digit', 'upper');
    await finds({ v: { gte: '', lt: 'B' } }, 'none', 'digit', 'upper');
    await finds({ _id: { gt: 'umlaut' } }, 'upper', 'yes', 'zero', 'zulu');
  });

  test('contains finds a substring, ignoring case in every alphabet', async () => {
    await finds({ v: { contains: 'A' } }, 'a', 'upper');
    await finds({ v: { contains: 'zu' } }, 'zulu');
    await finds({ v: { contains: 'äRG' } }, 'umlaut');
    await finds({ v: { contains: 'x' } }, 'brackets');
    await finds({ v: { contains: '' } }, 'none', 'digit', 'a', 'upper', 'zulu', 'umlaut', 'brackets', 'json');
    await finds({ v: { contains: '1' } }, 'digit', 'umlaut');
    await finds({ v: { contains: 'nothing' } });
  });

  test.each([
    ['%', ['umlaut']],
    ['*', ['umlaut']],
    ['?', ['umlaut']],
    ['_', []],
    ['.', []],
    ['.*', []],
    ['^', []],
    ['$', ['json']],
    ['[', ['brackets']],
    [']', ['brackets']],
    ['[x]', ['brackets']],
    ['[a-z]', []],
    ['(', []],
    ['\\', []],
    ['\\w', []],
    ['|', []],
    ['-', []],
    ["'", []],
    ['"', ['json']],
    ['\n', []],
  ])('contains never takes a pattern: %j', (text, ids) => finds({ v: { contains: text } }, ...ids));

  test('has finds an item of a list', async () => {
    await finds({ v: { has: 'a' } }, 'list');
    await finds({ v: { has: 1 } }, 'list');
    await finds({ v: { has: true } }, 'list');
    await finds({ v: { has: null } }, 'list');
    await finds({ v: { has: 'b' } });
    await finds({ v: { has: 0 } });
    await finds({ v: { has: '1' } });
  });

  test('empty finds absent values and empty lists', async () => {
    await finds({ v: { empty: true } }, 'nil', 'absent', 'empty');
    await finds({ v: { empty: false } }, ...allBut('nil', 'absent', 'empty'));
  });

  test('a path leads into objects', async () => {
    await finds({ 'v.b.c': 'deep' }, 'object');
    await finds({ 'v.b.c': { ne: null } }, 'object');
    await finds({ 'v.b.x': 'deep' });
  });

  test('a path never leads into lists', async () => {
    const inLists = stores.collection<Row>({ name: 'in_lists', indexes: [{ fields: ['v.b'] }] });
    const shapes: Record<string, unknown> = {
      object: { b: 'x' },
      list: [{ b: 'x' }],
      mixed: [5, { b: 'x' }],
      texts: ['q'],
      none: [],
      listOfLists: [{ b: ['x'] }],
      innerList: { b: ['x'] },
      deepList: { b: [{ c: 'x' }] },
      absent: undefined,
    };
    for (const [_id, v] of Object.entries(shapes)) await inLists.insert({ _id, v });
    const absent = ['list', 'mixed', 'texts', 'none', 'listOfLists', 'absent'];
    const expected: [Filter, string[]][] = [
      [{ 'v.b': 'x' }, ['object']],
      [{ 'v.b': { contains: 'x' } }, ['object']],
      [{ 'v.b': { gte: 'a' } }, ['object']],
      [{ 'v.b': { in: ['x', 'y'] } }, ['object']],
      [{ 'v.b': { in: ['x', null] } }, ['object', ...absent]],
      [{ 'v.b': { has: 'x' } }, ['innerList']],
      [{ 'v.b': null }, absent],
      [{ 'v.b': { ne: null } }, ['object', 'innerList', 'deepList']],
      [{ 'v.b': { ne: 'x' } }, Object.keys(shapes).filter((id) => id !== 'object')],
      [{ 'v.b': { empty: true } }, absent],
      [{ 'v.b': { empty: false } }, ['object', 'innerList', 'deepList']],
      [{ 'v.b.c': 'x' }, []],
      [{ 'v.b.c': null }, Object.keys(shapes)],
    ];
    for (const [filter, ids] of expected) {
      const found = (await inLists.find(filter)).map(({ _id }) => _id).toSorted();
      expect({ filter, found, count: await inLists.count(filter) }).toEqual({
        filter,
        found: ids.toSorted(),
        count: ids.length,
      });
    }
  });

  test('all conditions of one field must hold, and those of all fields', async () => {
    await finds({ v: { gt: 0, ne: 10, in: [1, 10] } }, 'one');
    await finds({ v: 'a', _id: 'a' }, 'a');
    await finds({ v: 'a', _id: 'one' });
  });

  test('any holds if one of its filters does', async () => {
    await finds({ any: [{ v: 1 }, { v: 'a' }] }, 'one', 'a');
    await finds({ any: [{ v: 1, _id: 'x' }, { any: [{ v: 'a' }, { v: 'A' }] }], _id: { ne: 'a' } }, 'upper');
    await finds({ any: [] });
    await finds({ any: [{}] }, ...everything);
  });

  test.each([
    ['an operator of a store', { v: { $gt: '' } }],
    ['an operator of a store next to one of the port', { v: { ne: 1, $where: 'true' } }],
    ['an operator for a field', { $where: 'true' }],
    ['an operator for a part of a path', { 'v.$': 1 }],
    ['SQL for a field', { "v') OR 1=1 --": 1 }],
    ['an empty name', { '': 1 }],
    ['a list for a value', { v: ['a'] }],
    ['an object in a list of values', { v: { in: [{ $gt: '' }] } }],
    ['a list for a range', { v: { gt: ['a'] } }],
    ['an object to differ from', { v: { ne: {} } }],
    ['an object that a list has', { v: { has: { a: 1 } } }],
    ['a pattern', { v: { contains: /a/ } }],
    ['a part that no text has', { v: { contains: '\0' } }],
    ['a part that is too long', { v: { contains: 'x'.repeat(1001) } }],
    ['no number', { v: Number.NaN }],
    ['what is neither true nor false', { v: { empty: 'yes' } }],
    ['something that is not a list of filters', { any: { v: 1 } }],
    ['an operator in any', { any: [{ v: { $gt: '' } }] }],
  ])('is refused if it is %s', async (_, filter) => {
    const refused = { name: 'Problem', code: 'invalid' };
    await expect(rows.find(filter as any)).rejects.toMatchObject(refused);
    await expect(rows.count(filter as any)).rejects.toMatchObject(refused);
    await expect(rows.replace({ _id: 'a', v: 'x' }, filter as any)).rejects.toMatchObject(refused);
    await expect(rows.delete('a', filter as any)).rejects.toMatchObject(refused);
    expect(await rows.get('a')).toEqual({ _id: 'a', v: 'a' });
  });
}
