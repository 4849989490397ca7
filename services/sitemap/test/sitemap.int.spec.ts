import { rm } from 'node:fs/promises';
import { jetstream } from '@nats-io/jetstream';
import type { ClientInput } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { sitemapService } from '../sitemap.module.ts';

const { calls } = sitemap;

const stack = useStack({ services: [regionsService, pagesService, sitemapService, rolesOfUsers] });
let editor: CallAs;
let admin: CallAs;
let domainId: string;
let domains = 0;

beforeEach(() => {
  domains += 1;
  domainId = `domain-${domains}`;
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
});

type Sent = ClientInput<typeof pages.calls.save>['page'];
type Query = ClientInput<typeof calls.filter>;

const save = (slug: string, over: Partial<Sent> = {}) =>
  stack.call(pages.calls.save, { page: { domainId, slug, header: { title: slug }, ...over } }, editor);
const publish = ({ _id, revision }: Page) => stack.call(pages.calls.publish, { page: { _id, revision } }, editor);
const published = async (slug: string, over: Partial<Sent> = {}) => publish(await save(slug, over));
const filter = (input: Query = {}, options = editor) => stack.call(calls.filter, input, options);
const slugs = async (input: Query = {}, options = editor) =>
  (await filter(input, options)).sitemap.map(({ slug }) => slug);
const entries = async () => (await stack.call(calls.entries, {}, { domainId })).entries;
const listed = async (slug: string) => (await entries()).some((entry) => entry.slug === slug);
const row = async (slug: string) => (await filter({ slug, size: 100 })).sitemap.find((one) => one.slug === slug);

async function republish(subject: string, envelope: { id: string }): Promise<void> {
  const again = { ...envelope, id: `again-${envelope.id}` };
  await jetstream(stack.client.connection).publish(subject, JSON.stringify(again), { msgID: again.id });
}

describe('the sitemap of the dashboard', () => {
  test('has a row for each page of the domain, drafts too, sorted by slug', async () => {
    await save('b');
    const page = await published('a', { frequency: 'daily', priority: 0.8, hideFromRobots: true });
    await until(async () => (await row('a'))?.published && (await filter()).total === 2);
    expect(await slugs()).toEqual(['a', 'b']);
    expect(await row('a')).toEqual({
      _id: page._id,
      domainId,
      slug: 'a',
      title: 'a',
      pageType: 'page',
      template: 'primary',
      region: '',
      createdAt: page.createdAt,
      updatedAt: page.updatedAt,
      published: true,
      lastPublished: page.lastPublished,
      publishedAt: page.lastPublished,
      frequency: 'daily',
      priority: 0.8,
      hideFromRobots: true,
      publishableByYou: true,
    });
    expect(await slugs({}, { ...editor, domainId: 'elsewhere' })).toEqual([]);
  });

  test('can be filtered by everything at once, and counts after filtering and before paging', async () => {
    for (const [slug, over] of Object.entries<Partial<Sent>>({
      'life-a': { frequency: 'daily', priority: 0.5 },
      'life-b': { frequency: 'daily', priority: 0.5 },
      'life-c': { frequency: 'daily', priority: 0.4 },
      'life-d': { frequency: 'weekly', priority: 0.5 },
      pension: { frequency: 'daily', priority: 0.5 },
      'life-news': { frequency: 'daily', priority: 0.5, pageType: 'news', template: 'article' },
    }))
      await save(slug, over);
    await until(async () => (await filter()).total === 6);
    const all: Query = { slug: 'LIFE', freq: 'daily', priority: 0.5, pageType: 'page', publishableByYou: true };
    const { sitemap: rows, total } = await filter({ ...all, size: 1, page: 2, lastModFrom: '2020-01-01' });
    expect(rows.map(({ slug }) => slug)).toEqual(['life-b']);
    expect(total).toBe(2);
    expect(await slugs({ page: 0, size: 2 })).toEqual(['life-a', 'life-b']);
    expect(await slugs({ lastModTo: '2020-01-01' })).toEqual([]);
    expect(await slugs({ publishableByYou: false })).toEqual([]);
  });

  test('says for each page whether the caller may publish it, and can filter by that', async () => {
    const [open, closed] = [await save('open'), await save('closed')];
    const roles = [{ _id: 'others', level: { publisher: true } }];
    await stack.call(pages.calls.applyRoles, { page: closed, roles }, admin);
    await until(async () => (await row('closed'))?.publishableByYou === false);
    expect(await row('open')).toMatchObject({ _id: open._id, publishableByYou: true });
    expect(await slugs({ publishableByYou: 'true' })).toEqual(['open']);
    expect(await slugs({ publishableByYou: 'false' })).toEqual(['closed']);
    expect((await filter({ publishableByYou: 'true' })).total).toBe(1);
    const other = { ...editor, as: stack.users.other };
    expect(await slugs({ publishableByYou: 'true' }, other)).toEqual(['closed', 'open']);
    expect(await slugs({ publishableByYou: 'false' }, admin)).toEqual([]);
  });

  test('hides pages that the user may not view', async () => {
    const page = await save('staff');
    const roles = [{ _id: 'others', level: { viewer: true } }];
    await stack.call(pages.calls.applyRoles, { page, roles }, admin);
    await until(async () => (await filter()).total === 0);
    expect(await slugs({}, { ...editor, as: stack.users.other })).toEqual(['staff']);
  });

  test('is for signed-in users', async () => {
    await save('draft');
    await expect(filter({}, { domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(stack.call(calls.rebuild, {}, editor)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('refuses a range of dates that ends before it starts', async () => {
    const asked = filter({ lastModFrom: '2026-01-02', lastModTo: '2026-01-01' });
    await expect(asked).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('The last-modified-from date cannot be after the to date.'),
    });
  });
});

describe('sitemap.xml', () => {
  test('lists a page while it is published, as published', async () => {
    const page = await published('about');
    await until(() => listed('about'));
    expect(await entries()).toEqual([
      { _id: page._id, slug: 'about', region: '', lastmod: page.lastPublished, frequency: 'yearly', priority: 0.5 },
    ]);
    await stack.call(pages.calls.save, { page: { ...page, slug: 'moved' } }, editor);
    await until(async () => await row('moved'));
    expect(await listed('about')).toBe(true);
    expect(await listed('moved')).toBe(false);
    await stack.call(pages.calls.unpublish, { _id: page._id }, editor);
    await until(async () => !(await listed('about')));
  });

  test('is updated for published pages and not for drafts', async () => {
    const draft = await save('draft');
    await until(async () => await row('draft'));
    const page = await published('about');
    const updates = stack.events(sitemap.events.updated);
    await updates.next(({ documentId }) => documentId === page._id);
    const updated = updates.all.filter(({ data }) => data.domainId === domainId).map(({ documentId }) => documentId);
    expect(updated).not.toContain(draft._id);
    expect(updated).toContain(page._id);
  });

  test('never lists a page again after a late event', async () => {
    const page = await published('about');
    await until(() => listed('about'));
    const ours = ({ documentId }: { documentId: string }) => documentId === page._id;
    const envelope = await stack.events(pages.events.published).next(ours);
    const saved = await stack.events(pages.events.saved).next(ours);
    await stack.call(pages.calls.unpublish, { _id: page._id }, editor);
    await stack.call(pages.calls.delete, { _id: page._id }, editor);
    await until(async () => !(await listed('about')) && (await filter()).total === 0);
    await republish(pages.events.published.subject, envelope);
    await republish(pages.events.saved.subject, saved);
    await published('marker');
    await until(() => listed('marker'));
    expect(await listed('about')).toBe(false);
    expect(await slugs()).toEqual(['marker']);
  });

  test('lists neither drafts, hidden pages, pages with viewer roles, nor pages of an unpublished region', async () => {
    const region = await stack.call(regions.calls.createRegion, {}, editor);
    const nz = await stack.call(
      regions.calls.saveRegion,
      { region: { ...region, name: 'New Zealand', slugPrefix: 'nz' } },
      editor,
    );
    await save('draft');
    await published('hidden', { hideFromSitemap: true });
    await published('regional', { region: { _id: nz._id } });
    const staff = await published('staff');
    const roles = [{ _id: 'others', level: { viewer: true } }];
    await stack.call(pages.calls.applyRoles, { page: staff, roles }, admin);
    await published('seen');
    await until(() => listed('seen'));
    expect((await entries()).map(({ slug }) => slug)).toEqual(['seen']);
    await stack.call(regions.calls.publishRegion, { region: nz }, editor);
    await until(() => listed('nz/regional'));
  });
});

test('the sitemap can be rebuilt completely from the pages', async () => {
  await save('draft');
  await published('live');
  const deleted = await save('gone');
  await stack.call(pages.calls.delete, { _id: deleted._id }, editor);
  await until(async () => (await listed('live')) && (await filter()).total === 2);
  const before = [await filter(), await entries()];
  const { rows } = await stack.call(calls.rebuild, {}, admin);
  expect(rows).toBeGreaterThanOrEqual(2);
  expect([await filter(), await entries()]).toEqual(before);
});

test('a rebuild announces only entries that differ', async () => {
  const page = await published('same');
  await until(() => listed('same'));
  const updates = () => stack.events(sitemap.events.updated).all.length;
  const before = updates();
  await stack.call(calls.rebuild, {}, admin);
  const last = await stack.call(pages.calls.unpublish, { _id: page._id }, editor);
  await stack
    .events(sitemap.events.updated)
    .next(({ documentId, revision }) => documentId === last._id && revision === last.revision);
  expect(updates()).toBe(before + 1);
});

test('an empty sitemap can be rebuilt', async () => {
  const page = await published('kept', { frequency: 'daily' });
  await save('draft');
  await until(async () => (await listed('kept')) && (await filter()).total === 2);
  const before = [await filter(), await entries()];
  await stack.host.close();
  await clear(stack, 'sitemap');
  await stack.restart();
  expect((await filter()).total).toBe(0);
  await stack.call(calls.rebuild, {}, admin);
  expect([await filter(), await entries()]).toEqual(before);
  expect((await entries())[0]!._id).toBe(page._id);
});

async function clear({ settings }: Stack, service: string): Promise<void> {
  const file = `${settings.storeUrl.replace('sqlite:', '')}/${service}.db`;
  for (const part of ['', '-wal', '-shm']) await rm(file + part, { force: true });
}
