import type { Operation } from '../../../proto/edit.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;

const stack = useStack({ services: [regionsService, pagesService, rolesOfUsers] });
let edith: CallAs;
let otto: CallAs;
let a: PageFixtures;
let page: Page;
let count = 0;

beforeEach(async () => {
  count += 1;
  const domainId = `domain-${count}`;
  edith = { as: stack.users.editor, domainId };
  otto = { as: stack.users.other, domainId };
  a = pageFixtures(stack, edith);
  page = await a.page('about', { contents: [text('k1', 'one'), text('k2', 'two')] });
});

const set = (key: string, from: string, to: string): Operation => ({
  op: 'set',
  path: ['contents', `#${key}`, 'text'],
  from,
  to,
});
const edit = (by: CallAs, operations: Operation[], base = page.revision, changeId = `change-${(count += 1)}`) =>
  stack.call(calls.edit, { _id: page._id, base, operations, changeId }, by);
const texts = async () => (await a.load('about')).contents.map((item) => item.text);

describe('two editors of one page', () => {
  test('in different blocks both keep their changes, and get those of the other', async () => {
    const theirs = [set('k1', 'one', 'by Edith')];
    expect(await edit(edith, theirs)).toMatchObject({ revision: 2, theirs: [] });
    expect(await edit(otto, [set('k2', 'two', 'by Otto')])).toMatchObject({ revision: 3, theirs });
    expect(await texts()).toEqual(['by Edith', 'by Otto']);
  });

  test('in the same field get both values, and neither is lost', async () => {
    const theirs = [set('k1', 'one', 'by Edith')];
    await edit(edith, theirs);
    const refused = edit(otto, [set('k1', 'one', 'by Otto'), set('k2', 'two', 'also by Otto')]);
    await expect(refused).rejects.toMatchObject({
      code: 'conflict',
      details: {
        revision: 2,
        conflicts: [{ path: ['contents', '#k1', 'text'], base: 'one', theirs: 'by Edith', mine: 'by Otto' }],
        theirs,
      },
    });
    expect(await texts()).toEqual(['by Edith', 'two']);
    await edit(otto, [set('k1', 'by Edith', 'by Otto'), set('k2', 'two', 'also by Otto')], 2);
    expect(await texts()).toEqual(['by Otto', 'also by Otto']);
  });

  test('who save whole pages are merged in the same way', async () => {
    const save = (by: CallAs, contents: Page['contents']) =>
      stack.call(calls.save, { page: { ...page, contents } }, by);
    await save(edith, [text('k1', 'by Edith'), text('k2', 'two')]);
    const merged = await save(otto, [text('k2', 'by Otto'), text('k1', 'one'), text('k3', 'new')]);
    expect(merged.contents.map((item) => item.text)).toEqual(['by Otto', 'by Edith', 'new']);
    await expect(save(otto, [text('k1', 'by Otto too'), text('k2', 'two')])).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('in different blocks at the same time all keep their changes', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `b${index}`);
    page = await stack.call(calls.save, { page: { ...page, contents: keys.map((key) => text(key, '')) } }, edith);
    await Promise.all(keys.map((key, index) => edit(index % 2 ? edith : otto, [set(key, '', `by ${key}`)])));
    expect(await texts()).toEqual(keys.map((key) => `by ${key}`));
  });
});

describe('an edit', () => {
  test('that is repeated is applied once and gets the same response', async () => {
    await edit(otto, [set('k2', 'two', 'by Otto')]);
    const insert: Operation = { op: 'insert', path: ['contents'], after: 'k1', item: text('k3', 'three') };
    const first = await edit(edith, [insert], 1, 'same');
    await edit(otto, [set('k2', 'by Otto', 'by Otto again')], 3);
    expect(await edit(edith, [insert], 1, 'same')).toEqual(first);
    expect(await texts()).toEqual(['one', 'three', 'by Otto again']);
  });

  test('that is repeated gets the same changes by others, however many revisions they have', async () => {
    const move = (after: string, to: string): Operation => ({
      op: 'move',
      key: 'k2',
      from: { path: ['contents'], after },
      to: { path: ['contents'], after: to },
    });
    const insert = (key: string, after: string): Operation => ({
      op: 'insert',
      path: ['contents'],
      after,
      item: text(key, key),
    });
    await edit(otto, [insert('k3', 'k2'), insert('k4', 'k3')]);
    await edit(otto, [move('k1', 'k4')], 2);
    const mine = [insert('k5', 'k2')];
    const first = await edit(edith, mine, 1, 'same');
    expect(first.theirs).toHaveLength(3);
    await edit(otto, [set('k1', 'one', 'later')], 4);
    expect(await edit(edith, mine, 1, 'same')).toEqual(first);
  });

  test('is sanitized and validated like a saved page', async () => {
    await edit(edith, [set('k1', 'one', '<p onclick="x()">Hi<script>x</script></p>')]);
    expect(await texts()).toEqual(['<p>Hi</p>', 'two']);
    const insert: Operation = { op: 'insert', path: ['contents'], after: null, item: text('k2') };
    await expect(edit(edith, [insert], 2)).rejects.toMatchObject({ code: 'conflict' });
    const nameless: Operation = { op: 'insert', path: ['contents'], after: null, item: { key: 'k9' } };
    await expect(edit(edith, [nameless], 2)).rejects.toMatchObject({ code: 'invalid' });
    await expect(edit(edith, [{ op: 'set', path: ['priority'], to: 7 }], 2)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('of the slug returns the full stored address', async () => {
    const region = await a.region('Australia', `r${count}`);
    page = await a.page('leave', { region: { _id: region._id } });
    const { slug } = await edit(edith, [{ op: 'set', path: ['slug'], from: page.slug, to: 'API/Leave ' }]);
    expect(slug).toBe(`${region.slugPrefix}/api/leave`);
    expect((await a.load(slug))._id).toBe(page._id);
  });

  test.each(['publisherRoles', 'domainId', 'published', '_id'])('cannot change %s', async (field) => {
    await expect(edit(edith, [{ op: 'set', path: [field], to: 'x' }])).rejects.toMatchObject({ code: 'invalid' });
  });

  test('of a future revision is refused', async () => {
    await expect(edit(edith, [set('k1', 'one', 'x')], 9)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('of a page that does not exist or belongs to another domain is refused', async () => {
    const operations = [set('k1', 'one', 'x')];
    const nowhere = stack.call(calls.edit, { _id: 'none', base: 1, operations, changeId: 'c' }, edith);
    await expect(nowhere).rejects.toMatchObject({ code: 'not-found' });
    await expect(edit({ ...edith, domainId: 'elsewhere' }, operations)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('requires an editor role of the page, if it has any', async () => {
    const roles = [{ _id: 'others', level: { editor: true } }];
    await stack.call(calls.applyRoles, { page, roles }, { ...edith, as: stack.users.admin });
    const operations = [set('k1', 'one', 'x')];
    await expect(edit(edith, operations, 2)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(edit({ domainId: edith.domainId }, operations, 2)).rejects.toMatchObject({ code: 'unauthenticated' });
    const saved = stack.call(calls.save, { page: { ...page, editorRoles: [], title: 'x' } }, edith);
    await expect(saved).rejects.toMatchObject({ code: 'forbidden' });
    const clone = stack.call(calls.cloneComponent, { pageId: page._id, component: text('k1') }, edith);
    await expect(clone).rejects.toMatchObject({ code: 'forbidden' });
    const restored = stack.call(calls.restore, { _id: page._id, revision: 1 }, edith);
    await expect(restored).rejects.toMatchObject({ code: 'forbidden' });
    expect(await edit(otto, operations, 2)).toMatchObject({ revision: 3 });
  });
});

describe('saving a whole page', () => {
  test('requires the revision it is based on', async () => {
    const { revision: _, ...unnamed } = page;
    await expect(stack.call(calls.save, { page: unnamed }, edith)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('without a change creates no revision', async () => {
    expect(await stack.call(calls.save, { page }, edith)).toEqual(page);
  });

  test('moves the page to another address and frees the old one', async () => {
    const moved = await stack.call(calls.save, { page: { ...page, slug: '/Contact Us' } }, edith);
    expect(moved).toMatchObject({ _id: page._id, slug: 'contact-us', revision: 2 });
    expect((await a.page('about'))._id).not.toBe(page._id);
    await expect(stack.call(calls.save, { page: { ...moved, slug: 'about' } }, edith)).rejects.toMatchObject({
      code: 'conflict',
      details: { slug: 'about' },
    });
  });
});

describe('the history of a page', () => {
  test('lists who did what, newest first, and past versions can be compared and restored', async () => {
    await edit(otto, [set('k1', 'one', 'by Otto')]);
    const { revisions } = await stack.call(calls.history, { _id: page._id }, edith);
    expect(revisions.map(({ revision, action, by }) => [revision, action, by.username])).toEqual([
      [2, 'edit', 'other'],
      [1, 'create', 'editor'],
    ]);
    const compared = await stack.call(calls.compare, { _id: page._id, from: 1, to: 2 }, edith);
    expect(compared.operations).toEqual([set('k1', 'one', 'by Otto')]);
    const restored = await stack.call(calls.restore, { _id: page._id, revision: 1 }, edith);
    expect(restored).toMatchObject({ revision: 3, contents: [{ text: 'one' }, { text: 'two' }] });
    const comparison = stack.call(calls.compare, { _id: page._id, from: 1, to: 99 }, edith);
    await expect(comparison).rejects.toMatchObject({ code: 'not-found' });
  });

  test('lists the edits of a sitting as one, with what they changed', async () => {
    const added = text('k3', 'three');
    await edit(otto, [set('k1', 'one', 'first')]);
    await edit(otto, [set('k1', 'first', 'second'), { op: 'insert', path: ['contents'], after: 'k2', item: added }], 2);
    await stack.call(calls.publish, { page: { _id: page._id, revision: 3 } }, edith);
    const list = (limit: number, before?: number) =>
      stack.call(calls.history, { _id: page._id, sittings: true, limit, before }, edith);
    const { revisions } = await list(2);
    expect(revisions).toMatchObject([
      { revision: 4, first: 4, action: 'publish', changes: [] },
      { revision: 3, first: 2, action: 'edit', by: { username: 'other' } },
    ]);
    expect(revisions[1]!.changes).toEqual([
      { op: 'insert', path: ['contents', '#k3'], types: ['RichText'] },
      { op: 'set', path: ['contents', '#k1', 'text'], types: ['RichText'] },
    ]);
    expect((await list(2, revisions[1]!.first)).revisions).toMatchObject([{ revision: 1, first: 1, action: 'create' }]);
  });

  test('can be compared within the limit of a response', async () => {
    const long = await a.page('long', { contents: [text('k1', 'x'.repeat(600_000))] });
    await stack.call(calls.save, { page: { ...long, title: 'Long' } }, edith);
    const compared = stack.call(calls.compare, { _id: long._id, from: 1, to: 2 }, edith);
    await expect(compared).rejects.toMatchObject({ code: 'too-large' });
  });

  test('has no revisions beyond the newest', async () => {
    for (const [from, to] of [
      [1, 99],
      [0, 1],
    ] as const)
      await expect(stack.call(calls.compare, { _id: page._id, from, to }, edith)).rejects.toMatchObject({
        code: 'not-found',
      });
    const restored = stack.call(calls.restore, { _id: page._id, revision: 99 }, edith);
    await expect(restored).rejects.toMatchObject({
      code: 'not-found',
      message: 'There is no revision 99 of this document.',
    });
  });

  test('is hidden from users who may not view the page', async () => {
    const roles = [{ _id: 'others', level: { viewer: true } }];
    await stack.call(calls.applyRoles, { page, roles }, { ...edith, as: stack.users.admin });
    await expect(stack.call(calls.history, { _id: page._id }, edith)).rejects.toMatchObject({ code: 'forbidden' });
    const compared = stack.call(calls.compare, { _id: page._id, from: 1, to: 1 }, edith);
    await expect(compared).rejects.toMatchObject({ code: 'forbidden' });
    expect((await stack.call(calls.list, { domainId: edith.domainId! }, edith)).total).toBe(0);
  });

  test('does not reveal versions that the user could not view', async () => {
    const asAdmin = { ...edith, as: stack.users.admin };
    const roles = (viewer: boolean) => ({ page, roles: [{ _id: 'others', level: { viewer } }] });
    await stack.call(calls.applyRoles, roles(true), asAdmin);
    await stack.call(calls.applyRoles, roles(false), asAdmin);
    const compare = (from: number) => stack.call(calls.compare, { _id: page._id, from, to: 'draft' }, edith);
    await expect(compare(2)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await compare(1)).to).toMatchObject({ contents: [{ text: 'one' }, { text: 'two' }] });
  });

  test('compares the live version with the draft', async () => {
    const live = (from: 'live' | number) => stack.call(calls.compare, { _id: page._id, from, to: 'draft' }, edith);
    await expect(live('live')).rejects.toMatchObject({
      code: 'not-found',
      message: 'The page is not published, so it has no live version.',
    });
    await a.publish(page);
    await edit(otto, [set('k1', 'one', 'by Otto')], 2);
    expect((await live('live')).operations).toEqual([set('k1', 'one', 'by Otto')]);
  });

  test('restores past content, but not its roles', async () => {
    const roles = [{ _id: 'editors', level: { editor: true } }];
    await stack.call(calls.applyRoles, { page, roles }, { ...edith, as: stack.users.admin });
    const restored = await stack.call(calls.restore, { _id: page._id, revision: 1 }, edith);
    expect(restored.editorRoles).toEqual(['editors']);
  });
});

describe('a block copied into another page', () => {
  const copy = (component: object, by = edith) =>
    stack.call(calls.cloneComponent, { pageId: page._id, component: component as never }, by);

  test('becomes its last block, with new keys', async () => {
    const copied = await copy({ ...text('k1', 'copied'), rows: [{ key: 'k2', text: 'inside' }] });
    expect(copied.contents.map((item) => item.text)).toEqual(['one', 'two', 'copied']);
    expect(new Set(copied.contents.map((item) => item.key)).size).toBe(3);
  });

  test('is sanitized, and live with the next publish', async () => {
    await a.publish(page);
    await copy(text('k1', '<p>hi<script>x</script></p>'));
    expect((await a.load('about')).contents.at(-1)).toMatchObject({ text: '<p>hi</p>' });
    expect((await a.visit('about')).contents).toHaveLength(2);
  });

  test('requires an editor role of that page, if it has any', async () => {
    const roles = [{ _id: 'others', level: { editor: true } }];
    await stack.call(calls.applyRoles, { page, roles }, { ...edith, as: stack.users.admin });
    await expect(copy(text('k1'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(copy(text('k1'), { domainId: edith.domainId! })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await copy(text('k1'), otto)).contents).toHaveLength(3);
  });

  test('cannot be copied into a page that does not exist', async () => {
    const missing = stack.call(calls.cloneComponent, { pageId: 'nowhere', component: text('k1') }, edith);
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
  });
});
