import type { CollectionSpec, Filter, FindOptions } from '../store/store.ts';
import { missingOf } from './index-shape.ts';
import type { RecordedQuery } from './recorded-stores.ts';
import { slowSteps } from './sqlite-plan.ts';

const spec: CollectionSpec = {
  name: 'pages',
  indexes: [
    { fields: ['domain', 'type', 'date', '_id', 'title'] },
    { fields: ['domain', 'tags', 'date'], each: 'tags' },
    { fields: ['updated'] },
  ],
  counts: [{ fields: ['domain', 'type'] }],
};
const query = (filter: Filter, options: FindOptions = {}, more: Partial<RecordedQuery> = {}): RecordedQuery => ({
  service: 's',
  spec,
  kind: 'find',
  filter,
  options,
  fields: [],
  ...more,
});
const newest: FindOptions = { sort: { date: 'desc' }, limit: 10 };
const ofType: Filter = { domain: 'd', type: 't' };

test.each<[string, Filter, FindOptions]>([
  ['by _id', { _id: 'a' }, {}],
  ['after an _id, in order', { _id: { gt: 'a' } }, { sort: { _id: 'asc' }, limit: 10 }],
  ['by equal values, in order', ofType, newest],
  ['by equal values and a range of the order', { ...ofType, date: { gte: 'x' } }, newest],
  ['and by a field that is not indexed', { ...ofType, title: { contains: 'x' } }, newest],
  ['by one of several values, in no order', { domain: 'd', type: { in: ['a', 'b'] } }, {}],
  ['by an item, in order', { domain: 'd', tags: { has: 'x' } }, newest],
  ['by a range alone', { updated: { lt: 'x' } }, { sort: { updated: 'asc' }, limit: 10 }],
])('a query %s is answered by an index', (_, filter, options) => {
  expect(missingOf(query(filter, options))).toEqual([]);
  expect(slowSteps(query(filter, options))).toEqual([]);
});

test.each<[string, Filter, FindOptions, RegExp]>([
  ['by nothing', {}, {}, /begin/],
  ['by a field without an index', { title: 'x' }, {}, /begin|title/],
  ['in another order', ofType, { sort: { title: 'asc' } }, /order by title/],
  ['in mixed directions', ofType, { sort: { date: 'asc', title: 'desc' } }, /order/],
  ['by several values before an order', { domain: 'd', type: { in: ['a', 'b'] } }, newest, /order/],
  ['by a part that no index holds', { ...ofType, body: { contains: 'x' } }, newest, /body/],
  ['by an item of a list without an index', { ...ofType, others: { has: 'x' } }, {}, /others/],
  ['by one of several fields', { any: [{ domain: 'd' }, { body: 'x' }] }, {}, /begin|body/],
])('a query %s is reported as slow', (_, filter, options, expected) => {
  expect(missingOf(query(filter, options)).join()).toMatch(expected);
});

test('a group count that is not declared is reported', () => {
  expect(missingOf(query({ domain: 'd' }, {}, { kind: 'countBy', fields: ['type'] }))).toEqual([]);
  expect(missingOf(query({}, {}, { kind: 'countBy', fields: ['title'] }))).toEqual([
    'pages declares no counts by title',
  ]);
});

test('SQLite runs the same query', () => {
  expect(slowSteps(query({ title: 'x' }))).toEqual(['SCAN pages']);
  expect(slowSteps(query(ofType, { sort: { title: 'asc' } })).join()).toMatch('TEMP B-TREE');
});
