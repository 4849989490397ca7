import type { Page } from '../../proto/entities/page.ts';
import type { Visit } from '../../proto/visit.ts';
import { loadArticleTags } from './article-tags.ts';
import { hasEventEnded } from './event-end.ts';
import { loadListing } from './listing.ts';
import { parseListingQuery } from './listing-query.ts';
import { loadBlockArticles } from './load-block-articles.ts';
import { loadNeighbours } from './neighbours.ts';
import { loadPageExtras } from './page-extras.ts';
import { loadSiteDocuments } from './site-documents.ts';
import { loadUnconnected } from './unconnected-blocks.ts';
import { visitLanguage } from './visit-language.ts';
import type { VisitRead } from './visit-read.ts';

export async function showPage(reading: VisitRead, page: Page, blank: Visit): Promise<Visit> {
  const { regions } = blank;
  const region = regions.find(({ _id }) => _id === page.region?._id) ?? null;
  const prefix = region?.slugPrefix ?? '';
  const query = parseListingQuery(new URLSearchParams());
  const listed =
    page.template === 'listing'
      ? loadListing(reading, { page, segment: undefined, regionPrefix: prefix, query, regions })
      : null;
  const [siteDocuments, extras, articles, articleTags, neighbours, unconnected, listing] = await Promise.all([
    loadSiteDocuments(reading, prefix),
    loadPageExtras(reading, page, prefix),
    loadBlockArticles(reading, page, { prefix, regions }),
    loadArticleTags(reading, page, prefix),
    loadNeighbours(reading, page, prefix),
    loadUnconnected(reading, page),
    listed,
  ]);
  return {
    ...blank,
    ...siteDocuments,
    ...extras,
    status: 200,
    kind: listing ? 'listing' : 'page',
    language: visitLanguage(region, regions),
    region,
    page,
    articles,
    articleTags,
    listing: listing?.listing ?? null,
    ...(neighbours && { neighbours }),
    hasEnded: hasEventEnded(reading, page, regions),
    ...(unconnected && { unconnected }),
  };
}
