import { freePort } from '../../scripts/machine/ports.mjs';
import { client, startProvider, type TestProvider } from '../../services/kit/testing/test-provider.ts';
import { openContext } from './chromium.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let provider: TestProvider;

beforeAll(async () => {
  const port = await freePort(0);
  const baseUrl = `http://127.0.0.1:${port}`;
  [editing, provider] = await Promise.all([
    startEditing({ port, baseUrl }),
    startProvider((uri) => uri.startsWith(`${baseUrl}/api/sign-in/`)),
  ]);
  await editing.makePage('start');
  await editing.call('/roles/save', { role: { name: 'Editors' } });
  const ada = { sub: 'ada', email: 'ada@example.org', email_verified: true, preferred_username: 'ada' };
  provider.people.set('ada', { ...ada, groups: ['web-team'] });
  provider.person = 'ada';
});
afterAll(() => Promise.all([editing?.stop(), provider?.stop()]));

test('a provider is set up, tried and offered; people sign in with it, or read why they cannot', async () => {
  const { page, context } = await editing.edit('start');
  await openScreen(page, 'Single sign-on');
  await page.getByRole('button', { name: 'Add provider' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('A provider needs a name.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Staff');
  await page.getByLabel('Address of the provider').fill(provider.issuer);
  await page.getByLabel('Client id').fill(client.client_id);
  await page.getByLabel('Client secret').fill(client.client_secret);
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByLabel('Group', { exact: true }).fill('web-team');
  await page.getByLabel('Role', { exact: true }).selectOption('Editors');
  await page.getByLabel('Create a user for people who have none').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Redirect address').waitFor();

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Try it' }).click(),
  ]);
  await opened.getByText('The sign-in was tried.').waitFor();
  await page.getByText('You would sign in as the new user ada').waitFor();
  await page.getByText('Roles: Editors').waitFor();
  await page.getByLabel('Offer this provider in the sign-in dialog').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(async () => (await editing.call('/providers/active')).providers.length, 1);

  const visitor = await openContext(editing.site.bff.url);
  const visited = await visitor.newPage();
  await visited.goto(`${editing.site.bff.url}/start`);
  await visited.getByRole('button', { name: 'Login' }).first().click();
  await visited.getByRole('button', { name: 'Sign in with Staff' }).click();
  await visited.locator('.ed-menu').waitFor();
  expect(new URL(visited.url()).pathname).toBe('/start');
  await visitor.close();
  const { email_verified: _, ...unverified } = provider.people.get('ada')!;
  provider.people.set('eve', { ...unverified, sub: 'eve' });
  provider.person = 'eve';
  // The provider still knows ada in the first browser.
  const other = await openContext(editing.site.bff.url);
  const refused = await other.newPage();
  await refused.goto(`${editing.site.bff.url}/start`);
  await refused.getByRole('button', { name: 'Login' }).first().click();
  await refused.getByRole('button', { name: 'Sign in with Staff' }).click();
  await refused.getByText('does not say that your email address is verified').waitFor();
  await other.close();
  await context.close();
});
