import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Grant } from '../../../proto/permissions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { identityService } from '../../identity/identity.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { sitemapService } from '../../sitemap/sitemap.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures } from './page-fixtures.ts';

const { calls } = pages;
const domainId = 'a-domain';
const stack = useStack({
  services: [regionsService, pagesService, identityService, sitemapService],
  settings: { root: { username: 'boss', email: 'boss@example.org', password: 'tall whale tales' } },
});
let editor: CallAs;
let admin: CallAs;
let a: PageFixtures;
let ana: { _id: string; username: string };
let ben: { _id: string; username: string };

beforeAll(async () => {
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
  a = pageFixtures(stack, editor);
  const role = await stack.call(identity.calls.saveRole, { role: { name: 'Writers', admin: false } }, admin);
  const invite = async (username: string, roles: string[]) => {
    const newUser = { username, email: `${username}@example.org`, roles };
    const { user } = await stack.call(identity.calls.inviteUser, { newUser }, admin);
    return { _id: user._id, username };
  };
  ana = await invite('ana', [role._id]);
  ben = await invite('ben', [role._id]);
  await invite('guest', []);
});

const assign = (_id: string, owner: string | null, as = editor, replaces?: string | null) =>
  stack.call(calls.changeOwner, { _id, owner, ...(replaces !== undefined && { replaces }) }, as);
const draft = async (_id: string) => stack.call(calls.loadVersion, { _id, version: 'draft' }, editor);
const rows = async (query: object) =>
  (await stack.call(sitemap.calls.listPages, query, editor)).pages.map(({ slug }) => slug);

test('a new page and a copy belong to the person who made them', async () => {
  const page = await a.page('made');
  expect(page.owner).toEqual({ _id: stack.users.editor._id, username: stack.users.editor.username });
  await assign(page._id, ana._id);
  const copied = await stack.call(calls.copy, { _id: page._id }, admin);
  expect(copied.owner?._id).toBe(stack.users.admin._id);
});

test('assigning needs no publish, is in the history with the new owner, and is not seen by visitors', async () => {
  const page = await a.published('live');
  const assigned = await assign(page._id, ana._id);
  expect(assigned).toMatchObject({ owner: ana, updatedAt: page.updatedAt, lastPublished: page.lastPublished });
  const { revisions } = await stack.call(calls.history, { _id: page._id, sittings: 'true' }, editor);
  expect(revisions[0]).toMatchObject({ action: 'assign', owner: ana, by: { _id: stack.users.editor._id } });
  await a.publish(assigned);
  await until(async () => {
    const { entries } = await stack.call(identity.calls.listAudit, { kind: 'page' }, admin);
    return entries.some(({ documents: [document] }) => document?._id === page._id && document.owner === 'ana');
  });
  for (const shown of [await a.visit('live'), await a.load('live')]) expect(shown).not.toHaveProperty('owner');
  expect(await stack.call(calls.loadVersion, { _id: page._id, version: 'live' }, editor)).not.toHaveProperty('owner');
  const removed = await assign(page._id, null);
  expect(removed.owner).toBeUndefined();
  const [last] = (await stack.call(calls.history, { _id: page._id }, editor)).revisions;
  expect(last).toMatchObject({ action: 'assign', owner: null });
});

test('edits, earlier versions and the bin leave the owner as it is', async () => {
  const page = await a.page('stays');
  await assign(page._id, ana._id);
  const sent = { ...(await draft(page._id)), owner: ben };
  await stack.call(calls.save, { page: sent }, editor);
  const operations = [{ op: 'set' as const, path: ['owner'], to: ben }];
  const edit = { _id: page._id, base: sent.revision, operations, changeId: 'owner' };
  await expect(stack.call(calls.edit, edit, editor)).rejects.toMatchObject({ code: 'invalid' });
  await stack.call(calls.restore, { _id: page._id, revision: 1 }, editor);
  expect((await draft(page._id)).owner).toEqual(ana);
  await stack.call(calls.delete, { _id: page._id }, editor);
  expect((await stack.call(calls.restore, { _id: page._id }, editor)).owner).toEqual(ana);
});

test('the owner is an active user with a role who may view the page', async () => {
  const page = await a.page('closed');
  const offered = async () =>
    (await stack.call(identity.calls.listPeople, {}, editor)).people.map(({ username }) => username);
  expect(await offered()).toEqual(['ana', 'ben', 'boss']);
  const refused = { code: 'invalid' };
  await expect(assign(page._id, 'unknown')).rejects.toMatchObject(refused);
  const { users } = await stack.call(identity.calls.listUsers, { search: 'guest' }, admin);
  await expect(assign(page._id, users[0]!._id)).rejects.toMatchObject(refused);
  await stack.call(identity.calls.deactivateUser, { userId: ben._id }, admin);
  await expect(assign(page._id, ben._id)).rejects.toMatchObject(refused);
  expect(await offered()).toEqual(['ana', 'boss']);
  const asked = await stack.call(identity.calls.listPeople, { ids: `${ben._id},${ana._id},unknown` }, editor);
  expect(asked.people).toEqual([
    { ...ana, isActive: true },
    { ...ben, isActive: false },
  ]);
  await stack.call(identity.calls.reactivateUser, { userId: ben._id }, admin);
  const { _id } = await stack.call(identity.calls.saveRole, { role: { name: 'Board' } }, admin);
  const roles = [{ _id, level: { viewer: true } }];
  await stack.call(calls.applyRoles, { page: { _id: page._id }, roles }, admin);
  await expect(assign(page._id, ana._id, admin)).rejects.toMatchObject({ ...refused, message: /ana may not view/ });
});

test('only people who may edit the page assign it, and only while the owner is the expected one', async () => {
  const page = await a.page('mine');
  const grants: Grant[] = [{ capability: 'pages.edit', regionIds: ['elsewhere'] }];
  const niko = { as: userFixture({ username: 'niko', roles: ['editors'], grants }), domainId };
  await expect(assign(page._id, ana._id, niko)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await assign(page._id, ana._id, editor, stack.users.editor._id)).owner).toEqual(ana);
  const later = await assign(page._id, ben._id, editor, stack.users.editor._id);
  expect(later).toMatchObject({ owner: ana, revision: 2 });
});

test('the dashboard filters and sorts by owner, also after a rebuild', async () => {
  const [one, two, three] = [await a.page('list-one'), await a.page('list-two'), await a.page('list-three')];
  await assign(one._id, ben._id);
  await assign(two._id, ana._id);
  await assign(three._id, null);
  const search = 'list-';
  const expectRows = async () => {
    expect(await rows({ search, owner: ana._id })).toEqual(['list-two']);
    expect(await rows({ search, owner: '/' })).toEqual(['list-three']);
    const ordered = ['list-three', 'list-two', 'list-one'];
    expect(await rows({ search, sort: 'owner', direction: 'asc' })).toEqual(ordered);
    const all = await rows({ sort: 'owner', direction: 'asc', size: 100 });
    expect(all.filter((slug) => slug.startsWith(search))).toEqual(ordered);
  };
  await until(async () => (await rows({ search, owner: '/' })).length === 1);
  await expectRows();
  const { owners } = await stack.call(sitemap.calls.pageFacets, {}, editor);
  expect(owners.map(({ username }) => username)).toEqual(expect.arrayContaining(['ana', 'ben']));
  await stack.call(sitemap.calls.rebuild, {}, admin);
  await expectRows();
});
