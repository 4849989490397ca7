import { statistics } from '../../proto/statistics.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideCollection } from '../kit/providers.ts';
import { recordCounts } from './commands/record-counts.ts';
import { loadSummary } from './queries/load-summary.ts';
import { Retention } from './retention.ts';
import { DAYS, daysSpec } from './statistics.store.ts';

/** Not archived: figures describe visits to one installation, not its content. */
export const statisticsService = defineService(statistics, {
  handlers: { record: recordCounts, summary: loadSummary },
  providers: [provideCollection(DAYS, daysSpec), Retention],
});
