import { z } from 'zod';
import { Id } from '../values.ts';

export const statisticsLimits = {
  /** Maximum number of pages, searches and missing addresses per region and day; others count only in the totals. */
  pages: 1000,
  searches: 200,
  missing: 100,
  referrers: 10,
  days: 366,
  path: 2000,
} as const;

const Count = z.number().int().min(0).max(10_000_000);

const ReferrerViews = z.object({
  host: z.string().min(1).max(253).describe('Host of the page with the link.'),
  views: Count,
});
type ReferrerViews = z.infer<typeof ReferrerViews>;

const PageCounts = z.object({
  path: z.string().startsWith('/').max(statisticsLimits.path).describe('Path of the page.'),
  views: Count,
  conversions: Count.describe('Forms that were sent from the page.'),
});
type PageCounts = z.infer<typeof PageCounts>;

const SearchCount = z.object({ q: z.string().min(1).max(60), count: Count });
type SearchCount = z.infer<typeof SearchCount>;

const MissingAddress = z.object({
  path: z.string().startsWith('/').max(statisticsLimits.path).describe('Path at which visitors found no page.'),
  count: Count,
});
type MissingAddress = z.infer<typeof MissingAddress>;

export const DayCounts = z.object({
  regionId: z.union([Id, z.literal('')]).describe('Id of the region; empty for pages of no region.'),
  day: z.iso.date().describe('Day in UTC.'),
  pages: z.array(PageCounts.extend({ referrers: z.array(ReferrerViews).max(500) })).max(500),
  searches: z.array(SearchCount).max(500),
  missing: z.array(MissingAddress).max(500).optional(),
});
export type DayCounts = z.infer<typeof DayCounts>;

export const StatisticsSummary = z.object({
  totals: z.object({ views: Count, conversions: Count, searches: Count }),
  series: z
    .array(z.object({ day: z.iso.date(), views: Count, conversions: Count }))
    .describe('Days in UTC on which something was counted, the earliest first.'),
  pages: z.array(PageCounts).describe('The 50 pages with the most views.'),
  referrers: z.array(ReferrerViews).describe('The 20 hosts that led to the most views.'),
  searches: z.array(SearchCount).describe('The 20 most frequent searches, with and without results.'),
  missing: z
    .array(MissingAddress)
    .describe('The 20 addresses at which most visitors found no page. Empty if a `path` is given.'),
});
export type StatisticsSummary = z.infer<typeof StatisticsSummary>;
