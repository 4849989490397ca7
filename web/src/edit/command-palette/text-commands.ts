import type { Editor } from '../core/editor.ts';
import { openText } from '../rich-text/open-text.ts';
import { controls, furtherControls, tableControls } from '../rich-text/rich-text-controls.ts';
import { shown } from '../rich-text/MoreFormats.tsx';
import { messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

/** Offers the formats of the rich text that had the caret when the palette was opened. */
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

/** Closes the open text before a command acts on the page, as losing the focus does. */
export const leaveText = (editor: Editor): void => editor.get(openText).current?.close();

/** Puts the caret back if no command was chosen. */
export const resumeText = (editor: Editor): void => {
  const { current: text } = editor.get(openText);
  // Waits until the dialog has restored the focus, which does not restore the selection.
  if (text) requestAnimationFrame(() => void (text.tiptap.isDestroyed || text.tiptap.view.focus()));
};
