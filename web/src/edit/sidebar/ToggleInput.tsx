import type { Field } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { Toggle } from '../ui/Toggle.tsx';
import type { InputProps } from './input.ts';

export function ToggleInput({ field, document, path, value }: InputProps<Field<'toggle', boolean>>) {
  return (
    <Toggle
      label={field.label}
      hint={field.hint}
      checked={value}
      onChange={(next) => setValue(path, next, { document })}
    />
  );
}
