import type { siteConfig } from '../site-config.ts';
import { siteConfigRefusals } from '../refusals/site-config.ts';
import { documentRefusals } from '../refusals/documents.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, domain, site } from './names.ts';

const link = (href: string, text: string) => ({ type: 'page' as const, href, text });

const savedBanner = {
  _id: site.banner,
  domainId: domain.tern,
  name: 'Storm in Queensland',
  content: '<p>Our lines are busy. <a href="/au/storm-claims">Claims about the storm</a> go first.</p>',
  revision: 2,
  createdAt: at('11:50'),
  updatedAt: at('11:51'),
  published: false,
};
export const banner = { ...savedBanner, revision: 3, published: true, lastPublished: at('11:53') };
const savedSubNav = {
  _id: site.subNav,
  domainId: domain.tern,
  region: 'au',
  name: 'Families',
  items: [{ key: 'leave', link: link('/au/benefits#leave', 'Parental leave') }],
  revision: 2,
  createdAt: at('11:55'),
  updatedAt: at('11:56'),
  published: false,
  count: 0,
};
export const subNav = { ...savedSubNav, revision: 3, published: true, lastPublished: at('12:06') };

export const bannerAndSubNavExamples = {
  addPageBanner: [
    {
      title: 'A draft; what a banner must not contain is left out',
      at: '11:50',
      in: {
        domainId: domain.tern,
        name: 'Storm in Queensland ',
        content: '<p onclick="open()">Our lines are busy.</p>',
      },
      out: {
        ...savedBanner,
        content: '<p>Our lines are busy.</p>',
        revision: 1,
        updatedAt: at('11:50'),
      },
    },
  ],
  savePageBanner: [
    {
      title: 'Another text',
      at: '11:51',
      in: {
        domainId: domain.tern,
        banner: { _id: site.banner, revision: 1, name: banner.name, content: banner.content },
      },
      out: savedBanner,
    },
  ],
  publishPageBanner: [
    {
      title: 'As it was saved',
      at: '11:53',
      in: {
        domainId: domain.tern,
        banner: { _id: site.banner, revision: 2, name: banner.name, content: banner.content },
      },
      out: banner,
    },
  ],
  listPageBanners: [
    { title: 'To choose from, by name', at: '11:54', as: 'mere', in: { domainId: domain.tern }, out: [banner] },
  ],
  deletePageBanner: [
    {
      title: 'Pages that name it no longer show one',
      at: '20:20',
      in: { domainId: domain.tern, banner: { _id: site.banner } },
      out: { _id: site.banner },
    },
  ],
  addSubNav: [
    {
      title: 'For pages of one region',
      at: '11:55',
      in: { domainId: domain.tern, region: 'au', name: 'Families' },
      out: { ...savedSubNav, items: [], revision: 1, updatedAt: at('11:55') },
    },
    {
      title: 'One that is not needed for long',
      at: '11:58',
      in: { domainId: domain.tern, region: 'au', name: 'Summer' },
      out: {
        ...savedSubNav,
        _id: site.seasonal,
        name: 'Summer',
        items: [],
        revision: 1,
        createdAt: at('11:58'),
        updatedAt: at('11:58'),
      },
    },
    {
      title: 'The name is taken in this region',
      at: '11:57',
      in: { domainId: domain.tern, region: 'au', name: 'families' },
      refused: refusedWith(siteConfigRefusals.subNavNameTaken({ name: 'families' })),
    },
  ],
  saveSubNav: [
    {
      title: 'Its links',
      at: '11:56',
      in: {
        subNav: {
          _id: site.subNav,
          revision: 1,
          domainId: domain.tern,
          region: 'au',
          name: 'Families',
          items: subNav.items,
        },
      },
      out: savedSubNav,
    },
  ],
  publishSubNav: [
    {
      title: 'As it was saved',
      at: '12:06',
      in: {
        subNav: {
          _id: site.subNav,
          revision: 2,
          domainId: domain.tern,
          region: 'au',
          name: 'Families',
          items: subNav.items,
        },
      },
      out: subNav,
    },
  ],
  listSubNavs: [
    {
      title: 'Those of a region, and how many pages use each',
      at: '15:10',
      as: 'mere',
      in: { domainId: domain.tern, region: 'au' },
      out: [{ ...subNav, count: 1 }],
    },
  ],
  removeSubNav: [
    {
      title: 'No page uses it',
      at: '11:59',
      in: { _id: site.seasonal },
      out: { _id: site.seasonal },
    },
    {
      title: 'A page still uses it',
      at: '15:11',
      in: { _id: site.subNav },
      refused: refusedWith(documentRefusals.inUse({ name: 'Families', count: 1 }, { pages: ['au/benefits'] })),
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
