import { isRegionalPath } from '../../../../proto/regional-paths.ts';
import type { Link } from '../../../../proto/values.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { regionPath } from './visit-context.ts';

export const hrefInRegion = (link: Link, visit: Pick<Visit, 'region'>): Link =>
  isRegionalPath(link) ? { ...link, href: regionPath(visit) + link.href } : link;
