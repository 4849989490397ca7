import type { ComponentType } from 'react';
import type { Capability } from '../../../../proto/permissions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { closePanel, showTab } from '../core/panel-actions.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import type { ReadonlyState } from '../core/state.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { Bin } from './dashboard/Bin.tsx';
import { currentUser, refusalAnywhere } from '../core/permissions.ts';
import { Leads } from './leads/Leads.tsx';
import { Sitemap } from './dashboard/Sitemap.tsx';
import { StatisticsTab } from './statistics/StatisticsTab.tsx';
import type { ModalProps } from './EditModal.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.dialogs.dashboard;

export interface DashboardProps extends ModalProps {
  onClose: () => void;
  /** Closes the dashboard first. */
  leaveTo: (url: string) => void;
  /** Loads the visit again, without leaving the dashboard. */
  refresh: () => void;
}

interface DashboardTab {
  name: string;
  label: string;
  Panel: ComponentType<DashboardProps>;
  /** What its form for something new is called. */
  add?: string;
  needs?: Capability;
  isForAdministrators?: true;
}

const PagesTab = lazyScreen<DashboardProps>(async () => (await import('./pages/PagesTab.tsx')).PagesTab);
const CalendarTab = lazyScreen<DashboardProps>(async () => (await import('./calendar/CalendarTab.tsx')).CalendarTab);
const MediaTab = lazyScreen<DashboardProps>(async () => (await import('./media/MediaTab.tsx')).MediaTab);
const Users = lazyScreen<DashboardProps>(async () => (await import('./users/Users.tsx')).Users);
const RolesTab = lazyScreen<DashboardProps>(async () => (await import('./roles/RolesTab.tsx')).RolesTab);
const Audit = lazyScreen<DashboardProps>(async () => (await import('./audit/Audit.tsx')).Audit);
const AccountTab = lazyScreen<DashboardProps>(async () => (await import('./account/AccountTab.tsx')).AccountTab);

export const dashboardTabs: readonly DashboardTab[] = [
  { name: 'pages', label: common.pages, Panel: PagesTab },
  { name: 'calendar', label: messages.calendar.title, Panel: CalendarTab },
  { name: 'media', label: messages.media.title, Panel: MediaTab },
  { name: 'sitemap', label: t.sitemap, Panel: Sitemap },
  { name: 'statistics', label: messages.statistics.title, Panel: StatisticsTab, needs: 'pages.edit' },
  { name: 'leads', label: messages.leads.title, Panel: Leads, needs: 'leads' },
  { name: 'users', label: messages.users.title, Panel: Users, add: messages.users.invite, needs: 'people' },
  { name: 'roles', label: common.roles, Panel: RolesTab, add: messages.roles.add, needs: 'people' },
  { name: 'audit', label: messages.audit.title, Panel: Audit, isForAdministrators: true },
  { name: 'bin', label: messages.history.bin.title, Panel: Bin },
  { name: 'account', label: messages.account.title, Panel: AccountTab },
];

export function Dashboard({ navigate, onChanged }: ModalProps & { onChanged: () => void }) {
  const editor = useEditor();
  const now = useEditorState();
  const { dashboardVisible, visit, openTab } = now;
  if (!dashboardVisible) return null;
  const username = visit?.editing.user?.username;
  const onClose = () => closePanel(editor);
  const close = async () => {
    if (await canCloseForms(editor)) onClose();
  };
  const leaveTo = (url: string) => {
    onClose();
    navigate(`/${url.replace(/^\//, '')}`);
  };
  return (
    <Dialog title={t.welcome(username)} size="full" onClose={() => void close()}>
      <Tabs
        label={t.title}
        tabs={dashboardTabs.filter((tab) => !tabRefusal(tab, now))}
        open={openTab || undefined}
        onOpen={(name) => showTab(editor, name)}
        props={{ navigate, onClose, leaveTo, refresh: onChanged }}
        mayLeave={() => canCloseForms(editor)}
      />
    </Dialog>
  );
}

export function tabRefusal({ needs, isForAdministrators }: DashboardTab, now: ReadonlyState): string | undefined {
  if (isForAdministrators && !currentUser(now)?.admin) return messages.audit.administratorsOnly;
  return needs && refusalAnywhere(now, needs);
}
