import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import * as inputsStyles from './styles/inputs.module.css';

interface RadioButtonsProps<V extends string> {
  label: string;
  tiles?: boolean;
  value: V;
  options: readonly { value: V; text: string; icon?: LucideIcon; picture?: ReactNode }[];
  onChange: (value: V) => void;
}

export function RadioButtons<V extends string>({ label, tiles, value, options, onChange }: RadioButtonsProps<V>) {
  const name = useId();
  return (
    <div className={joinClasses(inputsStyles.radios, tiles && inputsStyles.tiles)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <option.icon size={16} aria-hidden />}
          {option.picture}
          {option.text}
        </label>
      ))}
    </div>
  );
}
