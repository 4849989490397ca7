import type { ReactNode } from 'react';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { pageStatuses } from './page-statuses.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { type PageFilter, noFilter } from './page-filter.ts';
import * as pagesStyles from './pages.module.css';

const t = messages.pages;

interface PageFiltersProps {
  filter: PageFilter;
  facets: { tags: readonly string[]; editors: readonly { _id: string; username: string }[] } | null;
  onChange: (filter: PageFilter) => void;
  children: ReactNode;
}

const statuses = (['draft', 'live', 'changed'] as const).map((value) => ({ value, text: pageStatuses[value] }));
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
/** No prefix of a region is a slash. */
const WITHOUT_REGION = '/';

export function PageFilters({ filter, facets, onChange, children }: PageFiltersProps) {
  const editor = useEditor();
  const regions = useEditorState().visit?.regions ?? [];
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
      <Select
        label={common.region}
        none={common.anyRegion}
        value={filter.region}
        options={[
          ...regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name })),
          { value: WITHOUT_REGION, text: common.noRegion },
        ]}
        onChange={(region) => set({ region })}
      />
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
