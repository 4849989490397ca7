import { common, messages } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import { RegionFilter } from '../RegionFilter.tsx';
import type { CalendarEntry } from './group-by-day.ts';
import * as styles from './calendar.module.css';

const t = messages.calendar;

export interface CalendarFilter {
  region: string;
  kind: CalendarEntry['kind'] | '';
}

export const noFilter: CalendarFilter = { region: '', kind: '' };

const labels: Record<CalendarEntry['kind'], string> = { published: t.wentLive, ...t.kinds };
const kinds = (Object.keys(labels) as CalendarEntry['kind'][]).map((value) => ({ value, text: labels[value] }));

interface CalendarFiltersProps {
  filter: CalendarFilter;
  onChange: (filter: CalendarFilter) => void;
}

export function CalendarFilters({ filter, onChange }: CalendarFiltersProps) {
  return (
    <search className={styles.calendarFilters} aria-label={messages.dialogs.dashboard.filters}>
      <RegionFilter region={filter.region} onChange={(region) => onChange({ ...filter, region })} />
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
