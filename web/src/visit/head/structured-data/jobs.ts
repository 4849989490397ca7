import { countryOfRegion } from '../../../../../proto/language.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { isClosed } from '../../../blocks/JobListings/open-jobs.ts';
import { plainText } from '../../text/plain-text.ts';
import { siteName } from '../../text/title.ts';
import { dayOf } from '../format-day.ts';
import { findDescribed, textOf } from './find-described.ts';
import type { Thing } from './thing.ts';

/** Search engines refuse an incomplete job, and want a job to disappear when it closes. */
export function createJobs(visit: Visit, today: string): Thing[] {
  const { page, region, origin } = visit;
  const addressCountry = countryOfRegion(region?.code ?? '');
  return findDescribed(page, 'job').flatMap((job) => {
    const [title, place, description] = [textOf(job.title), textOf(job.place), textOf(job.description)];
    const [datePosted, validThrough] = [dayOf(textOf(job.posted)), dayOf(textOf(job.closes))];
    if (!title || !place || !plainText(description) || !datePosted || !validThrough || !addressCountry) return [];
    if (isClosed({ closes: validThrough }, today)) return [];
    return [
      {
        '@type': 'JobPosting',
        title,
        description,
        datePosted,
        validThrough: validThrough.length === 10 ? `${validThrough}T23:59:59` : validThrough,
        hiringOrganization: { '@type': 'Organization', name: siteName(visit), sameAs: origin },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: place, addressCountry },
        },
      },
    ];
  });
}
