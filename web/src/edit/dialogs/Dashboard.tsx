import { useEditor, useEditorState } from '../core/use-editor.ts';
import { closePanel } from '../core/panel-actions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Bin } from './dashboard/Bin.tsx';
import { SitemapTable } from './dashboard/SitemapTable.tsx';
import type { ModalProps } from './EditModal.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.dialogs.dashboard;

export interface DashboardProps extends ModalProps {
  onClose: () => void;
}

const tabs = [
  { name: 'pages', label: common.pages, Panel: PagesTab },
  { name: 'bin', label: messages.history.bin.title, Panel: Bin },
];

export function Dashboard({ navigate }: ModalProps) {
  const editor = useEditor();
  const { dashboardVisible, visit } = useEditorState();
  if (!dashboardVisible) return null;
  const username = visit?.editing.user?.username;
  return (
    <Dialog title={t.welcome(username)} size="full" onClose={() => closePanel(editor)}>
      <Tabs label={t.title} tabs={tabs} props={{ navigate, onClose: () => closePanel(editor) }} />
    </Dialog>
  );
}

function PagesTab({ navigate, onClose }: DashboardProps) {
  return (
    <SitemapTable
      onOpen={(slug) => {
        onClose();
        navigate(slug.startsWith('/') ? slug : `/${slug}`);
      }}
    />
  );
}
