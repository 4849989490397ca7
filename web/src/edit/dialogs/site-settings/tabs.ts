import type { Capability } from '../../../../../proto/permissions.ts';
import type { SiteSettingsTab } from '../../core/panel.ts';

export const siteSettingsTabs = {
  General: ['siteSettings', 'navigation', 'footer'],
  Regions: ['regions'],
  Cookie: ['siteSettings'],
  'Page Banners': ['banners'],
  Sharing: ['siteSettings'],
  Categories: ['siteSettings'],
  Redirects: ['redirects'],
  Files: ['media'],
} as const satisfies Record<SiteSettingsTab, readonly Capability[]>;

export const siteSettingsCapabilities: Capability[] = [...new Set(Object.values(siteSettingsTabs).flat())];
