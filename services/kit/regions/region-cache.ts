import { Inject, Injectable, type Provider } from '@nestjs/common';
import type { EventData, EventEnvelope } from '../../../proto/contract.ts';
import type { Region } from '../../../proto/entities/region.ts';
import { regions } from '../../../proto/regions.ts';
import { type Bus, BUS, type RequestContextHeaders } from '../bus/bus.ts';
import { provideCollection } from '../providers.ts';
import { collection, upsertNewest } from '../store/store.ts';
import { onEvent } from '../contract/handle.ts';

export interface CachedRegion {
  _id: string;
  revision: number;
  domainId: string;
  draft: RegionCopy | null;
  live: RegionCopy | null;
}
type RegionCopy = Pick<Region, 'name' | 'slugPrefix'> & Partial<Pick<Region, 'code' | 'homePageSlug' | 'timeZone'>>;

export abstract class KnownRegionRows extends collection<CachedRegion>({
  name: 'known_regions',
  indexes: [{ fields: ['domainId'] }],
}) {}

@Injectable()
export class RegionCache {
  private readonly requested = new Set<string>();

  constructor(
    private readonly rows: KnownRegionRows,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  update(data: EventData<typeof regions.events.changed>, { documentId, revision }: EventEnvelope): Promise<boolean> {
    return upsertNewest(this.rows, {
      _id: documentId,
      revision,
      domainId: (data.region ?? data.live)?.domainId ?? '',
      draft: data.region && copyOf(data.region),
      live: data.live && copyOf(data.live),
    });
  }

  async ofDomain(domainId: string): Promise<CachedRegion[]> {
    const rows = await this.rows.find({ domainId });
    if (rows.length > 0 || this.requested.has(domainId)) return rows;
    await this.ask({ stage: 'live', domainId });
    this.requested.add(domainId);
    return this.rows.find({ domainId });
  }

  listCached(domainId: string): Promise<CachedRegion[]> {
    return this.rows.find({ domainId });
  }

  getCached(id: string): Promise<CachedRegion | null> {
    return this.rows.get(id);
  }

  /** Requests an unknown region on behalf of the caller, because the first event of the region may not have arrived yet. */
  async find(id: string, onBehalf: RequestContextHeaders): Promise<CachedRegion | null> {
    const cached = await this.getCached(id);
    if (cached) return cached;
    await this.ask(onBehalf);
    return this.getCached(id);
  }

  async findByPrefix(slugPrefix: string, onBehalf: RequestContextHeaders): Promise<CachedRegion | null> {
    const recalled = await this.withPrefix(slugPrefix, onBehalf.domainId);
    if (recalled) return recalled;
    await this.ask({ ...onBehalf, stage: 'draft' });
    return this.withPrefix(slugPrefix, onBehalf.domainId);
  }

  /** Use this for decisions that are stored. A region without a prefix is requested again, because it may have got one or been restored. */
  async findSettled(id: string, onBehalf: RequestContextHeaders): Promise<CachedRegion | null> {
    const cached = await this.find(id, onBehalf);
    if (cached?.draft?.slugPrefix) return cached;
    await this.ask(onBehalf);
    return this.getCached(id);
  }

  private async withPrefix(slugPrefix: string, domainId: string): Promise<CachedRegion | null> {
    const rows = await this.rows.find({ domainId });
    return rows.find(({ draft }) => draft?.slugPrefix === slugPrefix) ?? null;
  }

  private async ask({ accessToken, stage, domainId }: RequestContextHeaders): Promise<void> {
    const answer = await this.bus.call(regions.calls.loadRegions, {}, { accessToken, stage, domainId });
    for (const region of answer) {
      const copy = copyOf(region);
      const { _id, revision } = region;
      await upsertNewest(this.rows, { _id, revision, domainId, draft: copy, live: region.published ? copy : null });
    }
  }
}

export const provideRegionCache: Provider[] = [provideCollection(KnownRegionRows), RegionCache];

const copyOf = ({ name, slugPrefix, code, homePageSlug, timeZone }: Region): RegionCopy => ({
  name,
  slugPrefix,
  code,
  homePageSlug,
  timeZone,
});

export const followRegions = onEvent(regions.events.changed, { cache: RegionCache }, (data, envelope, { cache }) =>
  cache.update(data, envelope),
);
