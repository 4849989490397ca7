import type { PageType } from '../../../../../proto/values.ts';

/** As typed; empty values do not filter. */
export interface Filters {
  slug: string;
  pageType: '' | PageType;
  freq: '' | 'never' | 'yearly' | 'monthly' | 'weekly' | 'daily' | 'hourly' | 'always';
  priority: string;
  lastModFrom: string;
  lastModTo: string;
  publishableByYou: '' | 'true' | 'false';
}

export const noFilters: Filters = {
  slug: '',
  pageType: '',
  freq: '',
  priority: '',
  lastModFrom: '',
  lastModTo: '',
  publishableByYou: '',
};

/** The table shows local times, so a day is sent as its first and last local millisecond. */
export const toQuery = ({ lastModFrom, lastModTo, ...others }: Filters) => ({
  ...others,
  lastModFrom: toInstant(lastModFrom, '00:00:00.000'),
  lastModTo: toInstant(lastModTo, '23:59:59.999'),
});

/** Invalid days, such as years of five digits, are left to the server to reject. */
function toInstant(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}

export function validateDates({ lastModFrom, lastModTo }: Filters): string {
  return lastModFrom !== '' && lastModTo !== '' && lastModFrom > lastModTo
    ? 'The last-modified-from date cannot be after the to date.'
    : '';
}
