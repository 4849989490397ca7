import type { TextField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { LabeledField } from '../../edit/ui/LabeledField.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { useLocalValue } from '../../edit/ui/use-local-value.ts';
import { messages } from '../../edit/messages/messages.ts';

export function TextFieldInput({ field, document, path, value }: InputProps<TextField>) {
  const editor = useEditor();
  const { onChange, ...local } = useLocalValue(value, (next) =>
    setValue(editor, path, next, { document, typing: true }),
  );
  const error = !field.input && local.value.length >= field.max ? messages.fields.maximumLength(field.max) : undefined;
  return (
    <LabeledField label={field.label} hint={field.hint} error={error}>
      {(bound) =>
        field.multiline ? (
          <textarea
            {...bound}
            {...local}
            rows={4}
            maxLength={field.max}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            type={field.input ?? 'text'}
            {...bound}
            {...local}
            maxLength={field.max}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </LabeledField>
  );
}
