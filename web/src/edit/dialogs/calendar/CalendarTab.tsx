import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, useMemo } from 'react';
import { dayOf } from '../../../visit/context/use-today.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ScreenProps } from '../places.ts';
import { formatMonth, formatDayOfMonth, monthOf, shiftMonth, daysOfMonth } from './month.ts';
import { Select } from '../../ui/Select.tsx';
import { useRegionOptions } from '../region-options.ts';
import { type CalendarEntry, groupByDay, MonthTable } from './MonthTable.tsx';
import { api } from '../../../api.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useResult } from '../../ui/use-call.ts';
import { messages, common } from '../../messages/messages.ts';
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
        <div className={inputsStyles.actions}>
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
    <search
      className={`${inputsStyles.pair} ${styles.calendarFilters}`}
      aria-label={messages.dialogs.dashboard.filters}
    >
      <Select
        label={common.region}
        none={common.anyRegion}
        value={filter.region}
        options={useRegionOptions()}
        onChange={(region) => onChange({ ...filter, region })}
      />
      <Select
        label={common.kind}
        none={common.anyKind}
        value={filter.kind}
        options={kinds}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
    </search>
  );
}

const nothing: readonly CalendarEntry[] = [];

interface MonthProps {
  month: string;
  filter: CalendarFilter;
  onOpen: (slug: string) => void;
}

function Month({ month, filter, onOpen }: MonthProps) {
  const days = daysOfMonth(month);
  const query = { from: days[0]!, to: days.at(-1)!, ...filter };
  const key = JSON.stringify(query);
  const { data, error, reload } = useResult(key, async (signal) => ({
    ...(await api('GET /sitemap/calendar', query, { signal })),
    key,
  }));
  // The last answer may belong to another month.
  const answer = data?.key === key ? data : null;
  const entries = answer?.entries ?? nothing;
  const byDay = useMemo(() => groupByDay(entries), [entries]);
  const isFiltered = filter.region !== '' || filter.kind !== '';
  const summary = () => {
    if (!answer) return error ? '' : common.loading;
    if (entries.length === 0) return (isFiltered ? t.noneFiltered : t.none)(formatMonth(month));
    if (answer.hasMore) return t.hasMore({ count: entries.length, day: formatDayOfMonth(entries.at(-1)!.day) });
    return t.total(entries.length, formatMonth(month));
  };
  return (
    <>
      {error && (
        <div className={inputsStyles.actions}>
          <ErrorMessage>{`${t.failed} ${error}`}</ErrorMessage>
          <Button onClick={reload}>{t.tryAgain}</Button>
        </div>
      )}
      <p className={inputsStyles.hint} role="status">
        {summary()}
      </p>
      <MonthTable month={month} days={byDay} onOpen={onOpen} />
    </>
  );
}
