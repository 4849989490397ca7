import type { ComponentType } from 'react';
import type { PageSettingsTab } from '../../core/panel.ts';
import { common, messages } from '../../messages/messages.ts';
import { GeneralTab } from './GeneralTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { PageBannerTab } from './PageBannerTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { SeoTab } from './SeoTab.tsx';
import { SharingTab } from './SharingTab.tsx';

const t = messages.pageSettings;

export const pageSettingsTabs: readonly {
  name: PageSettingsTab;
  label: string;
  Panel: ComponentType<{ navigate: (url: string) => void }>;
}[] = [
  { name: 'general', label: common.general, Panel: GeneralTab },
  { name: 'seo', label: t.seo, Panel: SeoTab },
  { name: 'sharing', label: common.sharing, Panel: SharingTab },
  { name: 'banner', label: common.banner, Panel: PageBannerTab },
  { name: 'roles', label: common.roles, Panel: RolesTab },
  { name: 'history', label: common.history, Panel: HistoryTab },
];
