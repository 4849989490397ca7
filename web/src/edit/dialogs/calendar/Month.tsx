import { useMemo } from 'react';
import { api } from '../../../api.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useResult } from '../../ui/use-call.ts';
import type { CalendarFilter } from './CalendarTab.tsx';
import { formatDayOfMonth, formatMonth } from './format-days.ts';
import { type CalendarEntry, groupByDay } from './group-by-day.ts';
import { daysOfMonth } from './month.ts';
import { MonthTable } from './MonthTable.tsx';
import * as styles from './calendar.module.css';

const t = messages.calendar;
const nothing: readonly CalendarEntry[] = [];

interface MonthProps {
  month: string;
  filter: CalendarFilter;
  onOpen: (slug: string) => void;
}

export function Month({ month, filter, onOpen }: MonthProps) {
  const days = daysOfMonth(month);
  const query = { from: days[0]!, to: days.at(-1)!, ...filter };
  const key = JSON.stringify(query);
  const { data, error, reload } = useResult(key, async (signal) => ({
    ...(await api('GET /sitemap/calendar', query, { signal })),
    key,
  }));
  // What was loaded last can be another month.
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
        <div className={styles.calendarFailure}>
          <ErrorMessage>{`${t.failed} ${error}`}</ErrorMessage>
          <Button onClick={reload}>{t.tryAgain}</Button>
        </div>
      )}
      <p className={styles.calendarSummary} role="status">
        {summary()}
      </p>
      <MonthTable month={month} days={byDay} onOpen={onOpen} />
    </>
  );
}
