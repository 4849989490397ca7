import type { Locator, Page } from 'playwright-core';
import { type FormName, formNames } from '../src/edit/forms/form-names.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openLinkForm } from './open-link-form.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Page;
let pages = 0;
let files = 0;
beforeAll(async () => {
  editing = await startEditing();
  const { domain } = await editing.call('/config/loadDomain');
  await editing.call('/pageBanners/addNew', { domainId: domain._id, name: 'Stored', content: '<p>Stored content</p>' });
  await editing.call('/siteSettings/saveRedirect', { redirect: { domainId: domain._id, from: '/stored', to: '/to' } });
  await editing.call('/siteSettings/saveSiteSettings', {
    siteSettings: {
      domainId: domain._id,
      categories: [{ name: 'Stored' }],
      search: { synonyms: [['stored', 'saved']] },
    },
  });
  await editing.call('/regions/createRegion', { region: { name: 'Stored', slugPrefix: 'stored' } });
});
afterAll(() => editing?.stop());
/** Opens a page with a page of the site before it in the history. */
async function openNewPage(): Promise<void> {
  const slug = `form-${++pages}`;
  await editing.makePage(slug);
  ({ page } = await editing.edit(slug));
  await page.evaluate((here) => {
    history.replaceState(null, '', '/');
    history.pushState(null, '', here);
  }, `/${slug}`);
}

const modal = (name: string) => page.getByRole('dialog', { name, exact: true });
const workspace = () => modal(DASHBOARD);
const question = () => modal('Discard changes?');
const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** Closes dialogs that remain open after the form in them is closed. */
async function closeDialogs(): Promise<void> {
  await eventually(async () => {
    const open = await page.locator('dialog[open]').count();
    if (open > 0) await page.keyboard.press('Escape');
    return open;
  }, 0);
}
const TYPED = 'Typed and not saved';
const DASHBOARD = 'Welcome to your dashboard root';

interface Opened {
  /** A text field of the form. */
  input: Locator;
  /** The ways to leave the form without saving, except the Back button of the browser. */
  ways: Record<string, () => Promise<void>>;
}

/** Opens a screen of the workspace, which stays open for the next form. */
async function screen(tab: string): Promise<Opened['ways']> {
  if (!(await workspace().isVisible())) await closeDialogs();
  await openScreen(page, tab);
  const another = tab === 'Files' ? 'Regions' : 'Files';
  return {
    'another tab': () => workspace().getByRole('tab', { name: another, exact: true }).click(),
    ...closing(DASHBOARD),
  };
}

async function pageSettings(): Promise<Opened['ways']> {
  await closeDialogs();
  await choose('Open page settings');
  return {
    'another tab': () => modal('Page settings').getByRole('tab', { name: 'SEO' }).click(),
    ...closing('Page settings'),
  };
}

const closing = (dialog: string): Opened['ways'] => ({
  'the X': () => modal(dialog).getByRole('button', { name: 'Close', exact: true }).last().click(),
  Esc: () => page.keyboard.press('Escape'),
  'Esc twice': async () => {
    await page.keyboard.press('Escape');
    await question().waitFor();
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  },
});

const canceling = (dialog: string): Opened['ways'] => ({
  Cancel: () => modal(dialog).getByRole('button', { name: 'Cancel' }).click(),
  ...closing(dialog),
});

/** Forms with a text field. What saves by itself asks only if that fails; `typed-text.e2e.spec.ts` tests the texts of pictures. */
type TextForm = Exclude<FormName, 'publishing' | 'userRoles' | 'focalPoint' | 'picture' | 'newPage' | 'import'>;

const openForm: Record<TextForm, () => Promise<Opened>> = {
  async general() {
    const ways = await screen('General');
    return { input: workspace().getByLabel('Title'), ways };
  },
  async cookie() {
    const ways = await screen('Cookie');
    return { input: workspace().getByLabel('Title'), ways };
  },
  async brand() {
    const ways = await screen('Brand');
    return { input: workspace().getByLabel('Name'), ways };
  },
  async sharing() {
    const ways = await screen('Sharing');
    return { input: workspace().getByLabel('Title').first(), ways };
  },
  async search() {
    const ways = await screen('Search');
    return { input: workspace().getByRole('textbox', { name: 'Synonyms 1' }), ways };
  },
  async categories() {
    const ways = await screen('Categories');
    return { input: workspace().getByRole('textbox', { name: 'Category 1' }), ways };
  },
  async forms() {
    const ways = await screen('Forms');
    return { input: workspace().getByLabel('Send leads to'), ways };
  },
  async region() {
    const ways = await screen('Regions');
    await workspace().getByRole('button', { name: 'Edit Stored' }).click();
    const back = () => workspace().getByRole('button', { name: 'All regions' }).click();
    return {
      input: workspace().getByLabel('Name'),
      ways: { 'All regions': back, ...ways },
    };
  },
  async banner() {
    await screen('Page Banners');
    await workspace().getByRole('button', { name: 'Edit Stored' }).click();
    return { input: modal('Edit banner').getByLabel('Name'), ways: closing('Edit banner') };
  },
  async redirect() {
    await screen('Redirects');
    await workspace().getByRole('button', { name: 'Edit the redirect from /stored' }).click();
    return { input: modal('Edit redirect').getByLabel('To'), ways: closing('Edit redirect') };
  },
  async file() {
    await screen('Files');
    files += 1;
    await workspace()
      .locator('input[type=file]')
      .setInputFiles([
        { name: `one-${files}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 one') },
        { name: `two-${files}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 two') },
      ]);
    const file = `Edit one-${files}.pdf`;
    await workspace().getByRole('button', { name: file }).click();
    return { input: modal(file).getByLabel('Description'), ways: canceling(file) };
  },
  async upload() {
    const ways = await screen('Files');
    return { input: workspace().getByLabel('Description', { exact: true }), ways };
  },
  async domain() {
    await closeDialogs();
    await choose('Open config settings');
    await workspace().getByRole('button', { name: 'New Domain' }).click();
    return {
      input: workspace().getByLabel('Name', { exact: true }),
      ways: canceling(DASHBOARD),
    };
  },
  async slug() {
    await pageSettings();
    await modal('Page settings').getByRole('button', { name: 'Change Slug' }).click();
    return { input: modal('Change Slug').getByLabel('Page Slug'), ways: canceling('Change Slug') };
  },
  async invitation() {
    await screen('Users');
    await workspace().getByRole('button', { name: 'Invite user' }).click();
    return {
      input: modal('Invite a user').getByLabel('Username'),
      ways: canceling('Invite a user'),
    };
  },
  async role() {
    const ways = await screen('Roles');
    await workspace().getByRole('button', { name: 'Add role' }).click();
    const back = () => workspace().getByRole('button', { name: 'All roles' }).click();
    return { input: workspace().getByLabel('Name'), ways: { 'All roles': back, ...ways } };
  },
  async provider() {
    const ways = await screen('Single sign-on');
    await workspace().getByRole('button', { name: 'Add provider' }).click();
    const back = () => workspace().getByRole('button', { name: 'All providers' }).click();
    return { input: workspace().getByLabel('Name'), ways: { 'All providers': back, ...ways } };
  },
  async apiToken() {
    await screen('Your account');
    await workspace().getByRole('button', { name: 'Create token' }).click();
    const title = 'Create an API token';
    return { input: modal(title).getByLabel('Name'), ways: canceling(title) };
  },
  async account() {
    const ways = await screen('Your account');
    return { input: workspace().getByLabel('Username'), ways };
  },
  async subNav() {
    const ways = await pageSettings();
    return { input: modal('Page settings').getByLabel('New sub nav'), ways };
  },
  async password() {
    const ways = await screen('Your account');
    return { input: workspace().getByLabel('New password', { exact: true }), ways };
  },
  async view() {
    await screen('Pages');
    await workspace().getByRole('button', { name: 'Save filter…' }).click();
    return { input: modal('Save filter').getByLabel('Name'), ways: closing('Save filter') };
  },
  async tags() {
    await screen('Pages');
    await workspace()
      .getByRole('checkbox', { name: /^Select / })
      .last()
      .check();
    await workspace().getByRole('button', { name: 'Tags…' }).click();
    return { input: modal('Add or remove tags').getByLabel('Add tags'), ways: canceling('Add or remove tags') };
  },
  async copy() {
    await pageSettings();
    await modal('Page settings').getByRole('button', { name: 'Duplicate' }).click();
    return { input: modal('Duplicate page').getByLabel('Title'), ways: canceling('Duplicate page') };
  },
  async link() {
    await closeDialogs();
    const form = await openLinkForm(page);
    await form.getByRole('radio', { name: 'External' }).click();
    return {
      input: form.getByRole('textbox', { name: 'Address' }),
      ways: {
        Esc: () => page.keyboard.press('Escape'),
        'its button': () => form.getByRole('button', { name: 'Close' }).click(),
        'a press on another text': () => page.locator('h1').click(),
      },
    };
  },
  async pattern() {
    await closeDialogs();
    await page.locator('#main').getByText('Text two').click();
    await page.locator('#ed-layer').getByRole('button', { name: 'Save as pattern' }).first().click();
    return { input: modal('Save as pattern').getByLabel('Name'), ways: canceling('Save as pattern') };
  },
};

/** One form of each kind of container is left in every way. The others share its code, so they are left in one way. */
const LEFT_IN_EVERY_WAY: TextForm[] = ['region', 'banner', 'slug', 'subNav', 'link'];

beforeAll(openNewPage);

describe('closes without a question if nothing has changed, and otherwise asks, however it is closed', () => {
  beforeAll(async () => {
    const refusal = { status: 400, error: { name: 'invalid', message: 'It cannot be saved.' } };
    for (const route of [
      'siteSettings/saveSiteSettings',
      'siteSettings/saveRedirect',
      'brand/save',
      'pageBanners/save',
    ])
      await page.route(`**/api/${route}`, (call) => call.fulfill({ status: 400, json: refusal }));
  });
  afterAll(() => page.unrouteAll());

  test.each(Object.keys(openForm) as TextForm[])('the form “%s”', async (name) => {
    const unchanged = await openForm[name]();
    await unchanged.input.waitFor();
    await Object.values(unchanged.ways)[0]!();
    await eventually(async () => (await unchanged.input.count()) === 0 || !(await unchanged.input.isVisible()), true);
    expect(await question().count()).toBe(0);
    const { input, ways } = await openForm[name]();
    await input.waitFor();
    const before = await input.inputValue();
    await input.fill(TYPED);
    const all = Object.entries({ ...ways, 'back in the browser': () => page.goBack().then(() => undefined) });
    for (const [way, leave] of LEFT_IN_EVERY_WAY.includes(name) ? all : all.slice(0, 1)) {
      await leave();
      await question()
        .waitFor()
        .catch(() => {
          throw new Error(`Nothing was asked: ${way}`);
        });
      await question().getByText(formNames[name]).waitFor();
      await question().getByRole('button', { name: 'Keep editing' }).click();
      await eventually(() => input.inputValue(), TYPED);
    }
    await Object.values(ways)[0]!();
    await question().getByRole('button', { name: 'Discard' }).click();
    await question().waitFor({ state: 'detached' });
    await eventually(async () => (await input.count()) === 0 || (await input.inputValue()) === before, true);
  });
});

describe('over the page', () => {
  beforeEach(closeDialogs);

  test('however often Esc is pressed, the question is above its form', async () => {
    const { input } = await openForm.view();
    await input.fill(TYPED);
    for (let time = 0; time < 4; time++) {
      await page.keyboard.press('Escape');
      await question().getByRole('button', { name: 'Keep editing' }).click({ trial: true });
      await page.keyboard.press('Escape');
      await question().waitFor({ state: 'detached' });
      expect(await input.inputValue()).toBe(TYPED);
    }
    await page.keyboard.press('Escape');
    await question().getByRole('button', { name: 'Discard' }).click();
  });

  test('Esc closes the dialog also in its search field, with and without words', async () => {
    for (const words of ['', 'words']) {
      await openScreen(page, 'Redirects');
      await workspace().getByLabel('Search').fill(words);
      await page.keyboard.press('Escape');
      await workspace().waitFor({ state: 'detached' });
    }
  });

  test('keys that are pressed after a press on words of a dialog do not reach the page', async () => {
    await page.locator('#main').getByText('Text one').click();
    await page.keyboard.press('Escape');
    await page.locator('#main').getByText('Text one').waitFor();
    await choose('Open site settings');
    await workspace().getByRole('heading', { name: 'General' }).click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await workspace().waitFor({ state: 'detached' });
  });

  test('undo in a form reverts its input, and nothing of the page behind it', async () => {
    const headline = page.locator('h1');
    await headline.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' edited');
    await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
    await page.keyboard.press('Escape');
    await openForm.banner();
    const dialog = modal('Edit banner');
    const content = dialog.getByRole('textbox', { name: 'Content' });
    await content.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' typed');
    await content.getByText('Stored content typed').waitFor();
    await dialog.getByRole('status').getByText('Saved', { exact: true }).waitFor();

    await page.keyboard.press('Control+z');
    await eventually(() => content.innerText(), 'Stored content');
    await page.keyboard.press('Control+Shift+z');
    await eventually(() => content.innerText(), 'Stored content typed');
    await dialog.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => content.innerText(), 'Stored content');
    await dialog.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
    await dialog.getByLabel('Name').click();
    await page.keyboard.press('Control+z');
    await dialog.getByRole('status').getByText('Saved', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => headline.innerText(), 'A title edited');
    expect((await editing.stored(`form-${pages}`)).header.title).toBe('A title edited');
  });

  test('a form shows whether it is unsaved, being saved or saved, and a second click saves nothing', async () => {
    const { input } = await openForm.forms();
    const dialog = workspace();
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/leads/saveFormSettings', async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await input.fill('leads@example.org');
    await dialog.getByText('Not saved yet').waitFor();
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await dialog.getByText('Saving…').waitFor();
    await save.click({ force: true });
    await eventually(() => save.getAttribute('aria-busy'), 'true');
    answer();
    await dialog.getByRole('status').getByText('Saved', { exact: true }).waitFor();
    expect(calls).toBe(1);
  });
});
