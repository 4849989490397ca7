import { copySelected, pasteFromClipboard } from '../clipboard/copy-items.ts';
import type { Editor } from '../core/editor.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { documentRefusal } from '../core/permissions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { confirmRemoveSelected, duplicateSelected, moveSelected } from '../core/several-items-actions.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import { common, messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

const t = messages.commandPalette;

const acts: readonly { id: string; label: string; shortcut?: ShortcutName; run: (editor: Editor) => unknown }[] = [
  { id: 'up', label: common.moveUp, shortcut: 'moveUp', run: (editor) => moveSelected(editor, -1) },
  { id: 'down', label: common.moveDown, shortcut: 'moveDown', run: (editor) => moveSelected(editor, 1) },
  { id: 'duplicate', label: common.duplicate, shortcut: 'duplicate', run: duplicateSelected },
  { id: 'copy', label: common.copy, shortcut: 'copy', run: (editor) => copySelected(editor) },
  { id: 'cut', label: messages.clipboard.cutAway, shortcut: 'cut', run: (editor) => copySelected(editor, true) },
  { id: 'paste', label: messages.clipboard.paste, shortcut: 'paste', run: pasteFromClipboard },
  {
    id: 'pattern',
    label: messages.palette.patterns.save,
    run: (editor) => openOverlay(editor, { kind: 'save-pattern', paths: selectedItems(editor) }),
  },
  { id: 'remove', label: common.remove, shortcut: 'remove', run: confirmRemoveSelected },
];

export const itemCommands: CommandSource = (editor, now) => {
  const refusal = documentRefusal(now, 'page') ?? (selectedItems(editor).length === 0 ? t.noBlock : undefined);
  return acts.map(({ id, run, ...act }) => ({
    ...act,
    id: `item:${id}`,
    group: 'actions',
    detail: t.onSelection,
    refusal,
    run: () => run(editor),
  }));
};
