import { defaultPolicies } from '../publish-checks/policies.ts';
import type { siteConfig } from '../site-config.ts';
import { documentRefusals } from '../refusals/documents.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, domain } from './names.ts';

export const emptySettings = { title: '', keywords: '', image: { imageId: '' } };
const content = {
  domainId: domain.tern,
  title: 'Tern Benefits',
  description: 'Benefits that people notice, in Australia and Aotearoa New Zealand.',
  og: { ...emptySettings, title: 'Tern Benefits' },
  cookie: { title: 'Two cookies, no crumbs', message: 'We count visits, and we remember that you have read this.' },
  categories: [{ _id: 'families', name: 'For families' }],
  measurement: {
    containerId: 'GTM-TERN123',
    categories: ['statistics' as const],
    texts: { necessary: '', statistics: 'We count which pages are read.', marketing: '' },
  },
  redirects: [{ from: '/enrol', to: '/nz/news/open-enrolment' }],
};
const stored = { ...content, _id: 'siteSettings', twitter: emptySettings, createdAt: at('10:58') };

export const publishedSettings = {
  ...stored,
  revision: 2,
  updatedAt: at('10:58'),
  published: true,
  lastPublished: at('11:01'),
};

const { redirects: _, ...forVisitors } = publishedSettings;

export const siteSettingsExamples = {
  saveSiteSettings: [
    {
      title: 'Saved, not yet shown',
      at: '10:58',
      as: 'ana',
      in: { siteSettings: content },
      out: { ...stored, revision: 1, updatedAt: at('10:58'), published: false },
    },
    {
      title: 'Changed again, based on the published version',
      at: '11:04',
      as: 'ana',
      in: { siteSettings: { ...content, revision: 2, keywords: 'benefits, insurance' } },
      out: { ...publishedSettings, keywords: 'benefits, insurance', revision: 3, updatedAt: at('11:04') },
    },
    {
      title: 'Another user was faster',
      at: '11:03',
      as: 'root',
      in: { siteSettings: { ...content, revision: 1, title: 'Tern' } },
      refused: refusedWith(
        documentRefusals.changed({ started: 1, name: 'the site settings', revision: 2 }, { revision: 2 }),
      ),
    },
  ],
  publishSiteSettings: [
    {
      title: 'Shown to visitors; older clients send redirects with the settings',
      at: '11:01',
      as: 'ana',
      in: {
        siteSettings: { ...content, redirects: undefined, revision: 1 },
        redirects: [{ from: 'enrol/', to: '/nz/news/open-enrolment' }],
      },
      out: publishedSettings,
    },
  ],
  publishPolicies: [
    {
      title: 'Of a site that has chosen none',
      at: '11:05',
      in: {},
      out: { policies: defaultPolicies },
    },
  ],
  loadSiteSettings: [
    {
      title: 'What visitors get, without redirects',
      at: '11:02',
      in: { domainId: domain.tern },
      out: forVisitors,
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
