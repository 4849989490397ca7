import type { Capability } from '../../../../../proto/permissions.ts';

/** A tab is shown to users with at least one of its capabilities. */
export const siteSettingsTabs = {
  General: ['siteSettings', 'navigation', 'footer'],
  Regions: ['regions'],
  Cookie: ['siteSettings'],
  'Page Banners': ['banners'],
  Sharing: ['siteSettings'],
  Categories: ['siteSettings'],
  Redirects: ['redirects'],
  Files: ['media'],
} as const satisfies Record<string, readonly Capability[]>;

export type SiteSettingsTab = keyof typeof siteSettingsTabs;

export const siteSettingsCapabilities: Capability[] = [...new Set(Object.values(siteSettingsTabs).flat())];
