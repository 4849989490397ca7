import { setTimeout } from 'node:timers/promises';
import type { Article } from '../../proto/pages.ts';
import type { Visit } from '../../proto/visit.ts';
import type { Topic } from '../bus/replicas.ts';
import type { EdgePurger } from '../edge/edge-purger.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { DomainResolver } from '../session/domain-resolver.ts';
import { type SiteOrigin, visitorContext } from '../session/request-context.ts';
import type { VisitRead, VisitReads } from '../visit/visit-read.ts';
import { sitemapCacheName } from '../seo/sitemap-documents.ts';
import { findLastmod, isSitemapIndex } from '../seo/sitemap-xml.ts';

export interface ReadingRequest {
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

export const readingTopic: Topic<ReadingRequest, Reading[]> = { name: 'questions' };

/** The page as the first page of its listing shows it. */
export type ListedPage = Pick<Article, 'lastPublished'> & { title: string };

/** What this replica lets the edge store: ETags of the page and of its listing as HTML. */
export interface SharedReading {
  /** Whether the edge has accepted every purge of this replica. */
  isPurged: boolean;
  page: string;
  listing: string | null;
}

export interface Reading {
  page: ServedPage;
  listed: ListedPage | null;
  /** Date of the page in the cached sitemap.xml; null if it is not listed, absent if no sitemap.xml is cached. */
  lastmod?: string | null;
  /** Absent if there is no edge, or if this replica has the editor. */
  shared?: SharedReading;
}

type Load = (path: string) => Promise<Visit>;

const MAX_REDIRECTS = 3;
/** Shorter than the time in which a replica must answer. */
const PURGE_MS = 500;

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

interface ReaderParts {
  domains: DomainResolver;
  pages: PageCache;
  visitReads: VisitReads;
  /** Null if the answers of this replica are not shared. */
  purger: Pick<EdgePurger, 'settle'> | null;
}

export class ReplicaReader {
  constructor(private readonly parts: ReaderParts) {}

  async read(question: ReadingRequest): Promise<Reading[]> {
    const sites = new Map<string, SiteOrigin>();
    for (const { host, secure } of question.hosts) {
      const site = await this.parts.domains.resolve(host, secure);
      sites.set(site.key, site);
    }
    return Promise.all([...sites.values()].map((site) => this.readSite(site, question)));
  }

  private async readSite(site: SiteOrigin, { path, listingPath, pageId }: ReadingRequest): Promise<Reading> {
    const load = (url: string) => this.load(url, site);
    const page = await readPage(load, path);
    const reading = this.parts.visitReads.start(visitorContext(site, ''));
    return {
      page,
      listed: listingPath === null ? null : await readListing(load, listingPath, pageId),
      lastmod: findInCachedSitemap(reading, site.canonicalOrigin, page.path),
      ...(this.parts.purger && { shared: await this.readShared(this.parts.purger, site, { path, listingPath }) }),
    };
  }

  private async readShared(
    purger: Pick<EdgePurger, 'settle'>,
    site: SiteOrigin,
    { path, listingPath }: Pick<ReadingRequest, 'path' | 'listingPath'>,
  ): Promise<SharedReading> {
    const etagOf = async (url: string) => (await this.parts.pages.getOrRender(url, 'html', site)).etag;
    const page = await etagOf(path);
    const listing = listingPath === null ? null : await etagOf(listingPath);
    const isPurged = await Promise.race([purger.settle().then(() => true), setTimeout(PURGE_MS, false)]);
    return { isPurged, page, listing };
  }

  private async load(url: string, site: SiteOrigin): Promise<Visit> {
    const { identity } = await this.parts.pages.getOrRender(url, 'visit', site);
    return JSON.parse(identity.body.toString()) as Visit;
  }
}

/** Returns undefined if sitemap.xml is an index, because its parts are not cached. */
function findInCachedSitemap(reading: VisitRead, origin: string, path: string): string | null | undefined {
  const file = reading.getCached<string>(sitemapCacheName(origin));
  return file === undefined || isSitemapIndex(file) ? undefined : findLastmod(file, origin + path);
}
