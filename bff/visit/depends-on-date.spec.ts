import type { Page } from '../../proto/entities/page.ts';
import { dependsOnDate } from './depends-on-date.ts';

const pageOf = (...days: unknown[]) => {
  const jobs = { componentType: 'JobListings', key: 'j', jobs: days.map((closes, at) => ({ key: `r${at}`, closes })) };
  return { contents: [{ componentType: 'SplitContent', key: 's', left: [jobs] }] } as unknown as Page;
};

test.each<[string, Page | null, boolean]>([
  ['closes tomorrow', pageOf('2026-11-03'), true],
  ['closes today', pageOf('2026-11-02T00:00'), true],
  ['is over, next to one that is not', pageOf('2026-01-01', '2026-12-24'), true],
  ['is over', pageOf('2026-11-01'), false],
  ['has no last day', pageOf('', undefined), false],
  ['has something else there', pageOf({ day: '2026-12-24' }, 7, 'soon'), false],
  ['is on no page', null, false],
])('a page whose job %s', (_what, page, changes) => {
  expect(dependsOnDate(page, '2026-11-02')).toBe(changes);
});
