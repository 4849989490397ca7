import { valueAt } from '../../../../proto/edit/path.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Item } from '../../../../proto/content.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { findField } from '../core/find-field.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { FieldList } from './FieldList.tsx';
import { Popover } from '../ui/Popover.tsx';
import { settingsOf } from '../canvas/settings-of.ts';
import { getElement } from '../canvas/element-registry.ts';
import { common } from '../messages/messages.ts';
import * as linksStyles from '../ui/styles/links.module.css';

export function SettingPopover() {
  const editor = useEditor();
  const { setting, documents } = useEditorState();
  if (!setting) return null;
  const path = [...setting] as Path;
  const item = valueAt(documents.page, path) as Item | undefined;
  const isItem = typeof item?.componentType === 'string';
  const field = isItem ? null : findField(editor, path);
  const [base, fields]: [Path, Fields] = isItem
    ? [path, settingsOf(item.componentType)]
    : [path.slice(0, -1), field ? { [path.at(-1)!]: field as Field } : {}];
  if (Object.keys(fields).length === 0) return null;
  return (
    <Popover
      key={path.join('/')}
      label={field?.label ?? common.options}
      className={linksStyles.setting}
      anchor={() =>
        (isItem
          ? document.querySelector('[data-bar-options]')
          : getElement(editor, 'field', path)
        )?.getBoundingClientRect()
      }
      onClose={() => closeOverlay(editor, 'setting')}
    >
      <FieldList fields={fields} document="page" base={base} value={valueAt(documents.page, base)} />
    </Popover>
  );
}
