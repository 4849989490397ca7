import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';

const TYPING_MS = 250;

/** The search, filters and order of a list. A filter that is not set is missing or empty. */
export interface Asked<F extends string = string> {
  search: string;
  filters: Partial<Record<F, string>>;
  /** 1-based. */
  page: number;
  size: number;
  sort: string;
  direction: 'asc' | 'desc';
  /** Cursors of the previous pages, for a list without page numbers. */
  cursors: readonly string[];
}

export interface List<F extends string = string> {
  sizes: readonly number[];
  /** The values of the fields; `asked` follows when the user stops typing. */
  typed: Asked<F>;
  asked: Asked<F> & { before: string | undefined };
  /** Changes what the list asks for, and returns to its first page unless `part` names another. */
  ask: (part: Partial<Asked<F>>) => void;
}

/** The list opens with the first of the sizes as its number of rows. */
export function useList<F extends string = never>(sizes: readonly number[], opened: Partial<Asked<F>> = {}): List<F> {
  const [typed, setTyped] = useState<Asked<F>>({
    search: '',
    filters: {},
    page: 1,
    size: sizes[0]!,
    sort: '',
    direction: 'asc',
    cursors: [],
    ...opened,
  });
  const { search, filters } = useDebounced(typed, TYPING_MS);
  return {
    sizes,
    typed,
    asked: { ...typed, search: search.trim(), filters, before: typed.cursors.at(-1) },
    ask: (part) => setTyped((before) => ({ ...before, page: 1, cursors: [], ...part })),
  };
}
