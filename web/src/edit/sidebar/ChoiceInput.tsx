import type { ChoiceField } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';
import type { InputProps } from './input.ts';

export function ChoiceInput({ field, document, path, value }: InputProps<ChoiceField>) {
  return (
    <Select
      label={field.label}
      hint={field.hint}
      value={value}
      options={field.options}
      onChange={(next) => setValue(path, next, { document })}
    />
  );
}
