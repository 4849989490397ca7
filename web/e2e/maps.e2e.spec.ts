import type { Page } from 'playwright-core';
import { parseMapsSettings } from '../../bff/security/security-headers.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { type MapsServer, startMapsServer } from './maps-server.ts';
import { eventually } from './eventually.ts';

const place = { address: '', latitude: 40, longitude: 30 };
const contentsWith = (address: string) => [
  {
    componentType: 'ContactList',
    key: 'team',
    title: 'Our people',
    contacts: [{ key: 'anna', name: 'Anna', place: { ...place, address } }],
  },
];

const storedPlace = async (editing: EditingSite, slug: string) =>
  (await editing.stored(slug)).contents[0].contacts[0].place;

/** Opens the address fields of the contact in the sidebar. */
async function openAddress(page: Page) {
  await page.locator('#main').getByText('Our people').first().click();
  await page.locator('.ed-sidebar summary', { hasText: 'Anna' }).click();
  const group = page.getByRole('group', { name: 'Address on a map' });
  await group.waitFor();
  return group;
}

let maps: MapsServer;
let editing: EditingSite;
beforeAll(async () => {
  maps = await startMapsServer();
  editing = await startEditing({ maps: parseMapsSettings({ MAPS_KEY: 'the key', MAPS_URL: `${maps.url}/js` }) });
});
afterAll(async () => {
  await editing?.stop();
  await maps?.stop();
});

test('an editor loads it with the first letters of an address, and chooses a place', async () => {
  await editing.makePage('contacts', { contents: contentsWith('') });
  const { page, status } = await editing.editInSameTab('contacts');
  const group = await openAddress(page);
  const address = group.getByRole('combobox', { name: 'Street address' });
  await address.click();
  await page.waitForLoadState('networkidle');
  expect(maps.requests).toEqual([]);

  await address.pressSequentially('1 Bridge');
  await group.getByRole('option').nth(1).waitFor();
  const script = new URL(maps.requests[0]!, maps.url);
  expect(script.pathname).toBe('/js');
  expect(script.searchParams.get('key')).toBe('the key');
  expect(script.searchParams.get('libraries')).toBe('places');
  expect(maps.requests.filter((url) => url.startsWith('/js'))).toHaveLength(1);
  await eventually(() => Promise.resolve(maps.requests.at(-1)), '/suggest?input=1%20Bridge');

  await address.press('ArrowDown');
  await address.press('Enter');
  await eventually(() => address.inputValue(), '1 Bridge Street, Sydney NSW');
  expect(await group.getByRole('listbox').isVisible()).toBe(false);
  expect(await group.getByLabel('Latitude').inputValue()).toBe('-33.863512');
  await status('Saved');
  await eventually(() => storedPlace(editing, 'contacts'), {
    address: '1 Bridge Street, Sydney NSW',
    latitude: -33.863512,
    longitude: 151.2094,
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => group.getByLabel('Latitude').inputValue(), '40');
});

test('an address typed while the service is down is saved, with a message about missing suggestions', async () => {
  await editing.makePage('alone', { contents: contentsWith('') });
  const { page } = await editing.editInSameTab('alone');
  await page.route(`${maps.url}/**`, (route) => route.abort());
  const group = await openAddress(page);
  await group.getByRole('combobox', { name: 'Street address' }).fill('5 Salamanca Place');
  await group.getByRole('alert').waitFor();
  expect(await group.getByRole('alert').textContent()).toContain('Address suggestions are not available');
  await eventually(async () => (await storedPlace(editing, 'alone')).address, '5 Salamanca Place');
});
