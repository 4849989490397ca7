import type { Caller } from '../../proto/permissions.ts';
import type { Filter } from '../kit/store/store.ts';
import { visibleRegions } from '../kit/access.ts';

interface Filters {
  formId?: string;
  regionId?: string;
  from?: string;
  to?: string;
  suspicious?: boolean;
}

/** Leads that the caller may see; `cursor` is the position of the last lead of the page before. */
export function leadFilter(
  { formId, regionId, from, to, suspicious = false }: Filters,
  { user, domainId }: Caller,
  cursor: { before?: string; after?: string },
): Filter {
  const visible = visibleRegions(user, 'leads');
  const asked = regionId === undefined ? visible : (visible ?? [regionId]).filter((id) => id === regionId);
  const position = {
    ...(from !== undefined && { gte: from }),
    ...(cursor.after !== undefined && { gt: cursor.after }),
    ...(to !== undefined && { lt: to }),
    ...(cursor.before !== undefined && { lt: smaller(to, cursor.before) }),
  };
  return {
    domainId,
    suspicious,
    ...(Object.keys(position).length > 0 && { position }),
    ...(formId !== undefined && { formId }),
    ...(asked && { regionId: { in: asked } }),
  };
}

const smaller = (a: string | undefined, b: string): string => (a !== undefined && a < b ? a : b);
