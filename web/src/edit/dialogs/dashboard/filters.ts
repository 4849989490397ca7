import type { PageType } from '../../../../../proto/values.ts';
import { messages } from '../../messages/messages.ts';

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

/** Invalid days, such as five-digit years, are sent as typed and rejected by the server. */
function toInstant(day: string, time: string): string {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}

export function validateDates({ lastModFrom, lastModTo }: Filters): string {
  return lastModFrom !== '' && lastModTo !== '' && lastModFrom > lastModTo
    ? messages.dialogs.dashboard.datesReversed
    : '';
}
