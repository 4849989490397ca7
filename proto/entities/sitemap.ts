import { z } from 'zod';
import { Id, Instant, frequencies, QueryNumber } from '../values.ts';
import { pageTypes } from './page.ts';
import { pageFilterFields, pageStatuses } from './page-filter.ts';

export const SitemapRow = z.object({
  _id: Id,
  domainId: Id,
  slug: z.string(),
  title: z.string().optional(),
  pageType: z.enum(pageTypes),
  template: z.string(),
  region: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  published: z.boolean(),
  lastPublished: Instant.optional(),
  publishedAt: Instant.optional(),
  frequency: z.enum(frequencies).optional(),
  priority: z.number().optional(),
  hideFromSitemap: z.boolean().optional(),
  hideFromRobots: z.boolean().optional(),
  publishableByYou: z.boolean(),
});
export type SitemapRow = z.infer<typeof SitemapRow>;

export const calendarKinds = ['published', 'article', 'event'] as const;

const MAX_CALENDAR_DAYS = 42;
const MAX_CALENDAR_ENTRIES = 500;

const DAY_MS = 86_400_000;
const Day = z.iso.date().regex(/^[12]/, 'The year is between 1000 and 2999.');
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const CalendarQuery = z
  .object({
    from: Day.describe('First day, such as `2026-03-01`.'),
    to: Day.describe(`Last day; with the first at most ${MAX_CALENDAR_DAYS} days.`),
    region: pageFilterFields.region,
    kind: z
      .enum(['', ...calendarKinds])
      .default('')
      .describe('Only entries of this kind.'),
    limit: QueryNumber.int()
      .min(1)
      .max(MAX_CALENDAR_ENTRIES)
      .default(MAX_CALENDAR_ENTRIES)
      .describe(`Most entries in the answer, 1 to ${MAX_CALENDAR_ENTRIES}.`),
  })
  .refine(({ from, to }) => from <= to, { message: 'The from date cannot be after the to date.' })
  .refine(({ from, to }) => !(daysBetween(from, to) >= MAX_CALENDAR_DAYS), {
    message: `A calendar has at most ${MAX_CALENDAR_DAYS} days.`,
  });

export const CalendarEntry = z.object({
  _id: Id.describe('Id of the page.'),
  day: z
    .string()
    .describe(
      'Day of the entry. For a publish, in the time zone of the region, or in UTC for pages of no region; otherwise the day on the page, in the time zone of the event.',
    ),
  kind: z
    .enum(calendarKinds)
    .describe('Last publish of the page, date of an article, or first or last day of an event.'),
  slug: z.string(),
  title: z.string(),
  region: z.string().describe('Address prefix of the region, empty for a page of no region.'),
  pageType: z.enum(pageTypes),
  status: z.enum(pageStatuses).describe('State of the page now.'),
  firstDay: z.string().optional().describe('First day of an event.'),
  lastDay: z.string().optional().describe('Last day of an event.'),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;
