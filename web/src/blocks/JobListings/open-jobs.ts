/** Jobs stored before closing dates existed have none. */
interface Job {
  place: string;
  closes?: string;
}

export const isClosed = ({ closes }: Pick<Job, 'closes'>, today: string): boolean =>
  closes !== undefined && /^\d{4}-\d\d-\d\d/.test(closes) && closes.slice(0, 10) < today;

export function groupJobs<J extends Job>(jobs: readonly J[]): { place: string; jobs: J[] }[] {
  const groups = new Map<string, J[]>();
  for (const job of jobs) {
    const place = job.place?.trim() ?? '';
    groups.set(place, [...(groups.get(place) ?? []), job]);
  }
  return [...groups].map(([place, group]) => ({ place, jobs: group })).sort((a, b) => +!a.place - +!b.place);
}
