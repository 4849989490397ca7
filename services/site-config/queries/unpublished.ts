import { type Capability, holds } from '../../../proto/permissions.ts';
import { isPublishable } from '../../../proto/publish-status.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { WITHOUT_REGION } from '../../../proto/without-filters.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import type { Versioned, VersionedDocument } from '../../kit/versioned/versioned.ts';
import { brands } from '../brand.ts';
import type { Kind } from '../changed-event.ts';
import { footers, navs } from '../inherited-documents.ts';
import { pageBanners } from '../page-banner.ts';
import { redirects } from '../redirect.ts';
import { documentKey, type SiteDocumentScope } from '../site-document.ts';
import { siteSettings } from '../site-settings.ts';
import { subNavs } from '../sub-nav.ts';

const MAX_LISTED = 200;

export const listUnpublished = handle(
  siteConfig.calls.listUnpublished,
  {
    navs: navs.docs,
    footers: footers.docs,
    settings: siteSettings.docs,
    brands: brands.docs,
    redirects: redirects.docs,
    banners: pageBanners.docs,
    subNavs: subNavs.docs,
    regions: RegionCache,
  },
  async ({ region }, { domainId, user }, needs) => {
    const known = await needs.regions.ofDomain(domainId);
    const places = [
      { region: '', regionId: undefined },
      ...known.flatMap(({ _id, draft }) => (draft ? [{ region: draft.slugPrefix, regionId: _id }] : [])),
    ].filter((place) => region === '' || place.region === (region === WITHOUT_REGION ? '' : region));
    const ofSite = places.filter((place) => place.region === '');
    const permitted = ({ capability }: { capability: Capability }, among = places) =>
      among.filter(({ regionId }) => holds(user, capability, { regionId }));
    // A document of a deleted region is shown nowhere and cannot be published, so only keys of known regions are read.
    const keysOf = (kind: Kind, document: { capability: Capability }, among?: typeof places) =>
      permitted(document, among).map((place) => documentKey(kind, { domainId, region: place.region }));
    const findAll = async <T extends object>(document: { capability: Capability }, docs: Versioned<T>) =>
      permitted(document, ofSite).length > 0 ? docs.draft.find({ domainId }) : [];
    const regionsOfSubNavs = permitted(subNavs).map((place) => place.region);
    const subNavDocs = await needs.subNavs.draft.find({ domainId, region: { in: regionsOfSubNavs } });
    const found = [
      ...describe('nav', needs.navs, await getAll(needs.navs, keysOf('nav', navs))),
      ...describe('footer', needs.footers, await getAll(needs.footers, keysOf('footer', footers))),
      ...describe(
        'siteSettings',
        needs.settings,
        await getAll(needs.settings, keysOf('site-settings', siteSettings, ofSite)),
      ),
      ...describe('brand', needs.brands, await getAll(needs.brands, keysOf('brand', brands, ofSite))),
      ...describe('redirect', needs.redirects, await findAll(redirects, needs.redirects)),
      ...describe('pageBanner', needs.banners, await findAll(pageBanners, needs.banners)),
      ...describe('subNav', needs.subNavs, subNavDocs),
    ].sort((a, b) => (a.row.updatedAt < b.row.updatedAt ? 1 : -1));
    const documents = found.slice(0, MAX_LISTED).map(async ({ row, docs }) => {
      const [last] = await docs.history(row._id, { limit: 1 });
      return { ...row, ...(last && { editor: last.by }) };
    });
    return { documents: await Promise.all(documents), total: found.length };
  },
);

const getAll = async <T extends object>({ draft }: Versioned<T>, keys: string[]) =>
  (await Promise.all(keys.map((key) => draft.get(key)))).filter((found) => found !== null);

function describe<K extends string, T extends SiteDocumentScope>(
  kind: K,
  docs: Versioned<T>,
  drafts: VersionedDocument<T>[],
) {
  return drafts.filter(isPublishable).map((draft) => {
    const { _id, revision, updatedAt, published, lastPublished, region = '' } = draft;
    const { name } = docs.summarise(draft, _id);
    const row = { kind, _id, revision, name, region, updatedAt, published, ...(lastPublished && { lastPublished }) };
    return { row, docs: docs as Pick<Versioned<T>, 'history'> };
  });
}
