import type { Format } from '../../../messages/catalogues.ts';

export const calendar = ({ number, plural }: Format) => ({
  title: 'Calendar',
  caption: (month: string) => `${month}: what went live, and which articles and events are dated`,
  zones: 'What went live has the date that it was in the region of the page.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  kinds: { article: 'Dates of articles', event: 'Dates of events' },
  wentLive: 'Went live',
  eventStarts: 'Event starts',
  eventEnds: 'Event ends',
  offline: 'Not live now',
  total: (count: number, month: string) =>
    `${plural(count, { one: '1 entry', other: `${number(count)} entries` })} in ${month}.`,
  none: (month: string) => `Nothing went live in ${month}, and no article or event is dated then.`,
  noneFiltered: (month: string) => `Nothing in ${month} matches these filters.`,
  hasMore: ({ count, day }: { count: number; day: string }) =>
    `Only the first ${number(count)} entries are shown, up to ${day}. Choose a region or a kind to see others.`,
  more: (count: number) => `${number(count)} more`,
  moreOn: (count: number, day: string) => `${number(count)} more on ${day}`,
  failed: 'The calendar could not be loaded.',
  tryAgain: 'Try again',
});
