import type { ChoiceField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { Select } from '../../edit/ui/Select.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';

export function ChoiceInput({ field, document, path, value }: InputProps<ChoiceField>) {
  const editor = useEditor();
  return (
    <Select
      label={field.label}
      hint={field.hint}
      value={value}
      options={field.options}
      onChange={(next) => setValue(editor, path, next, { document })}
    />
  );
}
