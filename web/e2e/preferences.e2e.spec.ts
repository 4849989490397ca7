import { defaultPreferences } from '../../proto/entities/preferences.ts';
import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('start');
});
afterAll(() => editing?.stop());

const tourOf = (page: Page) => page.getByRole('region', { name: 'First steps' });
const preferences = async () => (await editing.call('/user/me', {})).preferences;

async function insertBlock(page: Page, name: string): Promise<void> {
  await page.locator('#main').getByText('Text one').click();
  await page.getByRole('button', { name: 'Insert below' }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await palette.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await eventually(() => palette.count(), 0);
}

test('the tour follows what an editor does, and is shown once to a person, not once on each device', async () => {
  const { page, context } = await editing.edit('start');
  const tour = tourOf(page);
  await tour.getByText('1 of 3').waitFor();
  await page.locator('h1').click();
  await page.keyboard.type('New ');
  await tour.getByText('2 of 3').waitFor();
  await tour.getByRole('button', { name: 'Skip the tour' }).click();
  await eventually(() => tour.count(), 0);
  await insertBlock(page, 'Dividing line');
  await eventually(preferences, { ...defaultPreferences, tourSeen: true, recentBlocks: ['DividingLine'] });
  await context.close();

  const device = await editing.edit('start');
  expect(await tourOf(device.page).count()).toBe(0);
  await device.page.locator('#main').getByText('Text one').click();
  await device.page.getByRole('button', { name: 'Insert below' }).click();
  const recent = device.page.getByRole('dialog', { name: 'Add a block' }).getByRole('group', { name: 'Recent' });
  await recent.getByRole('option', { name: 'Dividing line' }).waitFor();
  await device.page.keyboard.press('Escape');
  await device.page.getByRole('button', { name: 'Help', exact: true }).click();
  await device.page.getByRole('button', { name: 'Show the tour' }).click();
  await tourOf(device.page).getByText('1 of 3').waitFor();
  await device.context.close();
});
