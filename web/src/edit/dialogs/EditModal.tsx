import { useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { flushPage } from '../saving/commands.ts';
import { closePanel } from '../core/panel-actions.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PageSettings } from './PageSettings.tsx';
import { common } from '../messages/messages.ts';

export interface ModalProps {
  navigate: (url: string) => void;
}

export function EditModal({ navigate, onClose }: ModalProps & { onClose: () => void }) {
  const editor = useEditor();
  const { editInModalType } = useEditorState();
  const [full, setFull] = useState(false);
  if (editInModalType !== 'page-settings') return null;
  const leave = async () => {
    if (!(await canCloseForms(editor))) return;
    closePanel(editor);
    // Pending page changes must be saved before the visit is loaded again.
    await flushPage(editor).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={common.pageSettings}
      size={full ? 'full' : 'wide'}
      onResize={() => setFull(!full)}
      onClose={() => void leave()}
    >
      <PageSettings
        navigate={(url) => {
          closePanel(editor);
          navigate(url);
        }}
      />
    </Dialog>
  );
}
