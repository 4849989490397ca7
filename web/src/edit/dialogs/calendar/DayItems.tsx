import { useEditorState } from '../../core/use-editor.ts';
import type { DayItem, CalendarEntry } from './group-by-day.ts';
import { common, messages } from '../../messages/messages.ts';
import * as styles from './calendar.module.css';

interface DayItemsProps {
  items: readonly DayItem[];
  onOpen: (slug: string) => void;
}

export function DayItems({ items, onOpen }: DayItemsProps) {
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

const t = messages.calendar;

/** Such as “Went live, Event starts · Australia · Draft”. */
export function describeItem({ page, entries }: DayItem, regionName: string): string {
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
