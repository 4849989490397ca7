import type { BrowserContext, Page } from 'playwright-core';
import { root } from '../../bff/test/site.ts';
import { type EditingSite, fillIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { linkInMail } from './link-in-mail.ts';
import { openContext } from './chromium.ts';

let editing: EditingSite;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('home');
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  context = await openContext(editing.site.bff.url);
  page = await context.newPage();
  await page.goto(`${editing.site.bff.url}/home`);
});
afterEach(() => context.close());

const panel = () => page.locator('dialog[open]');

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
