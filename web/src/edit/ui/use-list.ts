import { createContext, use, useEffect, useState } from 'react';
import { type Asked, formatScreen, parseScreen, showFragment } from '../core/screen-address.ts';
import { useDebounced } from './use-debounced.ts';

const TYPING_MS = 250;

export interface List<F extends string = string> {
  sizes: readonly number[];
  /** The values of the fields; `asked` follows when the user stops typing. */
  typed: Asked<F>;
  asked: Asked<F> & { before: string | undefined };
  /** Changes what the list asks for, and returns to its first page unless `part` names another. */
  ask: (part: Partial<Asked<F>>) => void;
}

const initial = (sizes: readonly number[]) => ({
  search: '',
  filters: {},
  page: 1,
  size: sizes[0]!,
  sort: '',
  direction: 'asc' as const,
  cursors: [],
});

/** The list opens with the first of the sizes as its number of rows. */
export function useList<F extends string = never>(sizes: readonly number[], opened: Partial<Asked<F>> = {}): List<F> {
  const [typed, setTyped] = useState<Asked<F>>({ ...initial(sizes), ...opened });
  const { search, filters } = useDebounced(typed, TYPING_MS);
  return {
    sizes,
    typed,
    asked: { ...typed, search: search.trim(), filters, before: typed.cursors.at(-1) },
    ask: (part) => setTyped((before) => ({ ...before, page: 1, cursors: [], ...part })),
  };
}

/** Id of the screen that contains a list. */
export const ScreenContext = createContext('');

/** The list of a screen. The address has what it asks for, so that a reload or a sent link shows the same. */
export function useScreenList<F extends string = never>(
  sizes: readonly number[],
  opened: Partial<Asked<F>> = {},
): List<F> {
  const screen = use(ScreenContext);
  const [fromAddress] = useState((): Partial<Asked<F>> => {
    const { id, asked } = parseScreen(location.hash);
    if (id !== screen) return {};
    return sizes.includes(asked.size ?? 0) ? asked : { ...asked, size: opened.size ?? sizes[0]! };
  });
  const list = useList(sizes, { ...opened, ...fromAddress });
  const fragment = formatScreen(screen, { ...list.typed, ...list.asked }, { ...initial(sizes), ...opened });
  useEffect(() => showFragment(fragment), [fragment]);
  return list;
}
