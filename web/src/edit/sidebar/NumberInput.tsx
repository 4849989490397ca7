import { useState } from 'react';
import type { NumberField } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { Labelled } from '../ui/Labelled.tsx';
import type { InputProps } from './input.ts';

export function NumberInput({ field, document, path, value }: InputProps<NumberField>) {
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (text: string) => {
    const number = Number(text);
    if (text === '' || Number.isNaN(number) || number < field.min || number > field.max) return setWrong(text);
    setWrong(null);
    setValue(path, number, { document, typing: true });
  };
  return (
    <Labelled
      label={field.label}
      hint={field.hint}
      error={wrong === null ? undefined : `Please enter a number from ${field.min} to ${field.max}.`}
    >
      {(bound) => (
        <input
          type="number"
          {...bound}
          min={field.min}
          max={field.max}
          step={field.step}
          value={wrong ?? value}
          onBlur={() => setWrong(null)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Labelled>
  );
}
