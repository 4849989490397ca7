import type { BulkResult } from '../../../proto/entities/bulk-act.ts';
import { createBulkAct, isLastTry, lease, nextPart, PART_SIZE, recordPart, type StoredBulkAct } from './bulk-act.ts';

const start = new Date('2031-05-01T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const by = { _id: 'ana', username: 'ana' };
const pages = Array.from({ length: PART_SIZE + 2 }, (_, number) => ({ _id: `page-${number}`, revision: 1 }));
const create = (more: Partial<Parameters<typeof createBulkAct>[1]> = {}) =>
  createBulkAct('act', { domainId: 'd', by, accessToken: 'token', action: { call: 'publish' }, pages, ...more }, start);
const { act, parts } = create();
const [first, last] = parts as [(typeof parts)[0], (typeof parts)[0]];
const withResults = (part: typeof first, results: BulkResult[] = part.pages) => ({ ...part, results });
const record = (from: StoredBulkAct, part: typeof first, outcome = {}) => recordPart(from, part, outcome, after(9))!;

test('an act is divided into parts, and names a page once', () => {
  expect(parts.map((part) => part.pages.length)).toEqual([PART_SIZE, 2]);
  expect(create({ pages: [...pages, pages[0]!] }).act.total).toBe(pages.length);
});

test('equal acts of one user are the same, others are not', () => {
  expect(create().act.running).toBe(act.running);
  const others = [
    create({ by: { _id: 'mere', username: 'mere' } }),
    create({ domainId: 'other' }),
    create({ action: { call: 'unpublish' } }),
    create({ pages: pages.slice(1) }),
  ];
  expect(new Set([act.running, ...others.map((other) => other.act.running)]).size).toBe(5);
});

test('one instance works on a part, and another one after the first has crashed', () => {
  const leased = lease(act, start)!;
  expect(lease(leased, after(60))).toBeNull();
  expect(lease(leased, after(121))).not.toBeNull();
});

test('an act ends after its last part, with the number of refused pages and without the token', () => {
  const next = record(act, withResults(first));
  expect(next).toMatchObject({ state: 'running', finished: PART_SIZE, failed: 0, dueAt: after(9).toISOString() });
  expect(nextPart(next)).toBe(last._id);
  const done = record(next, withResults(last, [{ _id: 'a' }, { _id: 'b', reason: 'Refused.' }]));
  expect(done).toMatchObject({ state: 'finished', finished: pages.length, failed: 1, accessToken: '' });
  expect([done.running, done.dueAt]).toEqual([undefined, undefined]);
});

test('a part is counted once', () => {
  const next = record(act, withResults(first));
  expect(recordPart(next, withResults(first), {}, after(10))).toBeNull();
});

test('an incomplete part is continued, and with a pause if a service was unavailable', () => {
  const part = withResults(first, [{ _id: 'page-0' }]);
  expect(record(act, part)).toMatchObject({ finished: 0, tries: 0, dueAt: after(9).toISOString() });
  expect(record(act, part, { isWaiting: true })).toMatchObject({
    finished: 0,
    tries: 1,
    dueAt: after(14).toISOString(),
  });
  expect(isLastTry(act)).toBe(false);
  expect(isLastTry({ ...act, tries: 24 })).toBe(true);
});

test('a stopped act counts what was done', () => {
  const part = withResults(first, [{ _id: 'page-0' }, { _id: 'page-1', reason: 'Refused.' }]);
  expect(record({ ...act, isStopping: true }, part)).toMatchObject({ state: 'stopped', finished: 2, failed: 1 });
  const over = record(act, part, { reason: 'The session has ended.' });
  expect(over).toMatchObject({ state: 'stopped', finished: 2, reason: 'The session has ended.' });
});
