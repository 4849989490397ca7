import type { Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import { type Article, pages } from '../../proto/pages.ts';
import { articleTypes } from '../../proto/values.ts';
import { walkItems } from '../../proto/blocks/walk-content.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { loadArticleTags, loadBlockArticles } from './block-articles.ts';
import { hasEventEnded } from './dates.ts';
import type { VisitRead } from './visit-read.ts';
import { omitCovered } from './redirects.ts';

type Surroundings = Pick<
  Visit,
  'banner' | 'subNav' | 'articles' | 'articleTags' | 'neighbours' | 'hasEnded' | 'unconnected'
>;

/** Loads what a page shows in addition to its own content and the documents of the site. */
export async function loadSurroundings(
  reading: VisitRead,
  page: Page | null,
  { prefix, regions }: { prefix: string; regions: Region[] },
): Promise<Surroundings> {
  const [extras, articles, articleTags, neighbours, unconnected] = await Promise.all([
    loadPageExtras(reading, page, prefix),
    loadBlockArticles(reading, page, { prefix, regions }),
    loadArticleTags(reading, page, prefix),
    loadNeighbours(reading, page, prefix),
    loadUnconnected(reading, page),
  ]);
  return {
    ...extras,
    articles,
    articleTags,
    ...(neighbours && { neighbours }),
    hasEnded: page !== null && hasEventEnded(reading, page, regions),
    ...(unconnected && { unconnected }),
  };
}

async function loadPageExtras(
  reading: VisitRead,
  page: Page | null,
  region: string,
): Promise<Pick<Visit, 'banner' | 'subNav'>> {
  const { domainId } = reading;
  const { listPageBanners, listSubNavs } = siteConfig.calls;
  const [banners, subNavs] = await Promise.all([
    page?.pageBannerId
      ? reading.callCachedOr([], listPageBanners, { domainId }, dependencyKeys.site('page-banner', domainId))
      : [],
    page?.miniNavId
      ? reading.callCachedOr([], listSubNavs, { domainId, region }, dependencyKeys.site('sub-nav', domainId))
      : [],
  ]);
  return {
    banner: banners.find(({ _id }) => _id === page?.pageBannerId) ?? null,
    subNav: subNavs.find(({ _id }) => _id === page?.miniNavId) ?? null,
  };
}

type Neighbours = NonNullable<Visit['neighbours']>;

const PART = 100;
/** Limits how far the list of articles is read, so older articles have no neighbours. */
const MAX_PARTS = 5;

async function loadNeighbours(
  reading: VisitRead,
  page: Page | null,
  regionPrefix: string,
): Promise<Neighbours | undefined> {
  if (page?.template !== 'article' || !articleTypes.some((type) => type === page.pageType)) return undefined;
  const listed: Article[] = [];
  for (let currentPage = 0; currentPage < MAX_PARTS; currentPage++) {
    const input = { pageTypes: [page.pageType], regionPrefix, limit: PART, currentPage };
    const response = reading.callCached(pages.calls.filterArticles, input, dependencyKeys.articles(reading.domainId));
    const { articles, total } = await reading.orElse(response, { articles: [], total: 0 });
    listed.push(...(await omitCovered(reading, articles)));
    const index = listed.findIndex(({ _id }) => _id === page._id);
    const isLast = (currentPage + 1) * PART >= total;
    if (index >= 0 && (index < listed.length - 1 || isLast)) return neighboursAt(reading, listed, index);
    if (isLast) return undefined;
  }
  return undefined;
}

function neighboursAt(reading: VisitRead, listed: readonly Article[], index: number): Neighbours {
  const [previous, next] = [listed[index - 1], listed[index + 1]];
  for (const neighbour of [previous, next]) if (neighbour) reading.dependsOn(dependencyKeys.page(neighbour._id));
  return { ...(previous && { previous: toLink(previous) }), ...(next && { next: toLink(next) }) };
}

const toLink = ({ slug, header }: Article) => ({ slug, title: (header.title ?? '').trim() });

type Connection = NonNullable<Visit['unconnected']>[number];

const connectionOf: Record<string, Connection> = { MailchimpForm: 'mailingList', Trainings: 'trainings' };

/** Returns undefined unless the page has a block that needs a service which is not connected. */
async function loadUnconnected(reading: VisitRead, page: Page | null): Promise<Connection[] | undefined> {
  const used = findConnections(page);
  if (used.length === 0) return undefined;
  const { domainId } = reading;
  const { loadConnections } = siteConfig.calls;
  const connected = await reading.callCachedOr(
    null,
    loadConnections,
    {},
    dependencyKeys.site('site-settings', domainId),
  );
  const missing = used.filter((name) => !connected?.[name]);
  return missing.length > 0 ? missing : undefined;
}

export function findConnections(page: Page | null): Connection[] {
  if (!page) return [];
  const items = [...walkItems([page.contents, page.articleContents, page.eventContents])];
  return [...new Set(items.flatMap(({ item }) => connectionOf[item.componentType as string] ?? []))];
}
