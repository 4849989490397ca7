import { openPanel, reveal } from '../core/panel-actions.ts';
import type { Editor } from '../core/editor.ts';
import type { PageSettingsTab, SiteSettingsTab } from '../core/panel.ts';
import { documentRefusal, refusalAnywhere } from '../core/permissions.ts';
import { dashboardTabs, tabRefusal } from '../dialogs/Dashboard.tsx';
import type { PageSetting } from '../dialogs/page-settings/page-setting.ts';
import { pageSettingsTabs } from '../dialogs/page-settings/tabs.ts';
import { siteSettingsForms, siteSettingsLabels, siteSettingsTabs } from '../dialogs/site-settings/tabs.ts';
import { needsPage } from '../menu/needs-page.ts';
import { common, messages } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';

const t = messages.commandPalette;

/** Each tab of the settings and of the dashboard, and the form for something new in it. */
export const settingsCommands: CommandSource = (editor, now) => [
  ...pageSettingsTabs.map(({ name, label }) => ({
    id: `page-settings:${name}`,
    group: 'settings' as const,
    label,
    detail: common.pageSettings,
    refusal: needsPage(now),
    run: () => openPanel(editor, { kind: 'dialog', name: 'page-settings', tab: name }),
  })),
  ...(Object.keys(siteSettingsTabs) as SiteSettingsTab[]).flatMap((tab) =>
    withForm(siteSettingsForms[tab], {
      id: `site-settings:${tab}`,
      group: 'settings',
      label: siteSettingsLabels[tab],
      detail: common.siteSettings,
      refusal: refusalAnywhere(now, ...siteSettingsTabs[tab]),
      run: (adds) => openPanel(editor, { kind: 'dialog', name: 'site-settings', tab, ...adds }),
    }),
  ),
  ...dashboardTabs.flatMap((tab) =>
    withForm(tab.add, {
      id: `dashboard:${tab.name}`,
      group: 'settings',
      label: tab.label,
      detail: messages.dialogs.dashboard.title,
      refusal: tabRefusal(tab, now),
      run: (adds) => openPanel(editor, { kind: 'dashboard', tab: tab.name, ...adds }),
    }),
  ),
];

type TabCommand = Omit<Command, 'run'> & { run: (adds?: { adds: true }) => void };

const withForm = (add: string | undefined, { run, ...tab }: TabCommand): Command[] => [
  { ...tab, run: () => run() },
  ...(add
    ? [{ ...tab, id: `${tab.id}:add`, label: t.opensForm(add), detail: tab.label, run: () => run({ adds: true }) }]
    : []),
];

/** Each field of the page settings. */
export const pageSettingCommands: CommandSource = (editor, now) => {
  const refusal = needsPage(now) ?? documentRefusal(now, 'page');
  return pageSettingsTabs.flatMap(({ name, label: tab, settings = [] }) =>
    settings.map((setting) => ({
      id: `setting:${setting.path.join('.')}`,
      group: 'fields',
      label: setting.label,
      detail: [common.pageSettings, tab, setting.of].filter(Boolean).join(' › '),
      refusal,
      run: () => openSetting(editor, name, setting),
    })),
  );
};

function openSetting(editor: Editor, tab: PageSettingsTab, { path }: PageSetting): void {
  openPanel(editor, { kind: 'dialog', name: 'page-settings', tab });
  reveal(editor, { document: 'page', path });
}
