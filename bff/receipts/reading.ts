import type { Article } from '../../proto/pages.ts';
import type { Visit } from '../../proto/visit.ts';
import type { Topic } from '../replicas/replicas.ts';

export interface Question {
  pageId: string;
  hosts: { host: string; secure: boolean }[];
  path: string;
  listingPath: string | null;
}

export interface ServedPage {
  status: number;
  path: string;
  pageId: string | null;
  revision: number | null;
  navRevision: number;
}

export const readingTopic: Topic<Question, Reading[]> = { name: 'questions' };

/** Null if the first page of the listing does not show the page. */
export type ListedPage = Pick<Article, 'lastPublished'> & { title: string };

export interface Reading {
  page: ServedPage;
  listed: ListedPage | null;
  /** When the page changed according to the cached sitemap.xml; null if it is not in it, absent if no sitemap.xml is cached. */
  lastmod?: string | null;
}

type Load = (path: string) => Promise<Visit>;

const MAX_REDIRECTS = 3;

export async function readPage(load: Load, path: string): Promise<ServedPage> {
  let visit = await load(path);
  for (let hops = 0; hops < MAX_REDIRECTS && visit.redirect?.startsWith('/'); hops += 1)
    visit = await load((path = visit.redirect));
  return {
    status: visit.status,
    path: visit.redirect ?? path,
    pageId: visit.page?._id ?? null,
    revision: visit.page?.revision ?? null,
    navRevision: visit.nav.revision,
  };
}

export async function readListing(load: Load, path: string, pageId: string): Promise<ListedPage | null> {
  const { listing } = await load(path);
  const article = listing?.articles.find(({ _id }) => _id === pageId);
  return article ? { lastPublished: article.lastPublished, title: article.header.title ?? '' } : null;
}
