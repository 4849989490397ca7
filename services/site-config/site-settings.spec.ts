import { SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import { saved } from './site-settings.ts';

const content = (some: Partial<SiteSettingsContent> = {}) => SiteSettingsContent.parse({ domainId: 'd1', ...some });
const head = (some: Partial<SiteSettingsContent>): Head<SiteSettingsContent> => {
  const stored = { _id: 'siteSettings_d1', revision: 2, createdAt: '', updatedAt: '', published: false };
  return { _id: stored._id, revision: 2, draft: { ...content(some), ...stored }, live: null };
};
const nothing = { rows: [], hostnames: [] };
const save = async (before: Partial<SiteSettingsContent>, sent: object, around = nothing) =>
  (await saved(head(before), { domainId: 'd1', revision: 2, ...sent }, around, false)).draft;

describe('saving a part of the site settings', () => {
  const before = {
    title: 'Banksia',
    og: { title: 'Shared', keywords: 'a', image: { imageId: 'i1' } },
    redirects: [{ from: '/a', to: '/b' }],
    categories: [{ name: 'Wine' }],
  };

  test('leaves the other parts as they are', async () => {
    expect(await save(before, { cookie: { title: 'Biscuits', message: 'Yum' } })).toMatchObject({
      ...before,
      cookie: { title: 'Biscuits', message: 'Yum' },
    });
  });

  test('replaces that part as a whole', async () => {
    const og = { title: '', keywords: '', image: { imageId: '' } };
    expect(await save(before, { og, categories: [] })).toMatchObject({ title: 'Banksia', og, categories: [] });
  });

  test('that was never saved before starts from the defaults', async () => {
    const first = await saved(null, { domainId: 'd1', title: 'Banksia' }, nothing, false);
    expect(first.draft).toEqual({ ...content(), title: 'Banksia' });
  });
});

describe('redirects in the site settings', () => {
  const saving = (redirects: { from: string; to: string }[], rows: { from: string; to: string }[] = []) =>
    saved(null, { domainId: 'd1', redirects }, { rows, hostnames: [] }, false);

  test('are refused when two begin at one address', async () => {
    await expect(
      saving([
        { from: '/a', to: '/b' },
        { from: 'A/', to: '/c' },
      ]),
    ).rejects.toThrow('/a redirects twice: keep one of them.');
  });

  test('close no circle, alone or with those that have a row of their own', async () => {
    await expect(
      saving([
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ]),
    ).rejects.toThrow('circle');
    await expect(saving([{ from: '/a', to: '/b' }], [{ from: '/b', to: '/a' }])).rejects.toThrow('circle');
  });
});
