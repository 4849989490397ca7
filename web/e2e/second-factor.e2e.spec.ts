import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { signUp } from '../../bff/test/contract/sign-up.ts';
import { sessionCookie } from '../../bff/test/session-cookie.ts';
import { root } from '../../bff/test/site.ts';
import { freePort } from '../../scripts/machine/ports.mjs';
import { browserCookie } from './browser-cookie.ts';
import { openContext } from './chromium.ts';
import { dialogViolations } from './dialog-violations.ts';
import { type EditingSite, caretIn, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

const pia = { username: 'pia', password: 'long enough to be one' };
let editing: EditingSite;
/** Browsers have passkeys on localhost, but not at an IP address. */
let url: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const port = await freePort(0);
  url = `http://localhost:${port}`;
  editing = await startEditing({ port, baseUrl: url });
  const { _id: pageId, revision } = await editing.makePage('start');
  await editing.call('/page/publishPage', { page: { _id: pageId, revision } });
  const grants = ['pages.edit', 'pages.publish'].map((capability) => ({ capability }));
  const { _id } = await editing.call('/roles/save', { role: { name: 'Publisher', grants } });
  const { token } = (await editing.site.post('/api/user/login', root)).json;
  await signUp(editing.site, token, pia.username, [_id]);
});
afterAll(() => editing?.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = () => page.locator('dialog[open]').last();
const chip = () => button('Set up your second factor');

async function open(cookies: Parameters<typeof openContext>[1] = []): Promise<void> {
  context = await openContext(url, cookies);
  page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}/start`);
}

async function typePassword(): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).first().click();
  await panel().getByLabel('Username or Email').fill(pia.username);
  await panel().getByLabel('Password').fill(pia.password);
  await panel().getByRole('button', { name: 'Submit' }).click();
}
async function logOut(): Promise<void> {
  await page.locator('.ed-menu').waitFor();
  await page.locator('[data-menu-item=logout]').click();
  await page.getByRole('button', { name: 'Login' }).first().waitFor();
}
async function answer(label: string, code: string): Promise<void> {
  await panel().getByLabel(label).fill(code);
  await page.keyboard.press('Enter');
}

async function publishText(text: string): Promise<void> {
  await editPage(page);
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  await page.keyboard.type(text);
  await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  await button('Publish 1 change').click();
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
}

test('a role demands a second factor, which a person sets up, signs in with, and confirms in an older session', async () => {
  const administrator = await editing.edit('start');
  ({ page } = administrator);
  await openScreen(page, 'Roles');
  await button('Edit Publisher').click();
  await page.getByLabel('The rights of this role need a second factor').check();
  await button('Save').click();
  await page.getByText('Role saved').waitFor();
  const older = browserCookie(await sessionCookie(() => editing.site.post('/api/user/login', pia)), url);

  await open();
  await typePassword();
  await chip().waitFor();
  await eventually(() => button('Publish now').getAttribute('aria-disabled'), 'true');
  await chip().click();
  await button('Add an authenticator app').click();
  await panel().getByLabel('Name').fill('Pixel');
  await button('Show the code to scan').click();
  await panel().getByRole('img', { name: 'Code to scan with the authenticator app' }).waitFor();
  expect(await dialogViolations(page)).toEqual([]);
  const secret = (await panel().getByLabel('Or enter this key in the app').inputValue()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await answer('Code that the app shows', '12');
  await panel().getByText('Enter the 6 digits that the app shows.').waitFor();
  await answer('Code that the app shows', app.generate().replace(/^.../, '$& '));
  await panel().getByText('They are not shown again.').waitFor();
  expect(await dialogViolations(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download codes').click()]);
  const codes = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(codes).toEqual(await panel().getByRole('listitem').allTextContents());
  await panel().getByRole('button', { name: 'Close', exact: true }).last().click();
  await button('Add a passkey').click();
  await panel().getByLabel('Name').fill('Laptop');
  await button('Create the passkey').click();
  const factors = page.getByRole('list', { name: 'Your second factor' });
  await eventually(
    () => factors.getByRole('strong').or(factors.locator('strong')).allTextContents(),
    ['Pixel', 'Laptop'],
  );
  await page.getByText('10 recovery codes are left').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => chip().count(), 0);
  await publishText('new ');

  await logOut();
  await typePassword();
  await panel().getByLabel('Code that the app shows').waitFor();
  expect(await dialogViolations(page)).toEqual([]);
  await answer('Code that the app shows', '000000');
  await panel().getByText('This code or passkey is not accepted.').waitFor();
  // The service accepts each code once, and the next one already.
  await answer('Code that the app shows', app.generate({ timestamp: Date.now() + 30_000 }));
  await logOut();
  await typePassword();
  await button('Use a passkey').click();
  await logOut();
  await page.getByRole('button', { name: 'Login' }).first().click();
  await button('Sign in with a passkey').click();
  await page.locator('.ed-menu').waitFor();
  await context.close();

  await open([older]);
  await button('Confirm that it is you').waitFor();
  await button('Open dashboard').click();
  await panel().getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  expect(await dialogViolations(page)).toEqual([]);
  await button('Use a recovery code').click();
  await answer('Recovery code', codes[0]!);
  await page.getByText('Visitors see everything as it is saved.').waitFor();
  await openScreen(page, 'Your account');
  await page.getByText('9 recovery codes are left').waitFor();
  await page.keyboard.press('Escape');
  await publishText('older ');
  await context.close();

  ({ page } = administrator);
  await openScreen(page, 'Users');
  await button('Manage pia').click();
  await button('Reset second factor').click();
  await panel().getByRole('button', { name: 'Reset second factor' }).click();
  await page.getByText('The second factor of pia is removed').waitFor();
  await administrator.context.close();
});
