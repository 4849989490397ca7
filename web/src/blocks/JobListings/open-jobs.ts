/** What was stored before there was a closing date has none. */
interface Job {
  place: string;
  closes?: string;
}

/** Whether the last day for an answer is over. Without a date it never is; no `today` is a day before all of them. */
export const isClosed = ({ closes }: Pick<Job, 'closes'>, today: string): boolean =>
  closes !== undefined && /^\d{4}-\d\d-\d\d/.test(closes) && closes.slice(0, 10) < today;

/** Those of one place together, places in the order in which they first come up; jobs without one stand last. */
export function groupJobs<J extends Job>(jobs: readonly J[]): { place: string; jobs: J[] }[] {
  const groups = new Map<string, J[]>();
  for (const job of jobs) {
    const place = job.place?.trim() ?? '';
    groups.set(place, [...(groups.get(place) ?? []), job]);
  }
  return [...groups].map(([place, some]) => ({ place, jobs: some })).sort((a, b) => +!a.place - +!b.place);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The same on every machine, so that a browser takes over what the server wrote. */
export function formatDay(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  return year ? `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}` : date;
}
