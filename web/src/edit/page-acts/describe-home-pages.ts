import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { getHomeSlug } from '../../../../proto/slug.ts';
import { messages } from '../messages/messages.ts';

interface Region {
  name: string;
  slugPrefix: string;
  homePageSlug: string;
}

/** Names the regions whose home page is among these pages. */
export const describeHomePages = (rows: readonly Pick<ListedPage, 'slug'>[], regions: readonly Region[]): string[] =>
  regions
    .filter((region) => region.slugPrefix !== '' && rows.some(({ slug }) => slug === getHomeSlug(region)))
    .map(({ name, slugPrefix }) => messages.pageActs.homePage({ region: name, prefix: slugPrefix }));
