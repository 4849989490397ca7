import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../visit/context/use-today.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ScreenProps } from '../places.ts';
import { type CalendarFilter, CalendarFilters, noFilter } from './CalendarFilters.tsx';
import { formatMonth } from './format-days.ts';
import { Month } from './Month.tsx';
import { monthOf, shiftMonth } from './month.ts';
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
