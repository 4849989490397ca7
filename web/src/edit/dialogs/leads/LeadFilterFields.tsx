import { useEditorState } from '../../core/use-editor.ts';
import { messages, common } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import type { LeadFilters } from './lead-filters.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.leads;

interface Props {
  filters: LeadFilters;
  forms: readonly { _id: string; title: string; count: number }[];
  onChange: (filters: LeadFilters) => void;
}

export function LeadFilterFields({ filters, forms, onChange }: Props) {
  const regions = useEditorState().visit?.regions ?? [];
  const set = (part: Partial<LeadFilters>) => onChange({ ...filters, ...part });
  return (
    <div className={inputsStyles.inline}>
      <Select
        label={t.form}
        none={t.allForms}
        value={filters.formId}
        options={forms.map((form) => ({ value: form._id, text: t.formWithCount(form) }))}
        onChange={(formId) => set({ formId })}
      />
      <Select
        label={common.region}
        none={common.anyRegion}
        value={filters.regionId}
        options={regions.map(({ _id, name }) => ({ value: _id, text: name }))}
        onChange={(regionId) => set({ regionId })}
      />
      <TextInput
        label={t.from}
        type="date"
        max={filters.to || undefined}
        value={filters.from}
        onChange={(from) => set({ from })}
      />
      <TextInput
        label={t.to}
        type="date"
        min={filters.from || undefined}
        value={filters.to}
        onChange={(to) => set({ to })}
      />
      <Toggle
        label={t.suspicious}
        hint={t.suspiciousHint}
        checked={filters.suspicious}
        onChange={(suspicious) => set({ suspicious })}
      />
    </div>
  );
}
