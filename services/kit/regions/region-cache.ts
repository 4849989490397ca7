import { Inject, Injectable, type Provider } from '@nestjs/common';
import type { EventData, EventEnvelope } from '../../../proto/contract.ts';
import type { Region } from '../../../proto/entities/region.ts';
import { regions } from '../../../proto/regions.ts';
import { token } from '../contract/token.ts';
import type { Bus, RequestContextHeaders } from '../bus/bus.ts';
import { upsertNewest } from '../store/upsert-newest.ts';
import { provideCollection } from '../store/provide-collection.ts';
import type { Collection } from '../store/store.ts';
import { BUS } from '../tokens.ts';

/** What a service remembers of a region: as editors and as visitors see it; null where there is nothing to see. */
export interface CachedRegion {
  _id: string;
  revision: number;
  domainId: string;
  draft: RegionCopy | null;
  live: RegionCopy | null;
}
export type RegionCopy = Pick<Region, 'name' | 'slugPrefix'>;

const KNOWN_REGIONS = token<Collection<CachedRegion>>('KnownRegions');

/** The regions as a service remembers them: fed by regions.changed, and asked of the regions service where nothing is known yet. */
@Injectable()
export class RegionCache {
  private readonly asked = new Set<string>();

  constructor(
    @Inject(KNOWN_REGIONS) private readonly rows: Collection<CachedRegion>,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /** Answers whether it was news. */
  learn(data: EventData<typeof regions.events.changed>, { documentId, revision }: EventEnvelope): Promise<boolean> {
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
    if (rows.length > 0 || this.asked.has(domainId)) return rows;
    await this.ask({ stage: 'live', domainId });
    this.asked.add(domainId);
    return this.rows.find({ domainId });
  }

  /** What is remembered of a region, without asking anybody. */
  recall(id: string): Promise<CachedRegion | null> {
    return this.rows.get(id);
  }

  /** Somebody may know a region before its first fact has arrived here, so what is unknown is asked in their name. */
  async find(id: string, onBehalf: RequestContextHeaders): Promise<CachedRegion | null> {
    const known = await this.recall(id);
    if (known) return known;
    await this.ask(onBehalf);
    return this.recall(id);
  }

  /** The region of the caller's domain with that prefix, as editors know it. */
  async findByPrefix(slugPrefix: string, onBehalf: RequestContextHeaders): Promise<CachedRegion | null> {
    const recalled = await this.withPrefix(slugPrefix, onBehalf.domainId);
    if (recalled) return recalled;
    await this.ask({ ...onBehalf, stage: 'draft' });
    return this.withPrefix(slugPrefix, onBehalf.domainId);
  }

  /** As find, for a decision that stays: a region gets its prefix once and may be restored, so one without is asked for again. */
  async findSettled(id: string, onBehalf: RequestContextHeaders): Promise<CachedRegion | null> {
    const known = await this.find(id, onBehalf);
    if (known?.draft?.slugPrefix) return known;
    await this.ask(onBehalf);
    return this.recall(id);
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

/** For the providers of a service's module. */
export const provideRegionCache: Provider[] = [
  provideCollection(KNOWN_REGIONS, { name: 'known_regions', indexes: [{ fields: ['domainId'] }] }),
  RegionCache,
];

const copyOf = ({ name, slugPrefix }: Region): RegionCopy => ({ name, slugPrefix });
