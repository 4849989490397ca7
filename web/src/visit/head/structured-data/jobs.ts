import { dayIn, formatWithOffset, nextDay, startOfDay } from '../../../../../proto/event-times.ts';
import { countryOfRegion } from '../../../../../proto/language.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { isClosed } from '../../../blocks/JobListings/JobListings.tsx';
import { plainText } from '../../../../../proto/rich-text.ts';
import { siteName } from '../../text/title.ts';
import { dayOf } from '../sharing.ts';
import { findDescribed, textOf, type SchemaOrgThing } from './find-described.ts';

/** Search engines reject incomplete jobs and pages with several jobs, and require that a job disappears when it closes. */
export function createJobs(visit: Visit, now: Date): SchemaOrgThing[] {
  const { page, region, origin } = visit;
  const jobs = findDescribed(page, 'job');
  if (jobs.length !== 1) return [];
  const addressCountry = countryOfRegion(region?.code ?? '');
  const timeZone = region?.timeZone || 'UTC';
  return jobs.flatMap((job) => {
    const [title, place, description] = [textOf(job.title), textOf(job.place), textOf(job.description)];
    const [datePosted, validThrough] = [dayOf(textOf(job.posted)), dayOf(textOf(job.closes))];
    if (!title || !place || !plainText(description) || !datePosted || !validThrough || !addressCountry) return [];
    if (isClosed({ closes: validThrough }, dayIn(now, timeZone))) return [];
    return [
      {
        '@type': 'JobPosting',
        title,
        description,
        datePosted,
        validThrough: formatWithOffset(endOfDay(validThrough.slice(0, 10), timeZone), timeZone),
        employmentType: employmentTypes.find(([words]) => words.test(textOf(job.kind)))?.[1],
        hiringOrganization: { '@type': 'Organization', name: siteName(visit), sameAs: origin },
        ...createLocation(place, addressCountry),
      },
    ];
  });
}

/** A place such as “Perth, or from home” begins with the town. A job that can only be done from home has no town. */
function createLocation(place: string, addressCountry: string): Record<string, unknown> {
  const addressLocality = place.split(/\s*[,;/(]|\s+(?:and|or|oder|und)\s/)[0]!;
  if (AT_HOME.test(addressLocality))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: addressCountry },
    };
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality, addressCountry } },
  };
}

const AT_HOME = /\b(remote|anywhere|home|zuhause|homeoffice)\b/i;

const employmentTypes: [RegExp, string][] = [
  [/full[\s-]?time|vollzeit/i, 'FULL_TIME'],
  [/part[\s-]?time|teilzeit/i, 'PART_TIME'],
];

const endOfDay = (day: string, timeZone: string): Date => new Date(startOfDay(nextDay(day), timeZone).getTime() - 1000);
