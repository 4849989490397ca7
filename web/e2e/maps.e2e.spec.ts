import type { Page } from 'playwright-core';
import { parseMapsSettings } from '../../bff/security/security-headers.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { type MapsServer, startMapsServer } from './maps-server.ts';
import { openPage } from './open-page.ts';
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

describe('with a key of a maps service', () => {
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

  test('visitors load nothing of it, and the link to a map stays', async () => {
    const made = await editing.makePage('visited', { contents: contentsWith('1 Bridge Street') });
    await editing.call('/page/publishPage', { page: made });
    const context = await editing.browser.newContext();
    const page = await context.newPage();
    await openPage(page, `${editing.site.bff.url}/visited`);
    expect(await page.locator('a[href*="openstreetmap"]').count()).toBe(1);
    await context.close();
    expect(maps.requests).toEqual([]);
  });

  test('an editor loads it with the first letters of an address, and chooses a place', async () => {
    await editing.makePage('contacts', { contents: contentsWith('') });
    const { context, page, status } = await editing.edit('contacts');
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
    await context.close();
  });

  test('an address typed while the service is down is saved, with a message about missing suggestions', async () => {
    await editing.makePage('alone', { contents: contentsWith('') });
    const { context, page } = await editing.edit('alone');
    await page.route(`${maps.url}/**`, (route) => route.abort());
    const group = await openAddress(page);
    await group.getByRole('combobox', { name: 'Street address' }).fill('5 Salamanca Place');
    await group.getByRole('alert').waitFor();
    expect(await group.getByRole('alert').textContent()).toContain('Address suggestions are not available');
    await eventually(async () => (await storedPlace(editing, 'alone')).address, '5 Salamanca Place');
    await context.close();
  });
});

test('without a key an editor types the address, and no other host is contacted', async () => {
  const editing = await startEditing();
  try {
    await editing.makePage('plain', { contents: contentsWith('') });
    const { context, page } = await editing.edit('plain');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const group = await openAddress(page);
    await group.getByRole('textbox', { name: 'Street address' }).fill('1 Bridge Street');
    await eventually(async () => (await storedPlace(editing, 'plain')).address, '1 Bridge Street');
    expect(requested.filter((url) => !url.startsWith(editing.site.bff.url))).toEqual([]);
    await context.close();
  } finally {
    await editing.stop();
  }
});
