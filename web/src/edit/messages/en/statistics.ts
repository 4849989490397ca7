import type { Format } from '../../../messages/catalogues.ts';

export const statistics = ({ number, plural, date }: Format) => ({
  title: 'Statistics',
  period: 'Period',
  lastDays: (days: number) => `Last ${number(days)} days`,
  count: number,
  date: (day: string) => date(day) ?? day,
  day: 'Day (UTC)',
  views: 'Page views',
  conversions: 'Forms sent',
  searches: 'Searches',
  highest: (count: number) => `Highest: ${number(count)}`,
  chart: ({ days, best, views }: { days: number; best: string; views: number }) =>
    `Page views and sent forms on each of the last ${number(days)} days. Most views: ${number(views)} on ${best}.`,
  dayFigures: ({ day, views, conversions }: { day: string; views: number; conversions: number }) =>
    `${day}: ${number(views)} ${plural(views, { one: 'view', other: 'views' })}, ${number(conversions)} ${plural(conversions, { one: 'form', other: 'forms' })} sent`,
  asTable: 'Show as a table',
  topPages: 'Most viewed pages',
  detailsOf: (path: string) => `Details of ${path}`,
  onlyPage: (path: string) => `Only ${path}`,
  allPages: 'Show all pages',
  referrers: 'Referrers',
  noReferrers: 'No visitor has followed a link from another site.',
  topSearches: 'Most frequent searches',
  noSearches: 'Nobody has searched.',
  nothing:
    'Nothing was counted in this period. A view appears here about half a minute after a visitor has opened a page.',
  privacy:
    'Counted without cookies and without data about visitors. Editors, programs and visitors who ask not to be tracked are not counted.',
});
