import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { closeModal } from '../core/panels.ts';
import { state } from '../core/state.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ConfigSettings } from './ConfigSettings.tsx';
import { PageSettings } from './PageSettings.tsx';
import { SiteSettings } from './SiteSettings.tsx';

export interface ModalProps {
  navigate: (url: string) => void;
}

/** What the modal can show, by the edit type that opens it. */
const modals: Record<string, { title: string; size: 'wide' | 'full'; Modal: ComponentType<ModalProps> }> = {
  'config-settings': { title: 'Config settings', size: 'wide', Modal: ConfigSettings },
  'site-settings': { title: 'Site settings', size: 'wide', Modal: SiteSettings },
  'page-settings': { title: 'Page settings', size: 'wide', Modal: PageSettings },
};

export function EditModal({ navigate, onClose }: ModalProps & { onClose: () => void }) {
  const { editInModal, editInModalType } = useSnapshot(state);
  const modal = editInModal ? modals[editInModalType] : undefined;
  if (!modal) return null;
  const close = () => {
    if (state.activeMenuItem === editInModalType) state.activeMenuItem = '';
    closeModal();
  };
  return (
    <Dialog
      title={modal.title}
      size={modal.size}
      onClose={() => {
        close();
        onClose();
      }}
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
