import type { RichTextField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { endTypingStep, setValue } from '../../edit/core/actions.ts';
import { RichTextBox } from '../../edit/rich-text/RichTextBox.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';

export function RichTextInput({ field, document, path, value }: InputProps<RichTextField>) {
  const editor = useEditor();
  return (
    <RichTextBox
      label={field.label}
      hint={field.hint}
      value={value}
      hide={field.hide}
      onChange={(next) => setValue(editor, path, next, { document, typing: true })}
      onBlur={() => endTypingStep(editor)}
    />
  );
}
