import { type SiteSettings, SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import { token } from '../kit/contract/token.ts';
import { stripInternalFields } from '../kit/versioned/content-of.ts';
import type { Decision, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { decideSave as savedKeyed } from './keyed-document.ts';

export const SITE_SETTINGS = token<Versioned<SiteSettingsContent>>('SiteSettings');

export const settingsSpec: VersionedSpec<SiteSettingsContent> = {
  name: 'site_settings',
  summarise: ({ domainId }) => ({ name: 'Site settings', domainId, guard: {} }),
};

type SettingsInput = Partial<SiteSettingsContent> & { domainId: string; revision?: number };

export async function decideSave(
  head: Head<SiteSettingsContent> | null,
  sent: SettingsInput,
  publish: boolean,
): Promise<Decision<SiteSettingsContent>> {
  const before = head ? stripInternalFields(head.draft) : SiteSettingsContent.parse({ domainId: sent.domainId });
  // Redirects are separate documents.
  const { redirects: _, ...next } = { ...before, ...sent };
  return savedKeyed('site-settings', head, next, publish);
}

/** The _id that clients use for the settings of every domain. */
export const CLIENT_ID = 'siteSettings';

export function toSiteSettings({ redirects: _, ...settings }: SiteSettings): SiteSettings {
  return { ...settings, _id: CLIENT_ID };
}
