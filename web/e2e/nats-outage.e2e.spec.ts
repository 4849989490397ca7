import { until } from '../../services/kit/testing/until.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

test('during a NATS outage no input is lost, the editor reports it, and visitors get published pages', async () => {
  const { nats } = editing.site.stack;
  const slug = 'outage';
  const { _id, revision } = await editing.makePage(slug);
  await editing.call('/page/publishPage', { page: { _id, revision } });
  const visited = async () => (await editing.site.get(`/${slug}`)).text;
  await until(async () => (await visited()).includes('A title'));

  const { page, status, context } = await editing.edit(slug);
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' before');
  await status('Saved');

  await nats.stop();
  await page.keyboard.type(', during');
  await status('The server is not answering');
  expect((await editing.site.get(`/${slug}`)).status).toBe(200);
  expect(await visited()).toContain('A title');
  await page.keyboard.type(' and still');
  await eventually(() => page.locator('h1').innerText(), 'A title before, during and still');

  await nats.start();
  await until(async () => (await editing.stored(slug).catch(() => null))?.header.title.endsWith('and still'), 180_000);
  await status('Saved');
  expect((await editing.stored(slug)).header.title).toBe('A title before, during and still');

  await page.getByRole('button', { name: 'Publish page' }).click();
  await page.locator('.ed-toast', { hasText: 'Page Published' }).waitFor();
  await until(async () => (await visited()).includes('A title before, during and still'));
  await context.close();
});
