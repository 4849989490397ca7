import { storeName } from './seed-once.mjs';

describe('the name of a store in the record of seeded stores', () => {
  test('does not depend on where the data folder is', () => {
    expect(storeName('sqlite:/home/a/data/store', '/home/a/data')).toBe('sqlite:<data>/store');
    expect(storeName('sqlite:/mnt/b/store', '/mnt/b')).toBe('sqlite:<data>/store');
  });

  test('is the whole URL outside the data folder', () => {
    expect(storeName('sqlite:/srv/store', '/home/a/data')).toBe('sqlite:/srv/store');
  });

  test('has no credentials or options of a MongoDB URL', () => {
    expect(storeName('mongodb://me:secret@db1,db2/site?w=1', '/data')).toBe('mongodb://db1,db2/site');
    expect(storeName('mongodb+srv://me:secret@db/site', '/data')).toBe('mongodb+srv://db/site');
    expect(storeName('mongodb://db/site', '/data')).toBe('mongodb://db/site');
  });
});
