import type { RichTextField } from '../../fields/field.ts';
import { endTypingStep, setValue } from '../core/actions.ts';
import { RichTextBox } from '../ui/RichTextBox.tsx';
import type { InputProps } from './input.ts';

export function RichTextInput({ field, document, path, value }: InputProps<RichTextField>) {
  return (
    <RichTextBox
      label={field.label}
      hint={field.hint}
      value={value}
      hide={field.hide}
      onChange={(next) => setValue(path, next, { document, typing: true })}
      onBlur={endTypingStep}
    />
  );
}
