import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('I came back from lunch, continued to write, and my session had ended', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite();
    await website.hasPublishedPage('visit-us', {
      title: 'Visit us',
      contents: [richText('hours', '<p>Open on Monday.</p>')],
    });
    ann = await website.sitsDownAt('visit-us');
    await ann.edits();
  });
  afterAll(() => website?.stop());

  const stored = async () => (await website.stored('visit-us')).contents[0].text;

  test('writes before lunch, and it is saved', async () => {
    await ann.writesAfter('Open on Monday.', ' And on Tuesday.');
    await ann.isSaved();
  });

  test('writes after lunch, is asked to sign in over the page, and sees her words behind the dialog', async () => {
    await ann.page.context().clearCookies();
    await ann.writesAfter('And on Tuesday.', ' Closed for lunch.');
    await ann.dialog('Welcome').getByText('Your session has ended.').waitFor();
    const username = ann.dialog('Welcome').getByLabel('Username or Email');
    expect([await username.inputValue(), await username.isEditable()]).toEqual(['root', true]);
    await ann.words('Closed for lunch.').waitFor();
    expect(await stored()).toBe('<p>Open on Monday. And on Tuesday.</p>');
  });

  test('postpones it, continues to write, and signs in when she is ready', async () => {
    await ann.dialog('Welcome').getByRole('button', { name: 'Close' }).click();
    await ann.writesAfter('Closed for lunch.', ' Ring the bell.');
    await ann.page
      .getByRole('group', { name: 'Editing' })
      .getByText('Signed out — your changes are kept on this device')
      .waitFor();
    await ann.chooses('Sign in');
    await ann.entersPassword();
    await ann.isSaved();
    await eventually(stored, '<p>Open on Monday. And on Tuesday. Closed for lunch. Ring the bell.</p>');
  });

  test('is still on the page in select mode, and publishes', async () => {
    await ann.writesAfter('Ring the bell.', ' Twice.');
    await ann.publishes();
    expect(await website.showsVisitors('visit-us')).toContain('Ring the bell. Twice.');
  });
});
