import type { Overlay, SidebarName } from '../src/edit/core/panel.ts';
import { axeFor } from './axe-for.ts';
import { LABEL_IN_NAME, SIDEBAR, isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const SLUG = 'screens';
let editing: EditingSite;
let page: Editing['page'];
beforeAll(async () => {
  editing = await startEditing();
  const { domainId } = await editing.makePage('first');
  const { _id: miniNavId } = await editing.call('/subNav/add', { domainId, name: 'Members', region: '' });
  const text = (key: string, words: string) => ({ componentType: 'RichText', key, text: `<p>${words}</p>` });
  const gone = await editing.makePage('gone', { header: { title: 'Gone' } });
  await editing.call('/page/delete', { _id: gone._id });
  await editing.storePicture('coast.png');
  await editing.makePage(SLUG, {
    miniNavId,
    contents: [
      text('one', 'Text one'),
      text('empty', ''),
      { componentType: 'DividingLine', key: 'line', look: 'line' },
      { componentType: 'Media', key: 'media', image: { imageId: 'static:coast' } },
    ],
  });
  const stored = await editing.makePage('stored');
  await editing.call('/page/save', { page: { ...stored, header: { title: 'Renamed' } } });
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  if (!page || page.isClosed()) ({ page } = await editing.edit(SLUG));
});
afterEach(async () => {
  if (!(await isClosedByEscape(page))) await page.context().close();
});

async function command(id: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator(`[data-command="${id}"]`).click();
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const write = async (words: string) => {
  await page.locator('#main').getByText(words).click();
  await caretIn(page, words);
};

/** Opens each sidebar. The type requires an entry for every sidebar and overlay. */
const sidebars: Record<SidebarName, () => Promise<unknown>> = {
  item: () => command('block:media'),
  header: () => command('header'),
  outline: () => command('contents'),
  nav: () => command('navigation'),
  footer: () => command('footer'),
  'sub-nav': () => page.locator('[data-part=sub-nav]').click({ position: { x: 3, y: 3 } }),
  'sub-navs': () => command('sub-navs'),
  'new-page': () => command('menu:new-page'),
};
const overlays: Record<Exclude<Overlay['kind'], 'closed'>, () => Promise<unknown>> = {
  palette: () => command('add-block'),
  slash: async () => {
    await write('Text one');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
  },
  'save-pattern': async () => {
    await command('block:one');
    await press('Save as pattern');
  },
  picture: async () => {
    await page.locator('main header').hover();
    await press('Choose a picture');
  },
  'text-picture': async () => {
    await write('Text one');
    await press('Picture');
  },
  preview: async () => {
    await command('block:one');
    await press('Preview');
  },
  setting: async () => {
    await command('block:line');
    await press('Options');
  },
  'block-menu': async () => {
    await command('block:one');
    await press('More actions');
  },
  commands: () => page.keyboard.press('Control+k'),
  help: () => page.keyboard.press('?'),
  guide: () => command('guide'),
  'page-act': () => command('act:duplicate'),
  'visitor-view': () => command('view:phone'),
};
const others: Record<string, () => Promise<unknown>> = {
  'config settings': () => command('menu:config-settings'),
  'problems before publishing': () => command('menu:publishPage'),
  'a receipt': async () => {
    await command('menu:publishPage');
    await press('Publish anyway');
    await page.locator('[data-receipt=true]').waitFor();
  },
  'a text and its sidebar': async () => {
    await write('Text one');
    await page.getByRole('toolbar', { name: 'Text format' }).first().waitFor();
    for (const words of ['Spacing', 'Background colour'])
      await page.locator('.ed-sidebar summary', { hasText: words }).click();
  },
  'a comparison': () => command('compare'),
  'a question': async () => {
    await command('block:one');
    await press('Remove');
  },
};

const EDITOR = ['.ed-root', '#ed-layer'];
/** What is behind an open dialog cannot be reached. */
const DIALOG = ['dialog[open]'];

/** Returns violations of WCAG 2.2 A and AA in visible parts of the editor. */
async function faults(parts = EDITOR): Promise<string[]> {
  await eventually(() => page.getByText('Loading…').count(), 0);
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const axe = (await axeFor(page, { rules: LABEL_IN_NAME })).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await parts.reduce((all, part) => all.include(part), axe).analyze();
  // The drawing of a block contains letters that are not part of its name.
  const isDrawing = (html: string) => html.includes('role="option"');
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id in LABEL_IN_NAME && isDrawing(html)))
      .map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

const SCREEN = `dialog[open], ${SIDEBAR}, [popover], [data-receipt]`;

test.each(Object.entries({ ...sidebars, ...overlays, ...others }))('%s', async (_name, open) => {
  await open();
  await page.locator(SCREEN).first().waitFor();
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  expect(await faults(isModal ? DIALOG : EDITOR)).toEqual([]);
});

test.each([
  ['workspace', 'Open dashboard', 20],
  ['page settings', 'Open page settings', 3],
])('every tab of the %s', async (_name, button, least) => {
  await press(button);
  const tabs = page.getByRole('dialog').getByRole('tab');
  await tabs.first().waitFor();
  const found: Record<string, string[]> = {};
  for (const tab of await tabs.all()) {
    await tab.click();
    await page.getByRole('tab', { selected: true }).and(tab).waitFor();
    // The list of tabs is the same in each of them.
    const inTab = await faults(Object.keys(found).length > 0 ? ['dialog[open] [role=tabpanel]'] : DIALOG);
    found[await tab.innerText()] = inTab;
  }
  expect(Object.keys(found).length).toBeGreaterThan(least);
  expect(Object.values(found).flat()).toEqual([]);
});

test('a picture is chosen, cropped and replaced by a drawing, without a mouse', async () => {
  await page.locator('main header').getByRole('button', { name: 'Choose a picture' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.locator('.ed-tile-choose').press('Enter');
  const corner = dialog.getByLabel('Lower right corner');
  await corner.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Cropping');
  expect(await faults(DIALOG)).toEqual([]);
  const size = dialog.getByText(/of 1200 × 900 pixels/);
  const before = await size.textContent();
  await corner.press('Shift+ArrowLeft');
  await eventually(async () => (await size.textContent()) !== before, true);
  await dialog.getByLabel('Alternative text').fill('The coast');
  await dialog.getByRole('tab', { name: 'Cropping' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'hills' }).waitFor();
  expect(await faults(DIALOG)).toEqual([]);
});

/** Returns violations on a telephone and on a desktop, and dialogs that scroll sideways. */
async function faultsOnScreens(): Promise<string[]> {
  const found: string[] = [];
  const { height } = page.viewportSize()!;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    found.push(...(await faults(DIALOG)).map((violation) => `${width} ${violation}`));
    const scrolls = await page
      .locator('dialog[open] .ed-dialog-body')
      .evaluateAll((bodies) => bodies.filter((body) => body.scrollWidth > body.clientWidth).length);
    if (scrolls > 0) found.push(`${width}: a dialog scrolls sideways`);
  }
  return found;
}

test('a page is restored from the bin, and versions are compared, without a mouse', async () => {
  await press('Open dashboard');
  await page.getByRole('tab', { name: 'Import' }).click();
  await page.getByRole('tab', { name: 'Import' }).press('ArrowDown');
  const restore = page.getByRole('button', { name: 'Restore Gone' });
  await restore.waitFor();
  expect(await faultsOnScreens()).toEqual([]);
  await restore.press('Enter');
  await page.locator('.ed-toast', { hasText: 'Page “Gone” restored' }).waitFor();
  expect(await faults(DIALOG)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await page.goto(`${editing.site.bff.url}/stored`);
  await page.getByRole('button', { name: 'Open page settings' }).press('Enter');
  await page.getByRole('tab', { name: 'History' }).click();
  const show = page.getByRole('button', { name: 'Show changes of version 2' });
  await show.waitFor();
  expect(await faultsOnScreens()).toEqual([]);
  await show.press('Enter');
  const comparison = page.getByRole('dialog', { name: 'Compare versions' });
  await comparison.getByText('Renamed').first().waitFor();
  expect(await faultsOnScreens()).toEqual([]);
  await page.keyboard.press('Escape');
  await comparison.waitFor({ state: 'detached' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
});
