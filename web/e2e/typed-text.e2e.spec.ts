import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, caretIn, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let story: string;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('start');
  story = (await editing.makePage('story', { template: 'article', pageType: 'news', contents: [] })).slug;
  await editing.storePicture('coast.png');
});
afterAll(() => editing?.stop());
const SAVE = '**/api/image/saveDetails';
const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dashboard = () => page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
const question = () => page.getByRole('dialog', { name: 'Discard changes?' });
const altText = () => dashboard().getByLabel('Alternative text of coast.png');
const stored = async () => (await editing.call('/image/loadGallery?limit=9&currentPage=1')).images[0];
async function openMedia() {
  await choose('Open dashboard');
  await dashboard().getByRole('tab', { name: 'Media' }).click();
  await altText().waitFor();
}

test('a tag that is typed in the sidebar is added when Esc closes it', async () => {
  ({ page } = await editing.editInSameTab(story));
  await page.locator('h1').click();
  const tags = page.locator('.ed-sidebar').getByLabel('Tags');
  await tags.fill('harbour');
  await page.keyboard.press('Escape');
  await tags.waitFor({ state: 'detached' });
  await eventually(async () => (await editing.stored(story)).tags, ['harbour']);
});

test('Esc saves the texts of a picture as the close button does', async () => {
  ({ page } = await editing.editInSameTab('start'));
  for (const [text, close] of [
    ['Left with Esc', () => page.keyboard.press('Escape')],
    ['Left with the button', () => dashboard().getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    await openMedia();
    await altText().fill(text);
    await close();
    await dashboard().waitFor({ state: 'detached' });
    await eventually(async () => (await stored()).alt, text);
  }
});

test('texts of a picture that cannot be saved are not dropped without a question', async () => {
  await openMedia();
  await page.route(SAVE, (route) => route.abort());
  await altText().fill('Not saved');
  await page.keyboard.press('Escape');
  await question().getByText('The texts of the picture').waitFor();
  await question().getByRole('button', { name: 'Keep editing' }).click();
  expect(await altText().inputValue()).toBe('Not saved');
  await page.unroute(SAVE);
  await page.keyboard.press('Escape');
  await dashboard().waitFor({ state: 'detached' });
  await eventually(async () => (await stored()).alt, 'Not saved');
});

test('tags that are typed while the alternative text is being saved stay', async () => {
  await openMedia();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SAVE, async (route) => {
    await held;
    await route.continue();
  });
  await altText().fill('The coast');
  const tags = dashboard().getByLabel('Tags of coast.png');
  await tags.focus();
  await page.keyboard.type('sea');
  const listed = page.waitForResponse('**/api/image/loadGallery*');
  release();
  await listed;
  await page.keyboard.type(', sand');
  await page.keyboard.press('Escape');
  await dashboard().waitFor({ state: 'detached' });
  await eventually(async () => [(await stored()).alt, (await stored()).tags], ['The coast', ['sea', 'sand']]);
  await page.unroute(SAVE);
});

const sidebar = () => page.locator('.ed-sidebar');
const closing = {
  Esc: () => page.keyboard.press('Escape'),
  'its button': () => sidebar().getByRole('button', { name: 'Close the sidebar' }).click(),
};
async function openPanel(panel: string, label: string) {
  if (panel === 'Sub nav') await page.locator('h1').click();
  await page.getByRole('button', { name: panel, exact: true }).first().click();
  const input = sidebar().getByLabel(label, { exact: true });
  await input.waitFor();
  return input;
}

test.each([
  ['Sub nav', 'New sub nav', ['its button', 'Esc']],
  ['Create new page', 'Title', ['its button']],
] as const)('what is typed in the sidebar under “%s” as “%s” is there again after %p', async (panel, label, ways) => {
  const input = await openPanel(panel, label);
  for (const way of ways) {
    await input.fill(`Not stored before ${way}`);
    await closing[way]();
    await input.waitFor({ state: 'detached' });
    await openPanel(panel, label);
    expect(await input.inputValue()).toBe(`Not stored before ${way}`);
  }
  await input.fill('');
  await closing['its button']();
});

test('leaving the website asks about the draft of a new page, also when its panel is closed', async () => {
  await (await openPanel('Create new page', 'Title')).fill('Not stored yet');
  await closing['its button']();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const warning = await asked;
  expect(warning.type()).toBe('beforeunload');
  await warning.accept();
  await reloaded;
});

describe('leaving a page with unsaved changes', () => {
  let context: Editing['context'];
  const slug = 'left';

  /** The editor has navigated from another page, gone offline and typed. */
  beforeAll(async () => {
    await editing.makePage('before', { header: { title: 'The page before' } });
    await editing.makePage(slug);
    ({ page, context } = await editing.editInSameTab('before'));
    await page.evaluate(() => (location.hash = 'main'));
    await viewPage(page);
    await follow(`/${slug}`);
    await title('A title').waitFor();
    await write(' unsaved');
  });

  /** Types in a text without the network. */
  async function write(text: string) {
    await context.setOffline(true);
    await editPage(page);
    await page.locator('#main').getByText('Text one').click();
    await caretIn(page, 'Text one');
    await page.keyboard.press('End');
    await page.keyboard.type(text);
    await viewPage(page);
  }
  const follow = (path: string) =>
    page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('[data-part=header] a')!;
      link.href = href;
      link.click();
    }, path);
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const unsaved = () => page.getByRole('dialog', { name: 'Unsaved changes' });
  const answer = async (name: string) => {
    await unsaved().getByRole('button', { name }).click();
    await unsaved().waitFor({ state: 'detached' });
  };
  const address = () => page.evaluate(() => location.pathname + location.hash);
  const expectStaying = async () => {
    await eventually(address, `/${slug}`);
    await page.getByText('Text one unsaved').waitFor();
  };

  test('anchors of the page are followed without a question', async () => {
    await page.evaluate(() => (location.hash = 'main'));
    await page.goBack();
    await expectStaying();
    expect(await unsaved().count()).toBe(0);
  });

  test.each([
    ['going back, over an entry of an anchor', () => page.goBack(), '/before#main'],
    ['a link', () => follow('/before'), '/before'],
  ] as const)('leaving by %s with unsaved changes asks first, also without the network', async (_way, leave, left) => {
    await leave();
    const text = "Changes you've made may not be saved, are you sure you want to leave this page?";
    await unsaved().getByText(text).waitFor();
    await answer('Cancel');
    await expectStaying();
    await leave();
    await answer('Leave');
    await page.getByText('Are you connected to the internet?').waitFor();
    await eventually(address, left);

    await context.setOffline(false);
    await follow(`/${slug}`);
    await page.getByText('Text one unsaved').waitFor();
    await write(' again');
  });

  test('a page is left without its question when the network is back and it has been saved', async () => {
    await page.goBack();
    await unsaved().waitFor();
    await context.setOffline(false);
    await title('The page before').waitFor();
    expect((await editing.stored(slug)).contents[0].text).toBe('<p>Text one unsaved again again</p>');
  });
});
