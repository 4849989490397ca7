import type { RegionContent } from '../../proto/entities/region.ts';
import type { Caller } from '../../proto/permissions.ts';
import { ifInDomain } from '../kit/require-domain.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Head } from '../kit/versioned/versioned.ts';

/** The stored region, when this caller may change it; null for one of another domain, which does not exist for them. */
export function authorizeRegion(stored: Head<RegionContent> | null, caller: Caller): Head<RegionContent> | null {
  const head = ifInDomain(stored, caller);
  if (head) requireCapability(caller, 'regions', { regionId: head._id, regionName: head.draft.name });
  return head;
}
