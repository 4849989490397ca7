import { type Region, type RegionContent } from '../../proto/entities/region.ts';
import { Problem } from '../../proto/errors.ts';
import { regions } from '../../proto/regions.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import { createEvent } from '../kit/bus/outbox.ts';
import { token } from '../kit/contract/token.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';

export const REGIONS = token<Versioned<RegionContent>>('Regions');

export interface SentRegion extends RegionContent {
  _id?: string;
  revision?: number;
}

export const regionSpec: VersionedSpec<RegionContent> = {
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
};

/** One response carries all regions of a domain. */
export const MAX_REGIONS = 200;

/** `others` is the number of regions in the domain. */
export function decideCreate(content: RegionContent, others = 0): Decision<RegionContent> {
  if (!content.domainId) throw new Problem('invalid', 'Name the domain that the region belongs to.');
  if (others >= MAX_REGIONS)
    throw new Problem('conflict', `A domain has at most ${MAX_REGIONS} regions: delete one that is not used first.`);
  requireNotReserved(content);
  return { action: 'create', draft: normalizeRegion(content), facts: regionEvents };
}

export function decideSave(head: Head<RegionContent> | null, sent: SentRegion): Decision<RegionContent> {
  const draft = applyInput(requireRegion(head, sent._id), sent);
  return { action: 'save', draft, facts: regionEvents };
}

export function decidePublish(head: Head<RegionContent> | null, sent: SentRegion): Decision<RegionContent> {
  const draft = applyInput(requireRegion(head, sent._id), sent);
  if (!draft.slugPrefix) throw new Problem('invalid', `Give ${draft.name} a slug prefix before publishing it.`);
  return { action: 'publish', draft, live: 'publish', facts: regionEvents };
}

/** Null if the region is not published. */
export function decideUnpublish(head: Head<RegionContent> | null, regionId: string): Decision<RegionContent> | null {
  const { draft, live } = requireRegion(head, regionId);
  return live ? { action: 'unpublish', draft, live: 'withdraw', facts: regionEvents } : null;
}

/** `dependents` are the slugs of pages in the region. */
export function decideDelete(
  head: Head<RegionContent> | null,
  regionId: string,
  dependents: string[],
): Decision<RegionContent> {
  const { draft, live } = requireRegion(head, regionId);
  if (live) throw new Problem('conflict', `${displayName(draft)} is published: unpublish it before deleting it.`);
  if (dependents.length > 0)
    throw new Problem('conflict', `${displayName(draft)} is used by ${dependents.length} page(s).`, {
      pages: dependents,
    });
  return { action: 'delete', draft: null, facts: regionEvents };
}

export function withId(sent: SentRegion): SentRegion & { _id: string } {
  if (!sent._id) throw new Problem('invalid', 'Send the _id of the region, or create it first.');
  return { ...sent, _id: sent._id };
}

export function requireRegion(head: Head<RegionContent> | null, regionId = ''): Head<RegionContent> {
  if (!head) throw new Problem('not-found', `There is no region ${regionId}.`);
  return head;
}

export function compareByName(list: Region[]): Region[] {
  return list.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a._id < b._id ? -1 : 1));
}

function applyInput(head: Head<RegionContent>, sent: SentRegion): RegionContent {
  requireRevision(sent.revision, head, displayName(head.draft));
  const before = head.draft.slugPrefix;
  const content = normalizeRegion(sent, before || sent.slugPrefix);
  if (!content.name) throw new Problem('invalid', 'A region needs a name.');
  if (before && sent.slugPrefix && sent.slugPrefix !== before)
    throw new Problem(
      'conflict',
      `The slug prefix of ${content.name} is ${before} and cannot change: addresses of its pages begin with it.`,
      { slugPrefix: before },
    );
  requireNotReserved(content);
  return { ...content, domainId: head.draft.domainId };
}

function requireNotReserved({ slugPrefix }: RegionContent): void {
  if (reservedSegments.includes(slugPrefix))
    throw new Problem('invalid', `The slug prefix ${slugPrefix} is one of the server's own addresses: choose another.`);
}

/** `homePageSlug` is stored without the prefix of the region. */
function normalizeRegion(sent: RegionContent, slugPrefix = sent.slugPrefix): RegionContent {
  const typed = normalizeSlug(sent.homePageSlug);
  const prefix = `${slugPrefix}/`;
  return {
    ...sent,
    slugPrefix,
    homePageSlug: slugPrefix && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed,
  };
}

const displayName = ({ name }: RegionContent): string => name || 'The region';

const regionEvents: Decision<RegionContent>['facts'] = ({ draft, live }) => [
  createEvent(regions.events.changed, { region: draft, live }),
];
