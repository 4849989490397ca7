import { useEffect, useState } from 'react';
import type { SitemapRow } from '../../../../proto/entities/sitemap.ts';
import { api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { useDebounced } from '../ui/use-debounced.ts';

const PAUSE = 150;
const SIZE = 8;

interface PageSearchResult {
  search: string;
  pages: readonly SitemapRow[];
  error: string;
}

const nothing: PageSearchResult = { search: '', pages: [], error: '' };

export function usePageSearch(text: string, region: string): PageSearchResult & { loading: boolean } {
  const search = useDebounced(text.trim(), PAUSE);
  const [found, setFound] = useState<PageSearchResult>(nothing);
  useEffect(() => {
    if (search === '') return setFound(nothing);
    const request = new AbortController();
    const find = (more: object) =>
      api('GET /sitemap/filter', { search, size: SIZE, ...more }, { signal: request.signal });
    Promise.all([...(region ? [find({ region })] : []), find({})]).then(
      (answers) => setFound({ search, pages: inOrder(answers.flatMap(({ sitemap }) => sitemap)), error: '' }),
      (error: unknown) => request.signal.aborted || setFound({ search, pages: [], error: errorMessage(error) }),
    );
    return () => request.abort();
  }, [search, region]);
  return { ...found, loading: text.trim() !== found.search };
}

const inOrder = (rows: readonly SitemapRow[]): SitemapRow[] =>
  [...new Map(rows.map((row) => [row._id, row])).values()].slice(0, SIZE);
