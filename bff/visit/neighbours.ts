import type { Page } from '../../proto/entities/page.ts';
import { pages, type Article } from '../../proto/pages.ts';
import { articleTypes } from '../../proto/values.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { omitCovered } from './covered-pages.ts';
import type { VisitRead } from './visit-read.ts';

type Neighbours = NonNullable<Visit['neighbours']>;

const PART = 100;
/** Older articles have no neighbours, so that no visit reads a whole archive. */
const MAX_PARTS = 5;

export async function loadNeighbours(
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
