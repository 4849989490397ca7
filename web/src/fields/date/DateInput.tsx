import type { Field } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { TextInput } from '../../edit/ui/TextInput.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';

export function DateInput({ field, document, path, value }: InputProps<Field<'date', string>>) {
  const editor = useEditor();
  return (
    <TextInput
      type="date"
      label={field.label}
      hint={field.hint}
      value={value.slice(0, 10)}
      onChange={(next) => setValue(editor, path, next, { document })}
    />
  );
}
