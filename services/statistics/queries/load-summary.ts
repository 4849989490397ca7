import { statistics } from '../../../proto/statistics.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { visibleRegions } from '../../kit/access.ts';
import { daysAgo } from '../days-ago.ts';
import { DAYS } from '../statistics.store.ts';
import { Summary } from '../summary.ts';

const BATCH = 50;
/** Days times regions. */
const MAX_DOCUMENTS = 20_000;

export const loadSummary = handle(
  statistics.calls.summary,
  { stored: DAYS, clock: CLOCK },
  async ({ days, regionId, path }, { domainId, user }, { stored, clock }) => {
    const visible = visibleRegions(user, 'pages.edit');
    const regionIds = regionId === undefined ? visible : (visible ?? [regionId]).filter((id) => id === regionId);
    const filter = {
      domainId,
      day: { gte: daysAgo(days - 1, clock.now()) },
      ...(regionIds && { regionId: { in: regionIds } }),
    };
    const summary = new Summary(path);
    for (let skip = 0, read = BATCH; read === BATCH && skip < MAX_DOCUMENTS; skip += BATCH) {
      const found = await stored.find(filter, { sort: { day: 'asc' }, skip, limit: BATCH });
      for (const day of found) summary.add(day);
      read = found.length;
    }
    return summary.result();
  },
);
