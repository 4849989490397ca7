import { type ComponentType, useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { flushPage } from '../saving/commands.ts';
import type { DialogName } from '../core/panel.ts';
import { closePanel } from '../core/panel-actions.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Domains } from './site-settings/Domains.tsx';
import { PageSettings } from './PageSettings.tsx';
import { SiteSettings } from './SiteSettings.tsx';
import { common, messages } from '../messages/messages.ts';

export interface ModalProps {
  navigate: (url: string) => void;
}

const dialogs: Record<DialogName, { title: string; Modal: ComponentType<ModalProps> }> = {
  'config-settings': { title: messages.dialogs.configSettings, Modal: Domains },
  'site-settings': { title: common.siteSettings, Modal: SiteSettings },
  'page-settings': { title: common.pageSettings, Modal: PageSettings },
};

export function EditModal({ navigate, onClose }: ModalProps & { onClose: () => void }) {
  const editor = useEditor();
  const { editInModalType } = useEditorState();
  const [full, setFull] = useState(false);
  const modal = editInModalType !== '' ? dialogs[editInModalType] : undefined;
  if (!modal) return null;
  const leave = async () => {
    if (!(await canCloseForms(editor))) return;
    closePanel(editor);
    // Pending page changes must be saved before the visit is loaded again.
    await flushPage(editor).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={modal.title}
      size={full ? 'full' : 'wide'}
      onResize={() => setFull(!full)}
      onClose={() => void leave()}
    >
      <modal.Modal
        navigate={(url) => {
          closePanel(editor);
          navigate(url);
        }}
      />
    </Dialog>
  );
}
