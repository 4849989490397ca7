import { openPanel, reveal } from '../core/panel-actions.ts';
import type { Editor } from '../core/editor.ts';
import type { PageSettingsTab } from '../core/panel.ts';
import { documentRefusal } from '../core/permissions.ts';
import type { PageSetting } from '../dialogs/page-settings/fields-tabs.tsx';
import { pageSettingsTabs } from '../dialogs/page-settings/tabs.ts';
import { panelOf, places, screenRefusal, screens } from '../dialogs/places.ts';
import { needsPage } from '../menu/menu-items.ts';
import { common, messages } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';

const t = messages.commandPalette;

/** Offers each tab of the page settings, each screen of the workspace, and the form for a new entry of a screen. */
export const settingsCommands: CommandSource = (editor, now) => [
  ...pageSettingsTabs.map(({ name, label }) => ({
    id: `page-settings:${name}`,
    group: 'settings' as const,
    label,
    detail: common.pageSettings,
    refusal: needsPage(now),
    run: () => openPanel(editor, { kind: 'dialog', name: 'page-settings', tab: name }),
  })),
  ...screens.flatMap((screen): Command[] => {
    const { id, place, label, add } = screen;
    const command = { group: 'settings' as const, refusal: screenRefusal(screen, now) };
    const open = (adds?: { adds: true }) => openPanel(editor, panelOf(screen, adds));
    return [
      { ...command, id, label, detail: places[place], run: () => open() },
      ...(add
        ? [{ ...command, id: `${id}:add`, label: t.opensForm(add), detail: label, run: () => open({ adds: true }) }]
        : []),
    ];
  }),
];

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
