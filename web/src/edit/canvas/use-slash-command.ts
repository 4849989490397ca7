import type { Editor as Tiptap } from '@tiptap/core';
import { type KeyboardEvent, useEffect } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { blockOf, closeSlashCommand, openSlashCommand } from '../core/slash-actions.ts';
import { slashConnection } from '../core/slash-command.ts';
import { useEditor } from '../core/use-editor.ts';
import { showHtml } from '../rich-text/rich-text-editor.ts';
import { findSlashCommand } from '../rich-text/find-slash-command.ts';

/** A slash at the start of an empty paragraph opens the menu of blocks; Esc leaves it as text. */
export function useSlashCommand(tiptap: Tiptap | null, path: Path) {
  const editor = useEditor();
  useEffect(() => {
    if (!tiptap || blockOf(editor, path).length === 0) return;
    const connection = editor.get(slashConnection);
    connection.anchor = () => {
      const { left, top, bottom } = tiptap.view.coordsAtPos(tiptap.state.selection.from);
      return new DOMRect(left, top, 0, bottom - top);
    };
    connection.show = (html) => showHtml(tiptap, html);
    const isOpen = () => editor.state.overlay.kind === 'slash';
    const onChange = () => {
      const command = findSlashCommand(tiptap);
      if (!command) closeSlashCommand(editor);
      else if (isOpen() || command.search === '') openSlashCommand(editor, path, command);
    };
    const onSelection = () => {
      if (isOpen() && !findSlashCommand(tiptap)) closeSlashCommand(editor);
    };
    const onBlur = () => closeSlashCommand(editor);
    tiptap.on('update', onChange);
    tiptap.on('selectionUpdate', onSelection);
    tiptap.on('blur', onBlur);
    return () => {
      tiptap.off('update', onChange);
      tiptap.off('selectionUpdate', onSelection);
      tiptap.off('blur', onBlur);
      closeSlashCommand(editor);
    };
  }, [editor, tiptap, path]);
  return (event: KeyboardEvent) => {
    if (editor.state.overlay.kind !== 'slash' || event.nativeEvent.isComposing) return;
    if (!editor.get(slashConnection).onKey?.(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
