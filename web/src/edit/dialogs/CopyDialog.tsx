import type { ReactNode } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { Editor } from '../core/editor.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

interface CopyDialogProps {
  title: string;
  label: string;
  hint: string;
  text: string;
  copy: string;
  copied: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a text that the user needs elsewhere, such as a link. */
export function CopyDialog({ title, label, hint, text, copy, copied, onClose, children }: CopyDialogProps) {
  const editor = useEditor();
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <div className={sidebarStyles.stack}>
        {children}
        <TextInput
          label={label}
          hint={hint}
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={() => undefined}
        />
      </div>
      <div className={inputsStyles.actions}>
        <ActionButton look="primary" run={() => copyText(editor, text, copied)}>
          {copy}
        </ActionButton>
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </Dialog>
  );
}

/** At an address without https, browsers have no clipboard. */
export async function copyText(
  editor: Editor,
  text: string,
  copied: string,
  notCopied = messages.dialogs.copy.notCopied,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showError(editor, notCopied);
    return false;
  }
  showSuccess(editor, copied);
  return true;
}
