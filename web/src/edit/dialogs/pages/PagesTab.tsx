import { useState } from 'react';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import type { Outcome } from '../../page-acts/task.ts';
import { useOwnerNames } from '../../page-acts/use-owner-names.ts';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { Pager } from '../../ui/Pager.tsx';
import { BulkBar } from './BulkBar.tsx';
import { followPage } from './follow-page.ts';
import { type PageFilter, noFilter } from './page-filter.ts';
import { PageFilters } from './PageFilters.tsx';
import { PagesTable } from './PagesTable.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { ScreenProps } from '../places.ts';
import { useListedPages } from './use-listed-pages.ts';
import { useSelectedPages } from './use-selected-pages.ts';
import * as pagesStyles from './pages.module.css';

const SIZES = [25, 50, 100] as const;
const t = messages.pages;

export function PagesTab({ navigate, leaveTo }: Pick<ScreenProps, 'navigate' | 'leaveTo'>) {
  const editor = useEditor();
  const [filter, setFilter] = useState<PageFilter>(noFilter);
  const paging = usePaging(SIZES[0]);
  const { rows, total, error, note } = useListedPages(filter, paging);
  const facets = useCall('GET /sitemap/pageFacets', {});
  const ownersOfRows = rows?.flatMap(({ owner }) => owner ?? []) ?? [];
  const nameOfOwner = useOwnerNames([...(facets.data?.owners ?? []), ...ownersOfRows]);
  const selection = useSelectedPages(filter, rows);
  const change = (next: PageFilter) => {
    setFilter(next);
    paging.onPage(1);
  };
  const changed = (outcomes: readonly Outcome[]) => {
    note(outcomes);
    selection.note(outcomes);
    facets.reload();
    followPage(editor, outcomes, navigate);
  };
  const open = (slug: string) => leaveTo(slug);
  return (
    <div className={pagesStyles.pages}>
      <PageFilters filter={filter} facets={facets.data} nameOfOwner={nameOfOwner} onChange={change}>
        <SavedViews filter={filter} onChoose={change} />
      </PageFilters>
      <BulkBar selection={selection} total={total} onChanged={changed} onOpen={open} />
      <PagesTable
        rows={rows}
        error={error}
        filter={filter}
        nameOfOwner={nameOfOwner}
        selection={selection}
        onSort={change}
        onOpen={open}
      />
      <div className={pagesStyles.pageFoot}>
        <span role="status">{rows && t.total(total)}</span>
        <Pager {...paging} sizes={SIZES} total={total} />
      </div>
    </div>
  );
}
