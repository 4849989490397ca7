import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { paste } from './paste.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

let pages = 0;
/** Opens a new page for each test, in one tab. */
async function open(more?: Record<string, unknown>) {
  const slug = `page-${++pages}`;
  await editing.makePage(slug, more);
  return { slug, ...(await editing.editInSameTab(slug)) };
}

const headline = (page: Page) => page.locator('h1');
const toast = (page: Page, text: string) => page.locator('.ed-toast', { hasText: text }).waitFor();
const texts = (page: Page) => page.locator('[data-block=RichText]').allTextContents();
const putCaret = async (page: Page, text: string) => {
  await page.locator('#main').getByText(text).click();
  await caretIn(page, text);
  await page.keyboard.press('End');
};

describe('an editor on a page', () => {
  test('clicks a headline and types, and it is saved automatically', async () => {
    const { page, slug, status } = await open();
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' that is better');
    await status('Saved');
    expect((await editing.stored(slug)).header.title).toBe('A title that is better');
  });

  test('types and pastes a headline that is stored exactly so', async () => {
    const text = '10\u00a0000 <p> and <h2>  explained ';
    const { page, slug, status } = await open();
    await headline(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await paste(page, { 'text/plain': '10\u00a0000 ' });
    await page.keyboard.type('<p> and <h2>  explained ');
    await status('Saved');
    expect((await editing.stored(slug)).header.title).toBe(text);
    await page.reload();
    await eventually(() => headline(page).textContent(), text);
  });

  test('edits rich text in place, with its toolbar', async () => {
    const { page, slug, status } = await open();
    await putCaret(page, 'Text one');
    await page.keyboard.type(' and ');
    await page.locator('#ed-layer').getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('bold');
    await status('Saved');
    expect((await editing.stored(slug)).contents[0].text).toBe('<p>Text one and <strong>bold</strong></p>');
  });

  test('types at once into a block that Enter has inserted', async () => {
    const { page, slug, status } = await open();
    await putCaret(page, 'Text two');
    await page.getByRole('button', { name: 'Insert below' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).fill('quot');
    await page.keyboard.press('Enter');
    await page.keyboard.type('They called back');
    await status('Saved');
    expect((await editing.stored(slug)).contents[2].quote).toContain('They called back');
  });

  test('clicks a question of an accordion, whose answer stays open', async () => {
    const accordion = {
      componentType: 'Accordion',
      key: 'a',
      items: [{ key: 'q', title: 'Who?', text: '<p>We.</p>' }],
    };
    const { page } = await open({ contents: [accordion] });
    for (let press = 0; press < 3; press++) {
      await page.locator('#main').getByText('Who?').click();
      await caretIn(page, 'Who?');
      expect(await page.locator('main details').evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(true);
    }
    // If the answer is closed, as for visitors, a click on its question opens it again.
    await page.locator('main details').evaluate((fold: HTMLDetailsElement) => (fold.open = false));
    await page.locator('#main').getByText('Who?').click();
    expect(await page.locator('main details').evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(true);
  });

  test('undoes and redoes with the menu of the browser, as with the keys', async () => {
    const { page, slug, status } = await open();
    const choose = (inputType: string) =>
      page.evaluate((inputType) => {
        const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
        return document.activeElement!.dispatchEvent(event);
      }, inputType);
    for (const text of ['A title', 'Text one']) {
      await page.locator('main').getByText(text).last().click();
      await caretIn(page, text);
      await page.keyboard.press('End');
      await page.keyboard.type(' more');
      await page.locator('main').getByText(`${text} more`).last().waitFor();
      expect(await choose('historyUndo')).toBe(false);
      await page.locator('main').getByText(text, { exact: true }).last().waitFor();
      expect(await choose('historyRedo')).toBe(false);
      await page.locator('main').getByText(`${text} more`).last().waitFor();
    }
    await status('Saved');
    const { header, contents } = await editing.stored(slug);
    expect([header.title, contents[0].text]).toEqual(['A title more', '<p>Text one more</p>']);
  });

  test('adds a block from the palette with the keyboard, and undoes and redoes it', async () => {
    const { page, slug, status } = await open();
    await putCaret(page, 'Text two');
    await page.getByRole('button', { name: 'Insert below' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).fill('quot');
    await page.keyboard.press('Enter');
    await page.locator('[data-block=QuoteBlock]').waitFor();
    expect(
      await page.locator('.item').evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset.block)),
    ).toEqual(['RichText', 'RichText', 'QuoteBlock', 'RichText']);
    await page.getByRole('button', { name: 'Close the sidebar' }).click();
    await page.keyboard.press('Control+z');
    await page.locator('[data-block=QuoteBlock]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await page.locator('[data-block=QuoteBlock]').waitFor();
    await page.keyboard.press('Control+s');
    await toast(page, 'Page Saved');
    await status('Saved');
    expect((await editing.stored(slug)).contents.map((item: any) => item.componentType)).toEqual([
      'RichText',
      'RichText',
      'QuoteBlock',
      'RichText',
    ]);
  });

  test('undoes a text, a block and a setting in sequence', async () => {
    const { page } = await open();
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await putCaret(page, 'Text one');
    await page.locator('.ed-sidebar').getByRole('button', { name: 'Duplicate' }).click();
    await page.locator('.ed-sidebar summary', { hasText: 'Background colour' }).click();
    await page.getByRole('radio', { name: 'Primary colour' }).click();
    await page.locator('.item[data-coloured]').waitFor();
    await eventually(() => texts(page), ['Text one', 'Text one', 'Text two', 'Text three']);
    const undo = page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Undo' });
    await undo.click();
    await page.locator('.item[data-coloured]').waitFor({ state: 'detached' });
    await undo.click();
    await page.waitForFunction(() => document.querySelectorAll('.item').length === 3);
    await eventually(() => headline(page).textContent(), 'A title!');
    await undo.click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'A title');
  });

  test('sees each frame at its item, at any scroll position', async () => {
    const { page } = await open();
    await putCaret(page, 'Text three');
    await page.getByRole('button', { name: 'Insert below' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).fill('quote');
    await page.keyboard.press('Enter');
    await page.locator('[data-block=QuoteBlock]').waitFor();
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => {
      const [frame, item] = ['.ed-frame-selected', '[data-block=QuoteBlock]'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return frame && item && Math.abs(frame.top - item.top) < 1 && Math.abs(frame.height - item.height) < 1;
    });
  });

  test('moves an item with the keyboard and by dragging it', async () => {
    const { page } = await open();
    await putCaret(page, 'Text one');
    await page.keyboard.press('Alt+ArrowDown');
    await page.waitForFunction(() => document.querySelector('.item')?.textContent === 'Text two');
    await eventually(() => texts(page), ['Text two', 'Text one', 'Text three']);
    const handle = page.getByRole('button', { name: 'Drag Rich text' }).last();
    const to = (await page.getByText('Text three').boundingBox())!;
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 100, to.y + to.height + 4, { steps: 8 });
    await page.locator('.ed-drop-line').waitFor();
    await page.mouse.up();
    await page.waitForFunction(() => [...document.querySelectorAll('.item')].at(-1)?.textContent === 'Text one');
    await eventually(() => texts(page), ['Text two', 'Text three', 'Text one']);
  });

  test('still sees the clicked item when the sidebar opens', async () => {
    const long = Array.from({ length: 30 }, (_, n) => ({
      componentType: 'RichText',
      key: `long-${n}`,
      text: `<p>${`Sentence ${n} of a page with many. `.repeat(12)}</p>`,
    }));
    const { page } = await open({ contents: long });
    const text = page.locator('#main').getByText('Sentence 20 of');
    await text.scrollIntoViewIfNeeded();
    const topOf = async () => (await text.boundingBox())!.y;
    const before = await topOf();
    await text.click();
    await page.getByRole('button', { name: 'Close the sidebar' }).waitFor();
    await eventually(async () => Math.abs((await topOf()) - before) < 3, true);
    await page.getByRole('button', { name: 'Close the sidebar' }).click();
    await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
    await eventually(async () => Math.abs((await topOf()) - before) < 3, true);
  });

  test('has to confirm before an item is removed', async () => {
    const { page } = await open();
    await putCaret(page, 'Text two');
    await page.locator('.ed-sidebar').getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove' });
    await dialog.getByText('Remove “Rich text”? You can undo this.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await texts(page)).toHaveLength(3);
    await page.locator('.ed-bar').getByRole('button', { name: 'Remove' }).first().click();
    await dialog.getByText('Remove “Rich text”? You can undo this.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.ed-sidebar').getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.item').length === 2);
    await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
  });

  test('pastes only supported content from a word processor', async () => {
    const { page, slug, status } = await open();
    await putCaret(page, 'Text one');
    await page.keyboard.press('Enter');
    await paste(page, {
      'text/html':
        '<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment--><h1 style="mso-x:y">Big</h1>' +
        '<p class="MsoNormal" style="color:red"><b><span lang="EN-AU">Bold</span></b><o:p></o:p> <a href="https://a.au" onclick="x()">link</a>' +
        '<img src="file:///c:/x.png"><script>alert(1)</script></p><table><tr><td>Cell</td></tr></table><!--EndFragment--></body></html>',
      'text/plain': 'Big Bold link',
    });
    await status('Saved');
    const { text } = (await editing.stored(slug)).contents[0];
    expect(text).toContain('<strong>Bold</strong>');
    expect(text).toContain('<a href="https://a.au"');
    expect(text).not.toMatch(/style|class|mso|onclick|img|script|table|h1/i);
    await headline(page).click();
    await page.keyboard.press('End');
    await paste(page, { 'text/html': '<b>two</b><br>lines', 'text/plain': ' two\r\nlines' });
    await page.waitForFunction(() => document.querySelector('h1')?.innerHTML === 'A title two lines');
  });

  test('sees only the controls that a text allows', async () => {
    const { page } = await open();
    await page.locator('#main').getByText('An introduction.').click();
    const toolbar = page.locator('#ed-layer').getByRole('toolbar', { name: 'Text format' });
    await toolbar.getByRole('button', { name: 'Bold' }).waitFor();
    expect(await toolbar.getByRole('button', { name: 'Heading 2' }).count()).toBe(0);
    expect(await toolbar.getByRole('button', { name: 'Bullet list' }).count()).toBe(0);
    await page.locator('#main').getByText('Text one').click();
    await toolbar.getByRole('button', { name: 'Heading 4' }).click();
    await page.locator('.item h4', { hasText: 'Text one' }).waitFor();
  });

  test('publishes once, however often it is clicked, and visitors see the changes', async () => {
    const { page, slug } = await open();
    expect((await editing.site.get(`/${slug}`)).status).toBe(404);
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' for all');
    await page.getByRole('button', { name: 'Publish page' }).dblclick();
    await toast(page, 'Page Published');
    await eventually(() => page.locator('.ed-toast').allTextContents(), [expect.stringContaining('Page Published')]);
    await page.locator('[data-menu-item=publishPage]:not([data-notice])').waitFor();
    const visited = await editing.site.get(`/${slug}`);
    expect(visited.status).toBe(200);
    expect(visited.text).toContain('A title for all');
  });
});

describe('unsaved input', () => {
  test('is kept while offline, and saved when the network is back', async () => {
    const { page, slug, status, context } = await open();
    await context.setOffline(true);
    await putCaret(page, 'Text one');
    await page.keyboard.type(' offline');
    await status('Offline — your changes are kept on this device');
    await context.setOffline(false);
    await status('Saved');
    expect((await editing.stored(slug)).contents[0].text).toBe('<p>Text one offline</p>');
  });

  test('needs a confirmation before leaving the page, until it is saved', async () => {
    const { page, slug, context } = await open();
    await context.setOffline(true);
    await putCaret(page, 'Text one');
    await page.keyboard.type(' unsaved');
    await viewPage(page);
    await page.locator('[data-part=header] a').first().click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question
      .getByText("Changes you've made may not be saved, are you sure you want to leave this page?")
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await texts(page)).toContain('Text one unsaved');
    await page.locator('[data-part=header] a').first().click();
    await question.waitFor();
    await context.setOffline(false);
    await question.waitFor({ state: 'detached' });
    await eventually(async () => (await editing.stored(slug)).contents[0].text, '<p>Text one unsaved</p>');
  });

  test('is saved without a question when the user navigates immediately', async () => {
    const { page, slug } = await open();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('dialog.ed-dialog')) Object.assign(window, { asked: true });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await putCaret(page, 'Text one');
    await page.keyboard.type(' in passing');
    await viewPage(page);
    await page.locator('[data-part=header] a').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(slug));
    expect((await editing.stored(slug)).contents[0].text).toBe('<p>Text one in passing</p>');
    expect(await page.evaluate(() => 'asked' in window)).toBe(false);
  });

  test('in the footer needs a confirmation before signing out, and cancelling keeps the session', async () => {
    const { page } = await open();
    await page.locator('[data-part=footer]').click({ position: { x: 300, y: 5 } });
    await page.locator('.ed-sidebar').getByLabel('Slogan').fill('A new slogan');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const logOut = page.locator('[data-menu-item=logout]');
    await logOut.click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(calls).not.toContain('/api/user/logout');
    await logOut.click();
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      void dialog.accept();
    });
    await question.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(isAsked).toBe(false);
  });
});
