import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { sitemap } from '../../proto/sitemap.ts';
import type { Stack } from '../../services/kit/testing/stack.ts';
import { makePages, type SamplePage } from './make-pages.ts';

export type MeasuredCall = (n: number) => Promise<unknown>;

const SAMPLE_SIZE = 500;

export async function measuredCalls(stack: Stack, domainId: string): Promise<Record<string, MeasuredCall>> {
  const sample = [...makePages(SAMPLE_SIZE, { domainId })];
  const live = sample.filter(({ steps, content }) => steps.at(-1) === 'publish' && !content.viewerRoles);
  const at = <T>(list: T[], n: number): T => list[n % list.length]!;
  const page = (n: number): SamplePage => at(live, n);
  const anonymous = { domainId };
  const editor = { as: stack.users.editor, domainId };
  const admin = { as: stack.users.admin, domainId };
  const types = ['news', 'event', 'feature', 'caseStudy'];
  const prefixes = ['au', 'nz', 'fj', 'sg'];
  const rare = (n: number) => page(n).content.slug.split('/').at(-1)!.slice(-14);

  const call = stack.call.bind(stack);
  const articles = (input: object) => call(pages.calls.filterArticles, input, anonymous);
  const rows = (input: object) => call(sitemap.calls.filter, input, editor);
  const list = (input: object) => call(sitemap.calls.listPages, input, editor);
  const commonTag = sample.flatMap(({ content }) => content.tags ?? [])[0]!;
  const { _id: edited, revision } = await call(
    pages.calls.load,
    { slug: sample.find(({ content }) => !content.viewerRoles && !content.publisherRoles)!.content.slug, domainId },
    editor,
  );

  return {
    'page/load, a visitor': (n) => call(pages.calls.load, { slug: page(n).content.slug, domainId }, anonymous),
    'page/load, an editor': (n) => call(pages.calls.load, { slug: page(n).content.slug, domainId }, editor),
    'page/checkSlug, free': (n) => call(pages.calls.checkSlug, { slug: `free-${n}`, domainId }, editor),
    'page/checkSlug, taken': (n) => call(pages.calls.checkSlug, { slug: page(n).content.slug, domainId }, editor),
    'page/list': (n) => call(pages.calls.list, { domainId, page: 1 + (n % 5) }, editor),
    'page/list of a type': (n) => call(pages.calls.list, { domainId, pageType: at(types, n) as 'news' }, editor),
    'page/list, the last page of few': () => call(pages.calls.list, { domainId, page: 35 }, editor),
    'page/history': () => call(pages.calls.history, { _id: edited }, editor),
    'page/compare': () => call(pages.calls.compare, { _id: edited, from: revision, to: revision }, editor),
    'article/filter': (n) => articles({ currentPage: n % 3 }),
    'article/filter, an editor': (n) => call(pages.calls.filterArticles, { currentPage: n % 3 }, editor),
    'article/filter of a type': (n) => articles({ pageTypes: at(types, n) }),
    'article/filter of two types': () => articles({ pageTypes: 'news,event' }),
    'article/filter of a region': (n) => articles({ regionPrefix: at(prefixes, n) }),
    'article/filter of a type and a region': (n) => articles({ pageTypes: 'news', regionPrefix: at(prefixes, n) }),
    'article/filter by a tag': (n) => articles({ tag: at(page(n).content.tags ?? [], n) ?? 'leave' }),
    'article/filter by a rare word of a title': (n) => articles({ title: page(n).content.title!.slice(-9) }),
    'article/filter by a common word of a title': () => articles({ title: 'benefits' }),
    'article/filter by two letters': () => articles({ title: 'be' }),
    'article/filter, deep': () => articles({ currentPage: 20 }),
    'article/loadTags': () => call(pages.calls.loadTags, { domainId }, anonymous),
    'article/loadTags of a region': (n) =>
      call(pages.calls.loadTags, { domainId, regionPrefix: at(prefixes, n) }, anonymous),
    'article/loadTags of a type and a region': (n) =>
      call(pages.calls.loadTags, { domainId, regionPrefix: at(prefixes, n), pageTypes: 'news' }, anonymous),
    'dependencies/checkDependencies': (n) =>
      call(pages.calls.checkDependencies, { type: 'link', url: `/nobody-links-here-${n}` }, editor),
    'dependencies/checkDependencies, of many': (n) =>
      call(pages.calls.checkDependencies, { type: 'link', url: `/au/hub-${n % 50}` }, editor),
    'regions/findDependentPages': (n) =>
      call(regions.calls.findDependentPages, { regionId: `region-${at(prefixes, n)}` }, editor),
    'regions/loadRegions': () => call(regions.calls.loadRegions, {}, anonymous),
    'sitemap/filter': (n) => rows({ page: 1 + (n % 5) }),
    'sitemap/filter by two values': () => rows({ freq: 'daily', pageType: 'news' }),
    'sitemap/filter by a rare part of a slug': (n) => rows({ slug: rare(n) }),
    'sitemap/filter by a common part of a slug': () => rows({ slug: 'benefits' }),
    'sitemap/filter of a day': () => rows({ lastModFrom: '2020-02-03', lastModTo: '2020-02-03' }),
    'sitemap/filter of years': () => rows({ lastModFrom: '2020-02-03' }),
    'sitemap/filter, not publishable by the user': () => rows({ publishableByYou: 'false' }),
    'sitemap/filter, deep': () => rows({ page: 90 }),
    'sitemap/listPages': (n) => list({ page: 1 + (n % 5) }),
    'sitemap/listPages by title': (n) => list({ sort: 'title', direction: 'asc', page: 1 + (n % 5) }),
    'sitemap/listPages with a tag, by status': () => list({ tag: commonTag, sort: 'status' }),
    'sitemap/listPages with a common word': () => list({ search: 'benefits' }),
    'sitemap/pageFacets': () => call(sitemap.calls.pageFacets, {}, editor),
    'sitemap.xml: its parts': () => call(sitemap.calls.parts, { size: 500 }, anonymous),
    'sitemap.xml: 500 entries': () => call(sitemap.calls.entries, { limit: 500 }, anonymous),
    'redirects of a page of them': (n) => call(siteConfig.calls.loadRedirects, { domainId, page: 1 + (n % 3) }, admin),
    'redirects by a part': (n) => call(siteConfig.calls.loadRedirects, { domainId, search: rare(n) }, admin),
    'a batch of listPublished': (n) => call(pages.calls.listPublished, { after: page(n)._id, limit: 50 }, anonymous),
    'a batch of listDrafts': (n) => call(pages.calls.listDrafts, { after: page(n)._id, limit: 50 }, admin),
    'user/list': () => call(identity.calls.listUsers, {}, admin),
  };
}
