import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('a page with a link that leads nowhere does not go online', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia' });
    await website.hasPublishedPage('au/contact', { title: 'Talk to us' });
    await website.hasPublishedPage('au/income', {
      title: 'Income protection',
      contents: [
        richText('text', '<p>It pays when you cannot work.</p>'),
        { componentType: 'CtaButton', key: 'b', link: { type: 'page', href: '/au/contakt', text: 'Talk to us' } },
      ],
    });
    ann = await website.sitsDownAt('au/income');
  });
  afterAll(() => website?.stop());

  const publishing = () => ann.dialog('Publish page');

  test('decides for the whole website that dead links stop a page', async () => {
    await ann.chooses('Open site settings');
    const settings = ann.dialog('Welcome to your dashboard root');
    await settings.getByRole('tab', { name: 'Publishing' }).click();
    await settings.getByLabel('Links to missing pages').selectOption('Block publishing');
    await settings.getByRole('button', { name: 'Publish', exact: true }).click();
    await ann.reads('Site Settings Published');
    await settings.getByRole('button', { name: 'Close', exact: true }).click();
  });

  test('wants to publish a change, and reads which link is dead and that it must be solved', async () => {
    await ann.edits();
    await ann.writesAfter('It pays when you cannot work.', ' For two years.');
    await ann.isSaved();
    await ann.chooses('Publish page');
    await publishing().getByText('The link “Talk to us (/au/contakt)” leads nowhere.').waitFor();
    await publishing().getByText('Must be solved · In: Button').waitFor();
    await publishing().getByText('This website does not publish pages with the problems').waitFor();
    expect(await publishing().getByRole('button', { name: 'Publish anyway' }).isDisabled()).toBe(true);
    expect(await website.showsVisitors('au/income')).not.toContain('For two years.');
  });

  test('goes to the link from there, and chooses the page by its title', async () => {
    await publishing().getByRole('button', { name: 'Go to' }).click();
    await ann.sidebar.getByText('No page has this address yet.').waitFor();
    await ann.sidebar.getByRole('combobox', { name: 'Page' }).fill('talk to');
    await ann.sidebar.getByRole('option', { name: /Talk to us/ }).click();
    await eventually(() => ann.sidebar.getByText('No page has this address yet.').count(), 0);
  });

  test('publishes, and the link works for visitors', async () => {
    await ann.publishes();
    const visited = await website.showsVisitors('au/income');
    expect(visited).toContain('For two years.');
    expect(visited).toContain('href="/au/contact"');
  });
});
