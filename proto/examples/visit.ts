import type { ReceiptSurface } from '../receipt.ts';
import type { visit } from '../visit.ts';
import type { ExamplesOf } from './example.ts';
import { domain, page } from './names.ts';
import { footer, nav, unsavedFooter, unsavedNav } from './nav-and-footer.ts';
import { articleOf, home, publishedWalking, withoutOwner } from './pages-of-the-story.ts';
import * as regions from './regions.ts';
import { emptySettings, publishedSettings } from './site-settings.ts';

const { title, description, og, twitter, cookie, measurement } = publishedSettings;
/** A visit contains the default time zone of a region that has none. */
const newZealand = { ...regions.newZealand, timeZone: 'Pacific/Auckland' };
const australia = { ...regions.australia, timeZone: 'Australia/Sydney' };
const around = {
  domainId: domain.tern,
  domainName: 'Tern Benefits',
  origin: 'http://localhost',
  language: 'en-AU',
  regions: [newZealand, australia],
  nav,
  footer,
  settings: { title, description, og, twitter, cookie, measurement },
  banner: null,
  subNav: null,
  search: null,
  listing: null,
  articles: [],
  articleTags: [],
  hasEnded: false,
  alternates: [],
  editing: { enabled: true, user: null },
};

const verified = (surface: ReceiptSurface) => ({ surface, ok: true, elapsedMs: 31 });

export const visitExamples: ExamplesOf<typeof visit> = {
  receipt: [
    {
      title: 'Of the home page of a region',
      at: '15:43',
      in: { _id: page.home, revision: 2 },
      out: {
        published: true,
        path: '/au/home',
        servers: { expected: 1, answered: 1 },
        surfaces: [
          verified('page'),
          verified('navigation'),
          verified('sitemap'),
          verified('search'),
          verified('servers'),
        ],
      },
    },
  ],

  checkLinks: [
    {
      title: 'With a password or a private address, which are not requested',
      at: '15:44',
      in: { addresses: ['https://ann:secret@news.example/', 'http://10.0.0.5/prices'] },
      out: {
        links: [
          { address: 'https://ann:secret@news.example/', verdict: 'unknown' },
          { address: 'http://10.0.0.5/prices', verdict: 'unknown' },
        ],
      },
    },
  ],

  importPicture: [
    {
      title: 'From an address with a password, which is not requested',
      at: '19:22',
      as: 'ana',
      in: { address: 'https://ann:secret@news.example/tern.jpg', alt: 'A tern' },
      out: { image: null, missing: 'notAllowed' },
    },
  ],

  count: [
    {
      title: 'Of a page, by a visitor from another site',
      at: '19:21',
      in: { path: '/au/benefits', referrer: 'news.example' },
      out: { counted: true },
    },
  ],
  load: [
    {
      title: 'The home page of a region',
      at: '15:40',
      in: { url: '/au' },
      out: {
        ...around,
        url: '/au',
        canonical: '/au',
        status: 200,
        kind: 'page',
        region: australia,
        page: withoutOwner(home),
      },
    },
    {
      title: 'An address with a redirect',
      at: '15:41',
      in: { url: '/leaflet?from=post' },
      out: {
        ...around,
        url: '/leaflet?from=post',
        canonical: '/leaflet',
        status: 301,
        redirect: '/au/benefits?from=post',
        kind: 'error',
        language: 'en',
        region: null,
        regions: [],
        page: null,
        nav: unsavedNav,
        footer: unsavedFooter,
        settings: { og: emptySettings, twitter: emptySettings, cookie: { title: '', message: '' } },
      },
    },
    {
      title: 'A missing page, with the newest articles of the region',
      at: '15:42',
      in: { url: '/au/unicorns' },
      out: {
        ...around,
        url: '/au/unicorns',
        canonical: '/au/unicorns',
        status: 404,
        message: 'This page could not be found',
        kind: 'error',
        region: australia,
        page: null,
        articles: [articleOf(publishedWalking)],
      },
    },
  ],
};
