import type { Link } from '../../../proto/values.ts';
import type { Visit } from '../../../proto/visit.ts';
import { regionPath } from './visiting.ts';

/** Links that come with the product and name no region: every region has such a page of its own. */
const WITHOUT_REGION = ['/contact', '/sectors', '/news'];

export function hrefInRegion(link: Link, visit: Pick<Visit, 'region'>): Link {
  return link.type === 'page' && WITHOUT_REGION.includes(link.href)
    ? { ...link, href: regionPath(visit) + link.href }
    : link;
}
