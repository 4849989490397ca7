import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { WITHOUT_REGION } from '../../../../proto/without-filters.ts';
import { openPanel } from '../core/panel-actions.ts';
import { siteDocumentNames } from '../core/site-document-status.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { getDocumentKind } from '../history/document-kinds.ts';
import { common, messages } from '../messages/messages.ts';
import { PublishPages } from '../page-acts/PublishPages.tsx';
import { nameOfPage } from '../page-acts/to-listed-page.ts';
import { Button } from '../ui/Button.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { ListScreen } from '../ui/ListScreen.tsx';
import { useResult } from '../ui/use-call.ts';
import { useScreenList } from '../ui/use-list.ts';
import type { ScreenProps } from './places.ts';
import { useRegionOptions } from './region-options.ts';
import { isWithdrawn, loadUnpublished, mayPublish, mergeUnpublished, type UnpublishedItem } from './unpublished.ts';
import * as baseStyles from '../ui/styles/base.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const tabs = {
  siteSettings: 'general',
  brand: 'brand',
  redirect: 'redirects',
  pageBanner: 'pageBanners',
} as const;
const KINDS = ['page', 'nav', 'footer', 'siteSettings', 'brand', 'redirect', 'pageBanner', 'subNav'] as const;
const t = messages.dialogs.workspace.home;

/** Everything that visitors do not see yet, published with one press. */
export function Unpublished({ leaveTo, onClose }: Pick<ScreenProps, 'leaveTo' | 'onClose'>) {
  const editor = useEditor();
  const { visit } = useEditorState();
  const list = useScreenList<'region' | 'kind'>([10, 25, 100]);
  const { region = '', kind = '' } = list.asked.filters;
  const { data, error, reload } = useResult(region, (signal) => loadUnpublished(editor, region, signal));
  const [outcomes, setOutcomes] = useState<readonly ListedPage[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [publishing, setPublishing] = useState<readonly UnpublishedItem[] | null>(null);
  const regions = useRegionOptions();
  const prefix = region === WITHOUT_REGION ? '' : region;
  const rows =
    data &&
    mergeUnpublished(data, outcomes).filter(
      (row) => (kind === '' || row.kind === kind) && (region === '' || row.region === prefix),
    );
  const publishable = rows?.filter(mayPublish) ?? [];
  const all = publishable.filter((row) => !isWithdrawn(row));
  const chosen = publishable.filter(({ _id }) => selected.includes(_id));
  const regionName = (of: string) => regions.find(({ value }) => value === of)?.text ?? of;
  const nameOf = (row: UnpublishedItem): string => {
    if (row.kind === 'page') return nameOfPage(row);
    if (row.kind === 'redirect') return t.redirect(row.name);
    if (row.kind === 'pageBanner' || row.kind === 'subNav') return t.named(getDocumentKind(row.kind).label, row.name);
    if (row.kind === 'siteSettings' || row.kind === 'brand') return getDocumentKind(row.kind).label;
    const name = siteDocumentNames[row.kind];
    return row.region ? t.ofRegion({ name, region: regionName(row.region) }) : name;
  };
  const open = (row: UnpublishedItem): void => {
    if (row.kind === 'page') return leaveTo(row.slug);
    if (row.kind === 'subNav') return openPanel(editor, { kind: 'dashboard', tab: 'sub-navs' });
    if (row.kind !== 'nav' && row.kind !== 'footer')
      return openPanel(editor, { kind: 'dialog', name: 'site-settings', tab: tabs[row.kind] });
    if (row.region !== (visit?.region?.slugPrefix ?? '')) return leaveTo(row.region);
    onClose();
    openPanel(editor, { kind: 'select', sidebar: row.kind });
  };
  return (
    <ListScreen
      list={list}
      rows={rows}
      error={error}
      nothing={t.nothingUnpublished}
      selection={{
        has: ({ _id }) => selected.includes(_id),
        toggle: ({ _id }, isOn) => setSelected(isOn ? [...selected, _id] : selected.filter((id) => id !== _id)),
        isAll: publishable.length > 0 && chosen.length === publishable.length,
        toggleAll: (isOn) => setSelected(isOn ? publishable.map(({ _id }) => _id) : []),
        isOpen: mayPublish,
        label: t.selectAll,
        labelOf: (row) => messages.pages.select(nameOf(row)),
      }}
      filters={{
        region: { label: common.region, none: common.anyRegion, options: regions },
        kind: {
          label: common.kind,
          none: common.anyKind,
          options: KINDS.map((value) => ({ value, text: getDocumentKind(value).label })),
        },
      }}
      columns={[
        {
          label: common.title,
          show: (row) => (
            <button type="button" className={baseStyles.link} onClick={() => open(row)}>
              {nameOf(row)}
            </button>
          ),
        },
        { label: common.region, show: (row) => (row.region ? regionName(row.region) : common.none) },
        { label: messages.pages.status, show: describe },
        { label: messages.pages.editor, show: ({ editor: by }) => by?.username ?? '' },
        { label: messages.pages.updatedAt, show: ({ updatedAt }) => formatDateTime(updatedAt) },
      ]}
      tools={
        <>
          <Button disabled={chosen.length === 0} onClick={() => setPublishing(chosen)}>
            {t.publishSelected(chosen.length)}
          </Button>
          <Button look="primary" disabled={all.length === 0} onClick={() => setPublishing(all)}>
            {t.publishAll(all.length)}
          </Button>
        </>
      }
    >
      {all.length < publishable.length && <p className={inputsStyles.hint}>{t.withdrawnNeedSelection}</p>}
      {data?.isCut && <p className={inputsStyles.hint}>{t.cut}</p>}
      {publishing && (
        <PublishPages
          rows={publishing.filter((row) => row.kind === 'page')}
          documents={publishing.flatMap((row) => (row.kind === 'page' ? [] : [{ ...row, label: nameOf(row) }]))}
          onChanged={(changed) => {
            setOutcomes([...outcomes, ...changed.flatMap(({ page }) => page ?? [])]);
            setSelected([]);
            reload();
          }}
          onClose={() => setPublishing(null)}
        />
      )}
    </ListScreen>
  );
}

function describe(row: UnpublishedItem): string {
  const draft = row.lastPublished ? messages.pages.statuses.changed : common.draft;
  const state = isWithdrawn(row) ? t.withdrawn : draft;
  return mayPublish(row) ? state : `${state}. ${t.mayNotPublish}.`;
}
