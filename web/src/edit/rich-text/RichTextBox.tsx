import type { Editor as Tiptap } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from './RichTextControls.tsx';
import { pastePictures } from './put-picture.ts';
import { richTextEditor, showHtml } from './rich-text-editor.ts';
import { useUndo } from '../forms/undo-context.ts';
import { showError } from '../core/toast-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as richTextStyles from '../ui/styles/rich-text.module.css';

interface RichTextBoxProps {
  label: string;
  hint?: string;
  placeholder?: string;
  value: string;
  hide?: readonly RichTextPart[];
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const nothing: readonly RichTextPart[] = [];
const TYPING_PAUSE_MS = 100;

export function RichTextBox({ label, hint, placeholder, value, hide = nothing, onChange, onBlur }: RichTextBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const [tiptap, setTiptap] = useState<Tiptap | null>(null);
  const editor = useEditor();
  const { richTextWatcher } = useEditorState();
  const { version } = useUndo();
  const [now] = useState({ value, latest: value, onChange, onBlur });
  Object.assign(now, { latest: value, onChange, onBlur });
  useEffect(() => {
    const created = richTextEditor({
      mount: element.current!,
      value: now.value,
      hide,
      label,
      placeholder,
      onChange: (next) => now.onChange(next),
      onPictures: (text, files) => pastePictures(editor, text, { files, hide }),
      onLeftOut: (sentence) => showError(editor, sentence),
    });
    // Otherwise Tiptap reports an update, which would store an empty paragraph in an empty field.
    created.setEditable(!element.current!.closest('fieldset:disabled'), false);
    created.on('focus', () => showHtml(created, now.latest));
    created.on('blur', () => now.onBlur?.());
    setTiptap(created);
    return () => created.destroy();
  }, [now, hide, label, placeholder, editor]);
  // The text is shown after a pause, or when the box gets the focus, so that typing on the page stays responsive.
  useEffect(() => {
    if (!tiptap || tiptap.isFocused) return;
    const timer = setTimeout(() => showHtml(tiptap, value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tiptap, value]);
  // Undo must replace the text even while it has the focus.
  useEffect(() => {
    if (tiptap) showHtml(tiptap, now.latest);
  }, [tiptap, now, richTextWatcher, version]);
  return (
    <div className={`${inputsStyles.field} ${richTextStyles.rich}`}>
      <span className={inputsStyles.label}>{label}</span>
      {tiptap && !hide.includes('menu') && <RichTextControls tiptap={tiptap} hide={hide} />}
      <div ref={element} className={richTextStyles.richText} />
      {hint && <p className={inputsStyles.hint}>{hint}</p>}
    </div>
  );
}
