import type { Editor } from '../core/editor.ts';
import { openText } from '../rich-text/open-text.ts';
import { controls, furtherControls, tableControls } from '../rich-text/rich-text-controls.ts';
import { shown } from '../rich-text/MoreFormats.tsx';
import { messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

/** The formats of the rich text that had the caret when the palette was opened. */
export const textCommands: CommandSource = (editor) => {
  const { current: text } = editor.get(openText);
  if (!text || text.tiptap.isDestroyed || text.hide.includes('menu')) return [];
  const { tiptap, hide } = text;
  const inTable = tiptap.isActive('table') ? tableControls : [];
  return shown([...controls, ...furtherControls, ...inTable], hide)
    .filter(({ isShown }) => isShown?.(tiptap) ?? true)
    .map(({ label, shortcut, run }) => ({
      id: `format:${label}`,
      group: 'text',
      label,
      detail: messages.richText.format,
      shortcut,
      run: () => run(tiptap),
    }));
};

/** Other commands act on the page: the text closes, as when it loses the focus. */
export const leaveText = (editor: Editor): void => editor.get(openText).current?.close();

/** Puts the caret back if no command was chosen. */
export const resumeText = (editor: Editor): void => {
  const { current: text } = editor.get(openText);
  // The dialog gives the focus back first, but not the selection.
  if (text) requestAnimationFrame(() => void (text.tiptap.isDestroyed || text.tiptap.view.focus()));
};
