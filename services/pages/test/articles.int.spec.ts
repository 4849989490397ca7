import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { pagesService } from '../pages.module.ts';
import { pageFixtures, type PageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;

const stack = useStack({ services: [regionsService, pagesService, siteConfigService] });
let a: PageFixtures;
const as = (): CallAs => ({ as: stack.users.editor, domainId: 'd1' });
const visitor: CallAs = { domainId: 'd1' };

beforeAll(async () => {
  const admin = { as: stack.users.admin, domainId: 'd1' };
  const { revision } = await stack.call(siteConfig.calls.loadSiteSettings, { domainId: 'd1' }, admin);
  const siteSettings = { domainId: 'd1', revision, publishChecks: { pageTitle: 'ignore' as const } };
  await stack.call(siteConfig.calls.publishSiteSettings, { siteSettings }, admin);
  a = pageFixtures(stack, as());
  const [au, nz] = [await a.publishedRegion('Australia', 'au'), await a.region('New Zealand', 'nz')];
  const article = { template: 'article' as const, contents: [text('k1')] };
  const news = (title: string, date: string, over = {}) => ({
    ...article,
    pageType: 'news' as const,
    header: { title, date },
    region: { _id: au._id },
    ...over,
  });
  await a.published('old', news('Old pension', '2026-01-01', { tags: ['Pension'] }));
  await a.published('new', news('New leave', '2026-03-01', { tags: ['leave', 'pension'] }));
  await a.published('case', { ...article, pageType: 'caseStudy', header: { title: 'A case' } });
  await a.published('untitled', news('', '2026-04-01'));
  await a.published('kiwi', news('Kiwi leave', '2026-05-01', { region: { _id: nz._id }, tags: ['kiwi'] }));
  await a.published('plain', { header: { title: 'No article' } });
  await a.page('draft', news('Draft', '2026-06-01', { tags: ['draft'] }));
});

const ofAu = ['New leave', 'Old pension'];
const titles = async (input: ClientInput<typeof calls.filterArticles>, options: CallAs = visitor) =>
  (await stack.call(calls.filterArticles, input, options)).articles.map(({ header }) => header.title);

describe('the articles for a visitor', () => {
  test('are published ones of published regions with a title, newest first', async () => {
    expect(await titles({})).toEqual(['New leave', 'Old pension', 'A case']);
  });

  test.each<[string, ClientInput<typeof calls.filterArticles>, string[]]>([
    ['a part of the title', { title: 'LEAVE' }, ['New leave']],
    ['a part of the title, with diacritics that it has not', { title: 'LÉAVE' }, ['New leave']],
    ['a type', { pageTypes: 'case-study' }, ['A case']],
    ['a type under its other name', { pageTypes: ['caseStudy'] }, ['A case']],
    ['types with commas between', { pageTypes: 'case-study,feature' }, ['A case']],
    ['types, one of them named twice', { pageTypes: ['news', 'caseStudy', 'case-study'] }, [...ofAu, 'A case']],
    ['a region', { regionPrefix: 'au' }, ['New leave', 'Old pension']],
    ['a region that is not published', { regionPrefix: 'nz' }, []],
    ['a tag', { tag: 'Pension' }, ['New leave', 'Old pension']],
    ['the second page, counted from zero', { limit: 1, currentPage: 1 }, ['Old pension']],
  ])('can be filtered by %s', async (_, input, expected) => expect(await titles(input)).toEqual(expected));

  test('are counted before paging, and have no contents', async () => {
    const { articles, total } = await stack.call(calls.filterArticles, { limit: 1 }, visitor);
    expect(total).toBe(3);
    expect(articles[0]).not.toHaveProperty('contents');
    expect(articles[0]).toMatchObject({ region: { name: 'Australia', slugPrefix: 'au' }, published: true });
  });

  test('of an unknown type are refused', async () => {
    await expect(titles({ pageTypes: 'page' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('editors also get drafts and pages of every region', async () => {
  expect(await titles({}, as())).toEqual(['Draft', 'Kiwi leave', 'New leave', 'Old pension', 'A case']);
});

test('tags are listed once each, in order, from pages that the caller may view', async () => {
  const tags = (regionPrefix: string, options: CallAs) =>
    stack.call(calls.loadTags, { domainId: 'd1', regionPrefix }, options);
  expect(await tags('', visitor)).toEqual(['leave', 'pension']);
  expect(await tags('nz', visitor)).toEqual([]);
  expect(await tags('', as())).toEqual(['draft', 'kiwi', 'leave', 'pension']);
});

test('tags are those of the requested types only', async () => {
  const tags = (pageTypes: string) => stack.call(calls.loadTags, { domainId: 'd1', pageTypes }, visitor);
  expect(await tags('news')).toEqual(['leave', 'pension']);
  expect(await tags('case-study,feature')).toEqual([]);
  expect(await tags('feature,news')).toEqual(['leave', 'pension']);
  await expect(tags('page')).rejects.toMatchObject({ code: 'invalid' });
});

test('an event is listed among other articles by its publication, and among events by its date', async () => {
  const event = (title: string, date: string) => ({
    template: 'event' as const,
    pageType: 'event' as const,
    header: { title, date },
  });
  await a.published('fair', { ...event('Fair', '2099-01-01'), tags: ['fair'] });
  await a.published('talk', { ...event('Talk', '2098-01-01'), tags: ['fair'] });
  await a.published('soon', {
    template: 'article',
    pageType: 'news',
    header: { title: 'Soon', date: '2097-01-01' },
    tags: ['fair'],
  });
  expect((await titles({})).slice(0, 3)).toEqual(['Soon', 'Talk', 'Fair']);
  expect(await titles({ tag: 'fair' })).toEqual(['Soon', 'Talk', 'Fair']);
  expect(await titles({ pageTypes: 'event,case-study' })).toEqual(['Talk', 'Fair', 'A case']);
  for (const more of [{}, { tag: 'fair' }])
    expect(await titles({ pageTypes: 'event', ...more })).toEqual(['Fair', 'Talk']);
});

test('a listing has its settings once its page is published', async () => {
  const page = await a.page('au-news', { template: 'listing' });
  await expect(stack.call(calls.findListing, { id: page._id }, visitor)).rejects.toMatchObject({ code: 'not-found' });
  const listing = { _id: page._id, articleTypes: ['news'] };
  await stack.call(calls.publishListing, { listing }, as());
  expect(await stack.call(calls.findListing, { id: page._id }, visitor)).toEqual({
    listing: { _id: page._id, articleTypes: ['news'], tags: [], published: true, revision: 2 },
  });
});

describe('a listing', () => {
  const found = async (id: string, options: CallAs) => (await stack.call(calls.findListing, { id }, options)).listing;

  test('is published with its page', async () => {
    const page = await a.page('events', { template: 'listing', articleTypes: ['event'], tags: ['Leave'] });
    await a.publish(page);
    expect(await found(page._id, visitor)).toMatchObject({ articleTypes: ['event'], tags: ['leave'], published: true });
  });

  test('cannot be published over a change since it was read', async () => {
    const page = await a.page('cases', { template: 'listing' });
    const listing = await found(page._id, as());
    await stack.call(calls.save, { page: { ...page, title: 'Not ready' } }, as());
    await expect(stack.call(calls.publishListing, { listing }, as())).rejects.toMatchObject({
      code: 'conflict',
      details: { revision: 2 },
    });
    await expect(found(page._id, visitor)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('cannot be another page, or one that does not exist', async () => {
    const page = await a.page('no-listing');
    for (const id of [page._id, 'nowhere']) await expect(found(id, as())).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('published pages are listed in order, in parts; those of unpublished regions for signed-in users only', async () => {
  const slugs = async (options: CallAs, includeHidden?: 'true') => {
    const found: string[] = [];
    for (let after = ''; ;) {
      const { pages: some } = await stack.call(calls.listPublished, { after, limit: 2, includeHidden }, options);
      if (some.length === 0) return found;
      found.push(...some.map(({ slug }) => slug));
      after = some.at(-1)!._id;
    }
  };
  await until(async () => (await slugs(visitor)).includes('au/news/new'));
  expect(await slugs(visitor)).not.toContain('nz/news/kiwi');
  expect(await slugs(as(), 'true')).toContain('nz/news/kiwi');
  expect(await slugs(as(), 'true')).not.toContain('au/news/draft');
});
