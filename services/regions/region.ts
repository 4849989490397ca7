import { type Region, RegionContent } from '../../proto/entities/region.ts';
import { pages } from '../../proto/pages.ts';
import { regionRefusals } from '../../proto/refusals/regions.ts';
import { regions } from '../../proto/regions.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import { createEvent } from '../kit/bus/outbox.ts';
import { handle } from '../kit/contract/handle.ts';
import type { PendingChange } from '../kit/documents/decisions.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { BUS } from '../kit/bus/bus.ts';

/** One response carries all regions of a domain. */
export const MAX_REGIONS = 200;

export const regionDocument = defineDocument<RegionContent>({
  kind: 'region',
  noun: 'region',
  capability: 'regions',
  scopeOf: ({ _id, name }) => (_id ? { regionId: _id, regionName: name } : {}),
  spec: {
    name: 'regions',
    draftIndexes: [{ fields: ['domainId', 'name'] }],
    liveIndexes: [{ fields: ['domainId', 'name'] }],
    summarise: ({ domainId, name }, _id) => ({ name: name || 'Region without a name', domainId, guard: { _id, name } }),
    archive: { requireAllowed: ({ slugPrefix }) => requireNotReserved(slugPrefix) },
    claims: ({ domainId, slugPrefix }) => (slugPrefix ? [`${domainId}/${slugPrefix}`] : []),
    taken: (claim, holderId) => {
      const slugPrefix = claim.slice(claim.lastIndexOf('/') + 1);
      return regionRefusals.slugPrefixTaken({ slugPrefix }, { _id: holderId });
    },
  },
  nameOf: ({ name }) => name || 'The region',
  normalize: normalizeRegion,
  validate: requireValid,
  events: ({ draft, live }) => [createEvent(regions.events.changed, { region: draft, live })],
});

export const regionHandlers = {
  loadRegions: handle(regions.calls.loadRegions, regionDocument.needs, async (input, caller, needs) => {
    const { domainId = caller.domainId } = input;
    return compareByName(await regionDocument.list({ domainId }, caller, needs));
  }),
  createRegion: handle(regions.calls.createRegion, regionDocument.needs, async ({ region }, caller, needs) => {
    const content = RegionContent.parse({ domainId: caller.domainId || undefined, ...region });
    return regionDocument.create(content, caller, needs);
  }),
  saveRegion: handle(regions.calls.saveRegion, regionDocument.needs, ({ region }, caller, needs) =>
    regionDocument.save({ ...region, domainId: caller.domainId }, caller, needs),
  ),
  publishRegion: handle(regions.calls.publishRegion, regionDocument.needs, ({ region }, caller, needs) =>
    regionDocument.publish({ ...region, domainId: caller.domainId }, caller, needs),
  ),
  unpublishRegion: handle(regions.calls.unpublishRegion, regionDocument.needs, ({ regionId }, caller, needs) =>
    regionDocument.unpublish(regionId, caller, needs),
  ),
  findDependentPages: handle(
    regions.calls.findDependentPages,
    { docs: regionDocument.docs, bus: BUS },
    async (input, caller, { docs, bus }) => {
      await regionDocument.requireStored(input.regionId, caller, docs);
      return bus.call(pages.calls.findByRegion, input, caller);
    },
  ),
};

export function compareByName(list: Region[]): Region[] {
  return list.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a._id < b._id ? -1 : 1));
}

/** `homePageSlug` is stored without the prefix of the region. */
function normalizeRegion(sent: RegionContent, stored: RegionContent | null): RegionContent {
  const slugPrefix = sent.slugPrefix || stored?.slugPrefix || '';
  const typed = normalizeSlug(sent.homePageSlug);
  const prefix = `${slugPrefix}/`;
  return {
    ...sent,
    domainId: stored?.domainId ?? sent.domainId,
    slugPrefix,
    homePageSlug: slugPrefix && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed,
  };
}

async function requireValid(
  draft: RegionContent,
  { stored, publish, others }: PendingChange<RegionContent>,
): Promise<void> {
  const { domainId, name, slugPrefix } = draft;
  if (!stored) {
    if (!domainId) throw regionRefusals.domainMissing();
    if ((await others()).length >= MAX_REGIONS) throw regionRefusals.tooMany({ max: MAX_REGIONS });
  } else {
    if (!name) throw regionRefusals.nameMissing();
    requireSamePrefix(draft, stored.slugPrefix);
  }
  requireNotReserved(slugPrefix);
  if (publish && !slugPrefix) throw regionRefusals.slugPrefixMissing({ name });
}

function requireNotReserved(slugPrefix: string): void {
  if (reservedSegments.includes(slugPrefix)) throw regionRefusals.slugPrefixReserved({ slugPrefix });
}

function requireSamePrefix({ name, slugPrefix }: RegionContent, before: string): void {
  if (before && slugPrefix !== before)
    throw regionRefusals.slugPrefixFixed({ name, slugPrefix: before }, { slugPrefix: before });
}
