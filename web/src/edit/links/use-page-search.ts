import type { SitemapRow } from '../../../../proto/entities/sitemap.ts';
import { api } from '../../api.ts';
import { useResult } from '../ui/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';

const PAUSE = 150;
const SIZE = 8;
const nothing: readonly SitemapRow[] = [];

/** Lists pages of the region before others. */
export function usePageSearch(text: string, region: string) {
  const search = useDebounced(text.trim(), PAUSE);
  const { data, error, loading } = useResult(`${region} ${search}`, async (signal) => {
    const find = (more: object) => api('GET /sitemap/filter', { search, size: SIZE, ...more }, { signal });
    const answers = search === '' ? [] : await Promise.all([...(region ? [find({ region })] : []), find({})]);
    return inOrder(answers.flatMap(({ sitemap }) => sitemap));
  });
  return { pages: data ?? nothing, error, loading: loading || text.trim() !== search };
}

const inOrder = (rows: readonly SitemapRow[]): SitemapRow[] =>
  [...new Map(rows.map((row) => [row._id, row])).values()].slice(0, SIZE);
