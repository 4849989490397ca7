import type { PageType } from '../../../../../proto/values.ts';

/** What narrows the sitemap, as it is typed: an empty one is not asked for. */
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

/** The table shows local times, so that a day is asked for from its first to its last local moment. */
export const toQuery = ({ lastModFrom, lastModTo, ...rest }: Filters) => ({
  ...rest,
  lastModFrom: toInstant(lastModFrom, '00:00:00.000'),
  lastModTo: toInstant(lastModTo, '23:59:59.999'),
});

/** What is no day, such as a year of five digits, is left to the server to refuse. */
function toInstant(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}

/** What is wrong with the two dates, or nothing. */
export function validateDates({ lastModFrom, lastModTo }: Filters): string {
  return lastModFrom !== '' && lastModTo !== '' && lastModFrom > lastModTo
    ? 'The last-modified-from date cannot be after the to date.'
    : '';
}
