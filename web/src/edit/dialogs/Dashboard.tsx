import { useSnapshot } from 'valtio';
import { state } from '../core/state.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SitemapTable } from './dashboard/SitemapTable.tsx';
import type { ModalProps } from './EditModal.tsx';

export function Dashboard({ navigate }: ModalProps) {
  const { dashboardVisible, visit } = useSnapshot(state);
  if (!dashboardVisible) return null;
  const close = () => {
    state.dashboardVisible = false;
    if (state.activeMenuItem === 'dashboard') state.activeMenuItem = '';
  };
  const username = visit?.editing.user?.username;
  return (
    <Dialog title={`Welcome to your dashboard${username ? ` ${username}` : ''}`} size="full" onClose={close}>
      <SitemapTable
        onOpen={(slug) => {
          close();
          navigate(slug.startsWith('/') ? slug : `/${slug}`);
        }}
      />
    </Dialog>
  );
}
