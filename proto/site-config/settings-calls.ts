import { z } from 'zod';
import { type CallSpec, commandNeeding, publishNeeding } from '../contract.ts';
import { Brand, BrandContent } from '../entities/brand.ts';
import { SiteSettings, SiteSettingsInput } from '../entities/site-settings.ts';
import { ClientDocument } from '../entities/stored.ts';
import { checkNames, policies } from '../publish-checks/policies.ts';
import { Id } from '../values.ts';

const DomainScope = z.object({ domainId: Id.describe('Id of the domain, which must be that of the request.') });
const SentBrand = BrandContent.extend(ClientDocument.shape);

/** The documents that a domain has once: its settings and its brand. */
export const settingsCalls = {
  loadSiteSettings: {
    summary: 'Returns the settings of a domain.',
    kind: 'query',
    who: 'anyone',
    in: DomainScope,
    out: SiteSettings,
    http: 'GET /siteSettings/loadSiteSettings',
  },
  publishPolicies: {
    summary: 'Returns the policy of each check that the editor runs before a page is published.',
    kind: 'query',
    who: 'user',
    in: z.object({}),
    out: z.object({ policies: z.record(z.enum(checkNames), z.enum(policies)) }),
    http: 'GET /siteSettings/publishPolicies',
  },
  saveSiteSettings: {
    summary: 'Saves the draft of the settings of a domain; fields that are left out keep their values.',
    ...commandNeeding('siteSettings'),
    in: SiteSettingsInput,
    out: SiteSettings,
    http: 'POST /siteSettings/saveSiteSettings',
  },
  publishSiteSettings: {
    summary: 'Publishes the settings of a domain; fields that are left out keep their values.',
    ...publishNeeding('siteSettings'),
    in: SiteSettingsInput,
    out: SiteSettings,
    http: 'POST /siteSettings/publishSiteSettings',
  },
  loadBrand: {
    summary: 'Returns the brand of a domain: its name, logo, colours and shapes.',
    kind: 'query',
    who: 'anyone',
    in: DomainScope,
    out: Brand,
    http: 'GET /brand/load',
  },
  saveBrand: {
    summary: 'Saves the draft of the brand of a domain.',
    ...commandNeeding('siteSettings'),
    in: z.object({ brand: SentBrand.describe('The whole brand; fields that are left out have their defaults.') }),
    out: Brand,
    http: 'POST /brand/save',
  },
  publishBrand: {
    summary: 'Makes the brand of a domain visible to visitors.',
    ...publishNeeding('siteSettings'),
    in: z.object({ brand: SentBrand.describe('The whole brand, which is saved and published.') }),
    out: Brand,
    http: 'POST /brand/publish',
  },
} as const satisfies Record<string, CallSpec>;
