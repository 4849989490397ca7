import type { BulkResult } from '../../../proto/entities/bulk-act.ts';
import type { Page } from '../../../proto/entities/page.ts';
import type { ClientInput } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import { MAX_BULK_PAGES } from '../../../proto/limits.ts';
import { pages } from '../../../proto/pages.ts';
import type { Grant } from '../../../proto/permissions.ts';
import { root, useIdentityStack, member } from '../../identity/test/identity-fixtures.ts';
import { until } from '../../kit/testing/until.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import { wrapCollections } from '../../kit/testing/wrap-collections.ts';
import type { CallAs } from '../../kit/testing/stack.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures } from './page-fixtures.ts';

const { calls } = pages;
const domainId = 'domain';
type Start = ClientInput<typeof calls.startBulkAct>;

const { stack, forward } = useIdentityStack({
  services: [regionsService, pagesService, siteConfigService],
  openStores: async (url, service) =>
    wrapCollections(await openStores(url, service), (rows, { name }) =>
      name === 'bulk_parts'
        ? {
            ...rows,
            replace: async (...row) => {
              if (!isCrashing) return rows.replace(...row);
              crashes++;
              throw new Error('crashed');
            },
          }
        : rows,
    ),
});
let boss: CallAs;
let a: PageFixtures;
/** While it is set, an instance crashes when it has changed pages and before it stores that it has. */
let isCrashing = false;
let crashes = 0;

beforeAll(async () => {
  boss = await signedIn(root.username, root.password);
  a = pageFixtures(stack, boss);
});

async function signedIn(username: string, password: string): Promise<CallAs> {
  const { token } = await stack.call(identity.calls.login, { username, password });
  const { accessToken } = await stack.call(identity.calls.openSession, { token });
  return { accessToken, domainId };
}

/** Creates a user with a role, and signs in. */
async function editor(username: string, grants: Grant[]) {
  const { user, password } = await member(stack, username);
  const save = (changed: Grant[], _id?: string, revision?: number) =>
    stack.call(
      identity.calls.saveRole,
      { role: { _id, revision, name: `Role of ${username}`, grants: changed } },
      boss,
    );
  const role = await save(grants);
  await stack.call(identity.calls.applyRolesToUser, { selectedUser: { _id: user._id }, roles: [role._id] }, boss);
  const change = async (changed: Grant[]) => save(changed, role._id, role.revision);
  return { user, change, as: await signedIn(username, password) };
}

const drafts = (name: string, count: number): Promise<Page[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => a.page(`${name}-${number}`)));
const named = (list: Page[]) => list.map(({ _id, revision }) => ({ _id, revision }));
const start = (action: Start['action'], list: Page[], as = boss) =>
  stack.call(calls.startBulkAct, { action, pages: named(list) }, as);

async function finish({ _id }: { _id: string }, as = boss) {
  const load = (after = 0) => stack.call(calls.loadBulkAct, { _id, after }, as);
  await until(async () => (await load()).state !== 'running');
  const results: BulkResult[] = [];
  for (;;) {
    const part = await load(results.length);
    if (part.results.length === 0) return { ...part, results };
    results.push(...part.results);
  }
}

const stateOf = async ({ _id }: Page) => {
  const { revision, published } = await stack.call(calls.load, { _id, slug: '' }, boss);
  return { revision, published };
};

test('pages are published, and each refused one has its reason', async () => {
  const list = await drafts('many', 120);
  const changed = await stack.call(calls.save, { page: { ...list[3]!, title: 'Changed' } }, boss);
  const done = await finish(await start({ call: 'publish' }, list));
  expect(done).toMatchObject({ state: 'finished', total: 120, finished: 120, failed: 1 });
  expect(done.results.map(({ _id }) => _id)).toEqual(list.map(({ _id }) => _id));
  expect(done.results[0]).toEqual({ _id: list[0]!._id, revision: 2 });
  expect(done.results[3]!.reason).toBe('boss has changed this page since: look at revision 2 first.');
  expect(await stateOf(list[119]!)).toEqual({ revision: 2, published: true });
  expect(await stateOf(changed)).toEqual({ revision: 2, published: false });
});

test('the other acts do what the calls for one page do', async () => {
  const list = await drafts('acts', 3);
  const run = async (action: Start['action']) => (await finish(await start(action, list))).failed;
  const draft = () => stack.call(calls.load, { _id: list[0]!._id, slug: '' }, boss);
  expect(await run({ call: 'changeTags', add: ['Leave'] })).toBe(0);
  expect((await draft()).tags).toEqual(['leave']);
  expect(await run({ call: 'changeOwner', owner: null })).toBe(0);
  expect((await draft()).owner).toBeUndefined();
  expect(await run({ call: 'move', regionId: 'none' })).toBe(3);
  for (const page of list) await a.publish(await stack.call(calls.load, { _id: page._id, slug: '' }, boss));
  expect(await run({ call: 'delete' })).toBe(3);
  expect(await run({ call: 'takeBackPublish' })).toBe(0);
  expect((await draft()).published).toBe(false);
  expect(await run({ call: 'unpublish' })).toBe(3);
  expect(await run({ call: 'delete' })).toBe(0);
  await expect(draft()).rejects.toMatchObject({ code: 'not-found' });
});

test('a user finds the last acts with their progress and the refused pages, and no act of another user', async () => {
  const { as } = await editor('bert', [{ capability: 'pages.publish' }, { capability: 'pages.edit' }]);
  const list = await drafts('listed', 3);
  await stack.call(calls.save, { page: { ...list[1]!, title: 'Changed' } }, boss);
  const first = await finish(await start({ call: 'publish' }, list, as), as);
  const { _id } = await finish(await start({ call: 'changeTags', add: ['found'] }, list, as), as);
  const { acts } = await stack.call(calls.listBulkActs, {}, as);
  expect(acts.map((act) => act._id).sort()).toEqual([first._id, _id].sort());
  const { refused, ...progress } = acts.find((act) => act._id === first._id)!;
  expect(progress).toMatchObject({ call: 'publish', state: 'finished', total: 3, finished: 3, failed: 1 });
  expect(refused).toEqual([{ _id: list[1]!._id, slug: 'listed-1', reason: expect.stringContaining('revision 2') }]);
});

test('an act that is started twice runs once', async () => {
  const list = await drafts('twice', 5);
  const started = await Promise.all([start({ call: 'publish' }, list), start({ call: 'publish' }, list)]);
  expect(new Set(started.map(({ _id }) => _id)).size).toBe(1);
  expect(await finish(started[0]!)).toMatchObject({ failed: 0 });
});

test('an act continues after a crash and in another instance, and changes each page once', async () => {
  isCrashing = true;
  const list = await drafts('crash', 6);
  const started = await start({ call: 'publish' }, list);
  await until(async () => (await Promise.all(list.map(stateOf))).every(({ published }) => published));
  const other = await stack.addHost();
  await stack.host.close();
  isCrashing = false;
  forward(3);
  expect(await finish(started)).toMatchObject({ finished: 6, failed: 0 });
  expect(await Promise.all(list.map(stateOf))).toEqual(list.map(() => ({ revision: 2, published: true })));
  stack.host = other;
});

test('pages are copied to several regions, and once although an instance crashes', async () => {
  const au = await a.publishedRegion('Australia', 'au');
  const nz = await a.publishedRegion('New Zealand', 'nz');
  const list = await drafts('copied', 3);
  const targets = list.flatMap(({ _id }) => [au._id, nz._id, 'none'].map((regionId) => ({ _id, regionId })));
  const { total: before } = await stack.call(calls.list, { domainId }, boss);
  isCrashing = true;
  const crashesBefore = crashes;
  const started = await stack.call(calls.startBulkAct, { action: { call: 'copy' }, pages: targets }, boss);
  const count = async () => (await stack.call(calls.list, { domainId }, boss)).total;
  await until(() => crashes > crashesBefore);
  isCrashing = false;
  forward(3);
  const { results, failed } = await finish(started);
  expect(await count()).toBe(before + 6);
  expect(failed).toBe(3);
  expect(results.map(({ _id, regionId }) => ({ _id, regionId }))).toEqual(targets);
  const { copyId } = results[1]!;
  expect(await stack.call(calls.load, { _id: copyId!, slug: '' }, boss)).toMatchObject({ slug: 'nz/copied-0' });
});

test('rights are those of each moment: what a user may no longer do is refused, also after the session has ended', async () => {
  const { user, as, change } = await editor('cora', [{ capability: 'pages.publish' }]);
  const list = await drafts('rights', 2);
  isCrashing = true;
  const refused = await start({ call: 'publish' }, list.slice(0, 1), as);
  await until(async () => (await stateOf(list[0]!)).published);
  isCrashing = false;
  await change([{ capability: 'pages.edit' }]);
  const late = await start({ call: 'publish' }, list.slice(1), as);
  expect((await finish(late, as)).results[0]!.reason).toBe('You may not publish pages.');
  await stack.call(identity.calls.deactivateUser, { userId: user._id }, boss);
  forward(3);
  await until(async () => (await stack.call(calls.loadBulkAct, { _id: refused._id }, as)).state === 'stopped');
  expect((await stack.call(calls.loadBulkAct, { _id: refused._id }, as)).reason).toBe(
    'The session in which it was started has ended.',
  );
});

test('an act can be stopped and seen by the user who has started it, and by no other user', async () => {
  const { as } = await editor('dora', [{ capability: 'pages.publish' }]);
  const list = await drafts('stop', 300);
  const { _id } = await start({ call: 'publish' }, list);
  const notFound = { code: 'not-found' };
  await expect(stack.call(calls.loadBulkAct, { _id }, as)).rejects.toMatchObject(notFound);
  await expect(stack.call(calls.stopBulkAct, { _id }, as)).rejects.toMatchObject(notFound);
  await stack.call(calls.stopBulkAct, { _id }, boss);
  const { state, finished, results } = await finish({ _id });
  expect([state, results.length]).toEqual(['stopped', finished]);
  expect(finished).toBeLessThan(300);
});

test('a user without the right, and too many pages, are refused', async () => {
  const { as } = await editor('elsa', [{ capability: 'pages.edit' }]);
  const list = await drafts('refused', 1);
  await expect(start({ call: 'publish' }, list, as)).rejects.toMatchObject({ code: 'forbidden' });
  const tooMany = Array.from({ length: MAX_BULK_PAGES + 1 }, (_, number) => ({ _id: `p${number}` }));
  await expect(
    stack.call(calls.startBulkAct, { action: { call: 'unpublish' }, pages: tooMany }, boss),
  ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('At most 10000 pages') });
});
