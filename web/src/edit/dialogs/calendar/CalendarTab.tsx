import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../visit/context/use-today.ts';
import { messages, common } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ScreenProps } from '../places.ts';
import { formatMonth } from './format-days.ts';
import { Month } from './Month.tsx';
import { monthOf, shiftMonth } from './month.ts';
import { Select } from '../../ui/Select.tsx';
import { RegionFilter } from '../RegionFilter.tsx';
import type { CalendarEntry } from './group-by-day.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as styles from './calendar.module.css';

const t = messages.calendar;
const currentMonth = () => monthOf(dayOf(new Date()));

export function CalendarTab({ leaveTo }: Pick<ScreenProps, 'leaveTo'>) {
  const [month, setMonth] = useState(currentMonth);
  const [filter, setFilter] = useState<CalendarFilter>(noFilter);
  return (
    <div className={styles.calendar}>
      <div className={styles.calendarHead}>
        <div className={styles.calendarTurn}>
          <IconButton icon={ChevronLeft} label={t.previousMonth} onClick={() => setMonth(shiftMonth(month, -1))} />
          <IconButton icon={ChevronRight} label={t.nextMonth} onClick={() => setMonth(shiftMonth(month, 1))} />
          <Button onClick={() => setMonth(currentMonth())}>{t.today}</Button>
          <h3>{formatMonth(month)}</h3>
        </div>
        <CalendarFilters filter={filter} onChange={setFilter} />
      </div>
      <p className={inputsStyles.hint}>{t.zones}</p>
      <Month month={month} filter={filter} onOpen={(slug) => leaveTo(slug)} />
    </div>
  );
}

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

function CalendarFilters({ filter, onChange }: CalendarFiltersProps) {
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
