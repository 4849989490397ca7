import type { Editor as Tiptap } from '@tiptap/core';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, useEffect } from 'react';
import { isBlank } from '../../../../proto/blocks/manifest.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { RichTextPart } from '../../fields/field.ts';
import { currentEditions } from '../core/picture-editions.ts';
import { useEditor } from '../core/use-editor.ts';
import { endTypingStep, setValue } from '../core/actions.ts';
import { isSample } from '../core/sample-content-actions.ts';
import { isPressed } from '../core/shortcuts.ts';
import { findField } from '../core/find-field.ts';
import type { Selected } from '../../fields/richText/EditableRichText.tsx';
import { isAbsent } from './empty-fields/is-absent.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { registerText } from '../core/text-registry.ts';
import { registerElement } from './element-registry.ts';
import { keepsTextOpen } from '../core/text-picture.ts';
import { pastePictures } from '../rich-text/put-picture.ts';
import { registerOpenText } from '../rich-text/open-text.ts';
import { richTextEditor, showHtml } from '../rich-text/rich-text-editor.ts';
import { showError } from '../core/toast-actions.ts';
import { blockOf, closeSlashCommand, openSlashCommand } from '../core/slash-actions.ts';
import { slashConnection } from '../core/slash-command.ts';
import { findSlashCommand } from '../rich-text/find-slash-command.ts';
import { common } from '../messages/messages.ts';

interface Props {
  path: Path;
  value: string;
  className: string;
  placeholder?: string;
  hide: readonly RichTextPart[];
  selected: Selected | null;
  onClose: () => void;
}

export function OpenRichText({ path, value, className, placeholder, hide, selected, onClose }: Props) {
  const editor = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [tiptap, setTiptap] = useState<Tiptap | null>(null);
  const [first] = useState({ value, selected, hide, placeholder });
  const [close] = useState({ current: onClose });
  close.current = onClose;

  const onSlashKey = useSlashCommand(tiptap, path);

  // A layout effect, because the text must be open before the next key event.
  useLayoutEffect(() => {
    const mount = element.current!;
    const created = richTextEditor({
      mount,
      ...first,
      label: findField(editor, path)?.label ?? common.text,
      editions: () => currentEditions(editor),
      onChange: (next) => setValue(editor, path, next, { typing: true }),
      onPictures: (text, files) => pastePictures(editor, text, { files, hide: first.hide }),
      onLeftOut: (sentence) => showError(editor, sentence),
    });
    const [from, to] = first.selected
      ? [first.selected.from, first.selected.to].map((point) => created.view.posAtCoords(point)?.pos)
      : [];
    if (isSample(editor, path) && from === to) created.commands.selectAll();
    else
      created.commands.setTextSelection(
        from !== undefined && to !== undefined ? { from, to } : created.state.doc.content.size,
      );
    // Tiptap's own `focus` command waits for a frame and could miss a key.
    mount.focus({ preventScroll: true });
    created.view.focus();
    const show = (next: unknown) => showHtml(created, String(next ?? ''));
    const unregister = registerText(editor, { path, isOpen: () => true, show });
    created.on('blur', ({ event }) => {
      endTypingStep(editor);
      if (toolbar.current?.contains(event.relatedTarget as Node | null) || keepsTextOpen(editor)) return;
      close.current();
    });
    const remove = registerElement(editor, 'field', mount, { path, kind: 'richText' });
    const forget = registerOpenText(editor, {
      tiptap: created,
      hide: first.hide,
      close: () => close.current(),
    });
    setTiptap(created);
    return () => {
      remove();
      unregister();
      forget();
      created.destroy();
    };
  }, [path, first, close, editor]);

  return (
    <>
      <div
        key="open"
        ref={element}
        className={className}
        data-ed-text=""
        data-ed-absent={isBlank({ kind: 'richText' }, value) && isAbsent(editor, path) ? '' : undefined}
        onKeyDownCapture={onSlashKey}
        data-ed-sample={isSample(editor, path) ? '' : undefined}
        onKeyDown={(event) => {
          if (isPressed(event, 'toolbar')) toolbar.current?.querySelector('button')?.focus();
        }}
      />
      {tiptap && !hide.includes('menu') && (
        <RichTextToolbar ref={toolbar} tiptap={tiptap} element={element} hide={hide} onLeave={() => close.current()} />
      )}
    </>
  );
}

/** A slash at the start of an empty paragraph opens the menu of blocks; Esc leaves it as text. */
function useSlashCommand(tiptap: Tiptap | null, path: Path) {
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
