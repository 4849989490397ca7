import type { ComponentProps } from 'react';
import { LabeledField } from './LabeledField.tsx';

interface SelectProps<V extends string> extends Omit<ComponentProps<typeof LabeledField>, 'children'> {
  value: V;
  options: readonly { value: V; text: string }[];
  none?: string;
  disabled?: boolean;
  onChange: (value: V) => void;
}

export function Select<V extends string>({ value, options, none, disabled, onChange, ...field }: SelectProps<V>) {
  return (
    <LabeledField {...field}>
      {(bound) => (
        <select {...bound} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as V)}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}
