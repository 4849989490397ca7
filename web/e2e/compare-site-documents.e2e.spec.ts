import type { Page } from 'playwright-core';
import { dialogViolations } from './dialog-violations.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let domainId: string;
let page: Page;
let context: Editing['context'];

const link = (key: string, text: string) => ({ key, link: { type: 'page', href: `/${key}`, text } });
const loadFooter = () => editing.call('/footer/loadRegionFooter', { domainId, region: '' });
const loadNav = () => editing.call('/nav/loadRegionNav', { domainId, region: '' });

beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.call('/config/loadDomain')).domain._id;
  await editing.makePage('garden');
  const links = [link('tours', 'Guided tours'), link('map', 'Map of the garden')];
  const footer = {
    ...(await loadFooter()),
    slogan: { text: 'A quiet garden' },
    items: [{ key: 'visit', name: 'Visit', links }],
  };
  await editing.call('/site/publishFooter', { footer });
  const items = [{ ...link('plants', 'Plants'), subItems: [link('trees', 'Old trees'), link('ferns', 'Ferns')] }];
  await editing.call('/site/publishNav', { nav: { ...(await loadNav()), items } });
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  ({ page, context } = await editing.edit('garden', { width: 1440, height: 900 }));
});
afterEach(() => context.close());

const history = (of: string) => page.getByRole('dialog', { name: `History of the ${of}` });
const comparison = (of: string) => page.getByRole('dialog', { name: `Compare versions: ${of}` });
const changes = (of: string) =>
  comparison(of).getByRole('region', { name: 'Changes' }).getByRole('list').first().locator('> li');
const frame = (side: 'Before' | 'After') => page.frameLocator(`iframe[title^="${side}"]`);

async function openHistory(of: string): Promise<void> {
  await page.getByRole('button', { name: 'Open site settings', exact: true }).click();
  await page.getByRole('button', { name: `History of the ${of}`, exact: true }).click();
}

async function showChanges(of: string, version: number): Promise<void> {
  await openHistory(of);
  await history(of)
    .getByRole('button', { name: `Show changes of version ${version}` })
    .click();
}

test('an editor sees the footer of both versions as visitors do, with the changed words marked, and restores the first', async () => {
  await page.locator('[data-part=footer]').click({ position: { x: 700, y: 20 } });
  const sidebar = page.locator('.ed-sidebar');
  await sidebar.getByLabel('Slogan').fill('A noisy garden');
  await sidebar.getByRole('button', { name: 'Publish', exact: true }).click();
  await eventually(async () => (await loadFooter()).slogan.text, 'A noisy garden');
  await page.reload();
  await page.locator('.ed-menu').waitFor();

  await showChanges('footer', 2);
  await eventually(() => changes('Footer').count(), 1);
  await changes('Footer').getByText('Slogan: “A quiet garden” → “A noisy garden”').waitFor();
  await frame('Before').locator('[data-part=footer] del', { hasText: 'quiet' }).waitFor();
  await frame('After').locator('[data-part=footer] ins', { hasText: 'noisy' }).waitFor();
  await frame('After').locator('main', { hasText: 'Text two' }).waitFor();
  const offsets = await frame('After')
    .locator('[data-part] [data-change]')
    .evaluateAll((marks) => marks.map((mark) => parseFloat(getComputedStyle(mark).outlineOffset)));
  expect(offsets.filter((offset) => offset < 0)).toEqual([]);

  await comparison('Footer').getByRole('button', { name: 'Restore Version 1' }).click();
  await page.getByRole('dialog', { name: 'Restore this version' }).getByRole('button', { name: 'Restore' }).click();
  await page.locator('.ed-toast', { hasText: 'Footer: version 1 restored' }).waitFor();
  await eventually(async () => (await loadFooter()).slogan.text, 'A quiet garden');
  await page.keyboard.press('Escape');
  await eventually(() => history('footer').getByRole('list').first().locator('> li').count(), 3);
});

test('a change of a link in a closed menu of the navigation is opened, marked and named', async () => {
  const nav = await loadNav();
  const subItems = [link('trees', 'Young trees'), link('mosses', 'Mosses')];
  await editing.call('/site/saveNav', { nav: { ...nav, items: [{ ...nav.items[0], subItems }] } });
  await page.reload();
  await page.locator('.ed-menu').waitFor();
  await showChanges('navigation', 2);
  await eventually(() => changes('Navigation').count(), 3);
  await eventually(
    () => changes('Navigation').getByRole('button').allTextContents(),
    ['Changed: Link “Young trees”', 'Removed: Link “Ferns”', 'Added: Link “Mosses”'],
  );
  await frame('Before').locator('[data-part=main-nav] [data-key=trees] del', { hasText: 'Old' }).waitFor();
  await frame('After').locator('[data-part=main-nav] [data-key=trees] ins', { hasText: 'Young' }).waitFor();
  await comparison('Navigation').getByRole('button', { name: 'Changed: Link' }).focus();
  await page.keyboard.press('p');
  await frame('After').locator('[data-part=main-nav] [data-key=mosses][data-change=added][data-current]').waitFor();

  await page.setViewportSize({ width: 390, height: 800 });
  await comparison('Navigation').getByRole('button', { name: 'Added: Link “Mosses”' }).click();
  await frame('After').locator('[data-panel=mobileNav] [data-key=mosses]').waitFor();
  await comparison('Navigation').getByRole('button', { name: 'Removed: Link “Ferns”' }).click();
  await frame('Before').locator('[data-panel=mobileNav] [data-key=ferns]').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await frame('Before').locator('[data-part=main-nav] [data-key=ferns][data-current]').waitFor();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await dialogViolations(page)]).toEqual([width, []]);
  }
});

test('a page banner that was just added is compared with the page without it', async () => {
  await editing.call('/pageBanners/addNew', { domainId, name: 'Closed today', content: '<p>We are closed today.</p>' });
  await page.getByRole('button', { name: 'Open site settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Page Banners' }).click();
  await page.getByRole('button', { name: 'History of Closed today' }).click();
  await page.getByRole('button', { name: 'Show changes of version 1' }).click();
  await frame('After').locator('[data-part=banner][data-change]', { hasText: 'We are closed today.' }).waitFor();
  expect(await frame('Before').locator('[data-part=banner]').count()).toBe(0);
});
