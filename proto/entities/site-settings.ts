import { z } from 'zod';
import { consentCategories, isContainerId } from '../consent-categories.ts';
import { Id, Picture } from '../values.ts';
import { checkNames, policies } from '../publish-checks/policies.ts';
import { SearchSettings } from './search-settings.ts';
import { ClientDocument, Stored } from './stored.ts';

const ConsentText = z.string().max(1000).default('');

export const Measurement = z.object({
  containerId: z
    .string()
    .max(20)
    .refine((id) => id === '' || isContainerId(id), { message: 'The container id must look like GTM-ABC1234.' })
    .default('')
    .describe('Id of a Google Tag Manager container; empty if nothing is measured.'),
  categories: z
    .array(z.enum(consentCategories))
    .max(consentCategories.length)
    .refine((names) => new Set(names).size === names.length, { message: 'A consent category is named twice.' })
    .default([...consentCategories])
    .describe('What visitors are asked to agree to.'),
  texts: z
    .object({ necessary: ConsentText, statistics: ConsentText, marketing: ConsentText })
    .default({ necessary: '', statistics: '', marketing: '' })
    .describe('What visitors read about each category; empty for a text in the language of the page.'),
});
export type Measurement = z.infer<typeof Measurement>;

const Sharing = z.looseObject({
  title: z.string().max(300).default(''),
  keywords: z.string().max(1000).default(''),
  description: z.string().max(1000).optional(),
  image: Picture.default({ imageId: '' }),
});

export const Redirect = z.object({ from: z.string().min(1).max(2000), to: z.string().min(1).max(2000) });
export type Redirect = z.infer<typeof Redirect>;

export const SiteSettingsContent = z.object({
  domainId: Id,
  title: z.string().max(300).optional(),
  keywords: z.string().max(1000).optional(),
  description: z.string().max(1000).optional(),
  og: Sharing.default({ title: '', keywords: '', image: { imageId: '' } }),
  twitter: Sharing.default({ title: '', keywords: '', image: { imageId: '' } }),
  cookie: z
    .object({
      title: z.string().max(200).default('This website uses cookies'),
      message: z.string().max(5000).default('Enter message here'),
    })
    .default({ title: 'This website uses cookies', message: 'Enter message here' }),
  redirects: z.array(Redirect).max(5000).optional(),
  categories: z
    .array(z.looseObject({ _id: Id.optional(), name: z.string().max(100) }))
    .max(500)
    .optional(),
  search: SearchSettings.optional(),
  measurement: Measurement.optional(),
  publishChecks: z
    .partialRecord(z.enum(checkNames), z.enum(policies))
    .optional()
    .describe('Policy of each check before a page is published; omitted checks have their default policy.'),
});
export type SiteSettingsContent = z.infer<typeof SiteSettingsContent>;

/** The `_id` of the response is always `siteSettings`; the stored document has the id of the domain. */
export const SiteSettings = SiteSettingsContent.extend(Stored.shape);
export type SiteSettings = z.infer<typeof SiteSettings>;

const { og, twitter, cookie, redirects, categories, measurement } = SiteSettingsContent.shape;
export const SiteSettingsInput = z.object({
  siteSettings: SiteSettingsContent.extend({
    ...ClientDocument.shape,
    og: og.unwrap().optional(),
    twitter: twitter.unwrap().optional(),
    cookie: cookie
      .unwrap()
      .refine(({ title }) => title.trim() !== '', { message: 'The cookie notice needs a title.', path: ['title'] })
      .optional(),
    measurement: measurement
      .unwrap()
      .refine(({ containerId, categories }) => containerId === '' || categories.length > 0, {
        message: 'A tag manager needs at least one consent category.',
        path: ['categories'],
      })
      .optional(),
  }).describe('The settings. A field that is left out keeps its value; a field that is sent replaces it as a whole.'),
  redirects: redirects.describe('The same as `siteSettings.redirects`, for older clients.'),
  categories: categories.describe('The same as `siteSettings.categories`, for older clients.'),
  overPage: z
    .boolean()
    .default(false)
    .describe('Confirms redirects from the addresses of published pages, which visitors then cannot reach.'),
});
