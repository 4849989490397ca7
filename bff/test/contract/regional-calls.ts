import type { Call } from '../../../proto/contract.ts';
import { calls } from '../../../proto/index.ts';
import { type Capability, regionalCapabilities } from '../../../proto/permissions.ts';
import { aboutMany, type Page, pageRules } from './page-rules.ts';

/** The documents of a region, of the whole site, or of another domain. */
export interface Target {
  domainId: string;
  /** The host of its domain, if it is not the default one. */
  host?: string;
  regionId?: string;
  slugPrefix: string;
  page: Page;
  subNav: { _id: string; revision: number; name: string };
  lead: { _id: string };
}

interface RegionalCall {
  /** The capability that the service checks if the contract declares none. */
  needs?: Capability;
  input: (target: Target) => object;
  /** The call is about a region, never about the whole site. */
  ofRegion?: true;
  /** Uses a new sub nav each time, because the call deletes it. */
  fresh?: true;
  /** Called last, because it removes what other calls need. */
  last?: true;
}

let count = 0;
const nav = ({ domainId, slugPrefix }: Target) => ({ nav: { domainId, region: slugPrefix, revision: 1 } });
const footer = ({ domainId, slugPrefix }: Target) => ({ footer: { domainId, region: slugPrefix, revision: 1 } });
const region = ({ regionId, slugPrefix }: Target) => ({
  region: { _id: regionId, name: slugPrefix, slugPrefix, revision: 1 },
});
const byLead = ({ lead }: Target) => ({ _id: lead._id });
const byRegion = ({ regionId }: Target) => ({ regionId });

const rows: Record<string, RegionalCall> = {
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
  'pages.unpublish': { input: ({ page }) => ({ _id: page._id }), last: true },
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
  'site-config.publishSubNav': {
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

/** Calls that are not about a region, or whose rule is tested in the specs of their service. */
const siteWide = [
  ...of(
    'identity',
    'login me logout forgotPassword setPassword listRoles listPeople signInOptions startPasskeyLogin confirmLogin',
  ),
  ...aboutMany,
  ...of('pages', 'applyRoles changeRoles'),
  ...of('regions', 'loadRegions createRegion listDeleted'),
  ...of('site-config', 'loadDomain loadSiteSettings loadBrand publishPolicies listPageBanners listPatterns'),
  ...of('site-config', 'getTrainingCategories subscribe listDeleted listUnpublished'),
  'statistics.summary',
  ...of('leads', 'submitForm hasReceiver listLeads'),
  ...of('visit', 'load count checkLinks importPicture'),
  ...of('search', 'indexItem deleteItem query suggest'),
  ...of('sitemap', 'filter listPages pageFacets calendar'),
  ...of('media', 'loadGallery loadImage galleryTags fileTags loadFiles searchFiles'),
  ...of('media', 'documentHistory compareDocument restoreDocument listDeleted'),
];

/** Every routed call about documents of a region, with its input for the documents of a scope. */
export const regionalCalls: Readonly<Record<string, RegionalCall>> = {
  ...Object.fromEntries(
    Object.entries(pageRules)
      .filter(([subject]) => !siteWide.includes(subject))
      .map(([subject, { input }]) => [subject, { input: ({ page, domainId }: Target) => input(page, domainId) }]),
  ),
  ...rows,
};

/** The contract is the only rule for these calls, because the right that they require cannot be limited to regions. */
const isGated = ({ who, needs }: Call): boolean =>
  who === 'account' || who === 'admin' || (needs !== undefined && !regionalCapabilities.includes(needs));

export const siteWideCalls = [
  ...siteWide,
  ...calls
    .filter((call) => call.http && isGated(call) && !regionalCalls[call.subject] && !siteWide.includes(call.subject))
    .map(({ subject }) => subject),
];

function of(service: string, keys: string): string[] {
  return keys.split(' ').map((key) => `${service}.${key}`);
}
