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
  test('are of the caller’s domain', () => expect(filter({})).toEqual({ domainId: 'd1' }));

  test('are of pages that the caller may see', () => {
    expect(through()).toEqual(['open', 'mine', 'theirs']);
    expect(through(undefined, { ...user, admin: true })).toEqual(['open', 'mine', 'theirs', 'hidden']);
  });

  test('can be those that the caller may publish, or those that they may not', () => {
    expect(through(true)).toEqual(['open', 'mine']);
    expect(through(false)).toEqual(['theirs']);
  });

  test('are the published ones where there is no draft', () => {
    expect(filter({}, { ...caller, stage: 'live' })).toMatchObject({ published: true });
  });

  test('contain the slug; a slash alone is any', () => {
    expect(filter({ slug: '/Au/ab' })).toMatchObject({ slug: { contains: 'Au/ab' } });
    expect(filter({ slug: '/' })).not.toHaveProperty('slug');
  });

  test('contain what is searched in their title or in their slug', () => {
    expect(filter({ search: ' /What we' })).toMatchObject({
      any: [{ slug: { contains: 'What we' } }, { title: { contains: 'What we' } }],
    });
    expect(filter({ search: '/' })).not.toHaveProperty('any');
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

  test('were last changed between both bounds, whole days included', () => {
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

  test('are of exactly the region', () => {
    expect(filter({ region: 'au' })).toMatchObject({ region: 'au' });
    expect(filter({ region: '' })).toEqual(filter({}));
  });
});
