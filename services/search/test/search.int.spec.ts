import { rm } from 'node:fs/promises';
import { jetstream } from '@nats-io/jetstream';
import type { ClientInput } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { search } from '../../../proto/search.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { type IndexedPage, IndexedPageRows } from '../indexed-pages.store.ts';
import { searchService } from '../search.module.ts';
import { DescribedTypesense } from '../typesense/test/described-typesense.ts';

const { calls } = search;

const typesense = new DescribedTypesense();
const engines = [
  { name: 'embedded', open: async () => 'embedded:', lose: () => undefined, close: async () => undefined },
  {
    name: 'on Typesense, held to its description',
    open: () => typesense.start().then(() => typesense.url('site')),
    lose: () => typesense.reset(),
    close: async () => {
      await typesense.stop();
      expect(typesense.violations).toEqual([]);
    },
  },
];

/** Publishes an event again, as a late redelivery would. */
async function republish(stack: Stack, subject: string, envelope: { id: string }): Promise<void> {
  const again = { ...envelope, id: `again-${envelope.id}` };
  await jetstream(stack.client.connection).publish(subject, JSON.stringify(again), { msgID: again.id });
}

describe.each(engines)('search, $name', (engine) => {
  let stack: Stack;
  let editor: CallAs;
  let admin: CallAs;
  let domainId: string;
  let domains = 0;

  beforeAll(async () => {
    const searchUrl = await engine.open();
    stack = await startStack({
      services: [regionsService, pagesService, searchService, rolesOfUsers],
      settings: { searchUrl },
    });
  });
  afterAll(async () => {
    await stack.stop();
    await engine.close();
  });
  beforeEach(() => {
    domains += 1;
    domainId = `domain-${domains}`;
    editor = { as: stack.users.editor, domainId };
    admin = { as: stack.users.admin, domainId };
  });

  type Sent = ClientInput<typeof pages.calls.save>['page'];
  const save = (slug: string, over: Partial<Sent> = {}) =>
    stack.call(pages.calls.save, { page: { domainId, slug, header: { title: `The ${slug} page` }, ...over } }, editor);
  const publish = ({ _id, revision }: Page) => stack.call(pages.calls.publish, { page: { _id, revision } }, editor);
  const published = async (slug: string, over: Partial<Sent> = {}) => publish(await save(slug, over));
  const contentsWith = (text: string) => ({
    contents: [{ componentType: 'RichText', key: 'k1', text: `<p>${text}.</p>` }],
  });
  const query = (q: string, options: CallAs = { domainId }) => stack.call(calls.query, { q }, options);
  const found = async (q: string, options?: CallAs) => (await query(q, options)).hits.map(({ _id }) => _id);
  const isFound = (q: string, { _id }: { _id: string }) => until(async () => (await found(q)).includes(_id));
  const isNotFound = (q: string, { _id }: { _id: string }) => until(async () => !(await found(q)).includes(_id));

  describe('a page', () => {
    test('is found by its words once it is published', async () => {
      const draft = await save('about', contentsWith('superannuation'));
      const other = await published('contact', contentsWith('superannuation'));
      await isFound('superanuation', other);
      expect(await found('superannuation', editor)).toEqual([other._id]);
      await publish(draft);
      await isFound('superannuation', draft);
      const { hits } = await query('superannuation');
      expect(hits.find(({ _id }) => _id === draft._id)).toMatchObject({
        slug: 'about',
        title: 'The about page',
        highlight: expect.stringContaining('<mark>superannuation</mark>'),
      });
    });

    test('is found as published, not as saved since', async () => {
      const page = await published('about', contentsWith('first'));
      await isFound('first', page);
      const saved = await stack.call(pages.calls.save, { page: { ...page, ...contentsWith('second') } }, editor);
      const again = await publish(saved);
      await isFound('second', again);
      expect(await found('first')).toEqual([]);
    });

    test('is not found once it is unpublished, even after a late event', async () => {
      const page = await published('about', contentsWith('vanish'));
      await isFound('vanish', page);
      const envelope = await stack.events(pages.events.published).next(({ documentId }) => documentId === page._id);
      await stack.call(pages.calls.unpublish, { _id: page._id }, editor);
      await isNotFound('vanish', page);
      await republish(stack, pages.events.published.subject, envelope);
      const marker = await published('marker', contentsWith('afterwards'));
      await isFound('afterwards', marker);
      expect(await found('vanish')).toEqual([]);
      await stack.call(pages.calls.delete, { _id: page._id }, editor);
      expect(await found('vanish')).toEqual([]);
    });

    test('of another domain is not found', async () => {
      const page = await published('about', contentsWith('ours'));
      await isFound('ours', page);
      expect(await found('ours', { domainId: 'elsewhere' })).toEqual([]);
    });

    test('with viewer roles is never found', async () => {
      const page = await published('staff', contentsWith('secretive'));
      await isFound('secretive', page);
      const roles = [{ _id: 'others', level: { viewer: true } }];
      await stack.call(pages.calls.applyRoles, { page, roles }, admin);
      await isNotFound('secretive', page);
      await stack.call(calls.indexItem, { _id: page._id, slug: 'staff' }, { ...editor, as: stack.users.other });
      await stack.call(calls.rebuild, {}, admin);
      expect(await found('secretive', admin)).toEqual([]);
    });

    test('hidden from the sitemap is not found until that changes', async () => {
      const page = await published('guide', contentsWith('backstage'));
      await isFound('backstage', page);
      const updated = await stack.call(pages.calls.save, { page: { ...page, hideFromSitemap: true } }, editor);
      const hidden = await publish(updated);
      await isNotFound('backstage', page);
      await stack.call(calls.indexItem, { _id: page._id, slug: 'guide' }, editor);
      await stack.call(calls.rebuild, {}, admin);
      expect(await found('backstage')).toEqual([]);
      await publish(await stack.call(pages.calls.save, { page: { ...hidden, hideFromSitemap: false } }, editor));
      await isFound('backstage', page);
    });

    test('of a region is found while the region is published', async () => {
      const made = await stack.call(regions.calls.createRegion, {}, editor);
      const region = { ...made, name: 'Australia', slugPrefix: 'au' };
      const live = await stack.call(regions.calls.publishRegion, { region }, editor);
      const page = await published('about', { region: { _id: made._id }, ...contentsWith('regional') });
      await isFound('regional', page);
      expect((await query('regional')).facets.region).toEqual([{ value: 'au', count: 1 }]);
      await stack.call(regions.calls.unpublishRegion, { regionId: live._id }, editor);
      await isNotFound('regional', page);
      const { revision } = (await stack.call(regions.calls.loadRegions, {}, editor))[0]!;
      await stack.call(regions.calls.publishRegion, { region: { ...region, revision } }, editor);
      await isFound('regional', page);
    });
  });

  describe('the index', () => {
    test('is refilled at the next start if an older version made it', async () => {
      const quote = { componentType: 'QuoteBlock', key: 'q', look: 'panel', quote: '<p>Marvellous</p>' };
      const page = await published('older', { contents: [quote] });
      await isFound('marvellous', page);
      const stores = await openStores(stack.settings.storeUrl, 'search');
      const rows = stores.collection<IndexedPage>(IndexedPageRows.spec);
      const { layout: _, ...row } = (await rows.get(page._id))!;
      await rows.replace({ ...row, document: { ...row.document!, text: 'panel' } });
      await stores.close();
      await stack.restart();
      await isFound('marvellous', page);
      await isNotFound('panel', page);
    });

    test('is filled again at the next start', async () => {
      const page = await published('kept', contentsWith('persistent'));
      await isFound('persistent', page);
      await stack.restart();
      await isFound('persistent', page);
    });

    test('can be rebuilt while it is searched', async () => {
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, index) => published(`p${index}`, contentsWith('common'))),
      );
      await until(async () => (await query('common')).total === all.length);
      let isRebuilding = true;
      const rebuilt = stack.call(calls.rebuild, {}, admin).finally(() => (isRebuilding = false));
      while (isRebuilding) expect((await query('common')).total).toBe(all.length);
      expect((await rebuilt).indexed).toBeGreaterThanOrEqual(all.length);
    });

    test('is correct after a rebuild with concurrent publishing, and no search fails', async () => {
      const updated = await Promise.all(
        Array.from({ length: 8 }, (_, index) => published(`k${index}`, contentsWith('lasting'))),
      );
      const removed = await published('gone', contentsWith('fleeting'));
      const draft = await save('draft', contentsWith('lasting'));
      await until(async () => (await query('lasting')).total === updated.length);
      await isFound('fleeting', removed);
      let isOver = false;
      const rebuilds = (async () => {
        for (let times = 0; times < 3; times += 1) await stack.call(calls.rebuild, {}, admin);
      })().finally(() => (isOver = true));
      const questions = (async () => {
        while (!isOver) {
          expect((await query('lasting')).total).toBe(updated.length);
          expect(await found('lasting', editor)).not.toContain(draft._id);
        }
      })();
      await stack.call(pages.calls.unpublish, { _id: removed._id }, editor);
      const isRemoved = until(async () => (await found('fleeting')).length === 0);
      const added = await published('added', contentsWith('recent'));
      await Promise.all([rebuilds, questions, isRemoved, isFound('recent', added)]);
      expect(await found('fleeting')).toEqual([]);
      expect(await found('recent')).toEqual([added._id]);
      await stack.call(calls.rebuild, {}, admin);
      expect([await found('fleeting'), await found('recent')]).toEqual([[], [added._id]]);
    });

    test('contains nothing after a rebuild that visitors may not read', async () => {
      const made = await stack.call(regions.calls.createRegion, {}, editor);
      const region = { ...made, name: 'New Zealand', slugPrefix: 'nz' };
      await stack.call(regions.calls.publishRegion, { region }, editor);
      const regional = await published('regional', { region: { _id: made._id }, ...contentsWith('unseen') });
      const staff = await published('staff', contentsWith('unseen'));
      await save('draft', contentsWith('unseen'));
      await isFound('unseen', regional);
      await stack.call(regions.calls.unpublishRegion, { regionId: made._id }, editor);
      const roles = [{ _id: 'others', level: { viewer: true } }];
      await stack.call(pages.calls.applyRoles, { page: staff, roles }, admin);
      await until(async () => (await query('unseen')).total === 0);
      await stack.call(calls.rebuild, {}, admin);
      for (const as of [undefined, stack.users.editor, stack.users.other, stack.users.admin])
        expect(await query('unseen', { domainId, as })).toMatchObject({ total: 0, facets: { region: [] } });
    });

    test('can be rebuilt after it has lost everything', async () => {
      const page = await published('about', contentsWith('recovered'));
      await isFound('recovered', page);
      await stack.host.close();
      engine.lose();
      const file = `${stack.settings.storeUrl.replace('sqlite:', '')}/search.db`;
      for (const part of ['', '-wal', '-shm']) await rm(file + part, { force: true });
      await stack.restart();
      expect(await found('recovered')).toEqual([]);
      await stack.call(calls.rebuild, {}, admin);
      expect(await found('recovered')).toEqual([page._id]);
    });

    test('can be rebuilt by administrators only', async () => {
      await expect(stack.call(calls.rebuild, {}, editor)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(stack.call(calls.rebuild, {}, { domainId })).rejects.toMatchObject({ code: 'unauthenticated' });
    });
  });
});
