import type { ComponentType } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import type { SiteSettingsTab } from '../core/panel.ts';
import { showSettingsTab } from '../core/panel-actions.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { Tabs } from '../ui/Tabs.tsx';
import type { ModalProps } from './EditModal.tsx';
import { CategoriesTab } from './site-settings/CategoriesTab.tsx';
import { CookieTab } from './site-settings/CookieTab.tsx';
import { FilesTab } from './site-settings/FilesTab.tsx';
import { FormsTab } from './site-settings/FormsTab.tsx';
import { GeneralTab } from './site-settings/GeneralTab.tsx';
import { PageBanners } from './site-settings/PageBanners.tsx';
import { PublishingTab } from './site-settings/PublishingTab.tsx';
import { Redirects } from './site-settings/Redirects.tsx';
import { Regions } from './site-settings/Regions.tsx';
import { SearchTab } from './site-settings/SearchTab.tsx';
import { SharingTab } from './site-settings/SharingTab.tsx';
import { siteSettingsLabels, siteSettingsTabs } from './site-settings/tabs.ts';
import { common } from '../messages/messages.ts';

const panels: Record<SiteSettingsTab, ComponentType<ModalProps>> = {
  general: GeneralTab,
  regions: Regions,
  cookie: CookieTab,
  publishing: PublishingTab,
  pageBanners: PageBanners,
  sharing: SharingTab,
  search: SearchTab,
  categories: CategoriesTab,
  redirects: Redirects,
  files: FilesTab,
  forms: FormsTab,
};

export function SiteSettings(props: ModalProps) {
  const editor = useEditor();
  const now = useEditorState();
  const tabs = (Object.keys(panels) as SiteSettingsTab[])
    .filter((name) => !refusalAnywhere(now, ...siteSettingsTabs[name]))
    .map((name) => ({ name, label: siteSettingsLabels[name], Panel: panels[name] }));
  if (tabs.length === 0) return <p>{refusalAnywhere(now, 'siteSettings')}</p>;
  return (
    <Tabs
      label={common.siteSettings}
      tabs={tabs}
      props={props}
      open={now.settingsTab || undefined}
      onOpen={(name) => showSettingsTab(editor, name as SiteSettingsTab)}
      mayLeave={() => canCloseForms(editor)}
    />
  );
}
