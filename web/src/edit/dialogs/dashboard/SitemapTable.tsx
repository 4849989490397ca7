import { useDeferredValue, useState } from 'react';
import { listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { SitemapFilters } from './SitemapFilters.tsx';
import { type Filters, noFilters, toQuery, validateDates } from './filters.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.dialogs.dashboard;

const SIZES = [5, 10, 25, 50, 100] as const;
const DEFAULT_SIZE = 10;
const columns = [
  common.slug,
  common.pageType,
  t.lastModified,
  common.lastPublished,
  t.currentlyPublished,
  t.publishableByYou,
  common.changeFrequency,
  common.priority,
] as const;

export function SitemapTable({ onOpen }: { onOpen: (slug: string) => void }) {
  const editor = useEditor();
  const [filters, setFilters] = useState<Filters>(noFilters);
  const paging = usePaging(DEFAULT_SIZE);
  const [filtering, setFiltering] = useState(false);
  const [validFilters, setValidFilters] = useState(noFilters);
  const query = useDeferredValue(validFilters);
  const { data, error } = useCall('GET /sitemap/filter', { ...toQuery(query), page: paging.page, size: paging.size });
  const change = (next: Filters) => {
    setFilters(next);
    paging.onPage(1);
    if (!validateDates(next)) setValidFilters(next);
  };
  return (
    <div className={tablesStyles.dashboard}>
      <div className={tablesStyles.dashboardMain}>
        <div className={inputsStyles.actions}>
          <h3>{t.sitemap}</h3>
          <Button aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
            {filtering ? t.hideFilters : t.showFilters}
          </Button>
        </div>
        <PagedTable
          columns={columns}
          rows={data?.sitemap}
          total={data?.total ?? 0}
          keyOf={({ _id }) => _id}
          error={error}
          paging={paging}
          sizes={SIZES}
        >
          {(row) => (
            <>
              <td>
                <button type="button" className={baseStyles.link} onClick={() => onOpen(row.slug)}>
                  /{row.slug}
                </button>
              </td>
              <td>{listPageTypes(editor).find(({ name }) => name === row.pageType)?.label ?? row.pageType}</td>
              <td>{formatDateTime(row.updatedAt)}</td>
              <td>{formatDateTime(row.lastPublished)}</td>
              <td>{row.published ? common.yes : common.no}</td>
              <td>{row.publishableByYou ? common.yes : common.no}</td>
              <td>{row.frequency ?? common.notSet}</td>
              <td>{row.priority ?? common.notSet}</td>
            </>
          )}
        </PagedTable>
      </div>
      {filtering && <SitemapFilters filters={filters} onChange={change} />}
    </div>
  );
}
