import { useRef, useState } from 'react';
import { runWithToast } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';

export const MAX_SELECTED = 500;
const SIZE = 100;

interface Row {
  _id: string;
}

export interface SelectedRows<R extends Row> {
  rows: readonly R[];
  /** Number of rows that can be selected. */
  max: number;
  has: (row: R) => boolean;
  /** Whether all rows that are shown are selected. */
  isAll: boolean;
  /** `isRange` includes the rows between this one and the last one that was toggled. */
  toggle: (row: R, isOn: boolean, isRange?: boolean) => void;
  toggleAll: (isOn: boolean) => void;
  selectFound: () => Promise<void>;
  clear: () => void;
  note: (outcomes: readonly { row?: R; deleted?: string }[]) => void;
}

type Find<R> = (part: { page: number; size: number }) => Promise<{ rows: readonly R[]; total: number }>;

/** The selection remains while the user changes filters or opens another page of the list. */
export function useSelection<R extends Row>(
  shown: readonly R[] | null | undefined,
  find: Find<R>,
  max = MAX_SELECTED,
): SelectedRows<R> {
  const editor = useEditor();
  const [selected, setSelected] = useState<ReadonlyMap<string, R>>(new Map());
  const toggled = useRef('');
  const put = (rows: readonly R[]) => {
    const all = [...selected, ...rows.map((row): [string, R] => [row._id, row])];
    setSelected(new Map([...new Map(all)].slice(0, max)));
  };
  const remove = (rows: readonly R[]) => {
    const ids = new Set(rows.map(({ _id }) => _id));
    setSelected(new Map([...selected].filter(([id]) => !ids.has(id))));
  };
  // The rows that are shown are newer than those that were selected before.
  const newest = new Map((shown ?? []).map((row) => [row._id, row]));
  return {
    max,
    rows: [...selected.values()].map((row) => newest.get(row._id) ?? row),
    has: ({ _id }) => selected.has(_id),
    isAll: !!shown && shown.length > 0 && shown.every(({ _id }) => selected.has(_id)),
    toggle: (row, isOn, isRange) => {
      const rows = isRange ? rowsBetween(shown ?? [], toggled.current, row) : [row];
      toggled.current = row._id;
      (isOn ? put : remove)(rows);
    },
    toggleAll: (isOn) => (isOn ? put : remove)(shown ?? []),
    selectFound: async () => void (await runWithToast(editor, async () => put((await loadFound(find, max)).rows))),
    clear: () => setSelected(new Map()),
    note: (outcomes) =>
      setSelected((before) => {
        const next = new Map(before);
        for (const { row, deleted } of outcomes) {
          if (deleted) next.delete(deleted);
          else if (row && next.has(row._id)) next.set(row._id, row);
        }
        return next;
      }),
  };
}

/** Returns the first rows that are found, and how many there are. */
export async function loadFound<R>(find: Find<R>, max = MAX_SELECTED): Promise<{ rows: R[]; total: number }> {
  const found: R[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await find({ page, size: SIZE });
    found.push(...rows);
    if (rows.length === 0 || found.length >= Math.min(total, max)) return { rows: found, total };
  }
}

/** Returns `to` alone if the row with the id `from` is no longer shown. */
export function rowsBetween<R extends Row>(shown: readonly R[], from: string, to: R): readonly R[] {
  const ends = [from, to._id].map((id) => shown.findIndex(({ _id }) => _id === id));
  return ends.includes(-1) ? [to] : shown.slice(Math.min(...ends), Math.max(...ends) + 1);
}
