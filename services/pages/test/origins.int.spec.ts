import type { PageOrigin } from '../../../proto/entities/page-origin.ts';
import { pages } from '../../../proto/pages.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { identity } from '../../../proto/identity.ts';
import { identityService } from '../../identity/identity.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures } from './page-fixtures.ts';

const { calls } = pages;
const domainId = 'a-domain';
const stack = useStack({
  services: [regionsService, pagesService, identityService],
  settings: { root: { username: 'boss', email: 'boss@example.org', password: 'tall whale tales' } },
});
let editor: CallAs;
let a: PageFixtures;

beforeAll(async () => {
  editor = { as: stack.users.editor, domainId };
  a = pageFixtures(stack, editor);
});

const origin = (key: string): PageOrigin => ({ key, source: `hash of ${key}`, written: 'w' });
const list = (input: object = {}, as = editor) => stack.call(calls.listOrigins, input, as);

test('imported pages are listed with their origin, one part after the other, and no others', async () => {
  const region = await a.publishedRegion('Australia', 'au');
  await a.page('typed');
  const first = await a.page('first', { origin: origin('1') });
  const second = await a.page('second', { origin: origin('2'), region: { _id: region._id } });
  const { pages: all } = await list();
  const rows = [
    { _id: first._id, slug: 'first', pageType: 'page', revision: 1, origin: origin('1') },
    { _id: second._id, slug: 'au/second', pageType: 'page', revision: 1, regionId: region._id, origin: origin('2') },
  ].sort((one, other) => (one._id < other._id ? -1 : 1));
  expect(all).toEqual(rows);
  expect((await list({ limit: 1 })).pages).toEqual([rows[0]]);
  expect((await list({ limit: 1, after: rows[0]!._id })).pages).toEqual([rows[1]]);
  expect((await list({ after: rows[1]!._id })).pages).toEqual([]);
});

test('visitors do not get the origin, and a copy has none', async () => {
  const page = await a.published('shown', { origin: origin('shown') });
  expect((await a.load('shown')).origin).toEqual(origin('shown'));
  expect(await a.visit('shown')).not.toHaveProperty('origin');
  expect(await stack.call(calls.copy, { _id: page._id }, editor)).not.toHaveProperty('origin');
});

test('a page of another domain, and one that the user may not view, are not listed', async () => {
  const _id = (await a.page('roles', { origin: origin('roles') }))._id;
  const admin = { as: stack.users.admin, domainId };
  const role = await stack.call(identity.calls.saveRole, { role: { name: 'Others', admin: false } }, admin);
  const viewers = [{ _id: role._id, level: { viewer: true } }];
  await stack.call(calls.applyRoles, { page: { _id }, roles: viewers }, admin);
  const keys = async (as: CallAs) => (await list({}, as)).pages.map((row) => row.origin.key);
  expect(await keys(editor)).not.toContain('roles');
  expect(await keys(admin)).toContain('roles');
  expect(await keys({ as: stack.users.editor, domainId: 'another' })).toEqual([]);
});
