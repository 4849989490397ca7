import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../../kit/clock.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { digest, insertNew } from '../../kit/store/store.ts';
import type { Entry, StoredEntry } from '../sitemap.store.ts';
import { PartRows, StaleAddressRows } from './parts.store.ts';
import { publishedRegions } from './published-regions.ts';
import { relatedSlugs } from './sitemap-xml.ts';

/** No slug contains it. */
export const REDIRECTS = '*';

/** Records which addresses of the sitemap have changed, until the schedule has built their parts. */
@Injectable()
export class StaleParts {
  onMark: () => void = () => undefined;

  constructor(
    private readonly stale: StaleAddressRows,
    private readonly parts: PartRows,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly regions: RegionCache,
  ) {}

  async markEntry(before: StoredEntry | null, after: StoredEntry | null): Promise<void> {
    const [old, now] = [before, after].map((entry) => (entry?.domainId !== undefined && entry.listed ? entry : null));
    const listed = [old, now].filter((entry): entry is Entry => entry !== null && entry !== undefined);
    if (listed.length === 0) return;
    const { domainId } = listed[0]!;
    const isSameAddress = old?.slug === now?.slug && old?.region === now?.region;
    const regions = isSameAddress ? [] : await publishedRegions(this.regions, domainId);
    await this.mark(
      domainId,
      listed.flatMap((entry) => [entry.slug, ...relatedSlugs(entry, regions)]),
    );
  }

  async markAll(domainId: string): Promise<void> {
    const parts = await this.parts.find({ domainId });
    await this.mark(domainId, ['', ...parts.map(({ from }) => from)]);
  }

  async mark(domainId: string, slugs: string[]): Promise<void> {
    for (const slug of new Set(slugs)) {
      const stale = { _id: digest(JSON.stringify([domainId, slug])), domainId, slug, token: this.clock.id() };
      if (!(await this.stale.replace(stale))) await insertNew(this.stale, stale);
    }
    this.onMark();
  }
}
