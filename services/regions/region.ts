import { type Region, type RegionContent } from '../../proto/entities/region.ts';
import { Problem } from '../../proto/errors.ts';
import { regions } from '../../proto/regions.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import { createEvent } from '../kit/bus/outbox.ts';
import type { PendingChange } from '../kit/documents/decisions.ts';
import { defineDocument } from '../kit/documents/define-document.ts';

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
    claims: ({ domainId, slugPrefix }) => (slugPrefix ? [`${domainId}/${slugPrefix}`] : []),
    taken: (claim, holderId) => {
      const slugPrefix = claim.slice(claim.lastIndexOf('/') + 1);
      return new Problem('conflict', `The slug prefix ${slugPrefix} belongs to another region already.`, {
        _id: holderId,
      });
    },
  },
  nameOf: ({ name }) => name || 'The region',
  normalize: normalizeRegion,
  validate: requireValid,
  events: ({ draft, live }) => [createEvent(regions.events.changed, { region: draft, live })],
});

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
    if (!domainId) throw new Problem('invalid', 'Name the domain that the region belongs to.');
    if ((await others()).length >= MAX_REGIONS)
      throw new Problem('conflict', `A domain has at most ${MAX_REGIONS} regions: delete one that is not used first.`);
  } else {
    if (!name) throw new Problem('invalid', 'A region needs a name.');
    requireSamePrefix(draft, stored.slugPrefix);
  }
  if (reservedSegments.includes(slugPrefix))
    throw new Problem('invalid', `The slug prefix ${slugPrefix} is one of the server's own addresses: choose another.`);
  if (publish && !slugPrefix) throw new Problem('invalid', `Give ${name} a slug prefix before publishing it.`);
}

function requireSamePrefix({ name, slugPrefix }: RegionContent, before: string): void {
  if (before && slugPrefix !== before)
    throw new Problem(
      'conflict',
      `The slug prefix of ${name} is ${before} and cannot change: addresses of its pages begin with it.`,
      { slugPrefix: before },
    );
}
