import { signUp } from './contract/sign-up.ts';
import { done } from './editing.ts';
import { root, startSite, type Site } from './site.ts';

let site: Site;
let admin: Record<string, string>;
let token: string;
beforeAll(async () => {
  site = await startSite();
  token = done(await site.post('/api/user/login', { username: root.username, password: root.password })).token;
  admin = { authorization: `Bearer ${token}` };
});
afterAll(() => site?.stop());

const write = async (path: string, body: object) => done(await site.post(`/api${path}`, body, admin));
const remove = (_id: string) => site.post('/api/roles/delete', { _id }, admin);

test('a role is not deleted while users, drafts, published pages or regions name it', async () => {
  const { _id } = await write('/roles/save', { role: { name: 'Publishers' } });
  await signUp(site, token, 'edith', [_id]);
  const region = await write('/regions/createRegion', {
    region: { name: 'Australia', code: 'AU', slugPrefix: 'au', homePageSlug: 'home' },
  });
  const defaults = { regionId: region._id, defaultRoles: { news: { publisherRoles: [_id] } }, revision: 0 };
  await write('/roles/applyToRegion', defaults);
  const content = { domainId: 'default', slug: 'guarded', template: 'listing', header: { title: 'Guarded' } };
  const page = await write('/page/save', { page: content });
  await write('/roles/applyToPage', { page: { _id: page._id }, roles: [{ _id, level: { editor: true } }] });

  const refused = await remove(_id);
  expect([refused.status, refused.json.error.message]).toEqual([
    409,
    'The role Publishers is in use by the user edith, and by the page /guarded, and by the region Australia. Remove it there first.',
  ]);
  expect(refused.json.error.details).toMatchObject({
    users: [{ username: 'edith' }],
    pages: [{ _id: page._id, slug: 'guarded' }],
    regions: [{ _id: region._id, name: 'Australia' }],
  });

  const { users } = done(await site.get('/api/user/list', admin));
  const edith = users.find(({ username }: { username: string }) => username === 'edith');
  await write('/roles/applyToUser', { selectedUser: { _id: edith._id }, roles: [] });
  await write('/roles/applyToPage', { page: { _id: page._id }, roles: [] });
  expect((await remove(_id)).json.error.details).toMatchObject({
    users: [],
    pages: [],
    regions: [{ _id: region._id }],
  });
  await write('/roles/applyToRegion', { ...defaults, defaultRoles: {}, revision: 1 });
  expect((await remove(_id)).status).toBe(200);
  expect((await remove(_id)).status).toBe(404);
});
