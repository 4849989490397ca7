import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { normalizePath } from '../../../proto/address.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { toPublicSlug } from '../../../proto/slug.ts';
import { EVENT_PUBLISHER, type EventPublisher } from '../../kit/bus/outbox.ts';
import { type Clock, CLOCK } from '../../kit/clock.ts';
import { digest, type Filter, insertNew } from '../../kit/store/store.ts';
import { type Entry, EntryRows } from '../sitemap.store.ts';
import { PartFileRows, partId, PartRows, type StoredPart } from './parts.store.ts';
import { possibleAlternates, type RegionAddress, sitemapXml, toAlternates } from './sitemap-xml.ts';
import { StaleParts } from './stale-parts.ts';

/** The protocol allows 50,000 addresses and 50 MB in a file. Small parts are built and sent faster. */
const MAX_ENTRIES = 1000;
const MAX_CHARACTERS = 4_000_000;
/** Of a list that is too long for two parts, each part gets so many, and can grow before it is split. */
const OF_MANY = 900;
const LOOKUP_BATCH = 1000;

/** What a part depends on apart from its addresses. */
export interface Surroundings {
  /** Selects the addresses that visitors can read. */
  filter: Filter;
  regions: RegionAddress[];
  redirected: ReadonlySet<string>;
}

@Injectable()
export class PartBuilder {
  constructor(
    private readonly parts: PartRows,
    private readonly files: PartFileRows,
    private readonly entries: EntryRows,
    @Inject(EVENT_PUBLISHER) private readonly publisher: EventPublisher,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly stale: StaleParts,
  ) {}

  /**
   * Returns false if another process has built the part meanwhile. Its version is read before its addresses, so that of two processes the one
   * with the older addresses does not store them.
   */
  async build(part: StoredPart, surroundings: Surroundings): Promise<boolean> {
    const { _id, domainId, from } = part;
    const [file] = await this.files.find({ _id }, { without: ['body'] });
    const [next] = await this.parts.find({ domainId, from: { gt: from } }, { sort: { from: 'asc' }, limit: 1 });
    const filter = { ...surroundings.filter, slug: { gte: from, ...(next && { lt: next.from }) } };
    const limit = 2 * MAX_ENTRIES + 1;
    const entries = (await this.entries.find(filter, { sort: { slug: 'asc' }, limit })) as Entry[];
    if (entries.length === 0 && part.number > 1) return this.remove(part);
    const half = Math.ceil(entries.length / 2);
    if (entries.length > MAX_ENTRIES)
      return this.split(part, entries[entries.length === limit ? OF_MANY : half]!.slug, surroundings);
    const { xml, covered } = await this.render(entries, surroundings);
    if (xml.length > MAX_CHARACTERS && entries.length > 1) return this.split(part, entries[half]!.slug, surroundings);
    const body = (await promisify(gzip)(xml)).toString('base64');
    const version = (file?.version ?? 0) + 1;
    const built = { _id, body, digest: digest(xml), version };
    const isStored = file
      ? await this.files.replace(built, { version: file.version })
      : await insertNew(this.files, built);
    if (!isStored) return false;
    const isUnchanged = part.lastmod !== null && file?.digest === built.digest;
    const lastmod = isUnchanged ? part.lastmod : this.clock.now().toISOString();
    const isListed = await this.parts.replace({ ...part, lastmod, covered, version }, { version: { lt: version } });
    await this.announce(part, version);
    return isListed;
  }

  private async render(entries: Entry[], { filter, regions, redirected }: Surroundings) {
    const listed = new Set(entries.map(({ slug }) => slug));
    const wanted = [...possibleAlternates(entries, regions), ...regions.map(({ slugPrefix }) => slugPrefix)];
    const unknown = wanted.filter((slug) => slug !== '' && !listed.has(slug));
    for (let start = 0; start < unknown.length; start += LOOKUP_BATCH) {
      const slugs = unknown.slice(start, start + LOOKUP_BATCH);
      for (const { slug } of (await this.entries.find({ ...filter, slug: { in: slugs } })) as Entry[]) listed.add(slug);
    }
    // If a page has the prefix of its region as address, it is shown there instead of the home page.
    const moved = regions.filter(({ slugPrefix }) => !listed.has(slugPrefix));
    const publicSlugOf = (slug: string) => toPublicSlug(slug, moved);
    const isReachable = (slug: string) => listed.has(slug) && !redirected.has(normalizePath(publicSlugOf(slug)));
    const reachable = entries.filter(({ slug }) => isReachable(slug));
    const alternatesOf = (entry: Pick<Entry, 'slug' | 'region'>) => toAlternates(entry, regions, isReachable);
    return {
      xml: await sitemapXml(reachable, { alternatesOf, publicSlugOf }),
      covered: entries.flatMap(({ slug }) => (isReachable(slug) ? [] : [slug])),
    };
  }

  /** The address is marked first, so that the new part is built in the next run, also after an interruption. */
  private async split(part: StoredPart, from: string, surroundings: Surroundings): Promise<boolean> {
    const { domainId } = part;
    await this.stale.mark(domainId, [from]);
    const [last] = await this.parts.find({ domainId }, { sort: { number: 'desc' }, limit: 1 });
    const isSplit = await insertNew(this.parts, createPart(domainId, last!.number + 1, from));
    return isSplit && this.build(part, surroundings);
  }

  /** Its addresses then belong to the part before. */
  private async remove(part: StoredPart): Promise<boolean> {
    const { _id, version } = part;
    if (!(await this.parts.delete(_id, { version }))) return false;
    await this.files.delete(_id);
    await this.announce(part, version + 1);
    return true;
  }

  private announce({ _id, domainId }: StoredPart, revision: number): Promise<void> {
    const about = { documentId: _id, revision, by: 'sitemap' };
    return this.publisher.announce(sitemap.events.updated, about, { _id, domainId });
  }
}

export const createPart = (domainId: string, number: number, from: string): StoredPart => ({
  _id: partId(domainId, number),
  domainId,
  number,
  from,
  lastmod: null,
  covered: [],
  version: 0,
});
