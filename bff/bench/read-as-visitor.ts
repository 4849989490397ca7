import type { ReceiptSurface } from '../../proto/receipt.ts';
import type { SearchResult } from '../../proto/entities/search.ts';
import { type Answer, ask } from '../test/site.ts';

/** The state that every visitor must see once a receipt has verified it. */
export interface Expected {
  pageId: string;
  path: string;
  listingPath: string;
  menuText: string;
  /** Null if visitors must not see the page. */
  live: { title: string; lastPublished: string } | null;
  /** Title that visitors must no longer see. */
  oldTitle: string;
}

type Surfaces = Record<ReceiptSurface, boolean>;

/** Checks on which surfaces a replica serves the published state. It uses plain HTTP requests and no code of the receipts. */
export async function readAsVisitor(replicaUrl: string, expected: Expected): Promise<Surfaces> {
  const { pageId, path, listingPath, menuText, live, oldTitle } = expected;
  const read = (address: string) => ask(replicaUrl, 'GET', address, { host: 'localhost' });
  const [page, loaded, listing, sitemap, search] = await Promise.all([
    read(path),
    read(`/api/visit/load?url=${path}`),
    read(listingPath),
    read('/sitemap.xml'),
    read(`/api/search/query?q=${live?.title ?? oldTitle}`),
  ]);
  const hasOnly = (text: string) => !text.includes(oldTitle) && (live === null || text.includes(live.title));
  const served = loaded.json.page;
  return {
    page: page.status === (live ? 200 : 404) && hasOnly(titleOf(page)) && hasOnly(visibleText(page)),
    servers: live ? served?._id === pageId && served.header.title === live.title : served?._id !== pageId,
    listing: hasOnly(visibleText(listing)) && visibleText(listing).includes(`href="${path}"`) === (live !== null),
    navigation: [page, listing].every((answer) => visibleText(answer).includes(menuText)),
    sitemap: findLastmod(sitemap, path) === live?.lastPublished,
    search: (search.json as SearchResult).hits.find(({ _id }) => _id === pageId)?.title === live?.title,
  };
}

const visibleText = ({ text }: Answer): string => text.replace(/<script[\s\S]*?<\/script>/g, '');

const titleOf = ({ text }: Answer): string => text.match(/<title>(.*?)<\/title>/)?.[1] ?? '';

function findLastmod({ text }: Answer, path: string): string | undefined {
  const entry = text.split('<url>').find((part) => part.includes(`${path}</loc>`));
  return entry?.match(/<lastmod>(.*?)<\/lastmod>/)?.[1];
}
