import Database from 'libsql';
import type { CollectionSpec, Filter, FindOptions } from '../store.ts';
import { ensureTable } from './ensure-table.ts';
import { countQuery, selectQuery } from './sqlite-query.ts';

const pages: CollectionSpec = {
  name: 'pages',
  indexes: [
    { fields: ['domainId', 'slug'], unique: true },
    { fields: ['domainId', 'region._id', 'publishDate'] },
    { fields: ['pageType'] },
    { fields: ['published', 'updatedAt'] },
    { fields: ['domainId', 'tags', 'publishDate'], each: 'tags' },
    { fields: ['domainId', 'tags', 'slug'], each: 'tags' },
    { fields: ['words'], each: 'words' },
  ],
};

describe('a find in SQLite', () => {
  let database: Database.Database;

  beforeAll(() => {
    database = new Database(':memory:');
    ensureTable(database, pages);
  });
  afterAll(() => void database.close());

  const plan = (filter: Filter, options: FindOptions = {}): string => {
    const { sql, parameters } = selectQuery(pages, filter, options);
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters) as { detail: string }[];
    return steps.map(({ detail }) => detail).join('; ');
  };
  const sorts = 'USE TEMP B-TREE';

  test('by _id reads one row', () => {
    expect(plan({ _id: 'a' })).toMatch(/^SEARCH pages USING INDEX sqlite_autoindex_pages_1 \(_id=\?\)$/);
  });

  test.each<[string, Filter, FindOptions, string]>([
    ['by unique fields', { domainId: 'd', slug: 'a' }, {}, 'pages:unique_domainId_slug (<expr>=? AND <expr>=?)'],
    [
      'by the first fields of an index',
      { domainId: 'd', 'region._id': 'au' },
      {},
      'publishDate (<expr>=? AND <expr>=?)',
    ],
    [
      'by some fields, sorted by the next one',
      { domainId: 'd', 'region._id': 'au' },
      { sort: { publishDate: 'desc' }, limit: 10 },
      'publishDate (<expr>=? AND <expr>=?)',
    ],
    [
      'by a range of the field it is sorted by',
      { domainId: 'd', 'region._id': 'au', publishDate: { lt: '2026' } },
      { sort: { publishDate: 'desc' }, skip: 10, limit: 10 },
      'publishDate (<expr>=? AND <expr>=? AND <expr>>? AND <expr><?)',
    ],
    ['by one of several values', { pageType: { in: ['news', 'event'] } }, {}, 'by_pageType (<expr>=?)'],
    [
      'by truth, sorted',
      { published: true },
      { sort: { updatedAt: 'asc' }, limit: 5 },
      'by_published_updatedAt (<expr>=?)',
    ],
    [
      'by an index and more that it does not hold',
      { domainId: 'd', slug: 'a', title: { contains: 'x' }, _gone: null, others: { has: 'y' } },
      {},
      'pages:unique_domainId_slug (<expr>=? AND <expr>=?)',
    ],
  ])('%s uses its index and sorts nothing', (_, filter, options, index) => {
    expect(plan(filter, options)).toContain(`SEARCH pages USING INDEX`);
    expect(plan(filter, options)).toContain(index);
    expect(plan(filter, options)).not.toContain(sorts);
  });

  test('by an item of a list reads rows of the multikey index, in order', () => {
    const tagged: Filter = { domainId: 'd', tags: { has: 'x' } };
    for (const order of ['publishDate', 'slug'])
      expect(plan(tagged, { sort: { [order]: 'desc' }, limit: 10 })).toBe(
        'SEARCH item USING PRIMARY KEY (c0=? AND c1=?); SEARCH pages USING INTEGER PRIMARY KEY (rowid=?)',
      );
    expect(plan({ words: { has: ['rare', 'common'] }, title: { contains: 'x' } })).toBe(
      'SEARCH item USING PRIMARY KEY (c0=?); CORRELATED SCALAR SUBQUERY 1; ' +
        'SEARCH other USING PRIMARY KEY (c0=? AND row=?); SEARCH pages USING INTEGER PRIMARY KEY (rowid=?)',
    );
  });

  test('by both ends of a range reads only between them', () => {
    const { sql } = selectQuery(pages, { published: true, updatedAt: { gte: 'a', lte: 'b' } });
    expect(sql.match(/(>=|<=|<|>) /g)).toEqual(['>= ', '<= ']);
  });

  test('by items only is counted without reading a document', () => {
    const steps = (filter: Filter) => {
      const { sql, parameters } = countQuery(pages, filter, 10);
      return (database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters) as { detail: string }[]).map(
        ({ detail }) => detail,
      );
    };
    expect(steps({ words: { has: ['rare', 'common'] } }).join()).not.toContain('pages');
    expect(steps({ domainId: 'd', tags: { has: 'x' }, publishDate: { gt: 'y' } }).join()).not.toContain('pages');
    expect(steps({ words: { has: 'rare' }, title: 'x' }).join()).toContain('SEARCH pages');
  });

  test('of everything in the order of an index reads that index', () => {
    expect(plan({}, { sort: { pageType: 'desc' }, limit: 10 })).toBe('SCAN pages USING INDEX pages:by_pageType');
    expect(plan({}, { sort: { title: 'desc' }, limit: 10 })).toContain(sorts);
  });

  test('by either of two indexed fields uses both indexes', () => {
    expect(plan({ any: [{ pageType: 'news' }, { domainId: 'd', slug: 'a' }] })).toMatch(
      /MULTI-INDEX OR.*by_pageType.*domainId_slug/,
    );
  });

  test('of indexed fields reads only the documents that it returns', () => {
    const filter = { domainId: 'd', 'region._id': null, publishDate: { gte: '2026' } };
    const { sql, parameters } = selectQuery(pages, filter, {});
    const count = sql.replace('SELECT doc', 'SELECT count(*)');
    const steps = database.prepare(`EXPLAIN ${count}`).all(parameters) as { opcode: string; p4: string }[];
    expect(steps.filter(({ p4 }) => String(p4).includes('json'))).toEqual([]);
    const parsed = database
      .prepare(`EXPLAIN ${count} AND json_extract(doc, '$.title') = 'x'`)
      .all(parameters) as typeof steps;
    expect(parsed.filter(({ p4 }) => String(p4).includes('json'))).not.toEqual([]);
  });
});
