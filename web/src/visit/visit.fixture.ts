import type { Item } from '../../../proto/content.ts';
import type { Page } from '../../../proto/entities/page.ts';
import type { Region } from '../../../proto/entities/region.ts';
import type { Visit } from '../../../proto/visit.ts';

const AT = '2026-11-02T03:00:00.000Z';
const stored = { revision: 1, createdAt: AT, updatedAt: AT, published: true, lastPublished: AT };
const none = { type: 'page' as const, href: '', text: '' };
const to = (href: string, text: string) => ({ type: 'page' as const, href, text });

const region = (code: string, name: string, timeZone: string): Region => ({
  ...stored,
  _id: `region-${code}`,
  domainId: 'demo',
  name,
  code,
  slugPrefix: code,
  homePageSlug: '',
  flag: code,
  timeZone,
  latitude: 40,
  longitude: 30,
});

export const regionsFixture = [
  region('au', 'Australia', 'Australia/Sydney'),
  region('nz', 'New Zealand', 'Pacific/Auckland'),
  region('sg', 'Singapore', 'Asia/Singapore'),
];

export const pageFixture = (over: Partial<Page> = {}): Page => ({
  ...stored,
  _id: 'page-1',
  domainId: 'demo',
  pageType: 'page',
  template: 'primary',
  slug: 'au/life-insurance',
  region: { _id: 'region-au', name: 'Australia', slugPrefix: 'au' },
  header: {
    label: 'Life insurance',
    title: 'Cover that stays with people, not with payroll',
    introduction: 'Group life insurance that follows your people between roles, leave and life events.',
    image: { imageId: 'static:flower', alt: 'A flower' },
  },
  contents: [],
  ...over,
});

export const itemFixture = (componentType: string, key: string, values: Record<string, unknown> = {}): Item => ({
  componentType,
  key,
  ...values,
});

export const visitFixture = (over: Partial<Visit> = {}): Visit => ({
  url: '/au/life-insurance',
  status: 200,
  kind: 'page',
  domainId: 'demo',
  origin: 'https://banksia.example',
  canonical: '/au/life-insurance',
  language: 'en-AU',
  region: regionsFixture[0]!,
  regions: regionsFixture,
  page: pageFixture(),
  alternates: [],
  listing: null,
  search: null,
  articles: [],
  articleTags: [],
  hasEnded: false,
  nav: {
    ...stored,
    _id: 'nav',
    domainId: 'demo',
    items: [
      {
        key: 'n1',
        link: to('/au/benefits', 'Benefits'),
        subItems: [
          { key: 'n1a', link: to('/au/life-insurance', 'Life insurance') },
          { key: 'n1b', link: to('/au/pension', 'Superannuation') },
        ],
      },
      { key: 'n2', link: to('/au/news', 'News'), subItems: [] },
      { key: 'n3', link: to('/au/case-study', 'Case studies'), subItems: [] },
    ],
    brands: [],
    contactLink: to('/contact', 'Get in Touch'),
    ctaText: 'Years of experience to get the job done',
    ctaLink: to('/sectors', 'Our sectors'),
    regionsOverlay: { label: 'Regions', title: 'Where do you work?', text: 'Cover differs from country to country.' },
    topSearch: ['parental leave', 'claims'],
  },
  footer: {
    ...stored,
    _id: 'footer',
    domainId: 'demo',
    items: [
      {
        key: 'f1',
        name: 'Benefits',
        links: [
          { key: 'f1a', link: to('/au/life-insurance', 'Life insurance') },
          { key: 'f1b', link: to('/au/pension', 'Superannuation') },
        ],
      },
      { key: 'f2', name: 'Company', links: [{ key: 'f2a', link: to('/au/about', 'About us') }] },
    ],
    twitter: none,
    facebook: { ...none, type: 'external', href: 'https://facebook.com/banksia', text: 'Facebook' },
    instagram: none,
    linkedIn: { ...none, type: 'external', href: 'https://linkedin.com/banksia', text: 'LinkedIn' },
    brands: [],
    customLinks: [{ key: 'c1', link: to('/au/privacy', 'Privacy') }],
    cta: to('/contact', 'Talk to us'),
    subscriptionInfo: to('/au/newsletter', 'Read our quarterly letter'),
    slogan: { text: 'Australian-owned since 1978.' },
  },
  settings: {
    title: 'Banksia Benefits',
    description: 'Employee benefits for people who stay.',
    og: { title: '', keywords: '', image: { imageId: '' } },
    twitter: { title: '', keywords: '', image: { imageId: '' } },
    cookie: { title: 'This website uses cookies', message: 'Enter message here' },
  },
  banner: null,
  subNav: null,
  domainName: 'Banksia',
  editing: { enabled: false, user: null },
  ...over,
});
