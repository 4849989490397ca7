import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactForm, valid } from '../../services/leads/test/leads-site.ts';
import { axeFor } from './axe-for.ts';
import { LABEL_IN_NAME, isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { linkInMail } from './link-in-mail.ts';
import { openScreen } from './open-screen.ts';

const SLUG = 'dialogs';
const DIALOG = ':is(dialog[open], [role=dialog])';
const NESTED = `${DIALOG} ${DIALOG}`;
const text = { componentType: 'RichText', key: 'one', text: '<p>Text one</p>' };
let editing: EditingSite;
let page: Editing['page'];
/** True after a test that signs out or opens another page, because the next test needs a new page. */
let isPageSpent = false;
beforeAll(async () => {
  editing = await startEditing();
  const { domainId } = await editing.makePage('first');
  const button = { componentType: 'CtaButton', key: 'button', link: { type: 'page', href: '/first', text: 'First' } };
  await editing.makePage(SLUG, { contents: [text, button] });
  await editing.storePicture('coast.png');
  await editing.call('/pageBanners/addNew', { domainId, name: 'Offer', content: '' });
  await editing.call('/patterns/add', { domainId, name: 'Plan', items: [text] });
  const region = await editing.call('/regions/createRegion', { region: { domainId, name: 'Fiji', slugPrefix: 'fj' } });
  await editing.makePage('fj/page', { region: { _id: region._id } });
  await editing.call('/roles/save', { role: { name: 'Colleagues' } });
  await editing.call('/user/create', { newUser: { username: 'ann', email: 'ann@example.org' } });
  const dated = { pageType: 'news', template: 'article', header: { date: new Date().toISOString() } };
  for (const name of ['one', 'two', 'three', 'four']) await editing.makePage(name, dated);
  const form = await editing.makePage('contact', { contents: [contactForm] });
  await editing.call('/page/publishPage', { page: form });
  await editing.call('/leads/submitForm', { slug: 'contact', formId: contactForm.key, values: valid });
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  if (!page || page.isClosed()) ({ page } = await editing.edit(SLUG));
});
afterEach(async () => {
  if (!isPageSpent && (await isUsable())) return;
  await page.context().close();
  isPageSpent = false;
});

/** The workspace stays open for the next of its screens. */
async function isUsable(): Promise<boolean> {
  if (!(await page.getByRole('dialog', { name: /^Welcome to your dashboard/ }).isVisible()))
    return isClosedByEscape(page);
  for (let attempt = 0; attempt < 2 && (await page.locator(NESTED).count()) > 0; attempt += 1)
    await page.keyboard.press('Escape');
  return (await page.locator(NESTED).count()) === 0;
}

async function command(id: string): Promise<void> {
  await isClosedByEscape(page);
  await page.keyboard.press('Control+k');
  await page.locator(`[data-command="${id}"]`).click();
}
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const after = (id: string, button: string | RegExp) => async () => {
  await command(id);
  await press(button);
};
const onScreen = (name: string, button: string | RegExp) => async () => {
  await openScreen(page, name);
  await press(button);
};
const withSelectedPage = (act: string) => async () => {
  await openScreen(page, 'Pages');
  await page.getByRole('checkbox', { name: /^Select .*\/first/ }).check();
  await press(act);
};
async function write(): Promise<void> {
  await isClosedByEscape(page);
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
}

const dialogsByFile: Record<string, () => Promise<unknown>> = {
  'SetPassword.tsx': async () => {
    isPageSpent = true;
    await page.context().clearCookies();
    const { search } = new URL(await linkInMail(editing.site));
    await page.goto(`${editing.site.bff.url}/${SLUG}${search}`);
  },
  'SignIn.tsx': async () => {
    isPageSpent = true;
    await page.context().clearCookies();
    await write();
    await page.keyboard.type('!');
  },
  'dialogs/ConflictDialog.tsx': async () => {
    isPageSpent = true;
    await page.context().close();
    const stored = await editing.makePage('conflict', { contents: [text] });
    ({ page } = await editing.edit('conflict'));
    await editing.call('/page/save', { page: { ...stored, contents: [{ ...text, text: '<p>Text by another</p>' }] } });
    await write();
    await page.keyboard.type('!');
  },
  'dialogs/account/AddFactor.tsx': onScreen('Your account', 'Add an authenticator app'),
  'dialogs/api-tokens/OwnApiTokens.tsx': onScreen('Your account', 'Create token'),
  'dialogs/calendar/MonthTable.tsx': onScreen('Calendar', /more on/),
  'dialogs/content/Patterns.tsx': onScreen('Patterns', 'Edit Plan'),
  'dialogs/leads/Leads.tsx': onScreen('Leads', /^Details of the lead/),
  'dialogs/media/DescribePictures.tsx': onScreen('Media', 'Describe all without a text…'),
  'dialogs/media/PictureBar.tsx': async () => {
    await openScreen(page, 'Media');
    await page.getByLabel('Select coast.png').check();
    await press('Delete…');
  },
  'dialogs/page-roles/PageRoles.tsx': async () => {
    await openScreen(page, 'Roles');
    await press('Set roles of pages');
    await page.getByLabel('Choose all pages that are shown').check();
    await page.getByLabel('May edit: Colleagues').selectOption('Add the role');
    await press('Change roles');
  },
  'dialogs/page-settings/ChangeSlug.tsx': () => command('act:slug'),
  'dialogs/page-settings/PageActDialog.tsx': () => command('act:delete'),
  'dialogs/pages/SavedViews.tsx': onScreen('Pages', 'Save filter…'),
  'dialogs/roles/RoleUses.tsx': onScreen('Roles', /^Delete/),
  'dialogs/site-settings/PageBanners.tsx': onScreen('Page Banners', 'Remove Offer'),
  'dialogs/site-settings/Domains.tsx': after('menu:config-settings', 'New Domain'),
  'dialogs/site-settings/Files.tsx': async () => {
    await openScreen(page, 'Files');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('The terms.') });
    await press('Upload');
    await press('Delete terms.txt');
  },
  'dialogs/site-settings/Redirects.tsx': onScreen('Redirects', 'Add redirect'),
  'dialogs/site-settings/RegionEditor.tsx': async () => {
    await openScreen(page, 'Regions');
    await press('Edit Fiji');
    await press('Delete');
  },
  'dialogs/users/Users.tsx': onScreen('Users', 'Invite user'),
  'dialogs/CopyDialog.tsx': async () => {
    await openScreen(page, 'Users');
    await press('Manage ann');
    await press('Send a new invitation');
  },
  'dialogs/users/UserDetail.tsx': onScreen('Users', 'Manage ann'),
  'history/HistoryButton.tsx': onScreen('Roles', /history/i),
  'links/ArticleSelector.tsx': after('block:button', 'Choose an article'),
  'page-acts/ChangeOwner.tsx': withSelectedPage('Change owner…'),
  'page-acts/ChangeType.tsx': () => command('act:changeType'),
  'page-acts/CopyPages.tsx': () => command('act:copy'),
  'page-acts/DeletePages.tsx': withSelectedPage('Delete…'),
  'page-acts/MovePages.tsx': () => command('act:move'),
  'page-acts/PublishPages.tsx': withSelectedPage('Publish…'),
  'page-acts/TagPages.tsx': withSelectedPage('Tags…'),
  'page-acts/UnpublishPages.tsx': withSelectedPage('Unpublish…'),
  'pictures/PictureActDialog.tsx': onScreen('Media', 'Delete coast.png'),
  'pictures/ReplaceDialog.tsx': onScreen('Media', 'Replace coast.png'),
  'menu/PublishButton.tsx': async () => {
    await isClosedByEscape(page);
    await press('More about publishing');
  },
  'rich-text/RichTextControls.tsx': async () => {
    await write();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
  },
  'rich-text/MoreFormats.tsx': async () => {
    await write();
    await press('More formats');
  },
};

/** Forms that replace a list without opening a dialog, and second dialogs of a file. */
const forms: Record<string, () => Promise<unknown>> = {
  'a banner': onScreen('Page Banners', 'Edit Offer'),
  'a role': onScreen('Roles', /^Edit ./),
  'a provider': onScreen('Single sign-on', 'Add provider'),
  'the roles of pages': onScreen('Roles', 'Set roles of pages'),
  'a focal point': onScreen('Media', 'Focal point of coast.png'),
  'a region': onScreen('Regions', 'Edit Fiji'),
};

/** Components that `accessible-screens`, `first-run` and `second-factor` check, and parts of the dialogs above. */
const elsewhere = [
  ...['canvas/BlockMenu.tsx', 'canvas/Preview.tsx', 'command-palette/CommandPalette.tsx'],
  'compare/ComparisonDialog.tsx',
  ...['confirm/DeleteDialog.tsx', 'dialogs/Workspace.tsx', 'dialogs/PageSettings.tsx', 'forms/DetailDialog.tsx'],
  ...['dialogs/account/SecondFactors.tsx', 'dialogs/second-factor/ConfirmSession.tsx'],
  'dialogs/first-run/FirstRun.tsx',
  ...['help/GuideDialog.tsx', 'help/HelpDialog.tsx', 'page-acts/ActDialog.tsx', 'page-acts/DuplicatePage.tsx'],
  ...['palette/Palette.tsx', 'palette/SavePattern.tsx', 'palette/SlashMenu.tsx', 'pictures/PictureDialog.tsx'],
  ...['publishing/PublishDialog.tsx', 'sidebar/SettingPopover.tsx', 'ui/QuestionDialog.tsx'],
  ...['visitor-view/VisitorView.tsx'],
];

test('no file that draws a dialog is forgotten', () => {
  const folder = join(import.meta.dirname, '../src/edit');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const drawing = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
    .filter((file) =>
      /<(Dialog|DetailDialog|ActDialog|DeleteDialog|Popover)\b/.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect([...Object.keys(dialogsByFile), ...elsewhere].sort()).toEqual(drawing.sort());
});

test.each(Object.entries({ ...dialogsByFile, ...forms }))('%s', async (_name, open) => {
  await open();
  await eventually(() => page.getByText('Loading…').count(), 0);
  await page.locator(DIALOG).last().waitFor();
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const { violations } = await (
    await axeFor(page, { rules: LABEL_IN_NAME })
  )
    .include((await page.locator(NESTED).count()) > 0 ? NESTED : DIALOG)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
});
