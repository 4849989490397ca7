import { FooterContent } from '../../proto/entities/footer.ts';
import { NavContent } from '../../proto/entities/nav.ts';
import { SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import type { Stored } from '../../proto/entities/stored.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

export type SiteDocuments = Pick<Visit, 'nav' | 'footer' | 'settings'>;

/** What stands around every page; without the site config it is what the product starts with. */
export async function loadSiteDocuments(reading: VisitRead, region: string): Promise<SiteDocuments> {
  const { domainId } = reading;
  const bare = defaultSiteDocuments(domainId);
  const { loadRegionNav, loadRegionFooter, loadSiteSettings } = siteConfig.calls;
  const [nav, footer, settings] = await Promise.all([
    reading.orElse(reading.keep(loadRegionNav, { domainId, region }, dependencyKeys.site('nav', domainId)), bare.nav),
    reading.orElse(
      reading.keep(loadRegionFooter, { domainId, region }, dependencyKeys.site('footer', domainId)),
      bare.footer,
    ),
    reading.orElse(
      reading.keep(loadSiteSettings, { domainId }, dependencyKeys.site('site-settings', domainId)),
      bare.settings,
    ),
  ]);
  return { nav, footer, settings: shown(settings) };
}

/** What a domain shows before anybody has saved anything of it. */
export const defaultSiteDocuments = (domainId: string): SiteDocuments => ({
  nav: { ...withDefaults.nav, domainId, _id: `nav_${domainId}` },
  footer: { ...withDefaults.footer, domainId, _id: `footer_${domainId}` },
  settings: withDefaults.settings,
});

const shown = ({ title, description, keywords, og, twitter, cookie }: Visit['settings']): Visit['settings'] => ({
  title,
  description,
  keywords,
  og,
  twitter,
  cookie,
});

const EPOCH = '1970-01-01T00:00:00.000Z';
const unsaved: Stored = { _id: '-', revision: 0, createdAt: EPOCH, updatedAt: EPOCH, published: false };
// Made once: the contract's defaults are the same for every domain, and they are needed for every visit.
const withDefaults = {
  nav: { ...NavContent.parse({ domainId: '-' }), ...unsaved },
  footer: { ...FooterContent.parse({ domainId: '-' }), ...unsaved },
  settings: shown(SiteSettingsContent.parse({ domainId: '-' })),
};
