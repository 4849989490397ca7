import type { Capability } from '../../../proto/permissions.ts';

/** Documents of one place: a region, the whole site, or another domain. */
export interface Target {
  domainId: string;
  /** Where its domain is answered, if not at the usual host. */
  host?: string;
  regionId?: string;
  slugPrefix: string;
  page: { _id: string; slug: string; revision: number };
  subNav: { _id: string; revision: number; name: string };
  lead: { _id: string };
}

interface RegionalCall {
  /** The capability that the service asks for, where the contract names none. */
  needs?: Capability;
  input: (target: Target) => object;
  /** Only of a region, never of the whole site. */
  ofRegion?: true;
  /** Asked about another sub nav each time, because it is gone afterwards. */
  fresh?: true;
  /** Asked after everything else, because it takes away what others need. */
  last?: true;
}

let count = 0;
const text = { componentType: 'Text', key: 'more', text: 'More' };
const nav = ({ domainId, slugPrefix }: Target) => ({ nav: { domainId, region: slugPrefix, revision: 1 } });
const footer = ({ domainId, slugPrefix }: Target) => ({ footer: { domainId, region: slugPrefix, revision: 1 } });
const region = ({ regionId, slugPrefix }: Target) => ({
  region: { _id: regionId, name: slugPrefix, slugPrefix, revision: 1 },
});
const byId = ({ page }: Target) => ({ _id: page._id });
const byLead = ({ lead }: Target) => ({ _id: lead._id });
const byRegion = ({ regionId }: Target) => ({ regionId });

/** Every routed call about documents that belong to a region, with what it is sent for the documents of a place. */
export const regionalCalls: Record<string, RegionalCall> = {
  'pages.load': { input: ({ page, domainId }) => ({ slug: page.slug, domainId }) },
  'pages.findListing': { input: ({ page }) => ({ id: page._id }) },
  'pages.history': { input: byId },
  'pages.loadVersion': { input: ({ page }) => ({ _id: page._id, version: 1 }) },
  'pages.compare': { input: ({ page }) => ({ _id: page._id, from: 1, to: 1 }) },
  'pages.previousPublish': { input: byId },
  'visit.receipt': { input: ({ page: { _id, revision } }) => ({ _id, revision }) },
  'pages.save': {
    input: ({ domainId, regionId }) => ({
      page: {
        domainId,
        slug: `made-${++count}`,
        template: 'listing',
        header: { title: 'Made' },
        ...(regionId && { region: { _id: regionId } }),
      },
    }),
  },
  'pages.edit': {
    input: ({ page }) => ({
      _id: page._id,
      base: 1,
      operations: [{ op: 'set', path: ['title'], to: 'Edited' }],
      changeId: `regional-${++count}`,
    }),
  },
  'pages.cloneComponent': { input: ({ page }) => ({ pageId: page._id, component: text }) },
  'pages.restore': { input: ({ page }) => ({ _id: page._id, revision: 1 }) },
  'pages.publish': { input: ({ page: { _id, revision } }) => ({ page: { _id, revision } }) },
  'pages.publishListing': { input: ({ page: { _id, revision } }) => ({ listing: { _id, revision } }) },
  'pages.takeBackPublish': { input: byId },
  // It is published, so that an allowed caller gets the conflict about unpublishing it first.
  'pages.delete': { input: byId },
  'pages.unpublish': { input: byId, last: true },
  'site-config.loadNav': { input: ({ domainId }) => ({ domainId }) },
  'site-config.loadFooter': { input: ({ domainId }) => ({ domainId }) },
  'site-config.loadRegionNav': { input: ({ domainId, slugPrefix }) => ({ domainId, region: slugPrefix }) },
  'site-config.loadRegionFooter': { input: ({ domainId, slugPrefix }) => ({ domainId, region: slugPrefix }) },
  'site-config.listSubNavs': { input: ({ domainId, slugPrefix }) => ({ domainId, region: slugPrefix }) },
  'site-config.saveNav': { input: nav },
  'site-config.publishNav': { input: nav },
  'site-config.saveFooter': { input: footer },
  'site-config.publishFooter': { input: footer },
  'site-config.documentHistory': {
    input: ({ subNav }) => ({ kind: 'subNav', _id: subNav._id }),
    needs: 'subNavs',
  },
  'site-config.compareDocument': {
    input: ({ subNav }) => ({ kind: 'subNav', _id: subNav._id, from: 0, to: 1 }),
    needs: 'subNavs',
  },
  'site-config.restoreDocument': {
    input: ({ subNav }) => ({ kind: 'subNav', _id: subNav._id, revision: 1 }),
    needs: 'subNavs',
  },
  'site-config.addSubNav': {
    input: ({ domainId, slugPrefix }) => ({ domainId, region: slugPrefix, name: `Added ${++count}` }),
  },
  'site-config.saveSubNav': {
    input: ({ domainId, slugPrefix, subNav }) => ({ subNav: { ...subNav, domainId, region: slugPrefix } }),
  },
  'site-config.removeSubNav': { input: ({ subNav }) => ({ _id: subNav._id }), fresh: true },
  'leads.retryDelivery': { input: (target) => ({ ...byLead(target), channel: 'mail' }) },
  'leads.acceptLead': { input: byLead },
  'leads.removeLead': { input: byLead, last: true },
  'regions.documentHistory': {
    input: ({ regionId }) => ({ kind: 'region', _id: regionId }),
    needs: 'regions',
    ofRegion: true,
  },
  'regions.compareDocument': {
    input: ({ regionId }) => ({ kind: 'region', _id: regionId, from: 1, to: 2 }),
    needs: 'regions',
    ofRegion: true,
  },
  'regions.restoreDocument': {
    input: ({ regionId }) => ({ kind: 'region', _id: regionId, revision: 1 }),
    needs: 'regions',
    ofRegion: true,
  },
  'regions.saveRegion': { input: region, ofRegion: true },
  'regions.publishRegion': { input: region, ofRegion: true },
  'regions.findDependentPages': { input: byRegion, ofRegion: true },
  'regions.loadDefaultRoles': { input: byRegion, ofRegion: true },
  // It is published, so that an allowed caller gets the conflict about unpublishing it first.
  'regions.deleteRegion': { input: byRegion, ofRegion: true },
  'regions.unpublishRegion': { input: byRegion, ofRegion: true, last: true },
};

/** Every other routed call: what it changes belongs to no region, so that the gate of its contract is the whole rule. */
export const siteWideCalls = [
  ...of('identity', 'login me logout forgotPassword setPassword listUsers inviteUser reinviteUser'),
  ...of('identity', 'documentHistory compareDocument restoreDocument listDeleted'),
  ...of('identity', 'listRoles saveRole deleteRole applyRolesToUser listSessions revokeSession'),
  ...of('identity', 'deactivateUser reactivateUser resetUserPassword changeAccount'),
  ...of('pages', 'checkSlug list listDeleted applyRoles loadTags filterArticles checkDependencies'),
  ...of('regions', 'loadRegions createRegion applyDefaultRoles listDeleted'),
  ...of('site-config', 'loadDomain saveDomain publishDomain unpublishDomain swapActiveDomain'),
  ...of('site-config', 'loadSiteSettings saveSiteSettings publishSiteSettings publishPolicies'),
  ...of('site-config', 'loadRedirects checkDuplicateRedirect checkDuplicatePublishedRedirect'),
  ...of('site-config', 'saveRedirect publishRedirect unpublishRedirect deleteRedirect'),
  ...of('site-config', 'listPageBanners addPageBanner savePageBanner deletePageBanner'),
  ...of('site-config', 'listPatterns addPattern savePattern deletePattern'),
  ...of('site-config', 'getTrainingCategories subscribe listDeleted'),
  // Each answers what the caller may see; the specs of the services have the rule.
  'statistics.summary',
  ...of('leads', 'submitForm listLeads loadFormSettings saveFormSettings'),
  ...of('visit', 'load count'),
  ...of('search', 'indexItem deleteItem query suggest listMissed dismissMissed'),
  ...of('sitemap', 'filter'),
  ...of('media', 'loadGallery uploadImage saveImageDetails removeImage'),
  ...of('media', 'documentHistory compareDocument restoreDocument listDeleted'),
  ...of('media', 'loadFiles searchFiles uploadFile saveFileDetails removeFile'),
];

function of(service: string, keys: string): string[] {
  return keys.split(' ').map((key) => `${service}.${key}`);
}
