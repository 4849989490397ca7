import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { invalidationFor, dependencyKeys } from './cache-dependencies.ts';

const page = { _id: 'p1', domainId: 'd1', slug: 'au/about' };
const of = (event: { subject: string }, data: unknown, documentId = 'x') =>
  invalidationFor(event.subject, { data, documentId });

describe('an event', () => {
  test('of a published page invalidates the page, its address and the lists of its domain', () => {
    expect(of(pages.events.published, { page })).toEqual({
      purge: [],
      invalidate: [dependencyKeys.page('p1'), dependencyKeys.address('d1', 'au/about'), dependencyKeys.articles('d1')],
      everything: false,
      unpublishedDomainId: null,
    });
  });
  test.each([
    ['unpublished', of(pages.events.unpublished, { page })],
    ['deleted', of(pages.events.deleted, page)],
  ])('of a page that is %s purges it', (_, effect) => {
    expect(effect.purge).toEqual([dependencyKeys.page('p1')]);
    expect(effect.invalidate).toContain(dependencyKeys.articles('d1'));
  });
  test('of a saved draft invalidates nothing', () => {
    expect(of(pages.events.saved, { page })).toEqual({
      purge: [],
      invalidate: [],
      everything: false,
      unpublishedDomainId: null,
    });
  });
  test('of an unpublished region purges its pages', () => {
    expect(of(regions.events.changed, { region: { _id: 'r1' }, live: null }, 'r1')).toMatchObject({
      purge: [dependencyKeys.region('r1')],
      invalidate: [dependencyKeys.regions()],
    });
    expect(of(regions.events.changed, { region: null, live: null }, 'r1').purge).toEqual([dependencyKeys.region('r1')]);
    expect(of(regions.events.changed, { region: {}, live: {} }, 'r1').purge).toEqual([]);
  });
  test('of a site document invalidates what shows it in that domain, once it is live', () => {
    const change = { kind: 'nav', _id: 'nav_d1', domainId: 'd1' };
    expect(of(siteConfig.events.changed, { ...change, live: true }).invalidate).toEqual([
      dependencyKeys.site('nav', 'd1'),
    ]);
    expect(of(siteConfig.events.changed, { ...change, live: false }).invalidate).toEqual([]);
  });
  test('of a domain invalidates everything', () => {
    expect(of(siteConfig.events.changed, { kind: 'domain', _id: 'd1', domainId: 'd1', live: true }).everything).toBe(
      true,
    );
  });
  test('of an unpublished domain purges everything of it', () => {
    const change = { kind: 'domain', _id: 'd1', domainId: 'd1', live: true, withdrawn: true };
    expect(of(siteConfig.events.changed, change)).toMatchObject({
      purge: [dependencyKeys.domain('d1')],
      unpublishedDomainId: 'd1',
    });
  });
  test('of a deleted picture or file purges it, of a changed one invalidates it', () => {
    expect(of(media.events.changed, { _id: 'i1', removed: true })).toMatchObject({
      purge: [dependencyKeys.media('i1')],
      invalidate: [],
    });
    expect(of(media.events.changed, { _id: 'i1', removed: false })).toMatchObject({
      purge: [],
      invalidate: [dependencyKeys.media('i1')],
    });
  });
});
