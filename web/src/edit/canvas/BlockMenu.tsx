import { ClipboardPaste, Copy, Ellipsis, type LucideIcon, Plus, Scissors } from 'lucide-react';
import { copySelected, pasteFromClipboard } from '../clipboard/copy-items.ts';
import type { Editor } from '../core/editor.ts';
import { closeOverlay, openOverlay, openPalette } from '../core/panel-actions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { itemKey, parentList } from '../core/selection.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import { showShortcut } from '../core/show-keys.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Tool } from '../ui/Tool.tsx';
import { common, messages } from '../messages/messages.ts';
import * as severalItemsStyles from '../ui/styles/several-items.module.css';

const t = messages.clipboard;
const SELECTOR = '[data-block-menu]';

const entries: readonly {
  label: string;
  icon: LucideIcon;
  shortcut?: ShortcutName;
  run: (editor: Editor) => unknown;
}[] = [
  { label: common.copy, icon: Copy, shortcut: 'copy', run: (editor) => copySelected(editor) },
  { label: t.cutAway, icon: Scissors, shortcut: 'cut', run: (editor) => copySelected(editor, true) },
  { label: t.paste, icon: ClipboardPaste, shortcut: 'paste', run: (editor) => pasteFromClipboard(editor) },
  { label: messages.canvas.insertBelow, icon: Plus, run: insertBelow },
];

function insertBelow(editor: Editor): void {
  const last = selectedItems(editor).at(-1);
  if (last) openPalette(editor, parentList(last), itemKey(last));
}

/** Opens the menu of the selected blocks. `onOpen` runs first and can change the selection. */
export function BlockMenuButton({ isSelected, onOpen }: { isSelected: boolean; onOpen: () => void }) {
  const editor = useEditor();
  return (
    <Tool
      icon={Ellipsis}
      data-block-menu={isSelected || undefined}
      aria-haspopup="dialog"
      label={t.more}
      onClick={() => {
        onOpen();
        openOverlay(editor, { kind: 'block-menu' });
      }}
    />
  );
}

/** Rendered outside the bar, because the bar moves when the block under the pointer is selected. */
export function BlockMenu() {
  const editor = useEditor();
  const { overlay } = useEditorState();
  if (overlay.kind !== 'block-menu') return null;
  const close = () => {
    closeOverlay(editor, 'block-menu');
    document.querySelector<HTMLElement>(SELECTOR)?.focus({ preventScroll: true });
  };
  return (
    <Popover
      label={t.more}
      className={severalItemsStyles.blockMenu}
      anchor={() => document.querySelector(SELECTOR)?.getBoundingClientRect()}
      onClose={close}
      onLeave={() => closeOverlay(editor, 'block-menu')}
    >
      {entries.map(({ label, icon: Icon, shortcut, run }) => (
        <Button
          key={label}
          look="quiet"
          onClick={() => {
            close();
            void run(editor);
          }}
        >
          <Icon size={16} aria-hidden /> {label} {shortcut && <kbd aria-hidden>{showShortcut(shortcut)}</kbd>}
        </Button>
      ))}
    </Popover>
  );
}
