import { localSeparator } from '../../../../../proto/csv.ts';
import { startOfDay } from '../../ui/start-of-day.ts';

export interface AuditFilters {
  username: string;
  kind: string;
  from: string;
  to: string;
}

export const noFilters: AuditFilters = { username: '', kind: '', from: '', to: '' };

/** The table shows local times, so that a day begins and ends at local midnight. */
export const toQuery = ({ username, kind, from, to }: AuditFilters) => ({
  ...(username.trim() && { username: username.trim() }),
  ...(kind && { kind }),
  ...(from && { from: startOfDay(from, 0) }),
  ...(to && { to: startOfDay(to, 1) }),
});

export const csvUrl = (filters: AuditFilters, separator = localSeparator()): string => {
  const query = new URLSearchParams(toQuery(filters));
  if (separator !== ',') query.set('separator', separator);
  return `/api/audit/export.csv${query.size > 0 ? `?${query}` : ''}`;
};
