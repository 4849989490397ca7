import { regions } from '../../../proto/regions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { REDIRECTS, StaleParts } from './stale-parts.ts';

/** Addresses contain the prefixes of regions, and which pages are listed depends on them. */
export const followRegionsInParts = onEvent(
  regions.events.changed,
  { cache: RegionCache, stale: StaleParts },
  async (data, envelope, { cache, stale }) => {
    const before = await cache.getCached(envelope.documentId);
    await cache.update(data, envelope);
    const domainId = (data.region ?? data.live)?.domainId ?? before?.domainId;
    if (domainId && (data.live || before?.live)) await stale.markAll(domainId);
  },
);

export const followRedirects = onEvent(
  siteConfig.events.changed,
  { stale: StaleParts },
  async ({ kind, live, domainId }, _envelope, { stale }) => {
    if (kind === 'redirect' && live) await stale.mark(domainId, [REDIRECTS]);
  },
);
