import { eventually } from '../../eventually.ts';
import type { EngineSite } from '../engine-site.ts';

export function publishingJourneys(at: () => EngineSite): void {
  const screen = () => at().screen;
  const receipt = () => screen().role('region', 'Receipt');

  test('publishes with the key from a text, and its receipt is verified', async () => {
    await at().content.makePage('published');
    await at().edit('published');
    await at().putCaret('Text one');
    await at().page.type(' for all');
    await at().page.press('Control+Shift+Enter');
    await receipt()
      .text(/^Visitors get this version/)
      .isShown();
    await at().visit('published');
    await screen().css('#main').text('Text one for all').isShown();
  });

  test('shows a change that is not published as visitors would see it on a phone', async () => {
    const { page } = at();
    await at().content.makePage('previewed');
    await at().edit('previewed');
    await at().putCaret('Text one');
    await page.type(' unpublished');
    await screen().css('[data-status-bar]').button('View').click();
    await screen().button('View on a phone').click();
    const preview = () =>
      page.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title]');
        const text = frame?.contentDocument?.body?.textContent;
        return { width: frame?.clientWidth, hasText: text?.includes('Text one unpublished') };
      });
    await eventually(preview, { width: 390, hasText: true });
  });

  test('compares two versions, goes from change to change and restores a block', async () => {
    const words = (text: string) => [{ componentType: 'RichText', key: 'hours', text: `<p>${text}</p>` }];
    const page = await at().content.makePage('compared', { contents: words('We are open on Monday.') });
    await at().content.call('/page/save', { page: { ...page, contents: words('We are open on Sunday.') } });
    await at().edit('compared');
    await screen().button('Open page settings').click();
    await screen().role('tab', 'History').click();
    await screen().button('Show changes of version 2').click();
    const comparison = screen().dialog('Compare versions');
    await comparison.button('Changed: Rich text').click();
    await at().page.press('n');
    await eventually(() => comparison.role('status').texts(), ['Change 1 of 1']);
    await comparison
      .button(/^Restore/)
      .nth(0)
      .click();
    await eventually(
      async () => (await at().content.stored('compared')).contents[0].text,
      '<p>We are open on Monday.</p>',
    );
    await at().page.press('Escape');
    await comparison.isGone();
  });

  test('finds a page with the commands and a row of the dashboard with its filters', async () => {
    await at().content.makePage('found', { header: { title: 'A page to find' } });
    await at().edit('found');
    await screen().button('Open dashboard').click();
    const dashboard = screen().dialog(/^Welcome to your dashboard/);
    await dashboard.role('tab', 'Pages').click();
    await dashboard.css('input[type=search]').nth(0).fill('page to find');
    await eventually(() => dashboard.css('tbody tr').count(), 1);
    await at().page.press('Escape');
    await dashboard.isGone();
    await at().page.press('Control+k');
    await at().page.type('page to find');
    await screen()
      .role('option', /A page to find/)
      .nth(0)
      .isShown();
    await at().page.press('Escape');
    await screen().dialog('Commands').isGone();
  });
}
