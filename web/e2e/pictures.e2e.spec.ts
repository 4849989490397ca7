import type { Locator } from 'playwright-core';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

let page: Editing['page'];
let context: Editing['context'];
let status: Editing['status'];
let slug: string;
let pages = 0;
/** Opens a new page with a block for each picture. */
async function open(...images: object[]): Promise<void> {
  slug = `pictures-${++pages}`;
  const contents = images.map((image, index) => ({
    componentType: 'FeatureContent',
    key: `feature-${index}`,
    title: 'A feature',
    image,
  }));
  await editing.makePage(slug, { contents });
  ({ page, context, status } = await editing.editInSameTab(slug));
}

const picture = (name: string, width = 1200, height = 900) => ({
  name,
  mimeType: 'image/png',
  buffer: aPicture(width, height, 0),
});
const dialog = () => page.getByRole('dialog', { name: 'Picture', exact: true });
const tile = (name: string) => dialog().locator('.ed-tile', { hasText: name });
const upload = (...files: ReturnType<typeof picture>[]) => dialog().locator('input[type=file]').setInputFiles(files);
/** A handle of the crop, which appears when the picture has loaded. */
const cropper = () => dialog().getByLabel('Lower right corner');
const toast = (text: string) => page.locator('.ed-toast', { hasText: text }).waitFor();
const storedPicture = async (index = 0) => (await editing.stored(slug)).contents[index].image;
const shownPicture = (index: number) => page.locator('[data-block=FeatureContent]').nth(index).locator('img');
/** Shows the empty fields of a block, which appear when the pointer is over it. */
async function pointAtEmpty(block: string) {
  await page.locator(block).hover();
  return page.locator(block).getByRole('button', { name: 'Choose a picture' }).first();
}
const openEmpty = async () => (await pointAtEmpty('[data-block=FeatureContent]')).click();
const isLoaded = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);

describe('a picture', () => {
  test('has one button in an empty header, which nothing covers under the pointer', async () => {
    await open({ imageId: '' });
    const choose = await pointAtEmpty('main header');
    await choose.hover();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.getByRole('button', { name: 'Edit picture' }).count()).toBe(0);
    await page.mouse.down();
    await page.mouse.up();
    await dialog().waitFor();
    expect(await isClosedByEscape(page)).toBe(true);
  });

  test('is uploaded by its tile, cropped and published, and visitors see the crop', async () => {
    await open({ imageId: '' });
    await openEmpty();
    await upload(picture('coast.png'));
    await cropper().waitFor();
    await status('Saved');
    const first = await storedPicture();
    expect(first).toMatchObject({ alt: '', desktop: { top: 0, left: 150, width: 900, height: 900 } });

    const corner = (await cropper().boundingBox())!;
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x - 60, corner.y - 60, { steps: 4 });
    await page.mouse.up();
    await dialog().getByLabel('Alternative text').fill('The coast at dawn');
    await dialog().getByRole('button', { name: 'Done' }).click();
    await eventually(async () => (await storedPicture()).alt, 'The coast at dawn');
    const { desktop } = await storedPicture();
    expect(desktop).toMatchObject({ top: 0, left: 150 });
    expect(desktop.width).toBeLessThan(900);
    expect(Math.abs(desktop.width - desktop.height)).toBeLessThanOrEqual(1);

    await page.getByRole('button', { name: 'Publish page' }).click();
    await toast('Page Published');
    const visitor = await editing.visitor();
    await visitor.goto(`${editing.site.bff.url}/${slug}`);
    const image = visitor.getByRole('img', { name: 'The coast at dawn' });
    await image.scrollIntoViewIfNeeded();
    await eventually(() => isLoaded(image), true);
    const source = new URL(await image.evaluate((one: HTMLImageElement) => one.currentSrc));
    expect(source.pathname).toBe(`/img/${first.imageId}`);
    expect(Object.fromEntries(source.searchParams)).toMatchObject({
      cx: '150',
      cy: '0',
      cw: String(desktop.width),
      ch: String(desktop.height),
    });
    await visitor.context().close();
  });

  describe('of three blocks', () => {
    let ids: Record<'keyboard' | 'old' | 'wide' | 'uncropped', string>;
    beforeAll(async () => {
      ids = {
        keyboard: (await editing.storePicture('keyboard.png'))._id,
        old: (await editing.storePicture('old.png'))._id,
        wide: (await editing.storePicture('wide.png', 1600, 400))._id,
        uncropped: (await editing.storePicture('uncropped.png'))._id,
      };
      await open(
        { imageId: 'static:coast', alt: 'Drawn' },
        { imageId: ids.old, alt: 'Old', desktop: { top: 10, left: 10, width: 100, height: 100 } },
        { imageId: ids.uncropped, alt: '' },
      );
    });
    afterEach(() => isClosedByEscape(page));

    test('is cropped with the keyboard, and one undo reverts the choice', async () => {
      await shownPicture(0).hover();
      await page.getByRole('button', { name: 'Edit picture' }).first().click();
      await tile('keyboard.png').locator('.ed-tile-choose').click();
      await cropper().waitFor();
      await dialog().getByLabel('Visible part').press('Shift+ArrowRight');
      await eventually(async () => (await storedPicture()).desktop?.left > 150, true);
      await page.keyboard.press('Control+z');
      await eventually(async () => (await storedPicture()).desktop?.left, 150);
      expect((await storedPicture()).imageId).toBe(ids.keyboard);
      await page.keyboard.press('Control+z');
      await eventually(storedPicture, { imageId: 'static:coast', alt: 'Drawn' });
    });

    test('that replaces another has its own crops', async () => {
      await shownPicture(1).click();
      await page.locator('.ed-sidebar').getByRole('button', { name: 'Choose another' }).click();
      await tile('wide.png').locator('.ed-tile-choose').dblclick();
      await cropper().waitFor();
      const desktop = { top: 0, left: 600, width: 400, height: 400 };
      await eventually(() => storedPicture(1), { imageId: ids.wide, alt: '', desktop });
      await dialog().getByRole('button', { name: 'Clear picture' }).click();
      await eventually(() => storedPicture(1), { imageId: '' });
    });

    test('stored without a crop gets one when it is opened', async () => {
      await shownPicture(2).click();
      await page.locator('.ed-sidebar').getByRole('button', { name: 'Edit picture' }).click();
      await cropper().waitFor();
      const desktop = { top: 0, left: 150, width: 900, height: 900 };
      await eventually(() => storedPicture(2), { imageId: ids.uncropped, alt: '', desktop });
    });
  });
});

test('a picture with a free ratio starts uncropped, and is cropped at one edge', async () => {
  const { _id } = await editing.storePicture('old-times.png');
  slug = `pictures-${++pages}`;
  const events = [{ key: 'moment', date: '1966', title: 'Begun', text: '', image: { imageId: '' } }];
  await editing.makePage(slug, { contents: [{ componentType: 'Timeline', key: 'timeline', title: 'Then', events }] });
  ({ page, context, status } = await editing.editInSameTab(slug));
  await (await pointAtEmpty('[data-block=Timeline]')).click();
  await tile('old-times.png').locator('.ed-tile-choose').click();
  const moment = async () => (await editing.stored(slug)).contents[0].events[0].image;
  await eventually(moment, { imageId: _id, alt: '', desktop: { top: 0, left: 0, width: 1200, height: 900 } });
  await dialog().getByLabel('Right edge').press('Control+ArrowLeft');
  await eventually(async () => (await moment()).desktop.width < 1200, true);
  expect((await moment()).desktop).toMatchObject({ top: 0, left: 0, height: 900 });
});

describe('the gallery', () => {
  beforeAll(async () => {
    await editing.storePicture('meeting.png');
    await open({ imageId: '' });
    await openEmpty();
  });

  test('accepts several at once, displays them, and gives the reason for each failure', async () => {
    await upload(picture('one.png'), picture('two.png'), {
      name: 'none.png',
      mimeType: 'image/png',
      buffer: Buffer.from('This is no picture.'),
    });
    await tile('one.png').locator('.ed-tile-choose').waitFor();
    await tile('two.png').locator('.ed-tile-choose').waitFor();
    await tile('none.png').getByText('is not a picture in a supported format').waitFor();
    expect(await tile('none.png').getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(await dialog().getByRole('tab', { name: 'Gallery' }).getAttribute('aria-selected')).toBe('true');
    await tile('none.png').getByRole('button', { name: 'Dismiss' }).click();
    await eventually(() => tile('none.png').count(), 0);
  });

  test('keeps uploads made without a network, and sends them again', async () => {
    await context.setOffline(true);
    await upload(picture('offline.png'));
    await tile('offline.png').getByText('The server could not be reached').waitFor();
    await context.setOffline(false);
    await tile('offline.png').getByRole('button', { name: 'Retry' }).click();
    await cropper().waitFor();
    await eventually(async () => (await storedPicture()).imageId !== '', true);
  });

  test('accepts dropped and pasted pictures, and stays open when no file is chosen', async () => {
    await dialog().getByRole('tab', { name: 'Gallery' }).click();
    await dialog().locator('.ed-tile-add').waitFor();
    await dialog().locator('input[type=file]').dispatchEvent('cancel', { bubbles: true });
    const bytes = [...aPicture(40, 30)];
    const held = await page.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const name of ['dropped.png', 'with-it.png'])
        data.items.add(new File([new Uint8Array(all)], name, { type: 'image/png' }));
      return data;
    }, bytes);
    await dialog().dispatchEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true });
    await tile('dropped.png').locator('.ed-tile-choose').waitFor();
    await tile('with-it.png').locator('.ed-tile-choose').waitFor();
    await page.evaluate((all) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(all)], 'pasted.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, bytes);
    await cropper().waitFor();
    await dialog().getByRole('tab', { name: 'Gallery' }).click();
    await tile('pasted.png').locator('[aria-pressed="true"]').waitFor();
  });

  test('stores the texts of a picture, finds it by them, and copies them when it is chosen', async () => {
    const text = dialog().getByLabel('Alternative text of meeting.png');
    await text.fill('Everybody at the table');
    await text.press('Enter');
    await dialog().getByLabel('Search').fill('at the table');
    await eventually(() => dialog().locator('.ed-tile-choose').count(), 1);
    await tile('meeting.png').locator('.ed-tile-choose').click();
    await eventually(async () => (await storedPicture()).alt, 'Everybody at the table');
  });

  test('deletes an unused picture, and names the page of a used one', async () => {
    const used = await editing.storePicture('used.png');
    await editing.storePicture('unused.png');
    await open({ imageId: used._id, alt: 'In use' });
    await shownPicture(0).click();
    await page.locator('.ed-sidebar').getByRole('button', { name: 'Choose another' }).click();
    const question = page.getByRole('dialog', { name: 'Delete picture' });
    await dialog().getByRole('button', { name: 'Delete used.png' }).click();
    await question.getByRole('link', { name: `/${slug}` }).waitFor();
    expect(await question.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await eventually(() => question.count(), 0);
    expect(await dialog().count()).toBe(1);
    await dialog().getByRole('button', { name: 'Delete unused.png' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast('Image deleted');
    await eventually(() => tile('unused.png').count(), 0);
  });
});

test('a shared link shows the picture of the site settings', async () => {
  const { _id } = await editing.storePicture('share.png');
  await isClosedByEscape(page);
  await page.getByRole('button', { name: 'Open site settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
  await settings.getByRole('tab', { name: 'Sharing' }).click();
  await settings.getByRole('group', { name: 'Open Graph' }).getByRole('button', { name: 'Choose a picture' }).click();
  await tile('share.png').locator('.ed-tile-choose').click();
  await cropper().waitFor();
  await dialog().getByRole('button', { name: 'Done' }).click();
  await settings.getByRole('button', { name: 'Save' }).click();
  await toast('Site Settings Saved');
  await settings.getByRole('button', { name: 'Publish' }).click();
  await toast('Site Settings Published');
  const { domain } = await editing.call('/config/loadDomain');
  const { json } = await editing.site.get(`/api/siteSettings/loadSiteSettings?domainId=${domain._id}`);
  expect(json.og.image).toEqual({
    imageId: _id,
    alt: '',
    desktop: { top: 137, left: 0, width: 1200, height: 627 },
  });
});

describe('a file', () => {
  const settings = () => page.getByRole('dialog', { name: 'Welcome to your dashboard' });
  const row = (name: string) => settings().getByRole('row', { name });
  const terms = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('The terms.') });
  const openFiles = async () => {
    await page.getByRole('button', { name: 'Open site settings' }).click();
    await settings().getByRole('tab', { name: 'Files' }).click();
  };

  test('is uploaded with a description, renamed and deleted', async () => {
    await isClosedByEscape(page);
    await openFiles();
    await settings().locator('input[type=file]').setInputFiles(terms('terms.txt'));
    await settings().getByLabel('Description', { exact: true }).fill('For members');
    await settings().getByRole('button', { name: 'Upload', exact: true }).click();
    await row('terms.txt').getByText('For members').waitFor();
    await settings().getByRole('button', { name: 'Edit terms.txt' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit terms.txt' });
    await edit.getByLabel('Name').fill('terms-2026.txt');
    await edit.getByLabel('Tags').fill('Legal, members');
    await edit.getByRole('button', { name: 'Save' }).click();
    await toast('File details updated');
    const filter = settings().getByLabel('Tag', { exact: true });
    await filter.selectOption('legal');
    await row('terms-2026.txt').getByText('legal, members').waitFor();
    await filter.selectOption('');
    const address = await settings().getByRole('link', { name: 'Open terms-2026.txt' }).getAttribute('href');
    expect((await editing.site.get(address!)).text).toBe('The terms.');
    await settings().getByRole('button', { name: 'Delete terms-2026.txt' }).click();
    const question = page.getByRole('dialog', { name: 'Warning, You are about to delete a file!' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast('File deleted');
    await eventually(() => row('terms-2026.txt').count(), 0);
  });

  test('is uploaded in a link input, found there by its name, and cannot be deleted while the link leads to it', async () => {
    await isClosedByEscape(page);
    await page.locator('[data-block=FeatureContent]').getByText('A feature').click();
    const link = page.locator('.ed-sidebar').getByRole('group', { name: 'Link', exact: true });
    await link.getByRole('radio', { name: 'File' }).click();
    await link.locator('input[type=file]').setInputFiles(terms('prices 2026.txt'));
    await link.getByRole('link', { name: 'prices 2026.txt' }).waitFor();
    await link.getByLabel('Find a file').fill('prices');
    await link.getByRole('button', { name: 'prices 2026.txt', pressed: true }).waitFor();
    await link.getByLabel('Link Text').fill('All prices');
    await eventually(async () => (await editing.stored(slug)).contents[0].link?.text, 'All prices');
    const { link: stored } = (await editing.stored(slug)).contents[0];
    expect(stored).toMatchObject({ type: 'file', href: `/file/${stored.fileId}/prices%202026.txt` });
    await page.getByRole('button', { name: 'Publish page' }).click();
    await toast('Page Published');
    const visited = await editing.site.get(`/${slug}`);
    expect(visited.text).toContain(`href="${stored.href}"`);
    expect((await editing.site.get(stored.href)).text).toBe('The terms.');

    await openFiles();
    await settings().getByRole('button', { name: 'Delete prices 2026.txt' }).click();
    const question = page.getByRole('dialog', { name: 'Warning, You are about to delete a file!' });
    await question.getByRole('link', { name: `/${slug}` }).waitFor();
    expect(await question.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });
});

test('a picture is put after the selected words of a text, described, and stays there for visitors', async () => {
  slug = `pictures-${++pages}`;
  await editing.makePage(slug, {
    contents: [{ componentType: 'RichText', key: 'text', text: '<p>Along the coast</p>' }],
  });
  ({ page, context, status } = await editing.editInSameTab(slug));
  await page.locator('#main').getByText('Along the coast').click();
  await caretIn(page, 'Along the coast');
  await page.keyboard.press('Control+a');
  await page.locator('#ed-layer').getByRole('button', { name: 'Picture', exact: true }).click();
  const inText = page.getByRole('dialog', { name: 'Picture in the text' });
  await inText.locator('input[type=file]').setInputFiles([picture('walk.png', 2400, 1200)]);
  await inText.getByLabel('Alternative text', { exact: true }).fill('A walk');
  await inText.getByRole('button', { name: 'Done' }).click();
  const stored = async () => (await editing.stored(slug)).contents[0].text;
  await eventually(async () => /^<p>Along the coast<img [^>]*><\/p>$/.test(await stored()), true);
  expect(await stored()).toMatch(/src="\/img\/[^"]+" alt="A walk" width="1200" height="600"/);
  // The picture remains selected and can be changed again.
  await page.locator('#main').getByRole('img', { name: 'A walk' }).click();
  await page.locator('#ed-layer').getByRole('button', { name: 'Picture', exact: true }).click();
  await eventually(() => inText.getByLabel('Alternative text', { exact: true }).inputValue(), 'A walk');
  await inText.getByRole('button', { name: 'Done' }).click();
  await editing.call('/page/publishPage', { page: await editing.stored(slug) });
  const visitor = await editing.visitor();
  await visitor.goto(page.url());
  await eventually(() => isLoaded(visitor.getByRole('img', { name: 'A walk' })), true);
  await visitor.context().close();
});
