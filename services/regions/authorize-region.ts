import type { RegionContent } from '../../proto/entities/region.ts';
import type { Caller } from '../../proto/permissions.ts';
import { ifInDomain } from '../kit/require-domain.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Head } from '../kit/versioned/versioned.ts';

/** Null for a region of another domain, which is reported as not found. */
export function authorizeRegion(stored: Head<RegionContent> | null, caller: Caller): Head<RegionContent> | null {
  const head = ifInDomain(stored, caller);
  if (head) requireCapability(caller, 'regions', { regionId: head._id, regionName: head.draft.name });
  return head;
}
