import { MAX_BULK_PAGES } from '../../../../../proto/limits.ts';
import { WITHOUT_OWNER } from '../../../../../proto/without-filters.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { nameOfPage } from '../../page-acts/to-listed-page.ts';
import type { Outcome } from '../../page-acts/task.ts';
import { useOwnerNames } from '../../page-acts/use-owner-names.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { useScreenList } from '../../ui/use-list.ts';
import { useSelection } from '../../ui/use-selection.ts';
import type { ScreenProps } from '../places.ts';
import { useRegionOptions } from '../region-options.ts';
import { BulkBar } from './BulkBar.tsx';
import { fromAsked, type ListedPage, type PageFilter, type PageFilterField, toAsked } from './page-filter.ts';
import { SavedViews } from './SavedViews.tsx';
import { findPages, useListedPages } from './use-listed-pages.ts';
import { toPublicSlug } from '../../../../../proto/slug.ts';
import { optionsOf } from '../../../fields/field.ts';
import type { Editor } from '../../core/editor.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as pagesStyles from './pages.module.css';

const t = messages.pages;
const pageStatuses = { draft: common.draft, ...t.statuses };

export function Pages({ navigate, leaveTo }: ScreenProps) {
  const editor = useEditor();
  const { visit } = useEditorState();
  const user = visit?.editing.user;
  const list = useScreenList<PageFilterField>([25, 50, 100], { sort: 'updatedAt', direction: 'desc' });
  const filter = fromAsked(list.asked);
  const { rows, total, error, facets, note } = useListedPages(filter, list.asked);
  const ownersOfRows = rows?.flatMap(({ owner }) => owner ?? []) ?? [];
  const nameOfOwner = useOwnerNames([...(facets?.owners ?? []), ...ownersOfRows]);
  const selection = useSelection(rows, (part) => findPages({ ...filter, ...part }), MAX_BULK_PAGES);
  const types = listPageTypes(editor).map(({ name, label }) => ({ value: name, text: label }));
  const regions = useRegionOptions();
  const changed = (outcomes: readonly Outcome[]) => {
    note(outcomes);
    selection.note(outcomes.map(({ page, deleted }) => ({ row: page, deleted })));
    followPage(editor, outcomes, navigate);
  };
  const textOf = (options: readonly { value: string; text: string }[], value: string) =>
    options.find((one) => one.value === value)?.text ?? value;
  return (
    <ListScreen
      list={list}
      rows={rows}
      total={total}
      error={error}
      nothing={t.none}
      search={t.search}
      selection={{ ...selection, label: t.selectAll, labelOf: (row) => t.select(nameOfPage(row)) }}
      tools={<SavedViews filter={fromAsked(list.typed)} onChoose={(chosen: PageFilter) => list.ask(toAsked(chosen))} />}
      filters={{
        region: { label: common.region, none: common.anyRegion, options: regions },
        pageType: { label: common.pageType, none: t.anyType, options: types },
        status: { label: t.status, none: t.anyStatus, options: optionsOf(pageStatuses) },
        tag: {
          label: t.tag,
          isSecondary: true,
          none: t.anyTag,
          options: (facets?.tags ?? []).map((tag) => ({ value: tag, text: tag })),
        },
        editor: {
          label: t.editor,
          isSecondary: true,
          none: t.anyEditor,
          options: (facets?.editors ?? []).map(({ _id, username }) => ({ value: _id, text: username })),
        },
        owner: {
          label: common.owner,
          isSecondary: true,
          none: t.anyOwner,
          options: [
            ...(user ? [{ value: user._id, text: t.mine }] : []),
            { value: WITHOUT_OWNER, text: common.noOwner },
            ...(facets?.owners ?? [])
              .filter(({ _id }) => _id !== user?._id)
              .map((owner) => ({ value: owner._id, text: nameOfOwner(owner) })),
          ],
        },
        isTemplate: { label: t.onlyTemplates, isSecondary: true, type: 'toggle' },
      }}
      columns={[
        { label: common.title, sort: 'title', show: (row) => <Title row={row} onOpen={leaveTo} /> },
        { label: common.address, sort: 'slug', show: ({ slug }) => `/${slug}` },
        { label: common.region, sort: 'region', show: ({ region }) => textOf(regions, region) || common.none },
        { label: common.type, sort: 'pageType', show: ({ pageType }) => textOf(types, pageType) },
        {
          label: t.status,
          sort: 'status',
          show: ({ status }) => (
            <span className={pagesStyles.pageStatus} data-status={status}>
              {pageStatuses[status]}
            </span>
          ),
        },
        { label: t.editor, sort: 'editor', show: (row) => row.editor?.username ?? '' },
        { label: common.owner, sort: 'owner', show: ({ owner }) => (owner ? nameOfOwner(owner) : common.noOwner) },
        { label: t.updatedAt, sort: 'updatedAt', first: 'desc', show: ({ updatedAt }) => formatShort(updatedAt) },
        {
          label: common.lastPublished,
          sort: 'lastPublished',
          first: 'desc',
          show: ({ lastPublished }) => formatShort(lastPublished),
        },
      ]}
    >
      <span role="status">{rows && t.total(total)}</span>
      <BulkBar selection={selection} total={total} onChanged={changed} onOpen={leaveTo} />
    </ListScreen>
  );
}

function Title({ row, onOpen }: { row: ListedPage; onOpen: (slug: string) => void }) {
  const { slug, title, isTemplate, tags } = row;
  return (
    <>
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
    </>
  );
}

const days = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const times = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

/** Returns a text such as “21 Nov 2026, 5:02 pm”, which can break only between the day and the time. */
function formatShort(instant: string | undefined): string {
  if (!instant) return '';
  const at = new Date(instant);
  return [days.format(at), times.format(at)].map((part) => part.replace(/\s/g, '\u00a0')).join(', ');
}

/** Navigates to the new address of the page behind the dialog, or to the home page if the page was deleted. */
function followPage(editor: Editor, outcomes: readonly Outcome[], navigate: (url: string) => void): void {
  const { page } = editor.state.documents;
  if (!page) return;
  if (outcomes.some(({ deleted }) => deleted === page._id)) return navigate('/');
  const changed = outcomes.find((outcome) => outcome.page?._id === page._id)?.page;
  if (!changed) return;
  const address = `/${toPublicSlug(changed.slug, editor.state.visit?.regions ?? [])}`;
  if (![address, `/${changed.slug}`].includes(location.pathname)) navigate(address);
}
