import { type Caller, defaultGrants } from '../../proto/permissions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { findPermittedGuards, rowFilter } from './row-filter.ts';

const user = { _id: 'u1', username: 'edith', email: '', roles: ['editors'], admin: false, grants: defaultGrants };
const caller: Caller = { user, stage: 'draft', domainId: 'd1' };
const guards = [
  { _id: 'open', viewerRoles: [], publisherRoles: [] },
  { _id: 'mine', viewerRoles: [], publisherRoles: ['editors', 'chiefs'] },
  { _id: 'theirs', viewerRoles: [], publisherRoles: ['chiefs'] },
  { _id: 'hidden', viewerRoles: ['chiefs'], publisherRoles: [] },
];
const filter = (query: object, as = caller) => rowFilter(sitemap.calls.filter.in.parse(query), as);
const through = (publishable?: boolean, as = user) => findPermittedGuards(guards, { user: as }, publishable);

describe('the rows of the sitemap', () => {
  test('belong to the domain of the caller', () => expect(filter({})).toEqual({ domainId: 'd1' }));

  test('belong to pages that the caller may view', () => {
    expect(through()).toEqual(['open', 'mine', 'theirs']);
    expect(through(undefined, { ...user, admin: true })).toEqual(['open', 'mine', 'theirs', 'hidden']);
  });

  test('can be limited to those that the caller may publish, or may not', () => {
    expect(through(true)).toEqual(['open', 'mine']);
    expect(through(false)).toEqual(['theirs']);
  });

  test('are the published ones on a deployment without drafts', () => {
    expect(filter({}, { ...caller, stage: 'live' })).toMatchObject({ published: true });
  });

  test('contain the slug; a single slash matches any', () => {
    expect(filter({ slug: '/Au/ab' })).toMatchObject({ slug: { contains: 'Au/ab' } });
    expect(filter({ slug: '/' })).not.toHaveProperty('slug');
  });

  test('contain the search text in their title or slug', () => {
    expect(filter({ search: ' /What we' })).toMatchObject({ folded: { contains: 'what we' } });
    expect(filter({ search: '/' })).not.toHaveProperty('folded');
  });

  test('have exactly the frequency, type and priority', () => {
    expect(filter({ freq: 'daily', pageType: 'news', priority: '0.5' })).toMatchObject({
      frequency: 'daily',
      pageType: 'news',
      priority: 0.5,
    });
    expect(filter({ freq: '', pageType: '', priority: '' })).toEqual(filter({}));
    expect(filter({ priority: '0' })).toMatchObject({ priority: 0 });
  });

  test('were last changed between both dates, inclusive', () => {
    expect(filter({ lastModFrom: '2026-01-02', lastModTo: '2026-01-03' }).updatedAt).toEqual({
      gte: '2026-01-02T00:00:00.000Z',
      lte: '2026-01-03T23:59:59.999Z',
    });
    expect(filter({ lastModTo: '2026-01-03T10:00:00Z' }).updatedAt).toEqual({ lte: '2026-01-03T10:00:00.000Z' });
  });

  test.each([
    ['2026-01-02', '2026-01-01', false],
    ['2026-01-02', '2026-01-02', true],
    ['2026-01-02T10:00:00Z', '2026-01-02', true],
    ['2026-01-02T10:00:00Z', '2026-01-02T09:00:00Z', false],
    ['2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z', true],
  ])('from %s to %s: %s', (lastModFrom, lastModTo, isAccepted) => {
    expect(sitemap.calls.filter.in.safeParse({ lastModFrom, lastModTo }).success).toBe(isAccepted);
  });

  test('belong to exactly the region', () => {
    expect(filter({ region: 'au' })).toMatchObject({ region: 'au' });
    expect(filter({ region: '' })).toEqual(filter({}));
  });
});
