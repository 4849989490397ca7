import { contracts } from '../../../../proto/index.ts';
import { mergeRows, timeLeft } from './bin-rows.ts';
import { kindNames, getDocumentKind } from './document-kinds.ts';

const row = (kind: string, deletedAt: string) => ({
  kind,
  _id: `${kind}-1`,
  name: kind,
  deletedAt,
  deletedBy: { _id: 'u', username: 'mere' },
  restorableUntil: deletedAt,
});

test('the results of all services become one list, newest first', () => {
  const merged = mergeRows([
    [row('region', '2026-11-01T00:00:00Z'), row('region', '2026-10-01T00:00:00Z')],
    [row('page', '2026-11-02T00:00:00Z'), row('spaceship', '2026-11-03T00:00:00Z')],
  ]);
  expect(merged.map(({ kind, deletedAt }) => `${kind} ${deletedAt.slice(0, 10)}`)).toEqual([
    'page 2026-11-02',
    'region 2026-11-01',
    'region 2026-10-01',
  ]);
});

test.each([
  ['2026-12-20T10:00:00Z', '30 days left'],
  ['2026-11-21T10:00:01Z', '1 day left'],
  ['2026-11-20T10:00:01Z', 'less than a day left'],
  ['2026-11-20T10:00:00Z', 'no time left'],
])('restorable until %s says %s', (until, text) => {
  expect(timeLeft(until, new Date('2026-11-20T10:00:00Z'))).toBe(text);
});

test.each(kindNames)('%s has a label in sentence case, and routes of its own service', (name) => {
  const { label, routes } = getDocumentKind(name);
  expect(label).toMatch(/^[A-Z][a-z ]+$/);
  expect(new Set(Object.values(routes)).size).toBe(4);
});

const listDeleted = contracts.flatMap(({ calls }) => ('listDeleted' in calls ? [calls.listDeleted] : []));

test.each(listDeleted)('the bin covers every kind of $http', ({ http, in: input }) => {
  const ofService = input.shape.kind.unwrap().options.filter((kind) => kind !== 'defaultRoles');
  const covered = kindNames.filter((name) => getDocumentKind(name).routes.deleted === http);
  expect(covered.sort()).toEqual([...ofService].sort());
});
