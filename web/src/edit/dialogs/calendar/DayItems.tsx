import { useEditorState } from '../../core/use-editor.ts';
import { describeItem } from './describe-item.ts';
import type { DayItem } from './group-by-day.ts';
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
