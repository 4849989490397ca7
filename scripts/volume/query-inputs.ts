import type { z } from 'zod';
import type { Call } from '../../proto/contract.ts';
import { examplesOf } from '../../proto/examples/examples.ts';

type Input = Record<string, unknown>;

const more: Record<string, Input[]> = {
  'identity.documentHistory': [{ kind: 'user', _id: 'user-mere', before: 9, limit: 5, sittings: 'true' }],
  'identity.listDeleted': [{ kind: 'role', domainId: 'domain-tern', page: 1, size: 5 }],
  'identity.listApiTokens': [
    { page: 2, perPage: 10 },
    { all: 'true', page: 2, perPage: 10 },
  ],
  'identity.verifyAudit': [{ head: 'none' }],
  'identity.listPeople': [{ search: 'er', ids: 'user-mere,user-ana', managers: 'true' }],
  'identity.loadPerson': [{ userId: 'user-mere' }],
  'identity.listRoles': [{ page: 2, perPage: 10 }],
  'identity.listAudit': [
    {
      username: 'ana',
      kind: 'user',
      from: '2026-01-01T00:00:00Z',
      to: '2036-01-01T00:00:00Z',
      before: '2036',
      limit: 5,
    },
    { kind: 'user' },
    { username: 'ana' },
    {},
  ],
  'identity.exportAudit': [
    { username: 'ana', kind: 'user', from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z', after: '2026' },
    {},
  ],
  'identity.listUsers': [
    { page: 2, perPage: 10, search: 'er', roleId: 'role-editors' },
    { status: 'active', search: 'er' },
  ],
  'identity.roleUses': [{ _id: 'role-editors' }],
  'identity.openSession': [{ token: 'none' }],
  'identity.renewAccess': [{ accessToken: 'none' }],
  'identity.startSignIn': [{ providerId: 'none', origin: 'http://localhost', returnTo: '/' }],
  'identity.startTrial': [{ providerId: 'none', origin: 'http://localhost', returnTo: '/', trial: 'none' }],
  'identity.createHandOff': [{ host: 'localhost', state: 'a state of twenty letters' }],
  'leads.listLeads': [
    {
      formId: 'question',
      regionId: 'region-australia',
      from: '2026-01-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z',
      suspicious: 'true',
      before: '2027',
      limit: 5,
    },
  ],
  'leads.exportLeads': [
    {
      formId: 'question',
      regionId: 'region-australia',
      from: '2026-01-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z',
      suspicious: 'true',
      after: '2026',
    },
  ],
  'media.documentHistory': [{ kind: 'image', _id: 'picture-of-a-tern', before: 9, limit: 5, sittings: 'true' }],
  'media.loadGallery': [
    { limit: 9, currentPage: 2, search: 'tern', tag: 'birds', withoutAlt: 'false' },
    { sort: 'name', unused: 'true' },
    { sort: 'name', withoutAlt: 'true' },
    { sort: 'name', tag: 'birds' },
    { sort: 'oldest', search: 'tern' },
  ],
  'media.loadEditions': [{ ids: ['picture-of-a-tern', 'none'] }],
  'media.loadFiles': [{ search: 'table' }, { search: 'table', tag: 'pay' }],
  'media.openFile': [{ _id: 'none' }],
  'media.openImage': [{ _id: 'none', rendition: 'w400', webp: true }],
  'media.openShareCard': [
    {
      ...{ title: 'Paid parental leave', label: 'Australia', site: 'Tern' },
      colours: { ground: '#143c31', title: '#fbf5ea', label: '#e5a433', site: '#fbf5ea', sign: '#e5a433' },
    },
  ],
  'pages.checkDependencies': [
    { type: 'image', imageId: 'picture-of-a-tern' },
    { type: 'banner', bannerId: 'banner-storm' },
  ],
  'pages.checkSlug': [{ slug: 'au/benefits', domainId: 'domain-tern', id: 'page-benefits', collection: 'pages' }],
  'pages.filterArticles': [
    { title: 'benefits', tag: 'leave', pageTypes: 'news', regionPrefix: 'au', limit: 5, currentPage: 1 },
    { pageTypes: 'news,event' },
  ],
  'pages.checkType': [{ _id: 'page-benefits', pageType: 'page', template: 'home' }],
  'pages.findUsedPictures': [{ ids: ['picture-of-a-tern'] }],
  'pages.findByRegion': [{ regionId: 'region-australia' }],
  'pages.findPublished': [{ _id: 'page-benefits' }],
  'pages.findByRole': [{ roleId: 'role-editors' }],
  'pages.history': [{ _id: 'page-benefits', before: 9, limit: 5, sittings: 'true' }],
  'pages.list': [
    { domainId: 'domain-tern', collection: 'articles', pageType: 'news', page: 1, size: 5 },
    { domainId: 'domain-tern', collection: 'articles' },
    { domainId: 'domain-tern' },
  ],
  'pages.listAddressChanges': [{ after: 'a', limit: 5 }],
  'pages.listBulkActs': [{}],
  'pages.loadBulkAct': [{ _id: 'none', after: 5 }],
  'pages.listCopies': [
    { stage: 'draft', after: 'a', limit: 5 },
    { stage: 'live', after: 'a', limit: 5 },
  ],
  'pages.listDrafts': [{ after: 'a', limit: 5 }],
  'pages.listOrigins': [{ after: 'a', limit: 5 }],
  'pages.listPublished': [{ after: 'a', limit: 5, includeHidden: 'true' }],
  'pages.load': [
    { slug: 'au/benefits', domainId: 'domain-tern', pageType: 'page' },
    { slug: 'au/benefits', _id: 'page-benefits' },
  ],
  'pages.loadCopies': [{ ids: ['page-benefits'], stage: 'draft' }],
  'pages.loadTags': [
    { domainId: 'domain-tern', regionPrefix: 'au', pageTypes: 'news' },
    { domainId: 'domain-tern', pageTypes: 'news,event' },
  ],
  'regions.findByRole': [{ roleId: 'role-editors' }],
  'pages.publicState': [{ _id: 'page-benefits' }],
  'pages.showsMailingList': [{ listId: 'letters' }],
  'regions.documentHistory': [{ kind: 'region', _id: 'region-australia', before: 9, limit: 5, sittings: 'true' }],
  'sitemap.disallowed': [{ limit: 5 }],
  'search.findIndexed': [{ _id: 'page-benefits' }],
  'search.suggest': [{ q: 'benef', region: 'au' }],
  'search.listMissed': [{ limit: 5 }],
  'search.query': [{ q: 'benefits', region: 'au', type: 'news', tag: 'leave', page: 1, size: 5 }],
  'site-config.documentHistory': [{ kind: 'pageBanner', _id: 'banner-storm', before: 9, limit: 5, sittings: 'true' }],
  'site-config.checkDuplicatePublishedRedirect': [{ domainId: 'domain-tern', from: '/a', _id: 'redirect-leaflet' }],
  'site-config.listRedirects': [{ domainId: 'domain-tern' }],
  'site-config.listUnpublished': [{ region: 'au' }],
  'site-config.listUses': [{ kind: 'nav', stage: 'draft', after: 'a', limit: 5 }],
  'site-config.loadRedirects': [{ domainId: 'domain-tern', search: 'leaflet', page: 1, size: 5 }],
  'site-config.resolveHost': [{ hostname: 'www.tern.example' }, { hostname: 'unknown.example' }],
  'sitemap.entries': [{ after: 'a', limit: 5 }],
  'sitemap.file': [{ number: 1 }],
  'sitemap.entry': [{ _id: 'page-benefits' }],
  'sitemap.filter': [
    {
      page: 1,
      size: 5,
      freq: 'daily',
      slug: 'benefits',
      search: 'benefits',
      pageType: 'page',
      priority: 0.5,
      lastModFrom: '2026-01-01',
      lastModTo: '2026-02-02',
      publishableByYou: true,
      region: 'au',
      domainId: 'domain-tern',
    },
  ],
  'sitemap.listPages': [
    ...['title', 'slug', 'region', 'pageType', 'status', 'editor', 'owner', 'updatedAt', 'lastPublished'].map(
      (sort) => ({
        sort,
        direction: 'asc',
        withRoles: 'true',
        search: 'benefits',
        region: 'au',
        pageType: 'page',
        status: 'draft',
        tag: 'leave',
        editor: 'user-mere',
        owner: 'user-mere',
        isTemplate: 'false',
        page: 1,
        size: 5,
      }),
    ),
    ...['title', 'slug', 'region', 'pageType', 'status', 'editor', 'owner', 'lastPublished'].map((sort) => ({ sort })),
  ],
  'statistics.summary': [{ days: 30, regionId: 'region-australia', path: '/au/benefits' }],
  'sitemap.listed': [{ slugs: ['au/benefits', 'au/home'] }],
  'sitemap.parts': [{ size: 5 }],
};

export function inputsOf(call: Call): Input[] {
  const inputs = [
    ...examplesOf(call).map((example) => example.in as Input),
    ...(more[`${call.service}.${call.key}`] ?? []),
  ];
  const combined: Input = Object.assign({}, ...inputs);
  const optional = Object.keys(combined).filter((name) => isOptional(call, name));
  const needed = without(combined, optional);
  const pairs = optional.flatMap((first, index) =>
    optional.slice(index).map((second) => ({ [first]: combined[first], [second]: combined[second] })),
  );
  return [...inputs, combined, ...pairs.map((pair) => ({ ...needed, ...pair })), needed];
}

export function inputsWithoutValue(call: Call): string[] {
  const combined = Object.assign({}, ...inputsOf(call)) as Input;
  return Object.keys(shapeOf(call))
    .filter((name) => !(name in combined))
    .map((name) => `${call.service}.${call.key} ${name}`);
}

const shapeOf = (call: Call): Record<string, z.ZodType> => (call.in as z.ZodObject).shape;

const isOptional = (call: Call, name: string): boolean => shapeOf(call)[name]?.safeParse(undefined).success ?? true;

const without = (input: Input, names: string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
