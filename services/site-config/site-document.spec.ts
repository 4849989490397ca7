import { FooterContent } from '../../proto/entities/footer.ts';
import { NavContent } from '../../proto/entities/nav.ts';
import { SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import type { Head, VersionedDocument } from '../kit/versioned/versioned.ts';
import { navs } from './inherited-documents.ts';
import { asUnsavedDocument, documentKey, resolveInherited, type SiteDocumentScope } from './site-document.ts';

const nav = (some: Partial<NavContent> = {}): NavContent => NavContent.parse({ domainId: 'd1', ...some });
const stored = (content: NavContent): VersionedDocument<NavContent> => ({
  ...asUnsavedDocument('nav', content),
  revision: 4,
  published: true,
});
const head = (content: NavContent): Head<NavContent> => {
  const draft = stored(content);
  return { _id: draft._id, revision: 4, draft, live: null };
};
const decideSave = (before: Head<NavContent> | null, sent: NavContent & { revision?: number }, publish: boolean) =>
  navs.decide.save(before, sent, { publish, others: async () => [] });
const defaults = (place: SiteDocumentScope) => NavContent.parse(place);
const au = { domainId: 'd1', region: 'au' };

describe('the key', () => {
  test('is made of the domain and the region', async () => {
    expect(documentKey('nav', { domainId: 'd1' })).toBe('nav_d1');
    expect(documentKey('nav', { domainId: 'd1', region: '' })).toBe('nav_d1');
    expect(documentKey('footer', au)).toBe('footer_d1_au');
    expect(documentKey('site-settings', { domainId: 'd1' })).toBe('siteSettings_d1');
  });
});

describe('a region', () => {
  const ofDomain = stored(nav({ ctaText: 'of the domain' }));
  const own = stored(nav({ region: 'au', ctaText: 'own' }));

  test('uses its own nav if it has one', async () => {
    expect(resolveInherited('nav', 'live', au, { own, ofDomain, defaults })).toBe(own);
    expect(resolveInherited('nav', 'draft', au, { own, ofDomain, defaults })).toBe(own);
  });

  test('without one uses the nav of the domain for visitors', async () => {
    expect(resolveInherited('nav', 'live', au, { own: null, ofDomain, defaults })).toBe(ofDomain);
  });

  test('without one offers an editor the nav of the domain, to be saved as its own', async () => {
    const start = resolveInherited('nav', 'draft', au, { own: null, ofDomain, defaults });
    expect(start).toMatchObject({ _id: 'nav_d1_au', region: 'au', revision: 0, ctaText: 'of the domain' });
    expect((await decideSave(null, start, false)).draft).toMatchObject({
      region: 'au',
      ctaText: 'of the domain',
    });
  });

  test('uses the defaults if the domain has none either', async () => {
    const live = resolveInherited('nav', 'live', au, { own: null, ofDomain: null, defaults });
    expect(live).toMatchObject({ _id: 'nav_d1', revision: 0, ctaText: 'Years of experience to get the job done' });
    expect(resolveInherited('nav', 'draft', au, { own: null, ofDomain: null, defaults })).toMatchObject({
      _id: 'nav_d1_au',
    });
  });
});

describe('saving', () => {
  test('requires the revision it is based on, once there is one', async () => {
    await decideSave(null, nav(), false);
    await expect(decideSave(head(nav()), nav(), false)).rejects.toThrow('Name the revision you started from');
    await expect(decideSave(head(nav()), { ...nav(), revision: 3 }, false)).rejects.toThrow('revision 4');
  });

  test('changes nothing live, publishing does', async () => {
    expect((await decideSave(null, nav(), false)).live).toBeUndefined();
    expect((await decideSave(null, nav(), true)).live).toBe('publish');
  });

  test('with an empty region saves the document of the domain', async () => {
    expect((await decideSave(null, nav({ region: '' }), false)).draft).not.toHaveProperty('region');
  });

  test('removes active content', async () => {
    const link = { type: 'external' as const, href: 'javascript:alert(1)', text: 'x' };
    const items = [{ key: 'k', link, subItems: [] }];
    expect(JSON.stringify((await decideSave(null, nav({ items }), false)).draft)).not.toContain('javascript:');
  });
});

test('the nav starts with its defaults', async () => {
  expect(nav()).toEqual({
    domainId: 'd1',
    items: [],
    brands: [],
    contactLink: { href: '/contact', text: 'Get in Touch', type: 'page' },
    ctaText: 'Years of experience to get the job done',
    ctaLink: { href: '/sectors', text: 'Our sectors', type: 'page' },
    regionsOverlay: { label: '', title: '', text: '' },
    topSearch: [],
  });
});

test('the footer starts with its defaults', async () => {
  const page = { type: 'page', href: '', text: '' };
  expect(FooterContent.parse({ domainId: 'd1' })).toEqual({
    domainId: 'd1',
    items: [],
    twitter: page,
    facebook: page,
    instagram: page,
    linkedIn: page,
    brands: [],
    customLinks: [],
    cta: page,
    subscriptionInfo: page,
    slogan: { text: '' },
  });
});

test('the site settings start with a cookie notice and empty sharing texts', async () => {
  const sharing = { title: '', keywords: '', image: { imageId: '' } };
  expect(SiteSettingsContent.parse({ domainId: 'd1' })).toEqual({
    domainId: 'd1',
    og: sharing,
    twitter: sharing,
    cookie: { title: 'This website uses cookies', message: 'Enter message here' },
  });
});
