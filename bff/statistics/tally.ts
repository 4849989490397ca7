import type { DayCounts } from '../../proto/entities/statistics.ts';

export const MAX_ENTRIES = 500;

export interface Place {
  domainId: string;
  regionId: string;
  day: string;
}

export type Counted =
  { kind: 'view'; path: string; host: string } | { kind: 'conversion'; path: string } | { kind: 'search'; q: string };

interface Entry {
  place: Place;
  counted: Counted;
  count: number;
}

export class Tally {
  private entries = new Map<string, Entry>();

  /** Returns false if the tally is full. */
  add(place: Place, counted: Counted): boolean {
    const { domainId, regionId, day } = place;
    const key = JSON.stringify([domainId, regionId, day, ...Object.values(counted)]);
    const entry = this.entries.get(key);
    if (!entry && this.entries.size >= MAX_ENTRIES) return false;
    if (entry) entry.count += 1;
    else this.entries.set(key, { place, counted, count: 1 });
    return true;
  }

  take(): { domainId: string; counts: DayCounts }[] {
    const entries = [...this.entries.values()];
    this.entries = new Map();
    const byPlace = new Map<string, Entry[]>();
    for (const entry of entries) {
      const { domainId, regionId, day } = entry.place;
      const key = JSON.stringify([domainId, regionId, day]);
      byPlace.set(key, [...(byPlace.get(key) ?? []), entry]);
    }
    return [...byPlace.values()].map((group) => {
      const { domainId, regionId, day } = group[0]!.place;
      return { domainId, counts: { regionId, day, pages: pagesOf(group), searches: group.flatMap(toSearch) } };
    });
  }
}

function pagesOf(entries: Entry[]): DayCounts['pages'] {
  const pages = new Map<string, DayCounts['pages'][number]>();
  for (const { counted, count } of entries) {
    if (counted.kind === 'search') continue;
    const page = pages.get(counted.path) ?? { path: counted.path, views: 0, conversions: 0, referrers: [] };
    pages.set(counted.path, page);
    if (counted.kind === 'conversion') page.conversions += count;
    else page.views += count;
    if (counted.kind === 'view' && counted.host !== '') page.referrers.push({ host: counted.host, views: count });
  }
  return [...pages.values()];
}

const toSearch = ({ counted, count }: Entry) => (counted.kind === 'search' ? [{ q: counted.q, count }] : []);
