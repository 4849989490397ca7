import { RegionContent } from '../../proto/entities/region.ts';
import { normalizeSlugPrefix } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import type { SentContent } from '../kit/documents/decisions.ts';
import { compareByName, MAX_REGIONS, regionDocument } from './region.ts';

const {
  decide,
  docs: { spec },
} = regionDocument;
const others = async () => [];
const decideCreate = (created: RegionContent, count = 0) =>
  decide.create(created, async () => Array.from({ length: count }, () => content()));
const decideSave = (before: Head<RegionContent> | null, saved: SentContent<RegionContent>, publish = false) =>
  decide.save(before, saved, { publish, others });
const decideDelete = (before: Head<RegionContent>, pages: string[]) => decide.delete(before, 'r1', async () => pages);
const decidePublish = (before: Head<RegionContent>, saved: RegionContent) => decideSave(before, saved, true);

const content = (some: Partial<RegionContent> = {}): RegionContent =>
  RegionContent.parse({ domainId: 'd1', name: 'Australia', code: 'AU', slugPrefix: 'au', ...some });

function head(some: Partial<RegionContent> = {}, { live = false } = {}): Head<RegionContent> {
  const stored = { _id: 'r1', revision: 3, createdAt: '', updatedAt: '', published: live };
  const draft = { ...content(some), ...stored };
  return { _id: 'r1', revision: 3, draft, live: live ? draft : null };
}

const sent = (some: Partial<RegionContent> = {}) => ({ ...content(some), _id: 'r1', revision: 3 });

describe('a new region', () => {
  test('may be empty and is not live', async () => {
    const decision = await decideCreate(RegionContent.parse({ domainId: 'd1' }));
    expect(decision.draft).toEqual(RegionContent.parse({ domainId: 'd1' }));
    expect(decision.live).toBeUndefined();
  });

  test('belongs to a domain', async () => {
    await expect(decideCreate(RegionContent.parse({}))).rejects.toMatchObject({ code: 'invalid' });
  });

  test('is refused if its domain has the maximum number of regions', async () => {
    expect((await decideCreate(content(), MAX_REGIONS - 1)).action).toBe('create');
    await expect(decideCreate(content(), MAX_REGIONS)).rejects.toMatchObject({
      message: 'A domain has at most 200 regions: delete one that is not used first.',
    });
  });
});

describe('a slug prefix', () => {
  test('is lower case, with dashes for spaces, without other characters', () => {
    expect(normalizeSlugPrefix(' New*+~.()\'"!:@/#? Zealand ')).toBe('new-zealand');
    expect(content({ slugPrefix: '100%\\<au>' }).slugPrefix).toBe('100au');
  });

  test('is unique in its domain, unless it is empty', () => {
    expect(spec.claims?.(content())).toEqual(['d1/au']);
    expect(spec.claims?.(content({ slugPrefix: '' }))).toEqual([]);
    expect(spec.taken?.('d1/au', 'r9')).toMatchObject({ code: 'conflict', details: { _id: 'r9' } });
  });

  test('can be set once', async () => {
    expect((await decideSave(head({ slugPrefix: '' }), sent({ slugPrefix: 'nz' }))).draft?.slugPrefix).toBe('nz');
  });

  test('cannot change once saved', async () => {
    await expect(decideSave(head(), sent({ slugPrefix: 'nz' }))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('The slug prefix of Australia is au and cannot change'),
    });
  });

  test('is unchanged if a region is sent without one', async () => {
    expect((await decideSave(head(), sent({ slugPrefix: '' }))).draft?.slugPrefix).toBe('au');
  });

  test.each(reservedSegments.filter((segment) => normalizeSlugPrefix(segment) === segment))(
    'cannot be %s, which the server uses itself',
    async (slugPrefix) => {
      await expect(decideCreate(content({ slugPrefix }))).rejects.toMatchObject({ code: 'invalid' });
      await expect(decideSave(head({ slugPrefix: '' }), sent({ slugPrefix }))).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );
});

describe('saving a region', () => {
  test('keeps its domain, whatever the request says', async () => {
    expect((await decideSave(head(), sent({ domainId: 'other' }))).draft?.domainId).toBe('d1');
  });

  test('needs a name', async () => {
    await expect(decideSave(head(), sent({ name: '' }))).rejects.toMatchObject({ message: 'A region needs a name.' });
  });

  test('requires the revision it is based on', async () => {
    await expect(decideSave(head(), content())).rejects.toMatchObject({ code: 'invalid' });
    await expect(decideSave(head(), { ...sent(), revision: 2 })).rejects.toMatchObject({
      code: 'conflict',
      details: { revision: 3 },
    });
  });

  test('of an unknown region is not found', () => {
    expect(() => decide.requireExisting(null, 'r9')).toThrow('There is no region r9.');
  });

  test.each([
    ['/Home/', 'home'],
    ['Our Home!', 'our-home'],
    ['/au/home', 'home'],
    ['australia/home', 'australia/home'],
    ['', ''],
  ])('stores the home page %j under its own slug in the region: %j', async (homePageSlug, stored) => {
    expect((await decideSave(head(), sent({ homePageSlug }))).draft?.homePageSlug).toBe(stored);
    expect((await decideSave(head(), sent({ homePageSlug, slugPrefix: '' }))).draft?.homePageSlug).toBe(stored);
  });

  test('does not change what visitors see', async () => {
    expect((await decideSave(head({}, { live: true }), sent({ name: 'Oz' }))).live).toBeUndefined();
  });
});

describe('publishing a region', () => {
  test('saves it and makes it live', async () => {
    expect(await decidePublish(head(), sent({ name: 'Oz' }))).toMatchObject({ draft: { name: 'Oz' }, live: 'publish' });
  });

  test('requires a slug prefix', async () => {
    await expect(decidePublish(head({ slugPrefix: '' }), sent({ slugPrefix: '' }))).rejects.toMatchObject({
      message: 'Give Australia a slug prefix before publishing it.',
    });
  });
});

describe('unpublishing a region', () => {
  test('hides it from visitors', () => {
    expect(decide.unpublish(head({}, { live: true }), 'r1')?.live).toBe('withdraw');
  });

  test('changes nothing if it is unpublished', () => {
    expect(decide.unpublish(head(), 'r1')).toBeNull();
  });
});

describe('deleting a region', () => {
  test('is refused while it is published', async () => {
    await expect(decideDelete(head({}, { live: true }), [])).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is refused while pages use it, with their names', async () => {
    await expect(decideDelete(head(), ['au/wine'])).rejects.toMatchObject({
      code: 'conflict',
      details: { pages: ['au/wine'] },
    });
  });

  test('removes it otherwise', async () => {
    expect((await decideDelete(head(), [])).draft).toBeNull();
  });
});

test('regions are sorted by name', () => {
  const region = (name: string) => ({ ...head({ name }).draft, _id: name });
  expect(compareByName(['Singapore', 'australia', 'New Zealand'].map(region)).map(({ name }) => name)).toEqual([
    'australia',
    'New Zealand',
    'Singapore',
  ]);
});
