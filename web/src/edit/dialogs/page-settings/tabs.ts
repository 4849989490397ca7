import type { ComponentType } from 'react';
import type { PageSettingsTab } from '../../core/panel.ts';
import { common, messages } from '../../messages/messages.ts';
import { GeneralTab, generalSettings } from './GeneralTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { bannerSettings, PageBannerTab } from './PageBannerTab.tsx';
import { type PageSetting, seoTab, sharingTab } from './fields-tabs.tsx';
import { RolesTab } from './RolesTab.tsx';

const t = messages.pageSettings;

export const pageSettingsTabs: readonly {
  name: PageSettingsTab;
  label: string;
  Panel: ComponentType<{ navigate: (url: string) => void }>;
  settings?: readonly PageSetting[];
}[] = [
  { name: 'general', label: common.general, Panel: GeneralTab, settings: generalSettings },
  { name: 'seo', label: t.seo, ...seoTab },
  { name: 'sharing', label: common.sharing, ...sharingTab },
  { name: 'banner', label: common.banner, Panel: PageBannerTab, settings: bannerSettings },
  { name: 'roles', label: common.roles, Panel: RolesTab },
  { name: 'history', label: common.history, Panel: HistoryTab },
];
