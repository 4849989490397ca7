import type { Field } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { Toggle } from '../../edit/ui/Toggle.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';

export function ToggleInput({ field, document, path, value }: InputProps<Field<'toggle', boolean>>) {
  const editor = useEditor();
  return (
    <Toggle
      label={field.label}
      hint={field.hint}
      value={value}
      onChange={(next) => setValue(editor, path, next, { document })}
    />
  );
}
