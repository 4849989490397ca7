import type { Field } from '../field.ts';
import { videoOptions } from '../video-options.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { Select } from '../../edit/ui/Select.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { messages } from '../../edit/messages/messages.ts';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';

const t = messages.fields;

export function VideoSelectInput({ field, document, path, value }: InputProps<Field<'videoSelect', string>>) {
  const editor = useEditor();
  const isUnlisted = value !== '' && !videoOptions.some((option) => option.value === value);
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      <Select
        label={t.selectVideo}
        hint={field.hint}
        none={t.noVideo}
        value={value}
        options={isUnlisted ? [...videoOptions, { value, text: value }] : videoOptions}
        onChange={(next) => setValue(editor, path, next, { document })}
      />
    </fieldset>
  );
}
