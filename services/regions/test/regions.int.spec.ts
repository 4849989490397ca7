import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { partialService } from '../../kit/testing/partial-service.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { regionsService } from '../regions.module.ts';

const { calls } = regions;

/** Slugs of the pages of each region, which the replacement of the pages service returns. */
const inUse = new Map<string, string[]>();

const pagesOfRegions = partialService(
  pages,
  handle(pages.calls.findByRegion, {}, async ({ regionId }) =>
    (inUse.get(regionId) ?? []).map((slug) => ({ _id: slug, slug, pageType: 'page' as const })),
  ),
);

const stack = useStack({ services: [regionsService, pagesOfRegions] });
let as: CallAs;
let domains = 0;

beforeEach(() => {
  domains += 1;
  as = { as: stack.users.editor, domainId: `domain-${domains}` };
});

const load = (options: CallAs) => stack.call(calls.loadRegions, {}, options);
const names = (some: { name: string }[]) => some.map(({ name }) => name);

async function saved(name: string, slugPrefix: string) {
  const region = await stack.call(calls.createRegion, {}, as);
  return stack.call(calls.saveRegion, { region: { ...region, name, slugPrefix } }, as);
}

async function published(name: string, slugPrefix: string) {
  return stack.call(calls.publishRegion, { region: await saved(name, slugPrefix) }, as);
}

describe('a new region', () => {
  test('is empty, unpublished, and belongs to the domain of the request', async () => {
    const region = await stack.call(calls.createRegion, {}, as);
    expect(region).toMatchObject({ name: '', slugPrefix: '', published: false, domainId: as.domainId, revision: 1 });
  });

  test('is created by signed-in users only', async () => {
    const made = stack.call(calls.createRegion, {}, { domainId: as.domainId });
    await expect(made).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('regions', () => {
  test('are listed for visitors if published, for editors always, sorted by name', async () => {
    await published('Singapore', 'sg');
    await published('Australia', 'au');
    await saved('New Zealand', 'nz');
    expect(names(await load(as))).toEqual(['Australia', 'New Zealand', 'Singapore']);
    expect(names(await load({ domainId: as.domainId }))).toEqual(['Australia', 'Singapore']);
    expect(names(await load({ ...as, stage: 'live' }))).toEqual(['Australia', 'Singapore']);
  });

  test('of another domain are never listed', async () => {
    await published('Australia', 'au');
    expect(await load({ domainId: 'elsewhere' })).toEqual([]);
    const named = (options: CallAs) => stack.call(calls.loadRegions, { domainId: as.domainId }, options);
    for (const user of [undefined, stack.users.editor, stack.users.admin])
      await expect(named({ as: user, domainId: 'elsewhere' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('have their published version for visitors', async () => {
    const region = await published('Australia', 'au');
    await stack.call(calls.saveRegion, { region: { ...region, name: 'Oz' } }, as);
    expect(names(await load({ domainId: as.domainId }))).toEqual(['Australia']);
    expect(names(await load(as))).toEqual(['Oz']);
  });
});

describe('a slug prefix', () => {
  test('cannot change once saved', async () => {
    const region = await saved('Australia', ' AU! ');
    expect(region.slugPrefix).toBe('au');
    const changed = stack.call(calls.saveRegion, { region: { ...region, slugPrefix: 'oz' } }, as);
    await expect(changed).rejects.toMatchObject({ code: 'conflict', details: { slugPrefix: 'au' } });
  });

  test('belongs to one region of a domain', async () => {
    await saved('Australia', 'au');
    await expect(saved('Austria', 'au')).rejects.toMatchObject({ code: 'conflict' });
    as = { ...as, domainId: 'another-domain' };
    expect((await saved('Austria', 'au')).slugPrefix).toBe('au');
  });

  test('that two editors save at once is stored for one of them', async () => {
    const both = await Promise.allSettled([saved('Australia', 'au'), saved('Austria', 'au')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  });

  test('is available again when its region is deleted', async () => {
    const region = await saved('Australia', 'au');
    await stack.call(calls.deleteRegion, { regionId: region._id }, as);
    expect((await saved('Austria', 'au')).slugPrefix).toBe('au');
  });

  test('is required to publish', async () => {
    const published = stack.call(calls.publishRegion, { region: await saved('Australia', '') }, as);
    await expect(published).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('saving a region', () => {
  test('is refused if someone else has saved it since', async () => {
    const region = await saved('Australia', 'au');
    await stack.call(calls.saveRegion, { region: { ...region, name: 'Oz' } }, as);
    const stale = stack.call(calls.saveRegion, { region: { ...region, name: 'Down Under' } }, as);
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { revision: region.revision + 1 } });
    expect(names(await load(as))).toEqual(['Oz']);
  });

  test('requires the id and the revision', async () => {
    const { revision: _, ...region } = await saved('Australia', 'au');
    await expect(stack.call(calls.saveRegion, { region }, as)).rejects.toMatchObject({ code: 'invalid' });
    const nameless = stack.call(calls.saveRegion, { region: { name: 'Atlantis' } }, as);
    await expect(nameless).rejects.toMatchObject({ code: 'invalid' });
    const unknown = stack.call(calls.saveRegion, { region: { _id: 'atlantis', name: 'Atlantis' } }, as);
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('an unpublished region', () => {
  test('is hidden from visitors and visible to editors', async () => {
    const { _id } = await published('Australia', 'au');
    expect(await stack.call(calls.unpublishRegion, { regionId: _id }, as)).toMatchObject({ published: false });
    expect(await load({ domainId: as.domainId })).toEqual([]);
    expect(names(await load(as))).toEqual(['Australia']);
  });
});

describe('a region', () => {
  test('cannot be deleted while it is published', async () => {
    const { _id } = await published('Australia', 'au');
    const deleted = stack.call(calls.deleteRegion, { regionId: _id }, as);
    await expect(deleted).rejects.toMatchObject({ code: 'conflict' });
  });

  test('cannot be deleted while pages use it, and the refusal names them', async () => {
    const { _id } = await saved('Australia', 'au');
    inUse.set(_id, ['au', 'au/wine']);
    expect(await stack.call(calls.findDependentPages, { regionId: _id }, as)).toHaveLength(2);
    const deleted = stack.call(calls.deleteRegion, { regionId: _id }, as);
    await expect(deleted).rejects.toMatchObject({ code: 'conflict', details: { pages: ['au', 'au/wine'] } });
    expect(names(await load(as))).toEqual(['Australia']);
  });

  test('is deleted otherwise', async () => {
    const { _id } = await saved('Australia', 'au');
    expect(await stack.call(calls.deleteRegion, { regionId: _id }, as)).toEqual({ _id });
    expect(await load(as)).toEqual([]);
  });
});

test('each change publishes an event with the draft and the live version', async () => {
  const changed = stack.events(regions.events.changed);
  const region = await published('Australia', 'au');
  await stack.call(calls.unpublishRegion, { regionId: region._id }, as);
  await stack.call(calls.deleteRegion, { regionId: region._id }, as);
  const received = [];
  while (received.length < 5) received.push(await changed.next(({ documentId }) => documentId === region._id));
  expect(received.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  expect(received.map(({ data }) => [data.region?.name ?? null, data.live?.name ?? null])).toEqual([
    ['', null],
    ['Australia', null],
    ['Australia', 'Australia'],
    ['Australia', null],
    [null, null],
  ]);
});

test('regions survive a restart', async () => {
  await published('Australia', 'au');
  await stack.restart();
  expect(names(await load({ domainId: as.domainId }))).toEqual(['Australia']);
});
