import type { ReactNode } from 'react';
import type { Author } from '../../../../../proto/entities/page-rows.ts';
import { WITHOUT_OWNER } from '../../../../../proto/without-filters.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { pageStatuses } from './page-statuses.ts';
import type { NameOfOwner } from '../../page-acts/use-owner-names.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { RegionFilter } from '../RegionFilter.tsx';
import { type PageFilter, noFilter } from './page-filter.ts';
import * as pagesStyles from './pages.module.css';

const t = messages.pages;

interface PageFiltersProps {
  filter: PageFilter;
  facets: { tags: readonly string[]; editors: readonly Author[]; owners: readonly Author[] } | null;
  nameOfOwner: NameOfOwner;
  onChange: (filter: PageFilter) => void;
  children: ReactNode;
}

const statuses = (['draft', 'live', 'changed'] as const).map((value) => ({ value, text: pageStatuses[value] }));
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, text: value }));

export function PageFilters({ filter, facets, nameOfOwner, onChange, children }: PageFiltersProps) {
  const editor = useEditor();
  const user = useEditorState().visit?.editing.user;
  const set = (part: Partial<PageFilter>) => onChange({ ...filter, ...part });
  return (
    <search className={pagesStyles.pageFilters} aria-label={messages.dialogs.dashboard.filters}>
      <TextInput
        label={t.search}
        type="search"
        maxLength={200}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <RegionFilter region={filter.region} onChange={(region) => set({ region })} />
      <Select
        label={common.pageType}
        none={t.anyType}
        value={filter.pageType}
        options={listPageTypes(editor).map(({ name, label }) => ({ value: name, text: label }))}
        onChange={(pageType) => set({ pageType })}
      />
      <Select
        label={t.status}
        none={t.anyStatus}
        value={filter.status}
        options={statuses}
        onChange={(status) => set({ status })}
      />
      <Select
        label={t.tag}
        none={t.anyTag}
        value={filter.tag}
        options={asOptions(facets?.tags ?? [])}
        onChange={(tag) => set({ tag })}
      />
      <Select
        label={t.editor}
        none={t.anyEditor}
        value={filter.editor}
        options={(facets?.editors ?? []).map(({ _id, username }) => ({ value: _id, text: username }))}
        onChange={(name) => set({ editor: name })}
      />
      <Select
        label={common.owner}
        none={t.anyOwner}
        value={filter.owner}
        options={[
          ...(user ? [{ value: user._id, text: t.mine }] : []),
          { value: WITHOUT_OWNER, text: common.noOwner },
          ...(facets?.owners ?? [])
            .filter(({ _id }) => _id !== user?._id)
            .map((owner) => ({ value: owner._id, text: nameOfOwner(owner) })),
        ]}
        onChange={(owner) => set({ owner })}
      />
      {children}
      <div className={pagesStyles.filterEnd}>
        <Toggle
          label={t.onlyTemplates}
          checked={filter.isTemplate !== ''}
          onChange={(isOn) => set({ isTemplate: isOn ? 'true' : '' })}
        />
        <Button onClick={() => onChange({ ...noFilter, sort: filter.sort, direction: filter.direction })}>
          {common.clearFilters}
        </Button>
      </div>
    </search>
  );
}
