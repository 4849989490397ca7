import type { Capability } from '../../../../../proto/permissions.ts';
import type { SiteSettingsTab } from '../../core/panel.ts';
import { common, messages } from '../../messages/messages.ts';

export const siteSettingsTabs = {
  general: ['siteSettings', 'navigation', 'footer'],
  regions: ['regions'],
  cookie: ['siteSettings'],
  publishing: ['siteSettings'],
  pageBanners: ['banners'],
  sharing: ['siteSettings'],
  search: ['siteSettings'],
  categories: ['siteSettings'],
  redirects: ['redirects'],
  files: ['media'],
  forms: ['siteSettings'],
} as const satisfies Record<SiteSettingsTab, readonly Capability[]>;

export const siteSettingsLabels: Record<SiteSettingsTab, string> = {
  ...messages.siteSettings.tabs,
  regions: common.regions,
  general: common.general,
  sharing: common.sharing,
  search: common.search,
};

/** What the form of a tab for something new is called. */
export const siteSettingsForms: Partial<Record<SiteSettingsTab, string>> = {
  regions: messages.siteSettings.regions.add,
  pageBanners: messages.siteSettings.banners.add,
  redirects: messages.siteSettings.redirects.add,
};

export const siteSettingsCapabilities: Capability[] = [...new Set(Object.values(siteSettingsTabs).flat())];
