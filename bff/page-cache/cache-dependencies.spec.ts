import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { invalidationFor, dependencyKeys } from './cache-dependencies.ts';

const page = { _id: 'p1', domainId: 'd1', slug: 'au/about' };
const of = (event: { subject: string }, data: unknown, documentId = 'x') =>
  invalidationFor(event.subject, { data, documentId });

describe('an event', () => {
  test('of a published page makes the page, its address and the lists of its domain anew', () => {
    expect(of(pages.events.published, { page })).toEqual({
      drop: [],
      spoil: [dependencyKeys.page('p1'), dependencyKeys.address('d1', 'au/about'), dependencyKeys.articles('d1')],
      everything: false,
      withdrawn: null,
    });
  });
  test.each([
    ['unpublished', of(pages.events.unpublished, { page })],
    ['deleted', of(pages.events.deleted, page)],
  ])('of a page that is %s takes it away at once', (_, effect) => {
    expect(effect.drop).toEqual([dependencyKeys.page('p1')]);
    expect(effect.spoil).toContain(dependencyKeys.articles('d1'));
  });
  test('of a saved draft changes nothing that visitors see', () => {
    expect(of(pages.events.saved, { page })).toEqual({ drop: [], spoil: [], everything: false, withdrawn: null });
  });
  test('of a region that nobody sees any more takes away its pages', () => {
    expect(of(regions.events.changed, { region: { _id: 'r1' }, live: null }, 'r1')).toMatchObject({
      drop: [dependencyKeys.region('r1')],
      spoil: [dependencyKeys.regions()],
    });
    expect(of(regions.events.changed, { region: null, live: null }, 'r1').drop).toEqual([dependencyKeys.region('r1')]);
    expect(of(regions.events.changed, { region: {}, live: {} }, 'r1').drop).toEqual([]);
  });
  test('of the site spoils what shows that part of that domain, once it is live', () => {
    const change = { kind: 'nav', _id: 'nav_d1', domainId: 'd1' };
    expect(of(siteConfig.events.changed, { ...change, live: true }).spoil).toEqual([dependencyKeys.site('nav', 'd1')]);
    expect(of(siteConfig.events.changed, { ...change, live: false }).spoil).toEqual([]);
  });
  test('of a domain spoils everything', () => {
    expect(of(siteConfig.events.changed, { kind: 'domain', _id: 'd1', domainId: 'd1', live: true }).everything).toBe(
      true,
    );
  });
  test('of a domain that was unpublished takes all of it away', () => {
    const change = { kind: 'domain', _id: 'd1', domainId: 'd1', live: true, withdrawn: true };
    expect(of(siteConfig.events.changed, change)).toMatchObject({
      drop: [dependencyKeys.domain('d1')],
      withdrawn: 'd1',
    });
  });
  test('of a picture or file that is gone takes it away, and of another one asks again', () => {
    expect(of(media.events.changed, { _id: 'i1', removed: true })).toMatchObject({
      drop: [dependencyKeys.media('i1')],
      spoil: [],
    });
    expect(of(media.events.changed, { _id: 'i1', removed: false })).toMatchObject({
      drop: [],
      spoil: [dependencyKeys.media('i1')],
    });
  });
});
