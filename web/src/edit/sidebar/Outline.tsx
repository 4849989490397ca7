import { Plus } from 'lucide-react';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getTemplate } from '../../templates/index.ts';
import { useEditor } from '../core/use-editor.ts';
import { openPalette, openSidebar, select } from '../core/panel-actions.ts';
import { useDocument } from '../core/use-document.ts';
import { Button } from '../ui/Button.tsx';
import { OutlineItem, listsOf } from './OutlineItem.tsx';
import { common } from '../messages/messages.ts';
import * as rowsStyles from '../ui/styles/rows.module.css';

export function Outline() {
  const editor = useEditor();
  const page = useDocument('page');
  if (!page) return null;
  const template = getTemplate(page.template);
  return (
    <div className={rowsStyles.outline}>
      <Button
        onClick={() => {
          select(editor, { path: [], field: Object.keys(template.header)[0] }, null);
          openSidebar(editor, 'header');
        }}
      >
        {common.pageHeader}
      </Button>
      {template.sections.map(({ at, label }) => (
        <OutlineList key={at} label={label} list={[at]} items={(page[at] ?? []) as Item[]} />
      ))}
    </div>
  );
}

function OutlineList({ label, list, items }: { label: string; list: Path; items: readonly Item[] }) {
  const editor = useEditor();
  return (
    <section>
      <h3>{label}</h3>
      <ol className={rowsStyles.rows}>
        {items.map((item, index) => (
          <OutlineItem key={item.key} item={item} list={list} index={index} count={items.length}>
            {listsOf(item).map(([name, field]) => (
              <OutlineList
                key={name}
                label={field.label}
                list={[...list, `#${item.key}`, name]}
                items={(item[name] ?? []) as Item[]}
              />
            ))}
          </OutlineItem>
        ))}
      </ol>
      <Button look="quiet" onClick={() => openPalette(editor, list, items.at(-1)?.key ?? null)}>
        <Plus size={16} aria-hidden /> {common.addBlock}
      </Button>
    </section>
  );
}
