import { Plus } from 'lucide-react';
import type { ContentsField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { labelAt } from '../../edit/core/contents-actions.ts';
import { openPalette, openSidebar, select } from '../../edit/core/panel-actions.ts';
import { Button } from '../../edit/ui/Button.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { common } from '../../edit/messages/messages.ts';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';
import * as rowsStyles from '../../edit/ui/styles/rows.module.css';

export function ContentsInput({ field, path, value }: InputProps<ContentsField>) {
  const editor = useEditor();
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      <ol className={rowsStyles.rows}>
        {value.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={rowsStyles.rowOpen}
              onClick={() => {
                select(editor, { path: [...path, `#${item.key}`] }, { path });
                openSidebar(editor, 'item');
              }}
            >
              {labelAt(editor, [...path, `#${item.key}`])}
            </button>
          </li>
        ))}
      </ol>
      <Button onClick={() => openPalette(editor, path, value.at(-1)?.key ?? null)}>
        <Plus size={16} aria-hidden /> {common.addBlock}
      </Button>
    </fieldset>
  );
}
