import { until } from '../../services/kit/testing/until.ts';
import { type Bff, createBff } from '../create-bff.ts';
import { editingAt } from './editing.ts';
import { ask, startSite, type Site } from './site.ts';

let site: Site;
let second: Bff;
let withoutEditor: Bff;
const isReady = async ({ url }: Bff) => (await ask(url, 'GET', '/ready')).status === 200;

beforeAll(async () => {
  site = await startSite();
  await until(() => isReady(site.bff));
  const editing = await editingAt(site);
  for (const slug of ['requested', 'other']) await editing.aPage(slug, slug);
  await site.get('/requested');
  second = await createBff(site.config);
  withoutEditor = await createBff({ ...site.config, draft: false });
  for (const bff of [second, withoutEditor]) await until(() => isReady(bff));
  await site.stopServices();
});
afterAll(async () => {
  await second?.close();
  await withoutEditor?.close();
  await site?.stop();
});

test('a new replica is ready when it can serve what visitors of another one have requested', async () => {
  expect((await ask(second.url, 'GET', '/requested', { host: 'localhost' })).status).toBe(200);
  expect((await ask(second.url, 'GET', '/other', { host: 'localhost' })).status).toBe(503);
});

test('a replica for visitors does not learn from one for editors what visitors request', async () => {
  expect((await ask(withoutEditor.url, 'GET', '/requested', { host: 'localhost' })).status).toBe(503);
});
