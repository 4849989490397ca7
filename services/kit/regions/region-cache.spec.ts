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
const fact = (documentId: string, revision: number) => ({ documentId, revision }) as EventEnvelope;
const editor: RequestContextHeaders = { accessToken: 'token', stage: 'draft', domainId: 'd1' };

const stores = openSqlite(':memory:');
afterAll(() => stores.close());
let opened = 0;
let asked: RequestContextHeaders[];
let published: Region[];
let drafts: Region[];
let isAway: boolean;
let known: RegionCache;

beforeEach(() => {
  [asked, published, drafts, isAway] = [[], [], [], false];
  const bus = {
    call: async (_call: unknown, _input: unknown, onBehalf: RequestContextHeaders) => {
      if (isAway) throw new Problem('unavailable', 'regions is away');
      asked.push(onBehalf);
      return (onBehalf.stage === 'draft' ? drafts : published).filter(({ domainId }) => domainId === onBehalf.domainId);
    },
  } as unknown as Bus;
  known = new RegionCache(stores.collection<CachedRegion>({ name: `known_${(opened += 1)}` }), bus);
});

const names = async () => (await known.ofDomain('d1')).map(({ live }) => live?.name);

describe('the region cache', () => {
  test('loads the regions of a domain once', async () => {
    published = [region('au')];
    expect(await names()).toEqual(['au']);
    expect(await names()).toEqual(['au']);
    expect(await known.ofDomain('d2')).toEqual([]);
    expect(asked.map(({ domainId }) => domainId)).toEqual(['d1', 'd2']);
  });

  test('loads again after the regions service was unavailable', async () => {
    isAway = true;
    await expect(names()).rejects.toMatchObject({ code: 'unavailable' });
    isAway = false;
    published = [region('au')];
    expect(await names()).toEqual(['au']);
  });

  test('follows events, and never returns to an older revision', async () => {
    const told = (name: string, revision: number) =>
      known.update({ region: region('au', { name }), live: region('au', { name: 'Live' }) }, fact('au', revision));
    expect(await told('new', 3)).toBe(true);
    expect(await told('late', 2)).toBe(false);
    expect(await known.getCached('au')).toMatchObject({ draft: { name: 'new' }, live: { name: 'Live' } });
    await known.update({ region: null, live: null }, fact('au', 4));
    await told('late', 3);
    expect(await known.getCached('au')).toMatchObject({ draft: null, live: null });
  });

  test('are requested on behalf of the caller if one is unknown', async () => {
    drafts = [region('nz', { published: false })];
    expect(await known.find('nz', editor)).toMatchObject({ draft: { name: 'nz' }, live: null });
    expect(asked).toEqual([editor]);
    expect(await known.find('none', editor)).toBeNull();
  });

  test('are requested again for a decision if a prefix was missing', async () => {
    drafts = [region('sg', { slugPrefix: '', published: false })];
    await known.find('sg', editor);
    drafts = [region('sg', { revision: 2, published: false })];
    expect(await known.find('sg', editor)).toMatchObject({ draft: { slugPrefix: '' } });
    expect(await known.findSettled('sg', editor)).toMatchObject({ draft: { slugPrefix: 'sg' } });
    await known.findSettled('sg', editor);
    expect(asked).toHaveLength(2);
  });
});
