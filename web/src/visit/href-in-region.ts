import { isRegionalPath } from '../../../proto/regional-paths.ts';
import type { Link } from '../../../proto/values.ts';
import type { Visit } from '../../../proto/visit.ts';
import { regionPath } from './visit-context.ts';

/** Links that come with the product and name no region: every region has such a page of its own. */
export const hrefInRegion = (link: Link, visit: Pick<Visit, 'region'>): Link =>
  isRegionalPath(link) ? { ...link, href: regionPath(visit) + link.href } : link;
