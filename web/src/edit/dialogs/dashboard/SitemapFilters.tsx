import { frequencyOptions } from '../frequency-options.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Filters, noFilters, validateDates } from './filters.ts';
import { useEditor } from '../../core/use-editor.ts';

interface SitemapFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function SitemapFilters({ filters, onChange }: SitemapFiltersProps) {
  const editor = useEditor();
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <aside className="ed-filters" aria-label="Filters">
      <TextInput label="Slug" type="search" value={filters.slug} onChange={(slug) => set({ slug })} />
      <Select
        label="Page Type"
        none="Any"
        value={filters.pageType}
        options={listPageTypes(editor).map(({ name, label }) => ({ value: name, text: label }))}
        onChange={(pageType) => set({ pageType })}
      />
      <Select
        label="Change Frequency"
        none="Any"
        value={filters.freq}
        options={frequencyOptions}
        onChange={(freq) => set({ freq })}
      />
      <TextInput
        label="Priority"
        type="number"
        min={0}
        max={1}
        step={0.1}
        value={filters.priority}
        onChange={(priority) => set({ priority })}
      />
      <TextInput
        label="Last Modified From"
        type="date"
        max={filters.lastModTo || undefined}
        error={validateDates(filters)}
        value={filters.lastModFrom}
        onChange={(lastModFrom) => set({ lastModFrom })}
      />
      <TextInput
        label="Last Modified To"
        type="date"
        min={filters.lastModFrom || undefined}
        value={filters.lastModTo}
        onChange={(lastModTo) => set({ lastModTo })}
      />
      <Select
        label="Publishable By You"
        none="Any"
        value={filters.publishableByYou}
        options={[
          { value: 'true', text: 'Yes' },
          { value: 'false', text: 'No' },
        ]}
        onChange={(publishableByYou) => set({ publishableByYou })}
      />
      <Button onClick={() => onChange(noFilters)}>Clear filters</Button>
    </aside>
  );
}
