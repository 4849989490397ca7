import { useState } from 'react';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { NumberField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { useDocument } from '../../edit/core/use-document.ts';
import { LabeledField } from '../../edit/ui/LabeledField.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { messages } from '../../edit/messages/messages.ts';

export function NumberInput({ field, document, path, value }: InputProps<NumberField>) {
  const editor = useEditor();
  const [invalid, setInvalid] = useState<string | null>(null);
  const edited = useDocument(document);
  const { min, step, maxWith } = field;
  const max = maxWith && valueAt(edited, [...path.slice(0, -1), maxWith.toggle]) === true ? maxWith.max : field.max;
  const change = (text: string) => {
    const number = Number(text);
    if (text === '' || Number.isNaN(number) || number < min || number > max) return setInvalid(text);
    setInvalid(null);
    setValue(editor, path, number, { document, typing: true });
  };
  return (
    <LabeledField
      label={field.label}
      hint={field.hint}
      error={invalid === null ? undefined : messages.fields.outOfRange({ min, max })}
    >
      {(bound) => (
        <input
          type="number"
          {...bound}
          min={min}
          max={max}
          step={step}
          value={invalid ?? value}
          onBlur={() => setInvalid(null)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </LabeledField>
  );
}
