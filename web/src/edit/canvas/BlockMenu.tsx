import { ClipboardPaste, Copy, Ellipsis, type LucideIcon, Scissors } from 'lucide-react';
import { copySelected, pasteFromClipboard } from '../clipboard/copy-items.ts';
import type { Editor } from '../core/editor.ts';
import { closeOverlay, openOverlay } from '../core/panel-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Tool } from './Tool.tsx';
import { messages } from '../messages/messages.ts';
import * as severalItemsStyles from '../ui/styles/several-items.module.css';

const t = messages.clipboard;
const SELECTOR = '[data-block-menu]';

const entries: readonly { label: string; icon: LucideIcon; key: string; run: (editor: Editor) => Promise<void> }[] = [
  { label: t.copy, icon: Copy, key: 'C', run: (editor) => copySelected(editor) },
  { label: t.cutAway, icon: Scissors, key: 'X', run: (editor) => copySelected(editor, true) },
  { label: t.paste, icon: ClipboardPaste, key: 'V', run: (editor) => pasteFromClipboard(editor) },
];

/** Acts on the selected blocks, which `onOpen` can change first. */
export function BlockMenuButton({ isSelected, onOpen }: { isSelected: boolean; onOpen?: () => void }) {
  const editor = useEditor();
  return (
    <Tool
      icon={Ellipsis}
      data-block-menu={isSelected || undefined}
      aria-haspopup="dialog"
      label={t.more}
      onClick={() => {
        onOpen?.();
        openOverlay(editor, { kind: 'block-menu' });
      }}
    />
  );
}

/** Outside the bar, which moves when the block under the pointer becomes the selected one. */
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
      {entries.map(({ label, icon: Icon, key, run }) => (
        <Button
          key={label}
          look="quiet"
          onClick={() => {
            close();
            void run(editor);
          }}
        >
          <Icon size={16} aria-hidden /> {label} <kbd aria-hidden>{t.withKey(key)}</kbd>
        </Button>
      ))}
    </Popover>
  );
}
