import type { BrowserContext, Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let context: BrowserContext;
let page: Page;
const modal = (name: string) => page.getByRole('dialog', { name });
const settings = () => modal('Welcome to your dashboard');
const rows = () => settings().locator('tbody').getByRole('row').count();
const sizeOf = async (name: string) => {
  const { width, height } = (await modal(name).boundingBox())!;
  return `${width}x${height}`;
};

beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('home');
  const { domain } = await editing.call('/config/loadDomain');
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
    await editing.call('/regions/createRegion', { region: { name: `Region ${name}` } });
    await editing.call('/pageBanners/addNew', { domainId: domain._id, name: `Banner ${name}`, content: '' });
  }
  ({ page, context } = await editing.edit('home', { width: 1600, height: 1000 }));
});
afterAll(async () => {
  await context?.close();
  await editing?.stop();
});

test('the inner part of a modal is at most 900 pixels wide and 80% of the window high', async () => {
  await page.getByRole('button', { name: 'Open page settings' }).click();
  const { width, height } = (await modal('Page settings').locator('.ed-dialog-body').boundingBox())!;
  expect([width, height]).toEqual([900, 800]);
  await modal('Page settings').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Open site settings' }).click();
});

test('the focus returns to a dialog whose button opened another one without taking the focus', async () => {
  await settings().getByRole('tab', { name: 'Redirects' }).click();
  // WebKit does not focus a button that is pressed with the mouse.
  await settings()
    .getByRole('button', { name: 'Add redirect' })
    .evaluate((button: HTMLElement) => {
      (document.activeElement as HTMLElement).blur();
      button.click();
    });
  const nested = settings().getByRole('dialog');
  await nested.waitFor();
  await page.keyboard.press('Escape');
  await nested.waitFor({ state: 'detached' });
  await eventually(() => settings().evaluate((dialog) => dialog.contains(document.activeElement)), true);
});

test('five regions are shown at a time, and a saved slug prefix is read-only', async () => {
  await settings().getByRole('tab', { name: 'Regions' }).click();
  await eventually(rows, 5);
  await settings().getByRole('button', { name: 'Edit Region A' }).click();
  const prefix = settings().getByLabel('Slug prefix');
  expect(await prefix.isEditable()).toBe(true);
  await prefix.fill('ra');
  await settings().getByRole('button', { name: 'Save' }).click();
  await eventually(() => prefix.isEditable(), false);
  await settings().getByRole('button', { name: 'All regions' }).click();
});

test('the flag of a region is suggested by its code, shown, and named when the site does not have it', async () => {
  await settings().getByRole('button', { name: 'Edit Region B' }).click();
  const flag = settings().getByLabel('Flag', { exact: true });
  await settings().getByLabel('Code').fill('en-AU');
  await settings().getByRole('button', { name: 'Use the flag “au”' }).click();
  expect(await flag.inputValue()).toBe('au');
  await settings().getByRole('img', { name: 'The flag au' }).waitFor();
  await flag.fill('atlantis');
  await settings().getByRole('alert').getByText('This website has no flag “atlantis”').waitFor();
  await flag.fill('the flag');
  await settings().getByRole('alert').getByText('letters, digits and hyphens only').waitFor();
  await flag.fill('nz');
  await settings().getByRole('button', { name: 'Save' }).click();
  await eventually(
    async () =>
      (await editing.call('/regions/loadRegions')).find((one: { name: string }) => one.name === 'Region B').flag,
    'nz',
  );
  await settings().getByRole('button', { name: 'All regions' }).click();
});

test('five banners are shown at a time; one cannot be saved without a name, and cancelling keeps it', async () => {
  await settings().getByRole('tab', { name: 'Page Banners' }).click();
  await eventually(rows, 5);
  await settings().getByRole('button', { name: 'Edit Banner A' }).click();
  expect(await sizeOf('Edit banner')).toBe('800x465');
  const name = modal('Edit banner').getByPlaceholder('Enter Header');
  await name.fill(' ');
  await modal('Edit banner').getByText('A banner needs a name.').waitFor();
  expect(await modal('Edit banner').getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await name.fill('Banner A');
  await modal('Edit banner').getByRole('button', { name: 'Save' }).click();
  await eventually(() => modal('Edit banner').count(), 0);
  await settings().getByRole('button', { name: 'Remove Banner A' }).click();
  const warning = 'Warning, You are about to delete a banner!';
  expect(await sizeOf(warning)).toBe('800x300');
  await modal(warning).getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => modal(warning).count(), 0);
  await settings().getByRole('button', { name: 'Edit Banner A' }).waitFor();
});
