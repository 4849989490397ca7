import type { TextField } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { LabeledField } from '../ui/LabeledField.tsx';
import type { InputProps } from './input.ts';
import { useLocalValue } from './use-local-value.ts';

export function TextFieldInput({ field, document, path, value }: InputProps<TextField>) {
  const { onChange, ...local } = useLocalValue(value, (next) => setValue(path, next, { document, typing: true }));
  const error = local.value.length >= field.max ? `The maximum is ${field.max} characters.` : undefined;
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
            type="text"
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
