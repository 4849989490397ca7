import type { RegionContent } from '../../proto/entities/region.ts';
import type { Caller } from '../../proto/permissions.ts';
import { inDomain } from '../kit/permit-domain.ts';
import { permit } from '../kit/permit.ts';
import type { Head } from '../kit/versioned/versioned.ts';

/** The stored region, when this caller may change it; null for one of another domain, which does not exist for them. */
export function permittedRegion(stored: Head<RegionContent> | null, caller: Caller): Head<RegionContent> | null {
  const head = inDomain(stored, caller);
  if (head) permit(caller, 'regions', { regionId: head._id, regionName: head.draft.name });
  return head;
}
