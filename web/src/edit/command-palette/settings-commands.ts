import { openPanel } from '../core/panel-actions.ts';
import type { SiteSettingsTab } from '../core/panel.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import { dashboardTabs, tabRefusal } from '../dialogs/Dashboard.tsx';
import { pageSettingsTabs } from '../dialogs/page-settings/tabs.ts';
import { siteSettingsLabels, siteSettingsTabs } from '../dialogs/site-settings/tabs.ts';
import { needsPage } from '../menu/needs-page.ts';
import { common, messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

/** Each tab of the settings and of the dashboard. */
export const settingsCommands: CommandSource = (editor, now) => [
  ...pageSettingsTabs.map(({ name, label }) => ({
    id: `page-settings:${name}`,
    group: 'settings' as const,
    label,
    detail: common.pageSettings,
    refusal: needsPage(now),
    run: () => openPanel(editor, { kind: 'dialog', name: 'page-settings', tab: name }),
  })),
  ...(Object.keys(siteSettingsTabs) as SiteSettingsTab[]).map((name) => ({
    id: `site-settings:${name}`,
    group: 'settings' as const,
    label: siteSettingsLabels[name],
    detail: common.siteSettings,
    refusal: refusalAnywhere(now, ...siteSettingsTabs[name]),
    run: () => openPanel(editor, { kind: 'dialog', name: 'site-settings', tab: name }),
  })),
  ...dashboardTabs.map((tab) => ({
    id: `dashboard:${tab.name}`,
    group: 'settings' as const,
    label: tab.label,
    detail: messages.dialogs.dashboard.title,
    refusal: tabRefusal(tab, now),
    run: () => openPanel(editor, { kind: 'dashboard', tab: tab.name }),
  })),
];
