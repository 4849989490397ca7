import type { BrowserContext, Page } from 'playwright-core';
import { root } from '../../bff/test/site.ts';
import { freePort } from '../../scripts/machine/ports.mjs';
import { client, startProvider, type TestProvider } from '../../services/kit/testing/test-provider.ts';
import { type EditingSite, fillIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { linkInMail } from './link-in-mail.ts';
import { openContext } from './chromium.ts';
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
  await editing.makePage('home');
  await editing.call('/roles/save', { role: { name: 'Editors' } });
  const ada = { sub: 'ada', email: 'ada@example.org', email_verified: true, preferred_username: 'ada' };
  provider.people.set('ada', { ...ada, groups: ['web-team'] });
  provider.person = 'ada';
});
afterAll(() => Promise.all([editing?.stop(), provider?.stop()]));

let context: BrowserContext;
let page: Page;
const panel = () => page.locator('dialog[open]');

describe('with a password', () => {
  beforeEach(async () => {
    context = await openContext(editing.site.bff.url);
    page = await context.newPage();
    await page.goto(`${editing.site.bff.url}/home`);
  });
  afterEach(() => context.close());

  test('the panel sends nothing that is too short, shows messages of the server, is busy, and closes on success', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Login' }).click();
    await panel().getByRole('heading', { name: 'Welcome' }).waitFor();
    await eventually(async () => (await panel().boundingBox())!.width, 450);
    const submit = async (username: string, password: string) => {
      await panel().getByLabel('Username or Email').fill(username);
      await panel().getByLabel('Password').fill(password);
      await panel().getByRole('button', { name: 'Submit' }).click();
    };
    for (const [username, password] of [
      ['', ''],
      ['ro', root.password],
      [root.username, 'pa'],
    ] as const) {
      await submit(username, password);
      await eventually(() => panel().locator('input:invalid:focus').count(), 1);
    }
    expect(sent).not.toContain('/api/user/login');

    await submit(root.username, 'not the password');
    const message = await panel().getByRole('alert').textContent();
    expect(message).toMatch(/password/i);
    expect(message).not.toBe('Unknown Error');

    const answer = await held('**/api/user/login');
    const loaded = page.waitForResponse((response) => response.url().endsWith('/api/user/me'));
    await submit(root.username, root.password);
    await eventually(isBusy, true);
    answer();
    await page.locator('.ed-menu').waitFor();
    await eventually(() => panel().count(), 0);
    expect(await page.locator('.ed-menu [data-menu-item]').count()).toBe(12);
    expect((await (await loaded).json()).user).toMatchObject({ username: root.username });
    const fading = await page
      .locator('.ed-tooltip')
      .first()
      .evaluate((tooltip) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(tooltip);
        return [transitionProperty, transitionDuration];
      });
    expect(fading).toEqual(['opacity', '0.15s']);

    await page.goto(`${editing.site.bff.url}/home?token=abc&email=a%40b.au`);
    await page.locator('.ed-toast', { hasText: 'You are already logged in as another user' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'Welcome to Whppt!' }).count()).toBe(0);
  });

  test('a forgotten password is requested, also after an error, and set with the link of the mail', async () => {
    const answer = await held('**/api/user/forgotPassword', {
      status: 503,
      body: JSON.stringify({
        status: 503,
        error: { name: 'unavailable', message: 'No mail can be sent at the moment.' },
      }),
    });
    const request = () => panel().getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('button', { name: 'Login' }).click();
    await panel().getByRole('button', { name: 'Forgot Password?' }).click();
    await eventually(async () => (await panel().boundingBox())!.width, 450);
    await request();
    await panel().getByText('Please provide your email address').waitFor();
    await panel().getByLabel('Email').fill('nonsense');
    await request();
    await panel().getByText('Please provide a valid email address').waitFor();
    await panel().getByLabel('Email').fill(root.email);
    await request();
    await eventually(isBusy, true);
    answer();
    await panel().getByText('No mail can be sent at the moment.').waitFor();
    expect([await isBusy(), await panel().getByLabel('Email').inputValue()]).toEqual([false, root.email]);
    await page.unrouteAll();
    await request();
    await panel().getByText('Check your mail').waitFor();
    await panel().getByRole('button', { name: 'try another email address' }).waitFor();
    await panel().getByRole('button', { name: 'Back to login' }).click();
    await panel().getByRole('heading', { name: 'Welcome' }).waitFor();

    const { search } = new URL(await linkInMail(editing.site));
    await page.goto(`${editing.site.bff.url}/home${search}`);
    const recovery = page.getByRole('dialog', { name: 'Welcome to Whppt!' });
    await recovery.getByLabel('Password', { exact: true }).fill(root.password);
    await recovery.getByLabel('Password Confirmation').fill('something else');
    await recovery.getByRole('button', { name: 'Submit' }).click();
    await recovery.getByText('The passwords do not match').waitFor();
    await recovery.getByLabel('Password Confirmation').fill(root.password);
    await recovery.getByRole('button', { name: 'Submit' }).click();
    await page.locator('.ed-toast', { hasText: 'Password successfully reset, you can now login.' }).waitFor();
    await eventually(() => recovery.count(), 0);
    await page.getByRole('button', { name: 'Login' }).click();
    await fillIn(page);
    await page.locator('.ed-menu').waitFor();
  });
});

/** Delays requests until the returned function is called. They then continue, or get the given answer. */
async function held(url: string, answer?: { status: number; body: string }): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await (answer ? route.fulfill({ contentType: 'application/json', ...answer }) : route.continue());
  });
  return release;
}

const isBusy = async () =>
  (await panel().locator('form').getAttribute('aria-busy')) === 'true' &&
  (await panel().locator('button[type=submit]').isDisabled());

test('a provider is set up, tried and offered; people sign in with it, or read why they cannot', async () => {
  const { page, context } = await editing.edit('home');
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
  await visited.goto(`${editing.site.bff.url}/home`);
  await visited.getByRole('button', { name: 'Login' }).first().click();
  await visited.getByRole('button', { name: 'Sign in with Staff' }).click();
  await visited.locator('.ed-menu').waitFor();
  expect(new URL(visited.url()).pathname).toBe('/home');
  await visitor.close();
  const { email_verified: _, ...unverified } = provider.people.get('ada')!;
  provider.people.set('eve', { ...unverified, sub: 'eve' });
  provider.person = 'eve';
  // The provider still knows ada in the first browser.
  const other = await openContext(editing.site.bff.url);
  const refused = await other.newPage();
  await refused.goto(`${editing.site.bff.url}/home`);
  await refused.getByRole('button', { name: 'Login' }).first().click();
  await refused.getByRole('button', { name: 'Sign in with Staff' }).click();
  await refused.getByText('does not say that your email address is verified').waitFor();
  await other.close();
  await context.close();
});
