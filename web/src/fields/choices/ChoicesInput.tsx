import { useId } from 'react';
import type { ChoicesField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { Toggle } from '../../edit/ui/Toggle.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import * as inputsStyles from '../../edit/ui/styles/inputs.module.css';

export function ChoicesInput({ field, document, path, value }: InputProps<ChoicesField>) {
  const editor = useEditor();
  const hintId = useId();
  const choose = (option: string, isChosen: boolean) =>
    setValue(editor, path, isChosen ? [...value, option] : value.filter((one) => one !== option), { document });
  return (
    <fieldset className={inputsStyles.field} aria-describedby={field.hint && hintId}>
      <legend>{field.label}</legend>
      {field.options.map((option) => (
        <Toggle
          key={option.value}
          label={option.text}
          value={value.includes(option.value)}
          onChange={(isChosen) => choose(option.value, isChosen)}
        />
      ))}
      {field.hint && (
        <p id={hintId} className={inputsStyles.hint}>
          {field.hint}
        </p>
      )}
    </fieldset>
  );
}
