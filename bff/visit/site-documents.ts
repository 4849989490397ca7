import type { Brand } from '../../proto/entities/brand.ts';
import { FooterContent } from '../../proto/entities/footer.ts';
import { NavContent } from '../../proto/entities/nav.ts';
import { SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import type { Stored } from '../../proto/entities/stored.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import { type Visit, VisitBrand } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

type SiteDocuments = Pick<Visit, 'nav' | 'footer' | 'settings' | 'brand'>;

export async function loadSiteDocuments(reading: VisitRead, region: string): Promise<SiteDocuments> {
  const { domainId } = reading;
  const defaults = defaultSiteDocuments(domainId);
  const { site } = dependencyKeys;
  const { loadRegionNav, loadRegionFooter, loadSiteSettings } = siteConfig.calls;
  const [nav, footer, settings, brand] = await Promise.all([
    reading.callCachedOr(defaults.nav, loadRegionNav, { domainId, region }, site('nav', domainId)),
    reading.callCachedOr(defaults.footer, loadRegionFooter, { domainId, region }, site('footer', domainId)),
    reading.callCachedOr(defaults.settings, loadSiteSettings, { domainId }, site('site-settings', domainId)),
    loadBrand(reading),
  ]);
  return { nav, footer, settings: publicSettings(settings), ...brand };
}

export async function loadBrand(reading: VisitRead): Promise<Pick<Visit, 'brand'>> {
  const { domainId } = reading;
  const key = dependencyKeys.site('brand', domainId);
  const brand = await reading.callCachedOr(null, siteConfig.calls.loadBrand, { domainId }, key);
  return brand?.revision ? { brand: publicBrand(brand) } : {};
}

export const defaultSiteDocuments = (domainId: string): SiteDocuments => ({
  nav: { ...withDefaults.nav, domainId, _id: `nav_${domainId}` },
  footer: { ...withDefaults.footer, domainId, _id: `footer_${domainId}` },
  settings: withDefaults.settings,
});

/** Removes what visitors do not need. */
const publicBrand = oncePerObject((brand: Brand): Visit['brand'] => VisitBrand.parse(brand));

const publicSettings = ({
  title,
  description,
  keywords,
  og,
  twitter,
  cookie,
  measurement,
}: Visit['settings']): Visit['settings'] => ({
  title,
  description,
  keywords,
  og,
  twitter,
  cookie,
  ...(measurement?.containerId && { measurement }),
});

const EPOCH = '1970-01-01T00:00:00.000Z';
export const unsavedDocument: Stored = { _id: '-', revision: 0, createdAt: EPOCH, updatedAt: EPOCH, published: false };
const withDefaults = {
  nav: { ...NavContent.parse({ domainId: '-' }), ...unsavedDocument },
  footer: { ...FooterContent.parse({ domainId: '-' }), ...unsavedDocument },
  // While the settings are unknown, visitors are asked nothing.
  settings: publicSettings(SiteSettingsContent.parse({ domainId: '-', cookie: { title: '', message: '' } })),
};
