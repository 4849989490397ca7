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

const settings = ['search', 'page', 'size', 'sort', 'direction'] as const;
const CURSOR = 'cursor';

/** Returns the fragment of an address that opens a screen with its list. It contains what differs from the list as it opens. */
export function formatScreen<F extends string>(id: string, asked: Asked<F>, opened: Asked<F>): string {
  const { filters, cursors } = asked;
  const changed = settings.filter((name) => asked[name] !== opened[name]).map((name) => [name, String(asked[name])]);
  const chosen = Object.entries<string | undefined>(filters).filter(([, value]) => value);
  const query = new URLSearchParams([
    ...changed,
    ...cursors.map((cursor) => [CURSOR, cursor]),
    ...(chosen as [string, string][]),
  ]).toString();
  return query ? `#${id}?${query}` : `#${id}`;
}

export function parseScreen(fragment: string): { id: string; asked: Partial<Asked> } {
  const [id = '', query = ''] = fragment.slice(1).split(/\?(.*)/);
  const values = new URLSearchParams(query);
  const numberOf = (name: string) => Math.max(0, Number.parseInt(values.get(name) ?? '', 10)) || undefined;
  const direction = values.get('direction');
  const read: Partial<Asked> = {
    search: values.get('search') ?? undefined,
    page: numberOf('page'),
    size: numberOf('size'),
    sort: values.get('sort') ?? undefined,
    direction: direction === 'asc' || direction === 'desc' ? direction : undefined,
    filters: Object.fromEntries(
      [...values].filter(([name]) => name !== CURSOR && !settings.some((one) => one === name)),
    ),
    cursors: values.getAll(CURSOR),
  };
  return { id, asked: Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) };
}

/** The fragment is no entry of the history of its own, so that the Back button leaves the page as before. */
export function showFragment(fragment: string): void {
  if (location.hash !== fragment)
    history.replaceState(history.state, '', fragment || location.pathname + location.search);
}
