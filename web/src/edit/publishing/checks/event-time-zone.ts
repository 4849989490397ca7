import { findZone } from '../../../../../proto/zone-of-region.ts';
import { api } from '../../../api.ts';
import type { ShownCheck } from './find-problems.ts';

/** The times of an event are ambiguous if neither it nor its region has a time zone and the country has several. */
export const eventTimeZone: ShownCheck = async ({ page: { pageType, header, region } }) => {
  if (pageType !== 'event' || !header.startTime || header.timeZone) return [];
  // The regions of a visit have the zone that is used, whether it was chosen or not.
  const own = (await api('GET /regions/loadRegions', {})).find(({ _id }) => _id === region?._id);
  return own && findZone(own) ? [] : [{ item: [], what: '', field: ['header', 'timeZone'] }];
};
