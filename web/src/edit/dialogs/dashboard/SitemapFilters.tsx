import { frequencyOptions } from '../frequency-options.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Filters, noFilters, validateDates } from './filters.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.dialogs.dashboard;

interface SitemapFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function SitemapFilters({ filters, onChange }: SitemapFiltersProps) {
  const editor = useEditor();
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <aside className={tablesStyles.filters} aria-label={t.filters}>
      <TextInput label={common.slug} type="search" value={filters.slug} onChange={(slug) => set({ slug })} />
      <Select
        label={common.pageType}
        none={t.any}
        value={filters.pageType}
        options={listPageTypes(editor).map(({ name, label }) => ({ value: name, text: label }))}
        onChange={(pageType) => set({ pageType })}
      />
      <Select
        label={common.changeFrequency}
        none={t.any}
        value={filters.freq}
        options={frequencyOptions}
        onChange={(freq) => set({ freq })}
      />
      <TextInput
        label={common.priority}
        type="number"
        min={0}
        max={1}
        step={0.1}
        value={filters.priority}
        onChange={(priority) => set({ priority })}
      />
      <TextInput
        label={t.lastModifiedFrom}
        type="date"
        max={filters.lastModTo || undefined}
        error={validateDates(filters)}
        value={filters.lastModFrom}
        onChange={(lastModFrom) => set({ lastModFrom })}
      />
      <TextInput
        label={t.lastModifiedTo}
        type="date"
        min={filters.lastModFrom || undefined}
        value={filters.lastModTo}
        onChange={(lastModTo) => set({ lastModTo })}
      />
      <Select
        label={t.publishableByYou}
        none={t.any}
        value={filters.publishableByYou}
        options={[
          { value: 'true', text: common.yes },
          { value: 'false', text: common.no },
        ]}
        onChange={(publishableByYou) => set({ publishableByYou })}
      />
      <Button onClick={() => onChange(noFilters)}>{common.clearFilters}</Button>
    </aside>
  );
}
