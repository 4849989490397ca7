import type { Visit } from '../../proto/visit.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { findInCachedSitemap } from '../seo/find-in-cached-sitemap.ts';
import type { DomainResolver } from '../session/domain-resolver.ts';
import { type SiteOrigin, visitorContext } from '../session/request-context.ts';
import type { VisitReads } from '../visit/visit-reads.ts';
import { type Question, type Reading, readListing, readPage } from './reading.ts';

interface ReaderParts {
  domains: DomainResolver;
  pages: PageCache;
  visitReads: VisitReads;
}

export class ReplicaReader {
  constructor(private readonly parts: ReaderParts) {}

  async read(question: Question): Promise<Reading[]> {
    const sites = new Map<string, SiteOrigin>();
    for (const { host, secure } of question.hosts) {
      const site = await this.parts.domains.resolve(host, secure);
      sites.set(site.key, site);
    }
    return Promise.all([...sites.values()].map((site) => this.readSite(site, question)));
  }

  private async readSite(site: SiteOrigin, { path, listingPath, pageId }: Question): Promise<Reading> {
    const load = (url: string) => this.load(url, site);
    const page = await readPage(load, path);
    const reading = this.parts.visitReads.start(visitorContext(site, ''));
    return {
      page,
      listed: listingPath === null ? null : await readListing(load, listingPath, pageId),
      lastmod: findInCachedSitemap(reading, site.canonicalOrigin, page.path),
    };
  }

  private async load(url: string, site: SiteOrigin): Promise<Visit> {
    const { identity } = await this.parts.pages.getOrRender(url, 'visit', site);
    return JSON.parse(identity.body.toString()) as Visit;
  }
}
