import { useState } from 'react';
import { api } from '../../../api.ts';
import { useEditor } from '../../core/use-editor.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import type { Outcome } from '../../page-acts/task.ts';
import type { ListedPage, PageFilter } from './page-filter.ts';

export const MAX_SELECTED = 500;
const SIZE = 100;

export interface SelectedPages {
  rows: readonly ListedPage[];
  has: (row: ListedPage) => boolean;
  /** Of the rows of the table. */
  isAll: boolean;
  toggle: (row: ListedPage, isOn: boolean) => void;
  toggleAll: (isOn: boolean) => void;
  selectFound: () => Promise<void>;
  clear: () => void;
  note: (outcomes: readonly Outcome[]) => void;
}

/** Stays while the user turns pages and changes filters. */
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
  const selectFound = async () => {
    const found: ListedPage[] = [];
    await runWithToast(editor, async () => {
      for (let page = 1; found.length < MAX_SELECTED; page++) {
        const { pages, total } = await api('GET /sitemap/listPages', { ...filter, page, size: SIZE });
        found.push(...pages);
        if (pages.length === 0 || found.length >= total) break;
      }
      put(found);
    });
  };
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
