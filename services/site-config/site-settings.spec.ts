import { SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import { siteSettings } from './site-settings.ts';

const decideSave = (before: Head<SiteSettingsContent> | null, sent: object) =>
  siteSettings.decide.save(before, { domainId: 'd1', ...sent } as SiteSettingsContent, {
    publish: false,
    others: async () => [],
  });
const content = (some: Partial<SiteSettingsContent> = {}) => SiteSettingsContent.parse({ domainId: 'd1', ...some });
const head = (some: Partial<SiteSettingsContent>): Head<SiteSettingsContent> => {
  const stored = { _id: 'siteSettings_d1', revision: 2, createdAt: '', updatedAt: '', published: false };
  return { _id: stored._id, revision: 2, draft: { ...content(some), ...stored }, live: null };
};
const save = async (before: Partial<SiteSettingsContent>, sent: object) =>
  (await decideSave(head(before), { revision: 2, ...sent })).draft;

describe('saving a part of the site settings', () => {
  const before = {
    title: 'Banksia',
    og: { title: 'Shared', keywords: 'a', image: { imageId: 'i1' } },
    categories: [{ name: 'Wine' }],
  };

  test('keeps the other parts', async () => {
    expect(await save(before, { cookie: { title: 'Biscuits', message: 'Yum' } })).toMatchObject({
      ...before,
      cookie: { title: 'Biscuits', message: 'Yum' },
    });
  });

  test('replaces that part completely', async () => {
    const og = { title: '', keywords: '', image: { imageId: '' } };
    expect(await save(before, { og, categories: [] })).toMatchObject({ title: 'Banksia', og, categories: [] });
  });

  test('never stores redirects, which are separate documents', async () => {
    const redirects = [{ from: '/a', to: '/b' }];
    expect(await save({ ...before, redirects }, { redirects })).not.toHaveProperty('redirects');
  });

  test('starts from the defaults if nothing was saved before', async () => {
    const first = await decideSave(null, { title: 'Banksia' });
    expect(first.draft).toEqual({ ...content(), title: 'Banksia' });
  });
});
