import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

const SAVE = '**/api/image/saveDetails';
const names = Array.from({ length: 6 }, (_, index) => `picture-${String(index + 1).padStart(2, '0')}.png`);
const newestFirst = names.toReversed();

let editing: EditingSite;
let page: Page;

beforeAll(async () => {
  editing = await startEditing();
  const { _id: imageId } = await editing.storePicture(names[0]!, 60, 40);
  for (const name of names.slice(1)) await editing.storePicture(name, 60, 40);
  await editing.makePage('start', { contents: [{ componentType: 'Media', key: 'm', image: { imageId } }] });
  const uses = `/dependencies/checkDependencies?type=image&imageId=${imageId}`;
  await eventually(async () => (await editing.call(uses)).length, 1);
  ({ page } = await editing.edit('start'));
});
afterAll(() => editing?.stop());
/** Loads the library again, with nothing selected. */
async function reopen(): Promise<void> {
  await openScreen(page, 'Home');
  await openScreen(page, 'Media');
}

const stored = async () => (await editing.call('/image/loadGallery?limit=100')).images;
const library = () => page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
const table = () => page.getByRole('dialog', { name: /^Describe \d+ picture/ });
const question = (name: string) => page.getByRole('dialog', { name });
const tick = (name: string) => library().getByLabel(`Select ${name}`);
const row = (name: string) => table().getByRole('row', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a text that cannot be saved stays in its row, which says so, and is saved when the row is left again', async () => {
  await reopen();
  await library().getByRole('button', { name: 'Describe all without a text…' }).click();
  const text = table().getByLabel('Alternative text of picture-06.png');
  await page.route(SAVE, (route) => route.abort());
  await text.fill('Not lost');
  await text.press('Enter');
  await row('picture-06.png').getByText('Not saved').waitFor();
  await page.keyboard.press('Escape');
  await question('Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  expect(await text.inputValue()).toBe('Not lost');
  await page.unroute(SAVE);
  await text.press('Enter');
  await row('picture-06.png').getByText('Saved', { exact: true }).waitFor();
  await text.fill('');
  await text.press('Enter');
  await page.keyboard.press('Escape');
  await table().waitFor({ state: 'detached' });
  await eventually(async () => (await stored()).filter(({ alt }: { alt: string }) => alt !== '').length, 0);
});

test('all pictures are described with the keyboard alone', async () => {
  await reopen();
  await library().getByRole('button', { name: 'Describe all without a text…' }).press('Enter');
  await table().getByLabel('Alternative text of picture-06.png').waitFor();
  for (const name of newestFirst) {
    await page.keyboard.type(`Text of ${name}`);
    if (name === 'picture-05.png') {
      await page.keyboard.press('Tab');
      await page.keyboard.type('Coast, Sea');
      await page.keyboard.press('Tab');
    } else await page.keyboard.press('Enter');
  }
  await eventually(() => table().getByText('Saved', { exact: true }).count(), 6);
  await page.keyboard.press('Enter');
  await table().waitFor({ state: 'detached' });

  await page.reload();
  for (const name of names)
    expect(await library().getByLabel(`Alternative text of ${name}`).inputValue()).toBe(`Text of ${name}`);
  expect(await library().getByLabel('Tags of picture-05.png,').inputValue()).toBe('coast, sea');
});

test('a pasted column describes one picture a line and can be undone, and a key copies the text above', async () => {
  await reopen();
  await library().getByLabel('Select all shown').check();
  await press('Describe…');
  const alt = (name: string) => table().getByLabel(`Alternative text of ${name}`);
  const tags = table().getByLabel('Tags of picture-03.png,');
  await alt('picture-04.png').evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Coast\tsea\r\nHarbour\tsea\r\n\r\nBeach\r\nToo much\r\n');
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  const done = page.locator('.ed-toast', { hasText: 'Pasted texts of 3 pictures. 1 text did not fit into the table' });
  await done.waitFor();
  await eventually(
    async () => (await stored()).map(({ alt: text }: { alt: string }) => text).slice(2),
    [...['Coast', 'Harbour', 'Text of picture-02.png', 'Beach']],
  );
  await tags.press('Enter');
  await page.keyboard.press('Control+D');
  expect(await table().getByLabel('Tags of picture-02.png,').inputValue()).toBe('sea');
  await page.keyboard.press('Control+Z');
  await done.getByRole('button', { name: 'Undo' }).click();
  await table().getByRole('button', { name: 'Done' }).click();
  await table().waitFor({ state: 'detached' });
  await eventually(async () => (await stored()).filter(({ alt: text, name }: any) => text !== `Text of ${name}`), []);
});

test('a range of pictures gets tags at once, and keeps its texts and other tags', async () => {
  await reopen();
  await tick('picture-06.png').check();
  await tick('picture-03.png').click({ modifiers: ['Shift'] });
  await library().getByText('4 pictures selected').waitFor();
  await press('Tags…');
  const dialog = question('Add or remove tags');
  await dialog.getByText('The pictures have: coast, sea').waitFor();
  await dialog.getByLabel('Add tags').fill('Holiday');
  await dialog.getByLabel('Remove tags').fill('coast');
  await page.keyboard.press('Enter');
  await page.locator('.ed-toast', { hasText: 'Tags changed: 4 pictures' }).waitFor();
  const tagged = (await stored()).slice(0, 4).map(({ alt, tags = [] }: any) => [alt, tags.join()]);
  expect(tagged).toEqual([
    ['Text of picture-06.png', 'holiday'],
    ['Text of picture-05.png', 'sea,holiday'],
    ['Text of picture-04.png', 'holiday'],
    ['Text of picture-03.png', 'holiday'],
  ]);
});

test('several pictures are downloaded as one archive', async () => {
  await reopen();
  for (const name of ['picture-06.png', 'picture-04.png']) await tick(name).check();
  const started = page.waitForEvent('download');
  await press('Download');
  const download = await started;
  expect(download.suggestedFilename()).toBe('pictures.zip');
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files)).toEqual(['picture-06.png', 'picture-04.png']);
  for (const content of Object.values(files)) expect(Buffer.from(content.slice(1, 4)).toString()).toBe('PNG');
});

test('pictures that nothing uses are deleted together, and come back with undo; those in use are named', async () => {
  await reopen();
  for (const name of ['picture-01.png', 'picture-02.png', 'picture-03.png']) await tick(name).check();
  await press('Delete…');
  const dialog = question('Delete pictures');
  await dialog.getByText('2 pictures will be deleted').waitFor();
  const left = dialog.getByRole('region', { name: 'Left out: 1 picture' });
  await eventually(() => left.getByRole('listitem').textContent(), 'picture-01.png: it is used by /start');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  const done = page.locator('.ed-toast', { hasText: 'Deleted: 2 pictures' });
  await done.waitFor();
  await eventually(async () => (await stored()).length, 4);
  await library().getByText('1 picture selected').waitFor();
  await done.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => (await stored()).length, 6);
});

test('the pictures that nothing uses are found, by name', async () => {
  await reopen();
  const shown = () => library().locator('li strong').allTextContents();
  await library().getByLabel('Order').selectOption('By name');
  await eventually(shown, names);
  await library().getByLabel('Only unused').check();
  await eventually(shown, names.slice(1));
});

test('the focal point follows the pointer, with the numbers and the previews, and is stored', async () => {
  const { _id } = await editing.storePicture('wide.png', 1600, 800);
  await reopen();
  await page.getByRole('button', { name: 'Focal point of wide.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Focal point of wide.png' });
  const picture = dialog.locator('img').first();
  const numbers = async () =>
    Promise.all(['left', 'top'].map((side) => dialog.getByLabel(`From the ${side} in %`).inputValue()));
  const square = dialog.getByRole('list', { name: 'Automatic crops' }).getByRole('listitem').nth(1).locator('img');
  const shownPart = () => square.evaluate((img) => getComputedStyle(img).objectPosition);

  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), true);
  expect([await numbers(), await shownPart()]).toEqual([['50', '50'], '50% 50%']);
  const { x, y, width, height } = (await picture.boundingBox())!;
  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height * 0.4, { steps: 4 });
  expect(await numbers()).toEqual(['90', '40']);
  await page.mouse.move(x + width * 0.25, y + height * 0.2);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.7, y + height * 0.7);
  expect(await numbers()).toEqual(['25', '20']);
  expect(await shownPart()).toMatch(/^0% /);

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const { focalPoint } = await editing.call(`/image/load?_id=${_id}`);
  expect([focalPoint.x, focalPoint.y].map((part) => Math.round(part * 100))).toEqual([25, 20]);
});

test('no card of the media library is wider than its column', async () => {
  await editing.storePicture('a-picture-with-a-long-name-that-does-not-fit-into-a-card.png', 800, 600);
  await reopen();
  const cards = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });
  await cards.first().waitFor();
  for (const width of [390, 1024, 1280, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    const overflowing = await cards.evaluateAll(
      (all) => all.filter((card) => card.scrollWidth > card.clientWidth).length,
    );
    expect([width, overflowing]).toEqual([width, 0]);
  }
});

test('the buttons of the focal point are in the window without scrolling', async () => {
  await editing.storePicture('tall.png', 900, 1200);
  await reopen();
  await page.getByRole('button', { name: 'Focal point of tall.png' }).click();
  const save = page.getByRole('dialog', { name: 'Focal point of tall.png' }).getByRole('button', { name: 'Save' });
  await save.waitFor();
  for (const height of [720, 800, 900, 1080]) {
    await page.setViewportSize({ width: 1280, height });
    const hidden = await save.evaluate((button) => {
      const body = button.closest('dialog')!.lastElementChild!;
      return body.scrollHeight - body.clientHeight;
    });
    expect([height, hidden]).toEqual([height, 0]);
  }
});
