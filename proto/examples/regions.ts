import type { regions } from '../regions.ts';
import { regionRefusals } from '../refusals/regions.ts';
import { documentRefusals } from '../refusals/documents.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { empty, inAustralia, type RegionExample } from './region-content.ts';
import { regionHistoryExamples } from './region-history.ts';
import { at, domain, page, region, role } from './names.ts';

const inNewZealand = {
  name: 'Aotearoa New Zealand',
  code: 'NZ',
  slugPrefix: 'nz',
  homePageSlug: 'home',
  flag: 'nz',
  latitude: -41.29,
  longitude: 174.78,
};

export const australia: RegionExample = {
  ...empty,
  ...inAustralia,
  revision: 3,
  updatedAt: at('10:01'),
  published: true,
  lastPublished: at('10:02'),
};
export const newZealand: RegionExample = {
  ...empty,
  ...inNewZealand,
  _id: region.nz,
  revision: 2,
  createdAt: at('10:03'),
  updatedAt: at('10:03'),
  published: true,
  lastPublished: at('10:04'),
};

export const regionsExamples: ExamplesOf<typeof regions> = {
  ...regionHistoryExamples,
  createRegion: [
    { title: 'An empty one, to be filled in', at: '10:00', in: {}, out: empty },
    {
      title: 'With its first values',
      at: '10:03',
      in: { region: { ...inNewZealand, slugPrefix: ' NZ! ' } },
      out: {
        ...newZealand,
        revision: 1,
        updatedAt: at('10:03'),
        published: false,
        lastPublished: undefined,
      },
    },
    {
      title: 'One that is not needed for long',
      at: '10:06',
      in: { region: { name: 'Fiji', slugPrefix: 'fj' } },
      out: {
        ...empty,
        _id: region.fj,
        name: 'Fiji',
        slugPrefix: 'fj',
        createdAt: at('10:06'),
        updatedAt: at('10:06'),
      },
    },
  ],
  saveRegion: [
    {
      title: 'Visitors do not see it yet',
      at: '10:01',
      in: { region: { _id: region.au, revision: 1, ...inAustralia } },
      out: { ...empty, ...inAustralia, revision: 2, updatedAt: at('10:01') },
    },
    {
      title: 'Another prefix, once it has one',
      at: '10:07',
      in: { region: { _id: region.au, revision: 3, ...inAustralia, slugPrefix: 'oz' } },
      refused: refusedWith(
        regionRefusals.slugPrefixFixed({ name: 'Australia', slugPrefix: 'au' }, { slugPrefix: 'au' }),
      ),
    },
  ],
  publishRegion: [
    {
      title: 'Saved and shown to visitors',
      at: '10:02',
      in: { region: { _id: region.au, revision: 2, ...inAustralia } },
      out: australia,
    },
    {
      title: 'The second region',
      at: '10:04',
      in: { region: { _id: region.nz, revision: 1, ...inNewZealand } },
      out: newZealand,
    },
  ],
  loadRegions: [
    { title: 'What visitors choose from, by name', at: '10:05', in: {}, out: [newZealand, australia] },
    {
      title: 'Editors get those too that are not published',
      at: '10:08',
      as: 'mere',
      in: { domainId: domain.tern },
      out: [
        newZealand,
        australia,
        { ...empty, _id: region.fj, name: 'Fiji', slugPrefix: 'fj', createdAt: at('10:06'), updatedAt: at('10:06') },
      ],
    },
  ],
  deleteRegion: [
    {
      title: 'Not published and without pages',
      at: '10:09',
      in: { regionId: region.fj },
      out: { _id: region.fj },
    },
    {
      title: 'Once more, after it was restored',
      at: '10:16',
      in: { regionId: region.fj },
      out: { _id: region.fj },
    },
    {
      title: 'Visitors still see it',
      at: '10:10',
      in: { regionId: region.au },
      refused: refusedWith(documentRefusals.published({ name: 'Australia' })),
    },
  ],
  findDependentPages: [
    {
      title: 'Pages of the region',
      at: '15:00',
      in: { regionId: region.nz },
      out: [{ _id: page.enrolment, slug: 'nz/news/open-enrolment', pageType: 'news' }],
    },
  ],
  loadDefaultRoles: [
    {
      title: 'Nothing was chosen yet: new pages are for everybody',
      at: '20:27',
      in: { regionId: region.nz },
      out: { regionId: region.nz, defaultRoles: {}, revision: 0 },
    },
  ],
  applyDefaultRoles: [
    {
      title: 'Case studies that are made in the region from now on are published by its team',
      at: '20:28',
      as: 'ana',
      in: { regionId: region.nz, defaultRoles: { caseStudy: { publisherRoles: [role.nz] } }, revision: 0 },
      out: { regionId: region.nz, defaultRoles: { caseStudy: { publisherRoles: [role.nz] } }, revision: 1 },
    },
    {
      title: 'Based on an older revision, although the user has saved a newer one in another tab',
      at: '20:29',
      as: 'ana',
      in: { regionId: region.nz, defaultRoles: {}, revision: 0 },
      refused: refusedWith(
        documentRefusals.changedByYou(
          { started: 0, name: 'the choice of roles for new pages', revision: 1 },
          { revision: 1 },
        ),
      ),
    },
  ],
  unpublishRegion: [
    {
      title: 'Visitors see neither the region nor its pages',
      at: '20:30',
      in: { regionId: region.nz },
      out: { ...newZealand, revision: 3, published: false },
    },
  ],
};
