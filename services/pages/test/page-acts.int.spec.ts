import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import type { Grant } from '../../../proto/permissions.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;
const stack = useStack({ services: [regionsService, pagesService, rolesOfUsers] });
let editor: CallAs;
let niko: CallAs;
let a: PageFixtures;
let au: { _id: string };
let nz: { _id: string };
let domains = 0;

beforeEach(async () => {
  const domainId = `domain-${++domains}`;
  editor = { as: stack.users.editor, domainId };
  a = pageFixtures(stack, editor);
  au = await a.publishedRegion('Australia', 'au');
  nz = await a.publishedRegion('New Zealand', 'nz');
  const grants: Grant[] = [{ capability: 'pages.edit', regionIds: [nz._id] }];
  niko = { as: userFixture({ username: 'niko', roles: ['editors'], grants }), domainId };
});

const copy = (page: Page, more: { regionId?: string | null; slug?: string; title?: string } = {}, as = editor) =>
  stack.call(calls.copy, { _id: page._id, ...more }, as);
const move = (page: Page, regionId: string | null, more: { slug?: string } = {}, as = editor) =>
  stack.call(calls.move, { _id: page._id, regionId, ...more }, as);
const inAu = (slug: string, more: object = {}) => a.page(slug, { region: { _id: au._id }, ...more });

describe('a copy', () => {
  test('has the content of the draft, new keys and its own address, and is not published', async () => {
    const page = await inAu('leave', { contents: [text('one'), text('two')], tags: ['family'], isTemplate: true });
    await a.publish(page);
    const copied = await copy(page);
    expect(copied).toMatchObject({ slug: 'au/leave-2', tags: ['family'], published: false, revision: 1 });
    expect(copied.isTemplate).toBeUndefined();
    expect(copied.contents.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(copied.contents.map(({ key }) => key)).not.toEqual(['one', 'two']);
    expect((await copy(page)).slug).toBe('au/leave-3');
  });

  test('in another region is at the address that the page has in its own, without its sub nav', async () => {
    const page = await inAu('leave', { miniNavId: 'families', pageBannerId: 'storm' });
    const copied = await copy(page, { regionId: nz._id, title: 'Leave in New Zealand' });
    expect(copied).toMatchObject({
      slug: 'nz/leave',
      region: { _id: nz._id, slugPrefix: 'nz' },
      header: { title: 'Leave in New Zealand' },
      pageBannerId: 'storm',
    });
    expect(copied.miniNavId).toBeUndefined();
    expect((await copy(page, { regionId: null })).slug).toBe('leave');
  });

  test('in another region links to the pages of that region, as far as it has them', async () => {
    await a.page('contact', { region: { _id: nz._id } });
    const link = (href: string) => ({
      componentType: 'CtaButton',
      key: href,
      link: { type: 'page', href, text: 'Go' },
    });
    const page = await inAu('leave', { contents: [link('/au/contact#form'), link('/au/offices'), link('/au')] });
    const hrefs = ({ contents }: Page) => contents.map((item) => (item.link as { href: string }).href);
    expect(hrefs(await copy(page, { regionId: nz._id }))).toEqual(['/nz/contact#form', '/au/offices', '/nz']);
    expect(hrefs(await copy(page))).toEqual(['/au/contact#form', '/au/offices', '/au']);
    expect(hrefs(await copy(page, { regionId: null }))).toEqual(['/au/contact#form', '/au/offices', '/au']);
  });

  test('does not reveal pages of the other region that the user may not see', async () => {
    const hidden = await a.page('offices', { region: { _id: nz._id } });
    const roles = [{ _id: 'others', level: { viewer: true } }];
    await stack.call(calls.applyRoles, { page: hidden, roles }, { ...editor, as: stack.users.admin });
    const link = { type: 'page', href: '/au/offices', text: 'Go' };
    const page = await inAu('leave', { contents: [{ componentType: 'CtaButton', key: 'a', link }] });
    const { contents } = await copy(page, { regionId: nz._id }, niko);
    expect(contents[0]!.link).toMatchObject({ href: '/au/offices' });
  });

  test('at an address that is taken is refused', async () => {
    const page = await inAu('leave');
    await expect(copy(page, { slug: 'leave' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('has the roles of the page, and those that its region gives to new pages', async () => {
    const page = await inAu('leave');
    const roles = [{ _id: 'editors', level: { viewer: true } }];
    await stack.call(calls.applyRoles, { page, roles }, { ...editor, as: stack.users.admin });
    expect((await copy(page, { regionId: nz._id })).viewerRoles).toEqual(['editors']);
  });

  test('needs the right to view the page and to edit in the region of the copy', async () => {
    const page = await inAu('leave');
    expect((await copy(page, { regionId: nz._id }, niko)).slug).toBe('nz/leave');
    await expect(copy(page, {}, niko)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(copy(page, { regionId: null }, niko)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a moved page', () => {
  test('has the address of its new region; visitors have the old one until it is published', async () => {
    const page = await a.publish(await inAu('leave', { miniNavId: 'families' }));
    const moved = await move(page, nz._id);
    expect(moved).toMatchObject({ slug: 'nz/leave', region: { slugPrefix: 'nz' }, revision: page.revision + 1 });
    expect(moved.miniNavId).toBeUndefined();
    expect((await a.visit('au/leave')).slug).toBe('au/leave');
    await a.publish(moved);
    expect((await a.visit('nz/leave')).slug).toBe('nz/leave');
  });

  test('can get another address at once, and one that is taken is refused', async () => {
    const page = await inAu('leave');
    await a.page('leave', { region: { _id: nz._id } });
    await expect(move(page, nz._id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await move(page, nz._id, { slug: 'parental-leave' })).slug).toBe('nz/parental-leave');
  });

  test('to its own region has no new revision', async () => {
    const page = await inAu('leave');
    expect(await move(page, au._id)).toEqual(page);
  });

  test('needs the right to edit in both regions', async () => {
    const page = await inAu('leave');
    const other = await a.page('pension', { region: { _id: nz._id } });
    await expect(move(page, nz._id, {}, niko)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(move(other, au._id, {}, niko)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is in its old place after the operations between both revisions are undone', async () => {
    const page = await inAu('leave', { miniNavId: 'families' });
    const moved = await move(page, nz._id);
    const versions = { from: moved.revision, to: page.revision };
    const { operations } = await stack.call(calls.compare, { _id: page._id, ...versions }, editor);
    await stack.call(calls.edit, { _id: page._id, base: moved.revision, operations, changeId: 'back' }, editor);
    expect(await a.load('au/leave')).toMatchObject({ slug: 'au/leave', region: page.region, miniNavId: 'families' });
  });
});

describe('a page of another type', () => {
  const change = (page: Page, pageType: 'news' | 'event' | 'page') =>
    stack.call(calls.changeType, { _id: page._id, pageType }, editor);
  const check = (page: Page, pageType: 'news' | 'event' | 'page') =>
    stack.call(calls.checkType, { _id: page._id, pageType }, editor);
  const article = () =>
    inAu('leave', {
      pageType: 'news',
      template: 'article',
      header: { title: 'Leave', icon: 'books', date: '2026-03-01' },
      articleContents: [text('story')],
      contents: [text('more')],
      author: 'Mere',
    });

  test('has the address and a template of its type, and its blocks in the lists of the template', async () => {
    const page = await article();
    const changed = await change(page, 'event');
    expect(changed).toMatchObject({ slug: 'au/event/leave', template: 'event', author: 'Mere' });
    expect(changed.eventContents).toEqual([text('story')]);
    expect(changed.contents).toEqual([text('more')]);
  });

  test('stores what its template does not show, and shows it again when it is changed back', async () => {
    const page = await article();
    await change(page, 'page');
    const back = await change(page, 'news');
    expect(back).toMatchObject({ slug: page.slug, header: page.header, author: 'Mere' });
    expect(back.contents).toEqual([text('story'), text('more')]);
  });

  test('can be previewed: hidden content is named', async () => {
    const page = await article();
    expect(await check(page, 'page')).toEqual({
      slug: 'au/leave',
      template: 'primary',
      hiddenFields: ['header.icon', 'header.date', 'author'],
      movedBlocks: 1,
      hiddenBlocks: [],
    });
    expect((await a.load(page.slug)).revision).toBe(page.revision);
  });

  test('is refused with a template of another type', async () => {
    const page = await article();
    const input = { _id: page._id, pageType: 'event' as const, template: 'home' as const };
    await expect(stack.call(calls.changeType, input, editor)).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('tags are added and removed without a conflict with changes of others', async () => {
  const page = await inAu('leave', { tags: ['family', 'old'] });
  const change = (add: string[], remove: string[]) =>
    stack.call(calls.changeTags, { _id: page._id, add, remove }, editor);
  await Promise.all([change(['Pay'], []), change([], ['old'])]);
  expect(new Set((await a.load('au/leave')).tags)).toEqual(new Set(['family', 'pay']));
  const { revision } = await a.load('au/leave');
  expect((await change(['pay'], ['unknown'])).revision).toBe(revision);
});

describe('saved filters', () => {
  const save = (name: string, filter: object = {}, as = editor) => stack.call(calls.saveView, { name, filter }, as);
  const names = async (as = editor) => (await stack.call(calls.listViews, {}, as)).views.map(({ name }) => name);

  test('belong to one user and one domain, and are replaced by their name', async () => {
    await save('Drafts', { status: 'draft' });
    await save('Drafts', { status: 'changed' });
    await save('All');
    expect(await names()).toEqual(['All', 'Drafts']);
    expect(await names({ ...editor, as: stack.users.admin })).toEqual([]);
    expect(await names({ ...editor, domainId: 'another' })).toEqual([]);
    await stack.call(calls.deleteView, { name: 'All' }, editor);
    const { views } = await stack.call(calls.listViews, {}, editor);
    expect(views).toMatchObject([{ name: 'Drafts', filter: { status: 'changed' } }]);
  });

  test('saved at the same time are all stored, up to a limit', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => save(`Filter ${index}`)));
    expect(await names()).toHaveLength(30);
    await expect(save('One more')).rejects.toMatchObject({ code: 'conflict' });
    await save('Filter 3', { status: 'draft' });
  });
});
