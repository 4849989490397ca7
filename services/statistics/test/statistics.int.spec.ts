import type { ClientInput } from '../../../proto/contract.ts';
import { statistics } from '../../../proto/statistics.ts';
import { systemClock } from '../../kit/clock.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { statisticsService } from '../statistics.module.ts';
import { daysAgo } from '../statistics.store.ts';

const { record, summary } = statistics.calls;
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 100;
const domainId = 'domain-1';
/** The clock begins at noon, because the day must not end between two calls. */
let aheadMs = DAY_MS / 2 - (Date.now() % DAY_MS);
let stack: Stack;

const now = () => new Date(Date.now() + aheadMs);
const add = (input: Partial<ClientInput<typeof record>> = {}, as: CallAs = {}) =>
  stack.call(
    record,
    {
      regionId: 'au',
      day: daysAgo(0, now()),
      pages: [{ path: '/au', views: 1, conversions: 0, referrers: [] }],
      searches: [],
      ...input,
    },
    { domainId, ...as },
  );
const load = (input: ClientInput<typeof summary> = {}, as: CallAs = { as: stack.users.admin }) =>
  stack.call(summary, input, { domainId, ...as });
const views = async (...of: Parameters<typeof load>) => (await load(...of)).totals.views;
const inNz = () => ({
  as: userFixture({ username: 'niko', roles: ['nz'], grants: [{ capability: 'pages.edit', regionIds: ['nz'] }] }),
});

beforeAll(async () => {
  stack = await startStack({
    services: [statisticsService],
    settings: { statisticsDays: RETENTION_DAYS },
    clock: { ...systemClock, now },
  });
});
afterAll(() => stack?.stop());

test('counts of several instances of the BFF are added, none is lost', async () => {
  await Promise.all(Array.from({ length: 12 }, () => add()));
  expect(await load()).toMatchObject({
    totals: { views: 12, conversions: 0, searches: 0 },
    pages: [{ path: '/au', views: 12, conversions: 0 }],
  });
});

test('an editor of a region sees its figures only, and one without the right to edit pages none', async () => {
  await add({ regionId: 'nz', pages: [{ path: '/nz', views: 3, conversions: 1, referrers: [] }] });
  await add({ regionId: '', pages: [{ path: '/help', views: 2, conversions: 0, referrers: [] }] });
  expect(await views()).toBe(17);
  expect(await views({ regionId: 'nz' })).toBe(3);
  expect((await load({}, inNz())).pages).toEqual([{ path: '/nz', views: 3, conversions: 1 }]);
  expect(await views({ regionId: 'au' }, inNz())).toBe(0);
  expect(await views({ path: '/au' }, inNz())).toBe(0);
  await expect(load({}, { as: userFixture({ username: 'lea', roles: ['media'], grants: [] }) })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(load({}, { as: undefined })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('figures of another domain are not included', async () => {
  await add({}, { domainId: 'domain-2' });
  expect(await views({}, { as: stack.users.admin, domainId: 'domain-2' })).toBe(1);
  expect(await views({ regionId: 'au' })).toBe(12);
});

test('a period ends today, and more regions and days than one batch are added up', async () => {
  for (let day = 1; day <= 60; day++) await add({ day: daysAgo(day, now()), regionId: 'fj' });
  expect(await views({ regionId: 'fj', days: 366 })).toBe(60);
  expect(await views({ regionId: 'fj', days: 7 })).toBe(6);
  expect((await load({ regionId: 'fj', days: 3 })).series).toEqual(
    [2, 1].map((day) => ({ day: daysAgo(day, now()), views: 1, conversions: 0 })),
  );
  await expect(load({ days: 367 })).rejects.toMatchObject({ code: 'invalid' });
});

test('days are deleted after the retention time', async () => {
  aheadMs += (RETENTION_DAYS - 30) * DAY_MS;
  await stack.restart();
  await until(async () => (await views({ regionId: 'fj', days: 366 })) === 30);
  aheadMs += 31 * DAY_MS;
  await stack.restart();
  await until(async () => (await views({ days: 366 })) === 0);
});
