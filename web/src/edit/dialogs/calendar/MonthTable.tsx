import { useState } from 'react';
import { dayOf } from '../../../visit/context/use-today.ts';
import { messages, common } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { formatLongDay, formatMonth, weekdays, weeksOfMonth } from './month.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useEditorState } from '../../core/use-editor.ts';
import type { Output } from '../../../../../proto/contract.ts';
import type { sitemap } from '../../../../../proto/sitemap.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as styles from './calendar.module.css';

const t = messages.calendar;
const SHOWN = 3;

interface MonthTableProps {
  month: string;
  days: ReadonlyMap<string, DayItem[]>;
  onOpen: (slug: string) => void;
}

/** Narrow screens show it as a list of the days that have entries. */
export function MonthTable({ month, days, onOpen }: MonthTableProps) {
  const [shown, setShown] = useState('');
  const today = dayOf(new Date());
  return (
    <>
      <table className={styles.calendarMonth}>
        <caption className={baseStyles.hidden}>{t.caption(formatMonth(month))}</caption>
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={index} className={styles.calendarOtherMonth} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    isToday={day === today}
                    items={days.get(day) ?? []}
                    onOpen={onOpen}
                    onShow={() => setShown(day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown && <DayDialog day={shown} items={days.get(shown) ?? []} onOpen={onOpen} onClose={() => setShown('')} />}
    </>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  items: readonly DayItem[];
  onOpen: (slug: string) => void;
  onShow: () => void;
}

function DayCell({ day, isToday, items, onOpen, onShow }: DayCellProps) {
  const hidden = items.length - SHOWN;
  return (
    <td
      className={items.length === 0 ? styles.calendarEmptyDay : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day} className={styles.calendarDay}>
        <span aria-hidden className={styles.calendarNumber}>
          {Number(day.slice(8))}
        </span>
        <span className={`${baseStyles.hidden} ${styles.calendarName}`}>{formatLongDay(day)}</span>
      </time>
      {items.length > 0 && <DayItems items={items.slice(0, SHOWN)} onOpen={onOpen} />}
      {hidden > 0 && (
        <Button
          look="quiet"
          className={styles.calendarMore}
          aria-label={t.moreOn(hidden, formatLongDay(day))}
          onClick={onShow}
        >
          {t.more(hidden)}
        </Button>
      )}
    </td>
  );
}

interface DayDialogProps {
  day: string;
  items: readonly DayItem[];
  onOpen: (slug: string) => void;
  onClose: () => void;
}

const DayDialog = ({ day, items, onOpen, onClose }: DayDialogProps) => (
  <Dialog title={formatLongDay(day)} width={560} onClose={onClose}>
    <DayItems items={items} onOpen={onOpen} />
  </Dialog>
);

interface DayItemsProps {
  items: readonly DayItem[];
  onOpen: (slug: string) => void;
}

function DayItems({ items, onOpen }: DayItemsProps) {
  const regions = useEditorState().visit?.regions ?? [];
  const nameOf = (region: string) => regions.find(({ slugPrefix }) => slugPrefix === region)?.name ?? region;
  return (
    <ul className={styles.calendarItems}>
      {items.map((item) => {
        const { _id, slug, title, region } = item.page;
        return (
          <li key={_id} data-kind={item.entries[0]!.kind}>
            <a
              href={`/${slug}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(slug);
              }}
            >
              {title || `/${slug}`}
            </a>
            <span className={styles.calendarFacts}>{describeItem(item, nameOf(region))}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns a text such as “Went live, Event starts · Australia · Draft”. */
function describeItem({ page, entries }: DayItem, regionName: string): string {
  return [entries.map(describeEntry).join(', '), regionName, describeStatus(page.status, entries)]
    .filter(Boolean)
    .join(' · ');
}

function describeEntry({ kind, day, firstDay, lastDay }: CalendarEntry): string {
  if (kind === 'published') return t.wentLive;
  if (kind === 'article' || firstDay === lastDay) return common.templates[kind].label;
  return day === firstDay ? t.eventStarts : t.eventEnds;
}

function describeStatus(status: CalendarEntry['status'], entries: readonly CalendarEntry[]): string {
  if (status !== 'draft') return '';
  return entries.some(({ kind }) => kind === 'published') ? t.offline : common.draft;
}

export type CalendarEntry = Output<typeof sitemap.calls.calendar>['entries'][number];

/** A page with all of its entries on one day. */
export interface DayItem {
  page: Pick<CalendarEntry, '_id' | 'slug' | 'title' | 'region' | 'status'>;
  entries: readonly CalendarEntry[];
}

/** Combines the entries of a page on one day. Items are in the order of their first entries. */
export function groupByDay(entries: readonly CalendarEntry[]): Map<string, DayItem[]> {
  const days = new Map<string, DayItem[]>();
  for (const entry of entries) {
    const items = days.get(entry.day) ?? [];
    const at = items.findIndex(({ page }) => page._id === entry._id);
    if (at < 0) items.push({ page: entry, entries: [entry] });
    else items[at] = { page: entry, entries: [...items[at]!.entries, entry] };
    days.set(entry.day, items);
  }
  return days;
}
