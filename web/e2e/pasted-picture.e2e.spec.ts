import type { Page } from 'playwright-core';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
const SLUG = 'pasted';
beforeAll(async () => {
  editing = await startEditing();
  const contents = [
    { componentType: 'RichText', key: 'text', text: '<p>Along the coast</p>' },
    { componentType: 'FormattedText', key: 'plain', text: '<p>Without pictures</p>' },
  ];
  await editing.makePage(SLUG, { contents });
  ({ page, context } = await editing.edit(SLUG));
});
afterAll(() => editing?.stop());

const dialog = () => page.getByRole('dialog', { name: 'Picture in the text' });
const stored = async () => (await editing.stored(SLUG)).contents[0].text;

/** Puts a picture on the clipboard of the browser, as a screenshot does. */
async function copyScreenshot(): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bytes = [...new Uint8Array(aPicture(40, 30))];
  await page.evaluate(async (all) => {
    const blob = new Blob([new Uint8Array(all)], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, bytes);
}

async function putCaret(text: string): Promise<void> {
  await page.locator('#main [data-ed-text]', { hasText: text }).click();
  await caretIn(page, text);
  await page.keyboard.press('End');
}

test.each(['Without pictures', 'A title'])('“%s” takes no pictures and says what to do instead', async (text) => {
  await copyScreenshot();
  await putCaret(text);
  await page.keyboard.press('Control+v');
  await page
    .locator('.ed-toast', { hasText: 'Pictures cannot be pasted into this text. Add a picture block' })
    .waitFor();
  expect(await dialog().count()).toBe(0);
  await page.locator('.ed-toast').getByRole('button', { name: 'Dismiss' }).click();
});

test('a file that the gallery refuses says so as with other uploads', async () => {
  await copyScreenshot();
  await page.route('**/api/image/upload', (route) =>
    route.fulfill({ status: 413, contentType: 'text/plain', body: 'Too large' }),
  );
  await putCaret('Along the coast');
  await page.keyboard.press('Control+v');
  await dialog().getByText('This file is too large for the server.').waitFor();
  await page.keyboard.press('Escape');
  await caretIn(page, 'Along the coast');
  expect(await stored()).toBe('<p>Along the coast</p>');
  await page.unrouteAll();
});

test('a pasted screenshot is uploaded, placed at the caret and described, and undo removes it', async () => {
  await copyScreenshot();
  await putCaret('Along the coast');
  await page.keyboard.press('Control+v');
  await dialog().getByLabel('Alternative text', { exact: true }).fill('A map');
  await dialog().getByRole('button', { name: 'Done' }).click();
  await eventually(
    async () => /^<p>Along the coast<img src="\/img\/[^"]+" alt="A map" [^>]*><\/p>$/.test(await stored()),
    true,
  );
  const { total } = await editing.call('/image/loadGallery?limit=9&currentPage=1');
  expect(total).toBe(1);
  await caretIn(page, 'Along the coast');
  await eventually(async () => {
    await page.keyboard.press('Control+z');
    return page.locator('#main [data-block=RichText] img').count();
  }, 0);
  await eventually(stored, '<p>Along the coast</p>');
});

test('a picture that is dropped on a text is placed where it is dropped', async () => {
  await putCaret('Along the coast');
  const { x, y, height } = (await page.locator('#main').getByText('Along the coast').boundingBox())!;
  const bytes = [...new Uint8Array(aPicture(30, 30))];
  await page.evaluate(
    ({ bytes, clientX, clientY }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      const target = document.elementFromPoint(clientX, clientY)!;
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }));
    },
    { bytes, clientX: x + 1, clientY: y + height / 2 },
  );
  await dialog().getByRole('button', { name: 'Done' }).click();
  await eventually(async () => /^<p><img [^>]*>Along the coast<\/p>$/.test(await stored()), true);
});
