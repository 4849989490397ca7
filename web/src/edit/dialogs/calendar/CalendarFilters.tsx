import { WITHOUT_REGION } from '../../../../../proto/without-filters.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import type { CalendarEntry } from './group-by-day.ts';
import * as styles from './calendar.module.css';

const t = messages.calendar;

export interface CalendarFilter {
  region: string;
  kind: CalendarEntry['kind'] | '';
}

export const noFilter: CalendarFilter = { region: '', kind: '' };

const labels: Record<CalendarEntry['kind'], string> = { published: t.wentLive, ...t.kinds };
const kinds = (['published', 'article', 'event'] as const).map((value) => ({ value, text: labels[value] }));

interface CalendarFiltersProps {
  filter: CalendarFilter;
  onChange: (filter: CalendarFilter) => void;
}

export function CalendarFilters({ filter, onChange }: CalendarFiltersProps) {
  const regions = useEditorState().visit?.regions ?? [];
  return (
    <search className={styles.calendarFilters} aria-label={messages.dialogs.dashboard.filters}>
      <Select
        label={common.region}
        none={common.anyRegion}
        value={filter.region}
        options={[
          ...regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name })),
          { value: WITHOUT_REGION, text: common.noRegion },
        ]}
        onChange={(region) => onChange({ ...filter, region })}
      />
      <Select
        label={common.kind}
        none={t.anyKind}
        value={filter.kind}
        options={kinds}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
    </search>
  );
}
