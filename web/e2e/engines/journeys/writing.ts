import { root } from '../../../../bff/test/site.ts';
import { eventually } from '../../eventually.ts';
import { isInJournal } from '../../read-journal.ts';
import { caretIn, type EngineSite } from '../engine-site.ts';
import { focusAsSafari } from './focus-as-safari.ts';

export function writingJourneys(at: () => EngineSite): void {
  let pages = 0;
  let slug: string;
  async function open(more?: Record<string, unknown>) {
    slug = `writing-${++pages}`;
    await at().content.makePage(slug, more);
    await at().edit(slug);
  }
  const stored = () => at().content.stored(slug);
  const texts = async () => (await stored()).contents.map(({ text }: { text: string }) => text);
  const main = () => at().screen.css('#main');
  async function selectAll(text: string) {
    await at().putCaret(text);
    await at().page.press('Shift+Home');
    await eventually(() => at().page.evaluate(() => String(getSelection())), text);
  }

  test('signs in, after a wrong password', async () => {
    const { screen, page, content } = at();
    await content.call('/page/publishPage', { page: await content.makePage('signing-in') });
    await at().visit('signing-in');
    await screen.button('Login').click();
    await eventually(() => page.evaluate(() => document.activeElement!.tagName), 'INPUT');
    await page.type(root.username);
    await screen.label('Password').fill('wrong password');
    await page.press('Enter');
    await screen.role('alert').isShown();
    await screen.label('Password').fill(root.password);
    await screen.button('Submit').click();
    await screen.css('.ed-menu').isShown();
  });

  test('writes a heading with Enter, Backspace and a selection by a double click', async () => {
    const { page } = at();
    await open();
    await main().css('h1').click();
    await page.press('End');
    await page.press('Enter');
    await page.type(' thar');
    await page.press('Backspace');
    await page.type('t is better');
    await main().css('h1').click({ x: 5, y: 20, times: 2 });
    await page.type('The');
    await at().status('Saved');
    await eventually(async () => (await stored()).header.title, 'The title that is better');
  });

  test('writes a rich text with paragraphs, a heading and a list, and undoes it', async () => {
    const { page } = at();
    await open();
    await at().putCaret('Text one');
    await page.press('Enter');
    await page.type('## Cover');
    await page.press('Enter');
    await page.type('- first');
    await page.press('Enter');
    await page.type('second');
    await at().status('Saved');
    const written = '<p>Text one</p><h2>Cover</h2><ul><li><p>first</p></li><li><p>second</p></li></ul>';
    await eventually(async () => (await texts())[0], written);
    await page.press('Home');
    await page.press('Backspace');
    await main().css('ul + p').isShown();
    for (let step = 0; step < 10 && (await main().css('h2').count()) > 0; step++) await page.press('Control+z');
    await main().css('h2').isGone();
  });

  test('writes a plain text of several lines', async () => {
    const { page } = at();
    await open({ contents: [{ componentType: 'Text', key: 't', text: 'First' }] });
    await at().putCaret('First');
    await page.press('Enter');
    await page.type('second');
    await page.press('Enter');
    await page.press('Backspace');
    await page.type(' line');
    await at().status('Saved');
    await eventually(async () => (await texts())[0], 'First\nsecond line');
  });

  test('replaces what a drag of the mouse has selected in a text that was not open', async () => {
    const { page } = at();
    await open();
    const { left, right, y } = await main()
      .text('Text two')
      .read((text: Element) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, y: (top + bottom) / 2 };
      });
    await page.drag({ x: left + 1, y }, { x: right, y });
    await eventually(() => page.evaluate(() => String(getSelection())), 'Text two');
    await page.type('Other words');
    await at().status('Saved');
    await eventually(async () => (await texts())[1], '<p>Other words</p>');
  });

  test('formats selected words with keys, buttons and further formats', async () => {
    const { page, screen } = at();
    await open();
    await selectAll('Text one');
    await page.press('Control+b');
    await main().css('strong').isShown();
    await page.press('Control+z');
    await main().css('strong').isGone();
    await selectAll('Text two');
    await screen.css('#ed-layer').button('Italic').click();
    await main().css('em').isShown();
    await page.press('End');
    await screen.css('#ed-layer').button('More formats').click();
    await screen.dialog('More formats').button('Insert table').click();
    await main().css('table').isShown();
  });

  test.each([false, true])('links words to another site, with the focus rule of Safari: %s', async (isSafari) => {
    const { page, screen } = at();
    await open();
    if (isSafari) await focusAsSafari(page);
    await selectAll('Text one');
    await page.press('Control+k');
    const form = screen.dialog('Link');
    await form.role('radio', 'External').click();
    await form.role('textbox').fill('https://example.org/cover');
    await form.button('Apply').click();
    await form.isGone();
    await at().status('Saved');
    await eventually(async () => (await texts())[0], '<p><a href="https://example.org/cover">Text one</a></p>');
    if (!isSafari) return;
    await at().putCaret('Text two');
    await screen.css('#ed-layer').button('More formats').click();
    await screen.dialog('More formats').button('Insert table').click();
    await main().css('table').isShown();
  });

  test('copies words of a text and pastes them into a heading without formats', async () => {
    const { page } = at();
    await open({ contents: [{ componentType: 'RichText', key: 'r', text: '<p>Bold <strong>words</strong></p>' }] });
    await main().css('strong').click();
    await caretIn(at().screen, 'Bold words');
    await page.press('Control+a');
    await page.press('Control+c');
    await main().css('h1').click();
    await page.press('Control+a');
    await page.press('Control+v');
    await at().status('Saved');
    await eventually(async () => (await stored()).header.title, 'Bold words');
  });

  test('undoes the same with the menu of the browser as with the key', async () => {
    const { page } = at();
    await open();
    await at().putCaret('Text one');
    await page.type(' more');
    const isDefault = await page.evaluate(() =>
      document.activeElement!.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true }),
      ),
    );
    expect(isDefault).toBe(false);
    await main().text('Text one').isShown();
  });

  test('keeps what is typed while the server is away, and saves it when the page is opened again', async () => {
    const { page, content, screen } = at();
    await open();
    await content.site.stopServices();
    try {
      await at().putCaret('Text one');
      await page.type(' offline');
      // A save can fail before the text is complete.
      await main().text('Text one offline').isShown();
      await screen
        .css('.ed-status-text')
        .having(/not (answering|available)/)
        .isShown();
      await eventually(() => page.evaluate(isInJournal, 'Text one offline'), true);
      await page.goto('about:blank');
    } finally {
      await content.site.startServices();
    }
    await at().edit(slug);
    await eventually(() => main().text('Text one offline').count(), 1);
    await at().status('Saved');
    await eventually(async () => (await texts())[0], '<p>Text one offline</p>');
  });
}
