import { useEffect } from 'react';
import { isTyping } from '../core/key-press.ts';
import { listen } from '../core/listen.ts';
import { useEditor } from '../core/use-editor.ts';
import { copyToEvent, pasteFromEvent } from './copy-items.ts';

/** Ctrl/Command + C, X and V, unless a text has the focus, words are selected, or a dialog is open. */
export function useClipboard(active: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    if (!active) return;
    const handle = (event: ClipboardEvent, run: (data: DataTransfer) => boolean) => {
      if (!event.clipboardData || event.defaultPrevented || isTyping(event) || isInDialog(event)) return;
      if (run(event.clipboardData)) event.preventDefault();
    };
    const copy = (event: ClipboardEvent) => {
      if (!getSelection()?.isCollapsed) return;
      handle(event, (data) => copyToEvent(editor, data, event.type === 'cut'));
    };
    const paste = (event: ClipboardEvent) => handle(event, (data) => pasteFromEvent(editor, data));
    return listen(document, { copy, cut: copy, paste });
  }, [active, editor]);
}

const isInDialog = ({ target }: Event): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('[popover]') !== null);
