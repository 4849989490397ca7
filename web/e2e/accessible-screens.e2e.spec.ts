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
  await editing.makePage(SLUG, {
    miniNavId,
    contents: [
      text('one', 'Text one'),
      text('empty', ''),
      { componentType: 'DividingLine', key: 'line', look: 'line' },
      { componentType: 'Media', key: 'media', image: { imageId: 'static:coast' } },
    ],
  });
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
  'a comparison': () => command('compare'),
  'a question': async () => {
    await command('block:one');
    await press('Remove');
  },
};

/** Returns violations of WCAG 2.2 A and AA in all visible parts of the editor. */
async function faults(): Promise<string[]> {
  await eventually(() => page.getByText('Loading…').count(), 0);
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const { violations } = await (
    await axeFor(page, { rules: LABEL_IN_NAME })
  )
    .include('.ed-root')
    .include('#ed-layer')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
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
  expect(await faults()).toEqual([]);
});

test('every screen of the workspace and every tab of the page settings', async () => {
  await page.keyboard.press('Control+k');
  await page.locator('[data-command]').first().waitFor();
  const ids = await page
    .locator('[data-command]')
    .evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset.command!));
  const tabs = ids.filter((id) => /^(page-settings|site-settings|dashboard):[\w-]+$/.test(id));
  expect(tabs.length).toBeGreaterThan(15);
  const found: Record<string, string[]> = {};
  for (const id of tabs) {
    await page.locator(`[data-command="${id}"]`).click();
    await page.getByRole('tab', { selected: true }).waitFor();
    const inTab = await faults();
    if (inTab.length > 0) found[id] = inTab;
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('dialog[open]').count(), 0);
    await page.keyboard.press('Control+k');
    await page.locator('[data-command]').first().waitFor();
  }
  expect(found).toEqual({});
});
