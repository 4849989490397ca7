import { type SiteSettings, SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { stripInternalFields } from '../kit/versioned/versioned.ts';
import { documentKey, keyedRules } from './site-document.ts';

const rules = keyedRules<SiteSettingsContent>('site-settings', ['message']);

const document = defineDocument<SiteSettingsContent>({
  kind: 'siteSettings',
  capability: 'siteSettings',
  spec: {
    name: 'site_settings',
    summarise: ({ domainId }) => ({ name: 'Site settings', domainId, guard: {} }),
  },
  ...rules,
  normalize(sent, stored) {
    const before = stored ? stripInternalFields(stored) : SiteSettingsContent.parse({ domainId: sent.domainId });
    const { redirects: _, ...next } = { ...before, ...sent };
    return rules.normalize(next);
  },
});

const CLIENT_ID = 'siteSettings';

export const siteSettings = {
  ...document,
  recoverable: defineRecoverable('siteSettings', document.needs, {
    ...document.recovery,
    storedId: (id, { domainId }) => (id === CLIENT_ID ? documentKey('site-settings', { domainId }) : id),
  }),
};

export function toSiteSettings({ redirects: _, ...settings }: SiteSettings): SiteSettings {
  return { ...settings, _id: CLIENT_ID };
}
