import { jest } from '@jest/globals';
import { type Editing, editingAt } from '../../bff/test/editing.ts';
import { type Site, startSite } from '../../bff/test/site.ts';
import * as deprecated from '../src/edit/page-types/deprecated-pages.ts';
import { defaultOperations } from '../src/edit/page-types/page-operations.ts';

let site: Site;
let editing: Editing;
let requests: [route: string, input: unknown][] = [];
const { fetch, Request } = globalThis;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  // This resolves the address and adds the cookie, as a browser does.
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
    }
  };
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, search, searchParams } = new URL(request.url);
    const body = await request.text();
    requests.push([`${request.method} ${pathname}`, body ? JSON.parse(body) : Object.fromEntries(searchParams)]);
    const { status, text } =
      request.method === 'GET'
        ? await site.get(pathname + search, editing.cookie)
        : await site.post(pathname + search, body, editing.cookie);
    return new Response(text, { status });
  };
});
afterAll(async () => {
  Object.assign(globalThis, { fetch, Request });
  warn.mockRestore();
  await site?.stop();
});
beforeEach(() => (requests = []));

const content = (slug: string, more: object = {}) => ({
  domainId: editing.domainId,
  slug,
  header: { title: slug },
  ...more,
});

describe('the deprecated page helpers', () => {
  test('save calls page/save with page only', async () => {
    const page = content('saved');
    expect(await deprecated.savePage(page as never)).toMatchObject({ slug: 'saved', revision: 1 });
    expect(requests).toEqual([['POST /api/page/save', { page }]]);
  });

  test('load calls page/load with slug only', async () => {
    await editing.save('loaded', 'Loaded');
    expect(await deprecated.loadPage('loaded')).toMatchObject({ slug: 'loaded', header: { title: 'Loaded' } });
    expect(requests).toEqual([['GET /api/page/load', { slug: 'loaded' }]]);
  });

  test('publish saves the page first and then publishes it', async () => {
    const draft = await editing.save('publishing', 'Before');
    const page = { ...draft, header: { title: 'After' } };
    expect(await deprecated.publishPage(page as never)).toMatchObject({ published: true, header: { title: 'After' } });
    expect(requests.map(([route]) => route)).toEqual(['POST /api/page/save', 'POST /api/page/publishPage']);
  });

  test('publish of a page with the listing template then loads its listing and publishes that', async () => {
    const { _id, ...page } = await editing.save('listed', 'Listed', { template: 'listing' });
    expect(await deprecated.publishPage({ _id, ...page } as never)).toMatchObject({ _id, published: true });
    expect(requests.slice(2, 4)).toEqual([
      ['GET /api/listing/findById', { id: _id }],
      ['POST /api/listing/publishListing', { listing: expect.objectContaining({ _id }) }],
    ]);
  });

  test('unpublish calls page/unpublishPage with _id only', async () => {
    const { _id } = await editing.aPage('unpublished', 'Unpublished');
    expect(await deprecated.unpublishPage(_id)).toMatchObject({ _id, published: false });
    expect(requests).toEqual([['POST /api/page/unpublishPage', { _id }]]);
  });

  test('delete calls page/delete with _id only', async () => {
    const { _id } = await editing.save('deleted', 'Deleted');
    expect(await deprecated.deletePage(_id)).toEqual({ _id });
    expect(requests).toEqual([['POST /api/page/delete', { _id }]]);
  });

  test('each logs one warning, however often it is called', async () => {
    await deprecated.loadPage('loaded');
    await deprecated.loadPage('loaded');
    const warnings = warn.mock.calls.map(([message]) => String(message).split(' ')[0]);
    expect(warnings.sort()).toEqual(['deletePage', 'loadPage', 'publishPage', 'savePage', 'unpublishPage']);
    expect(warn.mock.calls[0]![0]).toMatch(/ is deprecated: use /);
  });
});

describe('the default operations of a page type', () => {
  test('load takes a slug, a domain id and a page type', async () => {
    await editing.save('typed', 'Typed');
    const input = { slug: 'typed', domainId: editing.domainId, pageType: 'page' };
    expect(await defaultOperations.load(input)).toMatchObject({ slug: 'typed', pageType: 'page' });
    expect(requests).toEqual([['GET /api/page/load', input]]);
    await expect(defaultOperations.load({ ...input, pageType: 'news' })).rejects.toMatchObject({ status: 404 });
  });

  test('a page type without a plugin is an error on load', async () => {
    const input = { slug: 'typed', domainId: editing.domainId, pageType: 'brochure' };
    await expect(defaultOperations.load(input)).rejects.toThrow('whppt:error Page not found.');
  });

  test('create, save, check slug, publish, unpublish and delete work on the stored page', async () => {
    const form = content('made', { author: 'A form' });
    const made = await defaultOperations.create({ page: { author: 'A page' }, form } as never);
    expect(made).toMatchObject({ slug: 'made', author: 'A page' });
    const { data } = await defaultOperations.checkSlug({ slug: 'made', domainId: editing.domainId });
    expect(data).toMatchObject({ slug: 'made' });
    const saved = await defaultOperations.save({ page: { ...made, header: { title: 'Changed' } } as never });
    expect(saved).toMatchObject({ header: { title: 'Changed' } });
    const published = await defaultOperations.publish({ page: saved });
    expect(published.published).toBe(true);
    expect(await defaultOperations.unpublish(published)).toMatchObject({ published: false });
    await defaultOperations.delete({ _id: made._id });
    await expect(deprecated.loadPage('made')).rejects.toMatchObject({ status: 404 });
  });
});
