import { useState } from 'react';
import { api } from '../../../api.ts';
import type { Outcome } from '../../page-acts/task.ts';
import type { ListedPage, PageFilter } from './page-filter.ts';
import { type CallState, type In, type Out, useCall } from '../../ui/use-call.ts';
import type { Asked } from '../../core/screen-address.ts';

export async function findPages(filter: In<'GET /sitemap/listPages'>, signal?: AbortSignal) {
  const { pages, total } = await api('GET /sitemap/listPages', filter, { signal });
  return { rows: pages, total };
}

const FIRST_PAUSE_MS = 400;
const RELOADING_MS = 12_000;

interface ListedPages {
  rows: readonly ListedPage[] | null;
  total: number;
  error: string;
  facets: CallState<Out<'GET /sitemap/pageFacets'>>['data'];
  note: (outcomes: readonly Outcome[]) => void;
}

/** Applies the changes of the user to the list immediately, because the service updates it with a short delay. */
export function useListedPages(filter: PageFilter, { page, size }: Pick<Asked, 'page' | 'size'>): ListedPages {
  const [changedAt, setChangedAt] = useState(-Infinity);
  /** Each pause is as long as the time since the change. */
  const pause = () => {
    const passed = performance.now() - changedAt;
    return passed < RELOADING_MS && Math.max(passed, FIRST_PAUSE_MS);
  };
  const { data, error, reload } = useCall('GET /sitemap/listPages', { ...filter, page, size }, pause);
  const facets = useCall('GET /sitemap/pageFacets', {}, pause);
  const [known, setKnown] = useState<ReadonlyMap<string, ListedPage | null>>(new Map());
  const note = (outcomes: readonly Outcome[]) => {
    const changed = outcomes.flatMap(({ page: row, deleted }): [string, ListedPage | null][] =>
      deleted ? [[deleted, null]] : row ? [[row._id, row]] : [],
    );
    setKnown(new Map([...known, ...changed]));
    setChangedAt(performance.now());
    reload();
    facets.reload();
  };
  const rows = data && data.pages.flatMap((row) => newest(row, known));
  return { rows, total: data?.total ?? 0, error, facets: facets.data, note };
}

function newest(row: ListedPage, known: ReadonlyMap<string, ListedPage | null>): ListedPage[] {
  const own = known.get(row._id);
  if (own === null) return [];
  return [own && own.revision > row.revision ? own : row];
}
