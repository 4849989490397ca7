import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { createInsert, createMove, createRemove } from '../../../../proto/edit/create-operation.ts';
import type { ListField, RowOf } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { perform } from '../../edit/core/actions.ts';
import { confirm } from '../../edit/core/question-actions.ts';
import { IconButton } from '../../edit/ui/IconButton.tsx';
import { Button } from '../../edit/ui/Button.tsx';
import type { RowsInputProps } from '../../edit/field-editors/input.ts';
import { expandRow, useExpandedRow } from '../../edit/sidebar/revealed-row.ts';
import { rowLabel } from '../../edit/core/row-label.ts';
import { common, messages } from '../../edit/messages/messages.ts';
import * as inputsStyles from '../../edit/ui/styles/inputs.module.css';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';
import * as rowsStyles from '../../edit/ui/styles/rows.module.css';

const t = messages.fields;

export function ListInput({ field, document, path, value, FieldList }: RowsInputProps<ListField>) {
  const editor = useEditor();
  const [added, setAdded] = useState('');
  const rows = useExpandedRow(document, path, value);
  const currentDocument = () => editor.state.documents[document];
  const add = () => {
    const initial = Object.entries(field.of).map(([name, one]) => [name, structuredClone(one.initial)]);
    const row = { ...Object.fromEntries(initial), key: nanoid(12) };
    setAdded(row.key);
    perform(editor, [createInsert(currentDocument(), path, value.at(-1)?.key ?? null, row)], { document });
  };
  const move = (row: RowOf<any>, after: string | null) =>
    perform(editor, [createMove(currentDocument(), path, row.key, { path, after })], { document });
  const remove = async (row: RowOf<any>) => {
    if (
      await confirm(editor, {
        title: common.removeNamed(field.rowLabel.toLowerCase()),
        text: messages.core.removeQuestion([rowLabel(field, row, value.indexOf(row))]),
        yes: common.remove,
        danger: true,
      })
    )
      perform(editor, [createRemove(currentDocument(), path, row.key)], { document });
  };
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={inputsStyles.hint}>{field.hint}</p>}
      <ol className={rowsStyles.rows} ref={rows}>
        {value.map((row, index) => (
          <li key={row.key} ref={row.key === added ? expandRow : undefined}>
            <details name={path.join('/')}>
              <summary>{rowLabel(field, row, index)}</summary>
              <FieldList fields={field.of} document={document} base={[...path, `#${row.key}`]} value={row} />
            </details>
            <div className={rowsStyles.rowActions}>
              <IconButton
                icon={ArrowUp}
                label={t.moveRowUp(rowLabel(field, row, index))}
                disabled={index === 0}
                onClick={() => move(row, value[index - 2]?.key ?? null)}
              />
              <IconButton
                icon={ArrowDown}
                label={t.moveRowDown(rowLabel(field, row, index))}
                disabled={index === value.length - 1}
                onClick={() => move(row, value[index + 1]!.key)}
              />
              <IconButton
                icon={Trash2}
                label={common.removeNamed(rowLabel(field, row, index))}
                onClick={() => void remove(row)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button disabled={value.length >= field.max} onClick={add}>
        <Plus size={16} aria-hidden /> {t.addRow(field.rowLabel)}
      </Button>
      {value.length >= field.max && <p className={inputsStyles.hint}>{t.maximum(field.max)}</p>}
    </fieldset>
  );
}
