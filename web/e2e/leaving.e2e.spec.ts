import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, caretIn, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
const slug = 'left';

/** The editor has navigated from another page, gone offline and typed. */
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('before', { header: { title: 'The page before' } });
  await editing.makePage(slug);
  ({ page, context } = await editing.edit('before'));
  await page.evaluate(() => (location.hash = 'main'));
  await viewPage(page);
  await follow(`/${slug}`);
  await title('A title').waitFor();
  await write(' unsaved');
});
afterAll(() => editing?.stop());

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
const question = () => page.getByRole('dialog', { name: 'Unsaved changes' });
const answer = async (name: string) => {
  await question().getByRole('button', { name }).click();
  await question().waitFor({ state: 'detached' });
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
  expect(await question().count()).toBe(0);
});

test.each([
  ['going back, over an entry of an anchor', () => page.goBack(), '/before#main'],
  ['a link', () => follow('/before'), '/before'],
] as const)('leaving by %s with unsaved changes asks first, also without the network', async (_way, leave, left) => {
  await leave();
  const text = "Changes you've made may not be saved, are you sure you want to leave this page?";
  await question().getByText(text).waitFor();
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
  await question().waitFor();
  await context.setOffline(false);
  await title('The page before').waitFor();
  expect((await editing.stored(slug)).contents[0].text).toBe('<p>Text one unsaved again again</p>');
});
