import type { statistics } from '../statistics.ts';
import type { ExamplesOf } from './example.ts';

export const statisticsExamples: ExamplesOf<typeof statistics> = {
  summary: [
    {
      title: 'Of a page in the last week, before anyone has visited it',
      at: '19:20',
      in: { days: 7, path: '/au/benefits' },
      out: {
        totals: { views: 0, conversions: 0, searches: 0 },
        series: [],
        pages: [],
        referrers: [],
        searches: [],
        missing: [],
      },
    },
  ],
};
