import { type Redirect, type SiteSettings, SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import { Problem } from '../../proto/errors.ts';
import { contentOf } from '../kit/versioned/content-of.ts';
import type { Decision, Head, VersionedSpec } from '../kit/versioned/versioned.ts';
import { changed } from './changed.ts';
import { saved as savedKeyed } from './keyed.ts';
import { refuseTooMany, tidyRedirect } from './redirect.ts';
import { refuseCircles } from './redirect-circles.ts';

/** The versioned site settings, for @Inject. */
export const SETTINGS_OF_SITES = Symbol('SiteSettings');

export const settingsSpec: VersionedSpec<SiteSettingsContent> = {
  name: 'site_settings',
  summarise: ({ domainId }) => ({ name: 'Site settings', domainId, guard: {} }),
};

type Sent = Partial<SiteSettingsContent> & { domainId: string; revision?: number };

/** `rows` are the redirects of the domain that have a row of their own, which count more than those of the settings. */
export async function saved(
  head: Head<SiteSettingsContent> | null,
  sent: Sent,
  { rows, hostnames }: { rows: Redirect[]; hostnames: string[] },
  publish: boolean,
): Promise<Decision<SiteSettingsContent>> {
  const before = head ? contentOf(head.draft) : SiteSettingsContent.parse({ domainId: sent.domainId });
  const next = { ...before, ...sent, ...(sent.redirects && { redirects: tidied(sent.redirects, rows, hostnames) }) };
  const decision = await savedKeyed('site-settings', head, next, publish);
  if (!publish) return decision;
  // Its redirects are told as such: whoever keeps redirects listens for those.
  const ofRedirects = changed('redirect', 'siteSettings', sent.domainId, true);
  return { ...decision, facts: (after) => [...(decision.facts?.(after) ?? []), ofRedirects] };
}

/** Clients know the settings of every domain by this _id. */
export const CLIENT_ID = 'siteSettings';

export const viewOf = (settings: SiteSettings): SiteSettings => ({ ...settings, _id: CLIENT_ID });

function tidied(sent: Redirect[], rows: Redirect[], hostnames: string[]): Redirect[] {
  const redirects = sent.map(tidyRedirect);
  const seen = new Set<string>();
  for (const { from } of redirects) {
    if (seen.has(from)) throw new Problem('conflict', `${from} redirects twice: keep one of them.`);
    seen.add(from);
  }
  refuseTooMany([...redirects, ...rows]);
  refuseCircles(redirects, rows, hostnames);
  return redirects;
}
