import { copySelected, pasteFromClipboard } from '../clipboard/copy-items.ts';
import type { Editor } from '../core/editor.ts';
import { selectAround } from '../canvas/select-parent.ts';
import { openOverlay, openPicture } from '../core/panel-actions.ts';
import { documentRefusal } from '../core/permissions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { parentList } from '../core/selection.ts';
import { confirmRemove, duplicateSelected, moveSelected } from '../core/several-items-actions.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import { common, messages } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';
import { findFields } from '../core/find-field.ts';

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
  { id: 'remove', label: common.remove, shortcut: 'remove', run: confirmRemove },
];

export const itemCommands: CommandSource = (editor, now) => {
  const selected = selectedItems(editor);
  const refusal = documentRefusal(now, 'page') ?? (selected.length === 0 ? t.noBlock : undefined);
  const isInside = selected.some((path) => parentList(path).some((step) => step.startsWith('#')));
  const commands: Omit<Command, 'group'>[] = [
    {
      id: 'parent',
      label: messages.sidebar.selectParent,
      shortcut: 'selectParent',
      refusal: refusal ?? (isInside ? undefined : t.noParent),
      // Waits until the dialog has restored the focus.
      run: () => requestAnimationFrame(() => selectAround(editor)),
    },
    ...acts.map(({ run, ...act }) => ({ ...act, refusal, run: () => run(editor) })),
  ];
  return commands.map((command) => ({
    ...command,
    id: `item:${command.id}`,
    group: 'selection',
    detail: t.onSelection,
  }));
};

/** Offers the pictures of the selected block, or else those of the page header. */
export const pictureCommands: CommandSource = (editor, now) => {
  const { selectedComponent, documents } = now;
  if (!selectedComponent || !documents.page || selectedComponent.others?.length) return [];
  const path = selectedComponent.path.length > 0 ? [...selectedComponent.path] : ['header'];
  return Object.entries(findFields(editor, path))
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name, { label }]) => ({
      id: `picture:${name}`,
      group: 'selection',
      label: common.editPicture,
      detail: label,
      synonyms: messages.commandPalette.pictureWords,
      refusal: documentRefusal(now, 'page'),
      run: () => openPicture(editor, [...path, name]),
    }));
};
