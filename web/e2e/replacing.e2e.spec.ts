import type { Page } from 'playwright-core';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { axeFor } from './axe-for.ts';
import { isClosedByEscape } from './dialog-violations.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let visitor: Page;
beforeAll(async () => {
  editing = await startEditing();
  visitor = await editing.visitor();
});
afterAll(() => editing?.stop());
afterEach(() => isClosedByEscape(page));

async function openTab(id: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator(`[data-command="${id}"]`).click();
  await page.locator('dialog[open]').first().waitFor();
}
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const faults = async () => {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const { violations } = await (await axeFor(page)).include('#ed-layer').include('.ed-root').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')}`);
};
/** Returns the path of the picture with this alternative text. */
const shownBy = (of: Page, alt: string) =>
  of
    .getByRole('img', { name: alt })
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
const shape = (of: Page, alt: string) =>
  of
    .getByRole('img', { name: alt })
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      const whole = new Image();
      whole.src = `${new URL(image.src).pathname}?o=true`;
      await whole.decode();
      return `${whole.naturalWidth}x${whole.naturalHeight}`;
    });

test('a picture is replaced in the media library, and every page that shows it shows the new one', async () => {
  const { _id } = await editing.storePicture('team.png', 1200, 900);
  const block = (componentType: string, key: string, more: object) => ({ componentType, key, ...more });
  const saved = await editing.makePage('team', {
    contents: [
      block('FeatureContent', 'a', {
        title: 'A feature',
        image: { imageId: _id, alt: 'Our team', desktop: { top: 0, left: 150, width: 900, height: 900 } },
      }),
      block('RichText', 'b', { text: `<p>Words <img src="/img/${_id}?w=600" alt="In a text"></p>` }),
    ],
  });
  await editing.call('/page/publishPage', { page: { _id: saved._id, revision: saved.revision } });
  const visit = () => visitor.goto(`${editing.site.bff.url}/team`);
  await visit();
  expect(await shownBy(visitor, 'Our team')).toBe(`/img/${_id}`);

  ({ page } = await editing.editInSameTab('team'));
  expect(await shape(page, 'Our team')).toBe('1200x900');
  await openTab('dashboard:media');
  const replace = page.getByRole('button', { name: 'Replace team.png', exact: true });
  await replace.click();
  const replacing = dialog('Replace team.png');
  await replacing.getByText('1 page uses it. Visitors see the new one there at once.').waitFor();
  const file = { name: 'new-team.png', mimeType: 'image/png', buffer: aPicture(1600, 800, 0) };
  await replacing.locator('input[type=file]').setInputFiles(file);
  await replacing.getByText('New: new-team.png').waitFor();
  await replacing.getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  await page.getByText('team.png is replaced.').first().waitFor();
  await replacing.waitFor({ state: 'detached' });
  await page.getByText('1,600 × 800').waitFor();
  await eventually(
    () => replace.evaluate((button) => button.ownerDocument.activeElement?.closest('dialog')?.ariaLabel ?? ''),
    await page
      .locator('dialog[open]')
      .first()
      .evaluate((open) => open.ariaLabel ?? ''),
  );

  await page.keyboard.press('Escape');
  await eventually(() => shape(page, 'Our team'), '1600x800');
  await eventually(() => shape(page, 'In a text'), '1600x800');
  await page.locator('#main').getByText('Words', { exact: true }).click();
  await eventually(() => shape(page, 'In a text'), '1600x800');
  const { contents } = await editing.stored('team');
  expect([contents[0].image.imageId, contents[1].text]).toEqual([_id, expect.stringContaining(`/img/${_id}?`)]);

  await eventually(async () => {
    await visit();
    return shape(visitor, 'Our team');
  }, '1600x800');
  expect(await shownBy(visitor, 'Our team')).toMatch(new RegExp(`^/img/${_id}~`));
  expect(await shownBy(visitor, 'In a text')).toMatch(new RegExp(`^/img/${_id}~`));
});

test('a file of another kind is refused in the dialog, and one of the same kind is sent under the old link', async () => {
  await editing.makePage('fees');
  ({ page } = await editing.editInSameTab('fees'));
  await openTab('site-settings:files');
  const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) });
  await page.locator('dialog input[type=file]').first().setInputFiles(text('fees.txt', 'Old fees'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const link = page.getByRole('link', { name: 'Open fees.txt' });
  await link.waitFor();
  const address = (await link.getAttribute('href'))!;
  await page.getByRole('button', { name: 'Replace fees.txt' }).click();
  const replacing = dialog('Replace fees.txt');
  await replacing.getByText('Nothing uses it yet.').waitFor();
  const send = async (name: string, words: string) => {
    await replacing.locator('input[type=file]').setInputFiles(text(name, words));
    await replacing.getByRole('button', { name: 'Replace', exact: true }).click();
  };
  await send('fees.pdf', '%PDF-1.7\n');
  await replacing
    .getByRole('alert')
    .getByText('fees.txt is a plain text, and only a plain text can replace it.')
    .waitFor();
  expect(await faults()).toEqual([]);
  await send('new.txt', 'New fees');
  await replacing.waitFor({ state: 'detached' });
  await eventually(async () => (await editing.site.get(address)).text, 'New fees');
  await page.getByRole('button', { name: 'History of fees.txt' }).click();
  await dialog('History of fees.txt').getByText('root · replaced').waitFor();
});

test('in the dialog that chooses a picture for a block, it is replaced and gets a focal point with the keyboard, around which visitors see it cropped', async () => {
  const { _id } = await editing.storePicture('heron.png', 1200, 900);
  const image = { imageId: _id, alt: 'A heron', desktop: { top: 0, left: 150, width: 900, height: 900 } };
  const saved = await editing.makePage('heron', {
    contents: [{ componentType: 'FeatureContent', key: 'a', title: 'A feature', image }],
  });
  await editing.call('/page/publishPage', { page: { _id: saved._id, revision: saved.revision } });
  ({ page } = await editing.editInSameTab('heron'));
  await page.locator('[data-block=FeatureContent] img').click();
  await page.locator('aside[data-sidebar]').getByRole('button', { name: 'Choose another', exact: true }).click();
  const replace = page.getByRole('button', { name: 'Replace heron.png', exact: true });
  await replace.click();
  const replacing = dialog('Replace heron.png');
  const file = { name: 'new-heron.png', mimeType: 'image/png', buffer: aPicture(1600, 800, 0) };
  await replacing.locator('input[type=file]').setInputFiles(file);
  await replacing.getByRole('button', { name: 'Replace', exact: true }).click();
  await replacing.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Focal point of heron.png' }).click();
  const focusing = dialog('Focal point of heron.png');
  await focusing.getByLabel('From the left in %').fill('20');
  const point = focusing.getByRole('button', { name: /^Focal point: / });
  await point.press('ArrowRight');
  await point.press('Shift+ArrowUp');
  expect(await point.getAttribute('aria-label')).toMatch(/^Focal point: 21 % from the left, 40 % from the top/);
  expect(await focusing.getByLabel('From the top in %').inputValue()).toBe('40');
  await focusing.getByRole('button', { name: 'Save', exact: true }).click();
  await focusing.waitFor({ state: 'detached' });
  await replace.waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => shape(page, 'A heron'), '1600x800');
  const stored = await editing.call(`/image/load?_id=${_id}`);
  expect(stored).toMatchObject({ focalPoint: { x: 0.21, y: 0.4 }, width: 1600 });
  expect((await editing.stored('heron')).contents[0].image).toMatchObject({ imageId: _id, desktop: image.desktop });
  await eventually(async () => {
    await visitor.goto(`${editing.site.bff.url}/heron`);
    return shownBy(visitor, 'A heron');
  }, `/img/${_id}~${stored.edition}`);
});
