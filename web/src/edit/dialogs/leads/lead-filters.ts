import { localSeparator } from '../../../../../proto/csv.ts';
import { startOfDay } from '../../ui/start-of-day.ts';

/** Filters that are not set are empty. */
export interface LeadFilters {
  formId: string;
  regionId: string;
  from: string;
  to: string;
  /** Not empty if the list is limited to suspicious leads. */
  suspicious: string;
}

/** The table shows local times, so that a day begins and ends at local midnight. */
export function toQuery({ formId, regionId, from, to, suspicious }: Partial<LeadFilters>) {
  return {
    ...(formId && { formId }),
    ...(regionId && { regionId }),
    ...(from && { from: startOfDay(from, 0) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(suspicious && { suspicious: true }),
  };
}

export const csvUrl = (filters: Partial<LeadFilters>, separator = localSeparator()): string => {
  const query = new URLSearchParams(Object.entries(toQuery(filters)).map(([name, value]) => [name, String(value)]));
  if (separator !== ',') query.set('separator', separator);
  return `/api/leads/export.csv${query.size > 0 ? `?${query}` : ''}`;
};
