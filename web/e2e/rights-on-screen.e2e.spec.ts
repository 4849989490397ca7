import { regions } from '../../proto/regions.ts';
import { addPeople, addRights } from '../../scripts/demo/people.ts';
import type { CallAsAdmin } from '../../scripts/demo/seed-site.ts';
import { signUp } from '../../bff/test/contract/sign-up.ts';
import { sessionCookie } from '../../bff/test/session-cookie.ts';
import { browserCookie } from './browser-cookie.ts';
import { isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openContext } from './chromium.ts';
import { openScreen } from './open-screen.ts';

const password = 'a password for the demo';
const reason = 'You may view this page, but not edit it. That needs the right to edit pages in Australia.';
const noPictures = /^You may not change pictures and files\..* Ask /;
const names = { au: 'Australia', nz: 'New Zealand' };
let editing: EditingSite;
let context: Editing['context'];
let page: Editing['page'];

/** Creates a site with two regions, and the demo user who may publish only in New Zealand. */
beforeAll(async () => {
  editing = await startEditing();
  const { stack } = editing.site;
  const { domain } = await editing.call('/config/loadDomain');
  const call: CallAsAdmin = (call, input) => stack.call(call, input, { as: stack.users.admin, domainId: domain._id });
  await addPeople(call, password);
  for (const [slugPrefix, name] of Object.entries(names)) {
    const region = { domainId: domain._id, name, slugPrefix, code: `en-${slugPrefix}` };
    const { _id } = await call(regions.calls.publishRegion, {
      region: await call(regions.calls.createRegion, { region }),
    });
    await editing.makePage(`${slugPrefix}/about`, { region: { _id, name, slugPrefix } });
  }
  await addRights(call, await call(regions.calls.loadRegions, { domainId: domain._id }));
  const signIn = () => editing.site.post('/api/user/login', { username: 'nz.publisher', password });
  ({ context, page } = await signedIn(await sessionCookie(signIn)));
});
afterAll(async () => {
  await context?.close();
  await editing?.stop();
});

async function signedIn(cookie: string) {
  const context = await openContext(editing.site.bff.url, [browserCookie(cookie, editing.site.bff.url)]);
  return { context, page: await context.newPage() };
}

async function open(slug: string): Promise<void> {
  await page.goto(`${editing.site.bff.url}/${slug}`);
  await page.locator('.ed-menu').waitFor();
}
const item = (name: string) => page.getByRole('button', { name, exact: true });
const settings = () => page.getByRole('dialog', { name: 'Page settings' });

describe('a publisher of New Zealand on a page of Australia', () => {
  beforeAll(() => open('au/about'));
  afterEach(() => isClosedByEscape(page));

  test('cannot select anything, and the menu says why', async () => {
    expect(await item('Select component').getAttribute('aria-disabled')).toBe('true');
    expect(await item('Select component').textContent()).toContain(reason);
    await item('Select component').click({ force: true });
    expect(await page.locator('[data-ed-text]').count()).toBe(0);
  });

  test('can read the page settings, with every field and action disabled', async () => {
    await item('Open page settings').click();
    await settings().getByText(reason).waitFor();
    for (const name of ['Change Slug', 'Publish Changes', 'Delete Page'])
      expect([name, await settings().getByRole('button', { name }).isDisabled()]).toEqual([name, true]);
    expect(await settings().getByLabel('Template', { exact: true }).isDisabled()).toBe(true);
    const fields = { SEO: 'Title', 'Page Banner': 'Page Banner', Sharing: 'Title' };
    for (const [tab, field] of Object.entries(fields)) {
      await settings().getByRole('tab', { name: tab }).click();
      await settings().getByText(reason).waitFor();
      const panel = settings().getByRole('tabpanel');
      expect([tab, await panel.locator('input, select').first().isDisabled()]).toEqual([tab, true]);
      expect([tab, await panel.getByText(field, { exact: true }).count()]).not.toEqual([tab, 0]);
    }
  });

  test('is offered only the regions in which pages can be created', async () => {
    await item('Create new page').click();
    await eventually(() => page.getByLabel('Region').locator('option').allTextContents(), ['New Zealand']);
  });

  test('is offered only the screens and fields of the site settings that the role covers', async () => {
    await item('Open site settings').click();
    const dialog = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
    await dialog.getByText('You may not change the site settings. You have: ').waitFor();
    await eventually(
      () => dialog.getByRole('tablist', { name: 'Site' }).getByRole('tab').allTextContents(),
      ['General', 'Regions', 'Statistics'],
    );
    await eventually(
      () => dialog.getByRole('tablist', { name: 'Library' }).getByRole('tab').allTextContents(),
      ['Media', 'Files'],
    );
    expect(await dialog.getByLabel('Title').isDisabled()).toBe(true);
  });
});

test('on a page of New Zealand the same user edits and publishes', async () => {
  await open('nz/about');
  await editPage(page);
  await page.locator('h1[data-ed-text]').fill('Ours');
  await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  await item('Publish page').click();
  await page.locator('.ed-toast', { hasText: 'Page Published' }).waitFor();
});

test('a user who may edit pages but not pictures can choose a picture, and every way to change it is disabled with a reason', async () => {
  const { _id: imageId, name } = await editing.storePicture('team.png');
  await editing.makePage('team', { contents: [{ componentType: 'FeatureContent', key: 'f', image: { imageId: '' } }] });
  const root = (await editing.site.signIn()).cookie.split('=')[1];
  const { _id } = await editing.call('/roles/save', {
    role: { name: 'Texts', grants: [{ capability: 'pages.edit' }] },
  });
  await context.close();
  ({ context, page } = await signedIn(`authToken=${await signUp(editing.site, root, 'texts', [_id])}`));
  const acts = [`Replace ${name}`, `Focal point of ${name}`, `History of ${name}`, `Delete ${name}`];
  const reasonOf = (act: string) =>
    item(act).evaluate((button: HTMLButtonElement) => [
      button.disabled,
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
  const expectRefusals = async () => {
    for (const act of acts)
      expect([act, await reasonOf(act)]).toEqual([act, [true, expect.stringMatching(noPictures)]]);
    expect(await page.locator('dialog[open] input[type=file]').count()).toBe(0);
  };

  await open('team');
  await item('Open dashboard').click();
  await page.getByRole('tab', { name: 'Media', exact: true }).click();
  await item(`Replace ${name}`).waitFor();
  await expectRefusals();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await editPage(page);
  await page.locator('[data-block=FeatureContent]').getByRole('button', { name: 'Choose a picture' }).click();
  await item(`Replace ${name}`).waitFor();
  await expectRefusals();
  await item(name).click();
  await eventually(async () => (await editing.stored('team')).contents[0].image.imageId, imageId);
});

test('an administrator sees the site as the publisher of New Zealand, changes nothing, and ends that with one button', async () => {
  await context.close();
  ({ context, page } = await signedIn((await editing.site.signIn()).cookie));
  await open('au/about');
  await openScreen(page, 'Users');
  await item('See the site as nz.publisher').click();
  const bar = page.getByText('You see the site as nz.publisher. Nothing can be changed.');
  await bar.waitFor();
  expect(await item('Select component').textContent()).toContain(reason);
  const seenRow = async () =>
    (await page.locator('html[data-seen-as] [popover]:has-text("You see")').boundingBox())!.height;
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await topOf('[data-status-bar]')).toBe(await seenRow());
    expect(await topOf('[data-part=header]')).toBeGreaterThan(await seenRow());
  }
  await openScreen(page, 'Pages');
  expect(await topOf('dialog[open]')).toBe(await seenRow());
  await item('End').click({ trial: true });
  expect(await page.getByRole('tab', { name: 'Users', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await open('nz/about');
  await bar.waitFor();
  const before = await editing.stored('nz/about');
  await editPage(page);
  await page.locator('h1[data-ed-text]').click();
  await page.keyboard.type('x');
  await page.locator('.ed-toast', { hasText: 'You are looking at the site as nz.publisher.' }).waitFor();
  expect(await page.locator('h1').innerText()).toBe(before.header.title);
  await item('Publish page').click();
  await page.locator('.ed-toast', { hasText: 'Nothing can be changed meanwhile.' }).first().waitFor();
  expect((await editing.stored('nz/about')).revision).toBe(before.revision);

  await item('End').click();
  await bar.waitFor({ state: 'detached' });
  await openScreen(page, 'Users');
});
