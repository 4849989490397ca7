import { RegionContent } from '../../proto/entities/region.ts';
import { Problem } from '../../proto/errors.ts';
import { normalizeSlugPrefix } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import {
  compareByName,
  decideCreate,
  decideDelete,
  MAX_REGIONS,
  decidePublish,
  regionSpec,
  decideSave,
  decideUnpublish,
} from './region.ts';

const content = (some: Partial<RegionContent> = {}): RegionContent =>
  RegionContent.parse({ domainId: 'd1', name: 'Australia', code: 'AU', slugPrefix: 'au', ...some });

function head(some: Partial<RegionContent> = {}, { live = false } = {}): Head<RegionContent> {
  const stored = { _id: 'r1', revision: 3, createdAt: '', updatedAt: '', published: live };
  const draft = { ...content(some), ...stored };
  return { _id: 'r1', revision: 3, draft, live: live ? draft : null };
}

const sent = (some: Partial<RegionContent> = {}) => ({ ...content(some), _id: 'r1', revision: 3 });

function refusal(act: () => unknown): Problem {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
  throw new Error('It was not refused.');
}

describe('a new region', () => {
  test('may be empty and is not live', () => {
    const decision = decideCreate(RegionContent.parse({ domainId: 'd1' }));
    expect(decision.draft).toEqual(RegionContent.parse({ domainId: 'd1' }));
    expect(decision.live).toBeUndefined();
  });

  test('belongs to a domain', () => {
    expect(refusal(() => decideCreate(RegionContent.parse({}))).code).toBe('invalid');
  });

  test('is refused if its domain has the maximum number of regions', () => {
    expect(decideCreate(content(), MAX_REGIONS - 1).action).toBe('create');
    expect(refusal(() => decideCreate(content(), MAX_REGIONS)).message).toBe(
      'A domain has at most 200 regions: delete one that is not used first.',
    );
  });
});

describe('a slug prefix', () => {
  test('is lower case, with dashes for spaces, without other characters', () => {
    expect(normalizeSlugPrefix(' New*+~.()\'"!:@/#? Zealand ')).toBe('new-zealand');
    expect(content({ slugPrefix: '100%\\<au>' }).slugPrefix).toBe('100au');
  });

  test('is unique in its domain, unless it is empty', () => {
    expect(regionSpec.claims?.(content())).toEqual(['d1/au']);
    expect(regionSpec.claims?.(content({ slugPrefix: '' }))).toEqual([]);
    expect(regionSpec.taken?.('d1/au', 'r9')).toMatchObject({ code: 'conflict', details: { _id: 'r9' } });
  });

  test('can be set once', () => {
    expect(decideSave(head({ slugPrefix: '' }), sent({ slugPrefix: 'nz' })).draft?.slugPrefix).toBe('nz');
  });

  test('cannot change once saved', () => {
    const problem = refusal(() => decideSave(head(), sent({ slugPrefix: 'nz' })));
    expect(problem.code).toBe('conflict');
    expect(problem.message).toContain('The slug prefix of Australia is au and cannot change');
  });

  test('is kept if a region is sent without one', () => {
    expect(decideSave(head(), sent({ slugPrefix: '' })).draft?.slugPrefix).toBe('au');
  });

  test.each(reservedSegments.filter((segment) => normalizeSlugPrefix(segment) === segment))(
    'cannot be %s, which the server uses itself',
    (slugPrefix) => {
      expect(refusal(() => decideCreate(content({ slugPrefix }))).code).toBe('invalid');
      expect(refusal(() => decideSave(head({ slugPrefix: '' }), sent({ slugPrefix }))).code).toBe('invalid');
    },
  );
});

describe('saving a region', () => {
  test('keeps its domain, whatever the request says', () => {
    expect(decideSave(head(), sent({ domainId: 'other' })).draft?.domainId).toBe('d1');
  });

  test('needs a name', () => {
    expect(refusal(() => decideSave(head(), sent({ name: '' }))).message).toBe('A region needs a name.');
  });

  test('requires the revision it is based on', () => {
    expect(refusal(() => decideSave(head(), content())).code).toBe('invalid');
    expect(refusal(() => decideSave(head(), { ...sent(), revision: 2 }))).toMatchObject({
      code: 'conflict',
      details: { revision: 3 },
    });
  });

  test('of an unknown region is not found', () => {
    expect(refusal(() => decideSave(null, sent())).code).toBe('not-found');
  });

  test.each([
    ['/Home/', 'home'],
    ['Our Home!', 'our-home'],
    ['/au/home', 'home'],
    ['australia/home', 'australia/home'],
    ['', ''],
  ])('stores the home page %j under its own slug in the region: %j', (homePageSlug, stored) => {
    expect(decideSave(head(), sent({ homePageSlug })).draft?.homePageSlug).toBe(stored);
    expect(decideSave(head(), sent({ homePageSlug, slugPrefix: '' })).draft?.homePageSlug).toBe(stored);
  });

  test('does not change what visitors see', () => {
    expect(decideSave(head({}, { live: true }), sent({ name: 'Oz' })).live).toBeUndefined();
  });
});

describe('publishing a region', () => {
  test('saves it and makes it live', () => {
    expect(decidePublish(head(), sent({ name: 'Oz' }))).toMatchObject({ draft: { name: 'Oz' }, live: 'publish' });
  });

  test('requires a slug prefix', () => {
    const problem = refusal(() => decidePublish(head({ slugPrefix: '' }), sent({ slugPrefix: '' })));
    expect(problem.message).toBe('Give Australia a slug prefix before publishing it.');
  });
});

describe('unpublishing a region', () => {
  test('hides it from visitors', () => {
    expect(decideUnpublish(head({}, { live: true }), 'r1')?.live).toBe('withdraw');
  });

  test('changes nothing if it is unpublished', () => {
    expect(decideUnpublish(head(), 'r1')).toBeNull();
  });
});

describe('deleting a region', () => {
  test('is refused while it is published', () => {
    expect(refusal(() => decideDelete(head({}, { live: true }), 'r1', [])).code).toBe('conflict');
  });

  test('is refused while pages use it, with their names', () => {
    expect(refusal(() => decideDelete(head(), 'r1', ['au/wine']))).toMatchObject({
      code: 'conflict',
      details: { pages: ['au/wine'] },
    });
  });

  test('removes it otherwise', () => {
    expect(decideDelete(head(), 'r1', []).draft).toBeNull();
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
