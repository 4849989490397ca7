import { useState, useEffect } from 'react';
import { api } from '../../../api.ts';
import type { Outcome } from '../../page-acts/task.ts';
import type { ListedPage, PageFilter } from './page-filter.ts';
import { type CallState, type In, type Out, useCall } from '../../ui/use-call.ts';
import type { Asked } from '../../core/screen-address.ts';

export async function findPages(filter: In<'GET /sitemap/listPages'>, signal?: AbortSignal) {
  const { pages, total } = await api('GET /sitemap/listPages', filter, { signal });
  return { rows: pages, total };
}

const FIRST_RELOAD_MS = 400;
/** Each pause is twice as long as the one before, which is 12 seconds in all. */
const RELOADS = 5;

interface ListedPages {
  rows: readonly ListedPage[] | null;
  total: number;
  error: string;
  facets: CallState<Out<'GET /sitemap/pageFacets'>>['data'];
  note: (outcomes: readonly Outcome[]) => void;
}

/** Applies the changes of the user to the list immediately, because the service updates it with a short delay. */
export function useListedPages(filter: PageFilter, { page, size }: Pick<Asked, 'page' | 'size'>): ListedPages {
  const { data, error, ...listed } = useCall('GET /sitemap/listPages', { ...filter, page, size });
  const facets = useCall('GET /sitemap/pageFacets', {});
  const [known, setKnown] = useState<ReadonlyMap<string, ListedPage | null>>(new Map());
  const [reloads, setReloads] = useState(0);
  const reload = () => {
    listed.reload();
    facets.reload();
  };
  useEffect(() => {
    if (reloads === 0) return;
    const timer = setTimeout(
      () => {
        reload();
        setReloads(reloads - 1);
      },
      FIRST_RELOAD_MS * 2 ** (RELOADS - reloads),
    );
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `reload` is a new function on every render.
  }, [reloads]);
  const note = (outcomes: readonly Outcome[]) => {
    const changed = outcomes.flatMap(({ page: row, deleted }): [string, ListedPage | null][] =>
      deleted ? [[deleted, null]] : row ? [[row._id, row]] : [],
    );
    setKnown(new Map([...known, ...changed]));
    reload();
    setReloads(RELOADS);
  };
  const rows = data && data.pages.flatMap((row) => newest(row, known));
  return { rows, total: data?.total ?? 0, error, facets: facets.data, note };
}

function newest(row: ListedPage, known: ReadonlyMap<string, ListedPage | null>): ListedPage[] {
  const own = known.get(row._id);
  if (own === null) return [];
  return [own && own.revision > row.revision ? own : row];
}
