import { type ComponentType, useState } from 'react';
import { useSnapshot } from 'valtio';
import { flushPage } from '../core/commands.ts';
import { closeModal } from '../core/panels.ts';
import { state } from '../core/state.ts';
import { canCloseForms } from '../forms/form-registry.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ConfigSettings } from './ConfigSettings.tsx';
import { PageSettings } from './PageSettings.tsx';
import { SiteSettings } from './SiteSettings.tsx';

export interface ModalProps {
  navigate: (url: string) => void;
}

const modals: Record<string, { title: string; Modal: ComponentType<ModalProps> }> = {
  'config-settings': { title: 'Config settings', Modal: ConfigSettings },
  'site-settings': { title: 'Site settings', Modal: SiteSettings },
  'page-settings': { title: 'Page settings', Modal: PageSettings },
};

export function EditModal({ navigate, onClose }: ModalProps & { onClose: () => void }) {
  const { editInModal, editInModalType } = useSnapshot(state);
  const [full, setFull] = useState(false);
  const modal = editInModal ? modals[editInModalType] : undefined;
  if (!modal) return null;
  const close = () => {
    if (state.activeMenuItem === editInModalType) state.activeMenuItem = '';
    closeModal();
  };
  const leave = async () => {
    if (!(await canCloseForms())) return;
    close();
    // Save pending page changes before the visit is loaded again.
    await flushPage().catch(() => undefined);
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
          close();
          navigate(url);
        }}
      />
    </Dialog>
  );
}
