import { eventually } from '../eventually.ts';
import { linkInMail } from '../link-in-mail.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, startWebsite } from './website.ts';

const password = 'eleven gulls at Petone';

describe('a new colleague starts today, and is to look after New Zealand only', () => {
  let website: Website;
  let ann: EditorAtWork;
  let kiri: EditorAtWork;
  let invitation: string;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia', nz: 'New Zealand' });
    await website.hasPublishedPage('au/about', { title: 'About us' });
    await website.hasPublishedPage('nz/about', { title: 'About us' });
    ann = await website.sitsDownAt('au/about');
    await ann.chooses('Open dashboard');
  });
  afterAll(() => website?.stop());

  const dashboard = () => ann.page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
  const opensTab = (name: string) => dashboard().getByRole('tab', { name, exact: true }).click();

  test('describes in a role what the team of New Zealand may do', async () => {
    await opensTab('Roles');
    await dashboard().getByRole('button', { name: 'Add role' }).click();
    await dashboard().getByLabel('Name').fill('New Zealand team');
    await dashboard().getByLabel('Edit pages').check();
    await dashboard().getByLabel('Publish pages').check();
    await dashboard().getByLabel('Region', { exact: true }).selectOption('Only in these regions');
    await dashboard().getByLabel('New Zealand', { exact: true }).check();
    await dashboard().getByText('Edit pages and publish pages in New Zealand').waitFor();
    await dashboard().getByRole('button', { name: 'Save' }).click();
    await ann.reads('Role added');
  });

  test('invites the colleague with this role', async () => {
    await opensTab('Users');
    await dashboard().getByRole('button', { name: 'Invite user' }).click();
    const form = ann.dialog('Invite a user');
    await form.getByLabel('Username').fill('kiri');
    await form.getByLabel('Email').fill('kiri@example.org');
    await form.getByLabel('New Zealand team').check();
    await form.getByRole('button', { name: 'Send invitation' }).click();
    const sent = ann.dialog('Invitation sent');
    invitation = await linkInMail(website.site);
    expect(await sent.getByLabel('Link').inputValue()).toBe(invitation);
    await sent.getByRole('button', { name: 'Close' }).last().click();
    await dashboard()
      .getByRole('row', { name: /kiri@example.org.*New Zealand team.*Invited/ })
      .waitFor();
  });

  test('the colleague follows the link in the mail, chooses a password and signs in', async () => {
    kiri = await website.visits(`nz/about${new URL(invitation).search}`);
    const welcome = kiri.dialog('Welcome to Whppt!');
    await welcome.getByLabel('Password', { exact: true }).fill(password);
    await welcome.getByLabel('Password Confirmation').fill(password);
    await welcome.getByRole('button', { name: 'Submit' }).click();
    await kiri.reads('Password successfully reset, you can now login.');
    await kiri.signsIn('kiri', password);
  });

  test('the colleague rewrites a page of New Zealand and publishes it', async () => {
    await kiri.edits();
    await kiri.page.locator('h1').fill('About us in New Zealand');
    await kiri.publishes();
    expect(await website.showsVisitors('nz/about')).toContain('About us in New Zealand');
  });

  test('the colleague cannot touch a page of Australia, and reads why', async () => {
    await kiri.opens('au/about');
    const select = kiri.page.getByRole('button', { name: 'Select component' });
    await eventually(() => select.getAttribute('aria-disabled'), 'true');
    const reason = 'That needs the right to edit pages in Australia. You have: New Zealand team.';
    await select.getByText(reason).waitFor({ state: 'attached' });
    await kiri.chooses('Create new page');
    await eventually(() => kiri.sidebar.getByLabel('Region').locator('option').allTextContents(), ['New Zealand']);
  });

  test('the administrator sees in the audit log what the colleague has done, and what has changed', async () => {
    await opensTab('Audit log');
    await dashboard().getByLabel('Person').fill('kiri');
    // Edits in different hours have separate entries.
    for (const entry of [/kiri.*Page “.*” edited/, /kiri.*Signed in/])
      await dashboard().getByRole('row', { name: entry }).first().waitFor();
    await dashboard()
      .getByRole('row', { name: /edited/ })
      .first()
      .getByRole('button', { name: /^What changed/ })
      .click();
    const comparison = ann.page.getByRole('dialog', { name: /^Compare versions/ });
    await comparison.getByText('About us in New Zealand').first().waitFor();
  });
});
