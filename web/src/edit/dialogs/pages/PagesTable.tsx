import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { pageStatuses } from './page-statuses.ts';
import type { NameOfOwner } from '../../page-acts/use-owner-names.ts';
import { nameOfPage } from '../../page-acts/to-listed-page.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { type ListedPage, type PageFilter, type PageOrder, sortBy } from './page-filter.ts';
import { formatShort } from './format-short.ts';
import type { SelectedPages } from './use-selected-pages.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as pagesStyles from './pages.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.pages;

const columns: readonly { order: PageOrder; label: string }[] = [
  { order: 'title', label: common.title },
  { order: 'slug', label: common.address },
  { order: 'region', label: common.region },
  { order: 'pageType', label: common.type },
  { order: 'status', label: t.status },
  { order: 'editor', label: t.editor },
  { order: 'owner', label: common.owner },
  { order: 'updatedAt', label: t.updatedAt },
  { order: 'lastPublished', label: common.lastPublished },
];

interface PagesTableProps {
  rows: readonly ListedPage[] | null;
  error: string;
  filter: PageFilter;
  nameOfOwner: NameOfOwner;
  selection: SelectedPages;
  onSort: (filter: PageFilter) => void;
  onOpen: (slug: string) => void;
}

export function PagesTable({ rows, error, filter, nameOfOwner, selection, onSort, onOpen }: PagesTableProps) {
  return (
    <>
      <ErrorMessage>{error}</ErrorMessage>
      <div className={tablesStyles.scroll}>
        <table className={`${tablesStyles.table} ${pagesStyles.pageTable}`}>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={t.selectAll}
                  checked={selection.isAll}
                  onChange={(event) => selection.toggleAll(event.target.checked)}
                />
              </th>
              {columns.map(({ order, label }) => (
                <SortHead key={order} {...{ order, label, filter, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <PageRow key={row._id} row={row} nameOfOwner={nameOfOwner} selection={selection} onOpen={onOpen} />
            ))}
            {(!rows || rows.length === 0) && (
              <tr>
                <td colSpan={columns.length + 1}>{rows ? t.none : !error && common.loading}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface SortHeadProps {
  order: PageOrder;
  label: string;
  filter: PageFilter;
  onSort: (filter: PageFilter) => void;
}

function SortHead({ order, label, filter, onSort }: SortHeadProps) {
  const isSorted = filter.sort === order;
  const Arrow = filter.direction === 'asc' ? ChevronUp : ChevronDown;
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? undefined : filter.direction === 'asc' ? 'ascending' : 'descending'}
      className={isSorted ? pagesStyles.pageSorted : undefined}
    >
      <button type="button" className={pagesStyles.pageSort} onClick={() => onSort(sortBy(filter, order))}>
        {label}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}

interface PageRowProps {
  row: ListedPage;
  nameOfOwner: NameOfOwner;
  selection: SelectedPages;
  onOpen: (slug: string) => void;
}

function PageRow({ row, nameOfOwner, selection, onOpen }: PageRowProps) {
  const editor = useEditor();
  const { slug, title, region, pageType, status, tags, isTemplate, updatedAt, lastPublished } = row;
  const regionName = useEditorState().visit?.regions.find(({ slugPrefix }) => slugPrefix === region)?.name;
  return (
    <tr className={selection.has(row) ? pagesStyles.pageSelected : undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={t.select(nameOfPage(row))}
          checked={selection.has(row)}
          onChange={(event) => selection.toggle(row, event.target.checked)}
        />
      </td>
      <td>
        <button
          type="button"
          className={baseStyles.link}
          aria-label={t.open(nameOfPage(row))}
          onClick={() => onOpen(slug)}
        >
          {title || `/${slug}`}
        </button>
        {(isTemplate || tags.length > 0) && (
          <span className={pagesStyles.pageTags}>
            {isTemplate && <strong>{common.template}</strong>}
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        )}
      </td>
      <td className={pagesStyles.pageAddress}>/{slug}</td>
      <td>{region === '' ? common.none : (regionName ?? region)}</td>
      <td>{listPageTypes(editor).find(({ name }) => name === pageType)?.label ?? pageType}</td>
      <td>
        <span className={pagesStyles.pageStatus} data-status={status}>
          {pageStatuses[status]}
        </span>
      </td>
      <td>{row.editor?.username ?? ''}</td>
      <td className={pagesStyles.pageOwner}>{row.owner ? nameOfOwner(row.owner) : common.noOwner}</td>
      <td>{formatShort(updatedAt)}</td>
      <td>{formatShort(lastPublished)}</td>
    </tr>
  );
}
