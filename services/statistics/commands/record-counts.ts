import { statistics } from '../../../proto/statistics.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ReportSums } from '../report-sums.ts';
import { ReportRows } from '../statistics.store.ts';

export const recordCounts = handle(
  statistics.calls.record,
  { reports: ReportRows, sums: ReportSums, clock: CLOCK },
  async (counts, { domainId }, { reports, sums, clock }) => {
    await reports.insert({ ...counts, _id: clock.id(), domainId });
    await sums.addIfMany({ domainId, regionId: counts.regionId, day: counts.day });
    return {};
  },
);
