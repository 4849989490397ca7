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

/** What is wrong with the two dates, or nothing. */
export function wrongDates({ lastModFrom, lastModTo }: Filters): string {
  return lastModFrom !== '' && lastModTo !== '' && lastModFrom > lastModTo
    ? 'The last-modified-from date cannot be after the to date.'
    : '';
}
