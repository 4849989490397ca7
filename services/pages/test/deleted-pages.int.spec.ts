import { pages } from '../../../proto/pages.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import { regions } from '../../../proto/regions.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;
const stack = useStack({ services: [regionsService, pagesService, rolesOfUsers] });
let editor: CallAs;
let admin: CallAs;
let a: PageFixtures;
let domains = 0;

beforeEach(() => {
  const domainId = `domain-${++domains}`;
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
  a = pageFixtures(stack, editor);
});

const remove = ({ _id }: Page) => stack.call(calls.delete, { _id }, admin);
const restore = ({ _id }: Page, as = editor, revision?: number) => stack.call(calls.restore, { _id, revision }, as);
const list = (as = editor) => stack.call(calls.listDeleted, {}, as);

test('a deleted page is restored as a draft at its address, with an event as after a save', async () => {
  const saved = stack.events(pages.events.saved);
  const page = await a.page('menu', { header: { title: 'Menu' }, contents: [text('k1', 'Soup')] });
  await remove(page);
  expect((await list()).documents).toMatchObject([
    { kind: 'page', _id: page._id, name: 'Menu', deletedBy: { username: 'admin' } },
  ]);
  const restored = await restore(page);
  expect(restored).toMatchObject({ _id: page._id, slug: 'menu', published: false, revision: 3 });
  expect((await a.load('menu')).contents).toEqual(page.contents);
  await expect(a.visit('menu')).rejects.toMatchObject({ code: 'not-found' });
  const { data } = await saved.next(({ documentId, revision }) => documentId === page._id && revision === 3);
  expect(data.page.slug).toBe('menu');
  expect((await list()).total).toBe(0);
});

test('a deleted page can be restored from an older revision', async () => {
  const page = await a.page('menu', { header: { title: 'Menu' } });
  const { revision } = await stack.call(calls.save, { page: { ...page, header: { title: 'Dishes' } } }, editor);
  await remove({ ...page, revision });
  expect((await restore(page, editor, 1)).header.title).toBe('Menu');
});

test('a restore is refused while another page has the address, and the refusal names it', async () => {
  const page = await a.page('menu');
  await remove(page);
  const other = await a.page('menu');
  await expect(restore(page)).rejects.toMatchObject({
    code: 'conflict',
    message: 'The address /menu is taken by another page.',
    details: { _id: other._id },
  });
});

test('a restore is refused while the region is deleted, and works once it is restored', async () => {
  const region = await a.region('Fiji', 'fj');
  const page = await a.page('menu', { region: { _id: region._id } });
  await remove(page);
  await stack.call(regions.calls.deleteRegion, { regionId: region._id }, editor);
  let refusal: unknown;
  await until(async () => {
    refusal = await restore(page).then(
      () => remove(page),
      (error: unknown) => error,
    );
    return refusal instanceof Problem;
  });
  expect(refusal).toMatchObject({ code: 'conflict', message: 'The region Fiji is deleted: restore it first.' });
  await stack.call(regions.calls.restoreDocument, { kind: 'region', _id: region._id }, editor);
  const restored = await restore(page);
  expect(restored).toMatchObject({ slug: 'fj/menu', region: { _id: region._id, name: 'Fiji' } });
});

test('a page with roles is hidden in the list and in its history, and is restored with its roles', async () => {
  const page = await a.page('secret');
  const level = { viewer: true, editor: true, publisher: true };
  await stack.call(calls.applyRoles, { page: { _id: page._id }, roles: [{ _id: 'others', level }] }, admin);
  await remove(page);
  expect(await list()).toEqual({ documents: [], total: 0 });
  const other = { ...editor, as: stack.users.other };
  expect((await list(other)).total).toBe(1);
  const history = stack.call(calls.history, { _id: page._id }, editor);
  await expect(history).rejects.toMatchObject({ code: 'forbidden' });
  await expect(restore(page)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await restore(page, other)).toMatchObject({ viewerRoles: ['others'], publisherRoles: ['others'] });
});

test('deleted pages of another region are not listed for users of one region', async () => {
  const [au, nz] = [await a.region('Australia', 'au'), await a.region('New Zealand', 'nz')];
  const [ours, theirs] = [
    await a.page('ours', { region: { _id: nz._id } }),
    await a.page('theirs', { region: { _id: au._id } }),
  ];
  await remove(ours);
  await remove(theirs);
  const niko = userFixture({ username: 'niko', grants: [{ capability: 'pages.edit', regionIds: [nz._id] }] });
  const as = { ...editor, as: niko };
  expect((await list(as)).documents.map(({ _id }) => _id)).toEqual([ours._id]);
  expect((await list(as)).total).toBe(1);
  await expect(restore(theirs, as)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a page that was never deleted needs a revision to restore', async () => {
  const page = await a.page('menu');
  await expect(restore(page)).rejects.toMatchObject({ code: 'conflict' });
});
