import type { siteConfig } from '../site-config.ts';
import type { ExamplesOf } from './example.ts';
import { at, byMere, domain } from './names.ts';

const never = '1970-01-01T00:00:00.000Z';
const link = (href: string, text: string) => ({ type: 'page' as const, href, text });
const blank = link('', '');
const ofDomain = { domainId: domain.tern };

const items = [
  {
    key: 'benefits',
    link: link('/au/benefits', 'Benefits'),
    subItems: [{ key: 'families', link: link('/au/benefits#families', 'For families') }],
  },
  { key: 'news', link: link('/au/newsroom', 'Newsroom'), subItems: [] },
];
export const nav = {
  _id: `nav_${domain.tern}`,
  ...ofDomain,
  items,
  brands: [],
  contactLink: link('/contact', 'Talk to a person'),
  ctaText: 'Years of experience to get the job done',
  ctaLink: link('/sectors', 'Our sectors'),
  regionsOverlay: { label: '', title: '', text: '' },
  topSearch: ['dental', 'parental leave'],
  revision: 2,
  createdAt: at('11:30'),
  updatedAt: at('11:30'),
  published: true,
  lastPublished: at('11:31'),
};
const unsaved = { revision: 0, createdAt: never, updatedAt: never, published: false, lastPublished: undefined };
export const unsavedNav = {
  ...nav,
  items: [],
  contactLink: link('/contact', 'Get in Touch'),
  topSearch: [],
  ...unsaved,
};
const sentNav = { ...ofDomain, items, contactLink: nav.contactLink, topSearch: nav.topSearch };
const nzItems = [{ key: 'news', link: link('/nz/news', 'News'), subItems: [] }];

const nzNav = {
  ...nav,
  _id: `nav_${domain.tern}_nz`,
  region: 'nz',
  items: nzItems,
  contactLink: link('/contact', 'Get in Touch'),
  topSearch: [],
  revision: 1,
  createdAt: at('11:34'),
  updatedAt: at('11:34'),
  published: false,
  lastPublished: undefined,
};

const columns = [
  { key: 'help', name: 'Help', links: [{ key: 'newsroom', link: link('/au/newsroom', 'News and dates') }] },
];
export const footer = {
  _id: `footer_${domain.tern}`,
  ...ofDomain,
  items: columns,
  twitter: blank,
  facebook: blank,
  instagram: { type: 'external' as const, href: 'https://instagram.com/ternbenefits', text: 'Instagram' },
  linkedIn: blank,
  brands: [],
  customLinks: [],
  cta: blank,
  subscriptionInfo: blank,
  slogan: { text: 'Small birds, long distances.' },
  revision: 2,
  createdAt: at('11:40'),
  updatedAt: at('11:40'),
  published: true,
  lastPublished: at('11:41'),
};
export const unsavedFooter = { ...footer, items: [], instagram: blank, slogan: { text: '' }, ...unsaved };
const sentFooter = { ...ofDomain, items: columns, instagram: footer.instagram, slogan: footer.slogan };

export const navAndFooterExamples = {
  saveNav: [
    {
      title: "The domain's own, which its regions fall back to",
      at: '11:30',
      in: { nav: sentNav },
      out: { ...nav, revision: 1, updatedAt: at('11:30'), published: false, lastPublished: undefined },
    },
    {
      title: "A region's own",
      at: '11:34',
      in: { nav: { ...ofDomain, region: 'nz', items: nzItems } },
      out: nzNav,
    },
    {
      title: 'Changed again, based on revision 1',
      at: '11:37',
      in: { nav: { ...ofDomain, region: 'nz', items: nzItems, topSearch: ['kiwi saver'], revision: 1 } },
      out: { ...nzNav, topSearch: ['kiwi saver'], revision: 2, updatedAt: at('11:37') },
    },
  ],
  publishNav: [
    {
      title: 'Shown on every page',
      at: '11:31',
      in: { nav: { ...sentNav, revision: 1 } },
      out: nav,
    },
  ],
  loadNav: [
    { title: "The domain's own", at: '11:32', in: ofDomain, out: nav },
    {
      title: 'To an editor, as it was saved',
      at: '11:33',
      as: 'mere',
      in: ofDomain,
      out: nav,
    },
  ],
  loadRegionNav: [
    {
      title: "Visitors of a region without its own get the domain's",
      at: '11:35',
      in: { ...ofDomain, region: 'nz' },
      out: nav,
    },
    {
      title: 'An editor gets what saving would make: the one of the region',
      at: '11:36',
      as: 'mere',
      in: { ...ofDomain, region: 'au' },
      out: {
        ...nav,
        _id: `nav_${domain.tern}_au`,
        region: 'au',
        ...unsaved,
      },
    },
  ],
  listUnpublished: [
    {
      title: 'What visitors of New Zealand do not see yet',
      at: '21:16',
      as: 'ana',
      in: { region: 'nz' },
      out: {
        documents: [
          {
            kind: 'nav',
            _id: nzNav._id,
            revision: 2,
            name: 'Navigation of nz',
            region: 'nz',
            updatedAt: at('11:37'),
            published: false,
            editor: byMere,
          },
        ],
        total: 1,
      },
    },
  ],
  saveFooter: [
    {
      title: 'Saved, not yet shown',
      at: '11:40',
      in: { footer: sentFooter },
      out: { ...footer, revision: 1, updatedAt: at('11:40'), published: false, lastPublished: undefined },
    },
    {
      title: 'Changed again, based on the published version',
      at: '11:44',
      in: { footer: { ...sentFooter, slogan: { text: 'Pole to pole.' }, revision: 2 } },
      out: { ...footer, slogan: { text: 'Pole to pole.' }, revision: 3, updatedAt: at('11:44') },
    },
  ],
  publishFooter: [
    {
      title: 'Shown on every page',
      at: '11:41',
      in: { footer: { ...sentFooter, revision: 1 } },
      out: footer,
    },
  ],
  loadFooter: [{ title: "The domain's own", at: '11:42', in: ofDomain, out: footer }],
  loadRegionFooter: [
    {
      title: "A region without its own gets the domain's",
      at: '11:43',
      in: { ...ofDomain, region: 'au' },
      out: footer,
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
