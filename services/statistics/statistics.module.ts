import { statistics } from '../../proto/statistics.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideCollection } from '../kit/providers.ts';
import { recordCounts } from './commands/record-counts.ts';
import { loadSummary } from './queries/load-summary.ts';
import { ReportSums } from './report-sums.ts';
import { Retention } from './retention.ts';
import { DayRows, ReportRows } from './statistics.store.ts';

/** The figures are not archived, because they describe visits to one installation and not its content. */
export const statisticsService = defineService(statistics, {
  handlers: { record: recordCounts, summary: loadSummary },
  providers: [provideCollection(DayRows), provideCollection(ReportRows), ReportSums, Retention],
});
