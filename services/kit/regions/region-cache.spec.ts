import type { EventEnvelope } from '../../../proto/contract.ts';
import type { Region } from '../../../proto/entities/region.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Bus, RequestContextHeaders } from '../bus/bus.ts';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import { type CachedRegion, RegionCache } from './region-cache.ts';

const region = (_id: string, over: Partial<Region> = {}): Region => ({
  _id,
  revision: 1,
  domainId: 'd1',
  name: _id,
  code: '',
  slugPrefix: _id,
  homePageSlug: '',
  flag: '',
  latitude: 40,
  longitude: 30,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  published: true,
  ...over,
});
const envelope = (documentId: string, revision: number) => ({ documentId, revision }) as EventEnvelope;
const editor: RequestContextHeaders = { accessToken: 'token', stage: 'draft', domainId: 'd1' };

const stores = openSqlite(':memory:');
afterAll(() => stores.close());
let opened = 0;
let requests: RequestContextHeaders[];
let published: Region[];
let drafts: Region[];
let isAway: boolean;
let cache: RegionCache;

beforeEach(() => {
  [requests, published, drafts, isAway] = [[], [], [], false];
  const bus = {
    call: async (_call: unknown, _input: unknown, onBehalf: RequestContextHeaders) => {
      if (isAway) throw new Problem('unavailable', 'regions is away');
      requests.push(onBehalf);
      return (onBehalf.stage === 'draft' ? drafts : published).filter(({ domainId }) => domainId === onBehalf.domainId);
    },
  } as unknown as Bus;
  cache = new RegionCache(stores.collection<CachedRegion>({ name: `known_${(opened += 1)}` }), bus);
});

const names = async () => (await cache.ofDomain('d1')).map(({ live }) => live?.name);

describe('the region cache', () => {
  test('loads the regions of a domain once', async () => {
    published = [region('au')];
    expect(await names()).toEqual(['au']);
    expect(await names()).toEqual(['au']);
    expect(await cache.ofDomain('d2')).toEqual([]);
    expect(requests.map(({ domainId }) => domainId)).toEqual(['d1', 'd2']);
  });

  test('loads again after the regions service was unavailable', async () => {
    isAway = true;
    await expect(names()).rejects.toMatchObject({ code: 'unavailable' });
    isAway = false;
    published = [region('au')];
    expect(await names()).toEqual(['au']);
  });

  test('follows events, and never returns to an older revision', async () => {
    const update = (name: string, revision: number) =>
      cache.update({ region: region('au', { name }), live: region('au', { name: 'Live' }) }, envelope('au', revision));
    expect(await update('new', 3)).toBe(true);
    expect(await update('late', 2)).toBe(false);
    expect(await cache.getCached('au')).toMatchObject({ draft: { name: 'new' }, live: { name: 'Live' } });
    await cache.update({ region: null, live: null }, envelope('au', 4));
    await update('late', 3);
    expect(await cache.getCached('au')).toMatchObject({ draft: null, live: null });
  });

  test('are requested on behalf of the caller if one is unknown', async () => {
    drafts = [region('nz', { published: false })];
    expect(await cache.find('nz', editor)).toMatchObject({ draft: { name: 'nz' }, live: null });
    expect(requests).toEqual([editor]);
    expect(await cache.find('none', editor)).toBeNull();
  });

  test('are requested again for a decision if a prefix was missing', async () => {
    drafts = [region('sg', { slugPrefix: '', published: false })];
    await cache.find('sg', editor);
    drafts = [region('sg', { revision: 2, published: false })];
    expect(await cache.find('sg', editor)).toMatchObject({ draft: { slugPrefix: '' } });
    expect(await cache.findSettled('sg', editor)).toMatchObject({ draft: { slugPrefix: 'sg' } });
    await cache.findSettled('sg', editor);
    expect(requests).toHaveLength(2);
  });
});
