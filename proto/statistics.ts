import { z } from 'zod';
import { defineContract } from './contract.ts';
import { DayCounts, statisticsLimits, StatisticsSummary } from './entities/statistics.ts';
import { Id, QueryNumber } from './values.ts';

export const statistics = defineContract(
  'statistics',
  {
    record: {
      summary: 'Adds what the BFF has counted in a few seconds to the figures of a region and day.',
      kind: 'command',
      who: 'anyone',
      in: DayCounts,
      out: z.object({}),
    },
    summary: {
      summary: 'Returns views, forms sent, referrers and searches of the regions whose pages the caller may edit.',
      kind: 'query',
      who: 'user',
      needs: 'pages.edit',
      in: z.object({
        days: QueryNumber.int()
          .min(1)
          .max(statisticsLimits.days)
          .default(30)
          .describe('Days in UTC up to and including today, 1 to 366.'),
        regionId: Id.optional().describe('Only pages of this region.'),
        path: z.string().startsWith('/').max(2000).optional().describe('Only this page, without searches.'),
      }),
      out: StatisticsSummary,
      http: 'GET /statistics/summary',
    },
  },
  {},
);
