import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { linkInMail } from './link-in-mail.ts';

const names = { au: 'Australia', nz: 'New Zealand' };
const password = 'eleven gulls at Petone';
let editing: EditingSite;
let admin: Editing;
let colleague: Page;

beforeAll(async () => {
  editing = await startEditing();
  for (const [slugPrefix, name] of Object.entries(names)) {
    const region = await editing.call('/regions/createRegion', { region: { name, slugPrefix } });
    await editing.call('/regions/publishRegion', { region });
    await editing.makePage(`${slugPrefix}/about`, { region: { _id: region._id, name, slugPrefix } });
  }
  admin = await editing.edit('au/about');
  colleague = await (await editing.browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
}, 90_000);
afterAll(() => editing?.stop());

const openTab = async (name: string) => {
  await dashboard().getByRole('tab', { name, exact: true }).click();
};
const dashboard = () => admin.page.getByRole('dialog', { name: /^Welcome to your dashboard/ });

test('a new colleague with rights for one region is invited, signs in and edits only there', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Open dashboard' }).click();

  await openTab('Roles');
  await dashboard().getByRole('button', { name: 'Add role' }).click();
  await dashboard().getByLabel('Name').fill('New Zealand team');
  await dashboard().getByLabel('Edit pages').check();
  await dashboard().getByLabel('Publish pages').check();
  await dashboard().getByLabel('Region', { exact: true }).selectOption('Only in these regions');
  await dashboard().getByLabel('New Zealand', { exact: true }).check();
  await dashboard().getByText('Edit pages and publish pages in New Zealand').waitFor();
  await dashboard().getByRole('button', { name: 'Save' }).click();
  await page.locator('.ed-toast', { hasText: 'Role added' }).waitFor();

  await openTab('Users');
  await dashboard().getByRole('button', { name: 'Invite user' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a user' });
  await invitation.getByLabel('Username').fill('kiri');
  await invitation.getByLabel('Email').fill('kiri@example.org');
  await invitation.getByLabel('New Zealand team').check();
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  const sent = page.getByRole('dialog', { name: 'Invitation sent' });
  const shown = await sent.getByLabel('Link').inputValue();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await dashboard()
    .getByRole('row', { name: /kiri@example.org.*New Zealand team.*Invited/ })
    .waitFor();

  const link = await linkInMail(editing.site);
  expect(link).toBe(shown);
  await colleague.goto(`${editing.site.bff.url}/nz/about${new URL(link).search}`);
  const welcome = colleague.getByRole('dialog', { name: 'Welcome to Whppt!' });
  await welcome.getByLabel('Password', { exact: true }).fill(password);
  await welcome.getByLabel('Password Confirmation').fill(password);
  await welcome.getByRole('button', { name: 'Submit' }).click();
  await colleague.locator('.ed-toast', { hasText: 'Password successfully reset' }).waitFor();
  await colleague.getByRole('button', { name: 'Login' }).click();
  await colleague.getByLabel('Username or Email').fill('kiri');
  await colleague.getByLabel('Password').fill(password);
  await colleague.getByRole('button', { name: 'Submit' }).click();
  await colleague.locator('.ed-menu').waitFor();

  await colleague.getByRole('button', { name: 'Select component' }).click();
  await colleague.locator('h1[data-ed-text]').fill('About us in New Zealand');
  await colleague.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  await colleague.goto(`${editing.site.bff.url}/au/about`);
  const select = colleague.getByRole('button', { name: 'Select component' });
  await eventually(() => select.getAttribute('aria-disabled'), 'true');
  expect((await editing.stored('nz/about')).header.title).toBe('About us in New Zealand');

  await openTab('Audit log');
  await dashboard().getByLabel('Person').fill('kiri');
  await dashboard()
    .getByRole('row', { name: /kiri.*Page “.*” edited/ })
    .waitFor();
  await dashboard()
    .getByRole('row', { name: /kiri.*Signed in/ })
    .waitFor();
});

test('what the colleague has changed is shown from the audit log', async () => {
  await dashboard()
    .getByRole('button', { name: /^Show what changed/ })
    .first()
    .click();
  await admin.page
    .getByRole('dialog', { name: 'Compare versions' })
    .getByText('About us in New Zealand')
    .first()
    .waitFor();
});
