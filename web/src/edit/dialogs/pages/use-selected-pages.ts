import { useState, useEffect } from 'react';
import { api } from '../../../api.ts';
import { useEditor } from '../../core/use-editor.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import type { Outcome } from '../../page-acts/task.ts';
import type { ListedPage, PageFilter } from './page-filter.ts';
import { type In, type Out, useCall } from '../../ui/use-call.ts';
import type { Asked } from '../../ui/use-list.ts';

export const MAX_SELECTED = 500;
const SIZE = 100;

export interface SelectedPages {
  rows: readonly ListedPage[];
  has: (row: ListedPage) => boolean;
  /** Whether all rows of the table are selected. */
  isAll: boolean;
  toggle: (row: ListedPage, isOn: boolean) => void;
  toggleAll: (isOn: boolean) => void;
  selectFound: () => Promise<void>;
  clear: () => void;
  note: (outcomes: readonly Outcome[]) => void;
}

/** Returns the first 500 pages that the filter finds, and how many it finds. */
export async function loadPages(
  filter: In<'GET /sitemap/listPages'>,
  signal?: AbortSignal,
): Promise<Out<'GET /sitemap/listPages'>> {
  const found: ListedPage[] = [];
  for (let page = 1; ; page++) {
    const { pages, total } = await api('GET /sitemap/listPages', { ...filter, page, size: SIZE }, { signal });
    found.push(...pages);
    if (pages.length === 0 || found.length >= Math.min(total, MAX_SELECTED)) return { pages: found, total };
  }
}

/** The selection remains while the user changes filters or opens another page of the list. */
export function useSelectedPages(filter: PageFilter, shown: readonly ListedPage[] | null): SelectedPages {
  const editor = useEditor();
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedPage>>(new Map());
  const put = (rows: readonly ListedPage[]) => {
    const all = [...selected, ...rows.map((row): [string, ListedPage] => [row._id, row])];
    setSelected(new Map([...new Map(all)].slice(0, MAX_SELECTED)));
  };
  const remove = (rows: readonly Pick<ListedPage, '_id'>[]) => {
    const ids = new Set(rows.map(({ _id }) => _id));
    setSelected(new Map([...selected].filter(([id]) => !ids.has(id))));
  };
  // The rows of the table are newer than those that were selected before.
  const newest = new Map((shown ?? []).map((row) => [row._id, row]));
  const selectFound = async () => void (await runWithToast(editor, async () => put((await loadPages(filter)).pages)));
  return {
    rows: [...selected.values()].map((row) => newest.get(row._id) ?? row),
    has: ({ _id }) => selected.has(_id),
    isAll: shown !== null && shown.length > 0 && shown.every(({ _id }) => selected.has(_id)),
    toggle: (row, isOn) => (isOn ? put([row]) : remove([row])),
    toggleAll: (isOn) => (isOn ? put(shown ?? []) : remove(shown ?? [])),
    selectFound,
    clear: () => setSelected(new Map()),
    note: (outcomes) =>
      setSelected((before) => {
        const next = new Map(before);
        for (const { page, deleted } of outcomes) {
          if (deleted) next.delete(deleted);
          else if (page && next.has(page._id)) next.set(page._id, page);
        }
        return next;
      }),
  };
}

const RELOAD_MS = 400;
const RELOADS = 4;

interface ListedPages {
  rows: readonly ListedPage[] | null;
  total: number;
  error: string;
  note: (outcomes: readonly Outcome[]) => void;
}

/** Applies the changes of the user to the list immediately, because the service updates it with a short delay. */
export function useListedPages(filter: PageFilter, { page, size }: Pick<Asked, 'page' | 'size'>): ListedPages {
  const { data, error, reload } = useCall('GET /sitemap/listPages', { ...filter, page, size });
  const [known, setKnown] = useState<ReadonlyMap<string, ListedPage | null>>(new Map());
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    if (reloads === 0) return;
    const timer = setTimeout(() => {
      reload();
      setReloads(reloads - 1);
    }, RELOAD_MS);
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
  return { rows: data && data.pages.flatMap((row) => newest(row, known)), total: data?.total ?? 0, error, note };
}

function newest(row: ListedPage, known: ReadonlyMap<string, ListedPage | null>): ListedPage[] {
  const own = known.get(row._id);
  if (own === null) return [];
  return [own && own.revision > row.revision ? own : row];
}
