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

test('the panel is 450 pixels wide and shows messages of the server', async () => {
  await page.getByRole('button', { name: 'Login' }).click();
  await panel().getByRole('heading', { name: 'Welcome' }).waitFor();
  await eventually(async () => (await panel().boundingBox())!.width, 450);
  await panel().getByLabel('Username or Email').fill(root.username);
  await panel().getByLabel('Password').fill('not the password');
  await panel().getByRole('button', { name: 'Submit' }).click();
  const message = await panel().getByRole('alert').textContent();
  expect(message).toMatch(/password/i);
  expect(message).not.toBe('Unknown Error');
});

test('a username or a password of two characters is not sent', async () => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Login' }).click();
  for (const [username, password] of [
    ['', ''],
    ['ro', root.password],
    [root.username, 'pa'],
  ] as const) {
    await panel().getByLabel('Username or Email').fill(username);
    await panel().getByLabel('Password').fill(password);
    await panel().getByRole('button', { name: 'Submit' }).click();
    await eventually(() => panel().locator('input:invalid:focus').count(), 1);
  }
  expect(sent).not.toContain('/api/user/login');
});

test('it is busy during the request', async () => {
  const answer = await held('**/api/user/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await fillIn(page);
  await eventually(isBusy, true);
  answer();
  await page.locator('.ed-menu').waitFor();
});

test('requesting a new password is busy, reports errors, and keeps the address', async () => {
  const answer = await held('**/api/user/forgotPassword', {
    status: 503,
    body: JSON.stringify({
      status: 503,
      error: { name: 'unavailable', message: 'No mail can be sent at the moment.' },
    }),
  });
  await page.getByRole('button', { name: 'Login' }).click();
  await panel().getByRole('button', { name: 'Forgot Password?' }).click();
  await eventually(async () => (await panel().boundingBox())!.width, 450);
  await panel().getByLabel('Email').fill(root.email);
  await panel().getByRole('button', { name: 'Reset Password' }).click();
  await eventually(isBusy, true);
  answer();
  await panel().getByText('No mail can be sent at the moment.').waitFor();
  expect([await isBusy(), await panel().getByLabel('Email').inputValue()]).toEqual([false, root.email]);
});

test('it closes on success, and the menu appears', async () => {
  const loaded = page.waitForResponse((response) => response.url().endsWith('/api/user/me'));
  await page.getByRole('button', { name: 'Login' }).click();
  await fillIn(page);
  await page.locator('.ed-menu').waitFor();
  await eventually(() => panel().count(), 0);
  expect(await page.locator('.ed-menu [data-menu-item]').count()).toBe(12);
  expect((await (await loaded).json()).user).toMatchObject({ username: root.username });
});

test('a forgotten password is requested, and set with the link of the mail', async () => {
  await page.getByRole('button', { name: 'Login' }).click();
  await panel().getByRole('button', { name: 'Forgot Password?' }).click();
  await panel().getByRole('button', { name: 'Reset Password' }).click();
  await panel().getByText('Please provide your email address').waitFor();
  await panel().getByLabel('Email').fill('nonsense');
  await panel().getByRole('button', { name: 'Reset Password' }).click();
  await panel().getByText('Please provide a valid email address').waitFor();
  await panel().getByLabel('Email').fill(root.email);
  await panel().getByRole('button', { name: 'Reset Password' }).click();
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

test('a signed-in user cannot reset a password', async () => {
  await page.getByRole('button', { name: 'Login' }).click();
  await fillIn(page);
  await page.locator('.ed-menu').waitFor();
  await page.goto(`${editing.site.bff.url}/home?token=abc&email=a%40b.au`);
  await page.locator('.ed-toast', { hasText: 'You are already logged in as another user' }).waitFor();
  expect(await page.getByRole('dialog', { name: 'Welcome to Whppt!' }).count()).toBe(0);
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
