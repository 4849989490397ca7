import type { Editor } from '@tiptap/core';
import { useContext, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from '../canvas/RichTextControls.tsx';
import { htmlOf, richTextEditor } from '../canvas/rich-text-editor.ts';
import { state } from '../core/state.ts';
import { UndoContext } from '../forms/undo-context.ts';

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

export function RichTextBox({ label, hint, placeholder, value, hide = nothing, onChange, onBlur }: RichTextBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const { richTextWatcher } = useSnapshot(state);
  const { version } = useContext(UndoContext);
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
    });
    created.setEditable(!element.current!.closest('fieldset:disabled'));
    created.on('blur', () => now.onBlur?.());
    setEditor(created);
    return () => created.destroy();
  }, [now, hide, label, placeholder]);
  // Deferred, so that typing on the page stays responsive.
  const deferred = useDeferredValue(value);
  useEffect(() => {
    if (editor && !editor.isDestroyed && !editor.isFocused && htmlOf(editor) !== deferred)
      editor.commands.setContent(deferred, { emitUpdate: false });
  }, [editor, deferred]);
  // Undo replaces the text even while it has the focus.
  useEffect(() => {
    if (editor && !editor.isDestroyed && htmlOf(editor) !== now.latest)
      editor.commands.setContent(now.latest, { emitUpdate: false });
  }, [editor, now, richTextWatcher, version]);
  return (
    <div className="ed-field ed-rich">
      <span className="ed-label">{label}</span>
      {editor && !hide.includes('menu') && <RichTextControls editor={editor} hide={hide} />}
      <div ref={element} className="ed-rich-text" />
      {hint && <p className="ed-hint">{hint}</p>}
    </div>
  );
}
