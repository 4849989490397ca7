import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, caretIn, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { paste } from './paste.ts';

let editing: EditingSite;
let page: Page;
let status: Editing['status'];
let slug: string;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

/** Opens the pages of all tests in one tab. */
async function open(name: string, more?: Record<string, unknown>) {
  slug = name;
  await editing.makePage(slug, more);
  ({ page, status } = await editing.editInSameTab(slug));
}

const headline = () => page.locator('h1');
const toast = (text: string) => page.locator('.ed-toast', { hasText: text }).waitFor();
const texts = () => page.locator('[data-block=RichText]').allTextContents();
const types = () => page.locator('.item').evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset.block));
const putCaret = async (text: string) => {
  await page.locator('#main').getByText(text).click();
  await caretIn(page, text);
  await page.keyboard.press('End');
};

describe('an editor of the texts of a page', () => {
  beforeAll(() => open('texts'));

  test('clicks a headline and types, and it is saved automatically', async () => {
    await headline().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' that is better');
    await status('Saved');
    expect((await editing.stored(slug)).header.title).toBe('A title that is better');
  });

  test('types and pastes a headline that is stored exactly so', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await paste(page, { 'text/plain': '10\u00a0000 ' });
    await page.keyboard.type('<p> and <h2>  explained');
    await paste(page, { 'text/html': '<b>two</b><br>lines', 'text/plain': ' two\r\nlines' });
    await page.keyboard.type(' ');
    const text = '10\u00a0000 <p> and <h2>  explained two lines ';
    await eventually(() => headline().textContent(), text);
    await eventually(async () => (await editing.stored(slug)).header.title, text);
  });

  test('publishes once, however often it is clicked, and visitors see the changes', async () => {
    expect((await editing.site.get(`/${slug}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Publish page' }).dblclick();
    await toast('Page Published');
    await eventually(() => page.locator('.ed-toast').allTextContents(), [expect.stringContaining('Page Published')]);
    await page.locator('[data-menu-item=publishPage]:not([data-notice])').waitFor();
    const visited = await editing.site.get(`/${slug}`);
    expect(visited.status).toBe(200);
    expect(visited.text).toContain('10\u00a0000 &lt;p&gt; and &lt;h2&gt;  explained two lines ');
  });

  test('edits rich text in place, with its toolbar', async () => {
    await putCaret('Text one');
    await page.keyboard.type(' and ');
    await page.locator('#ed-layer').getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('bold');
    await eventually(
      async () => (await editing.stored(slug)).contents[0].text,
      '<p>Text one and <strong>bold</strong></p>',
    );
  });

  test('undoes and redoes with the menu of the browser, as with the keys', async () => {
    const choose = (inputType: string) =>
      page.evaluate((inputType) => {
        const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
        return document.activeElement!.dispatchEvent(event);
      }, inputType);
    for (const text of ['An introduction.', 'Text two']) {
      await putCaret(text);
      await page.keyboard.type(' more');
      await page.locator('main').getByText(`${text} more`).last().waitFor();
      expect(await choose('historyUndo')).toBe(false);
      await page.locator('main').getByText(text, { exact: true }).last().waitFor();
      expect(await choose('historyRedo')).toBe(false);
      await page.locator('main').getByText(`${text} more`).last().waitFor();
    }
    await eventually(async () => {
      const { header, contents } = await editing.stored(slug);
      return [header.introduction, contents[1].text];
    }, ['<p>An introduction. more</p>', '<p>Text two more</p>']);
  });

  test('sees only the controls that a text allows', async () => {
    await page.locator('#main').getByText('An introduction.').click();
    const toolbar = page.locator('#ed-layer').getByRole('toolbar', { name: 'Text format' });
    await toolbar.getByRole('button', { name: 'Bold' }).waitFor();
    await eventually(() => toolbar.getByRole('button', { name: 'Heading 2' }).count(), 0);
    expect(await toolbar.getByRole('button', { name: 'Bullet list' }).count()).toBe(0);
    await page.locator('#main').getByText('Text three').click();
    await toolbar.getByRole('button', { name: 'Heading 4' }).click();
    await page.locator('.item h4', { hasText: 'Text three' }).waitFor();
  });
});

describe('an editor of the blocks of a page', () => {
  beforeAll(() => open('blocks'));

  test('adds a block from the palette with the keyboard, types into it at once, and undoes and redoes it', async () => {
    const withQuote = ['RichText', 'RichText', 'QuoteBlock', 'RichText'];
    await putCaret('Text two');
    await page.getByRole('button', { name: 'Insert below' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).fill('quot');
    await page.keyboard.press('Enter');
    await page.keyboard.type('They called back');
    await eventually(types, withQuote);
    await eventually(async () => (await editing.stored(slug)).contents[2].quote?.includes('They called back'), true);
    await page.getByRole('button', { name: 'Close the sidebar' }).click();
    const undo = page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Undo' });
    await undo.click();
    await page.keyboard.press('Control+z');
    await page.locator('[data-block=QuoteBlock]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await page.locator('[data-block=QuoteBlock]').waitFor();
    await page.keyboard.press('Control+s');
    await toast('Page Saved');
    expect((await editing.stored(slug)).contents.map((item: any) => item.componentType)).toEqual(withQuote);
  });

  test('sees each frame at its item, at any scroll position', async () => {
    await page.locator('[data-block=QuoteBlock]').click();
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => {
      const [frame, item] = ['.ed-frame-selected', '[data-block=QuoteBlock]'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return frame && item && Math.abs(frame.top - item.top) < 1 && Math.abs(frame.height - item.height) < 1;
    });
  });

  test('undoes a text, a block and a setting in sequence', async () => {
    await headline().click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await putCaret('Text one');
    await page.locator('.ed-sidebar').getByRole('button', { name: 'Duplicate' }).click();
    await page.locator('.ed-sidebar summary', { hasText: 'Background colour' }).click();
    await page.getByRole('radio', { name: 'Primary colour' }).click();
    await page.locator('.item[data-coloured]').waitFor();
    await eventually(texts, ['Text one', 'Text one', 'Text two', 'Text three']);
    const undo = page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Undo' });
    await undo.click();
    await page.locator('.item[data-coloured]').waitFor({ state: 'detached' });
    await undo.click();
    await eventually(texts, ['Text one', 'Text two', 'Text three']);
    await eventually(() => headline().textContent(), 'A title!');
    await undo.click();
    await eventually(() => headline().textContent(), 'A title');
  });

  test('moves an item with the keyboard and by dragging it', async () => {
    await putCaret('Text one');
    await page.keyboard.press('Alt+ArrowDown');
    await eventually(texts, ['Text two', 'Text one', 'Text three']);
    const handle = page.getByRole('button', { name: 'Drag Rich text' }).last();
    const to = (await page.locator('#main').getByText('Text three').boundingBox())!;
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 100, to.y + to.height + 4, { steps: 8 });
    await page.locator('.ed-drop-line').waitFor();
    await page.mouse.up();
    await eventually(texts, ['Text two', 'Text three', 'Text one']);
  });

  test('has to confirm before an item is removed', async () => {
    await putCaret('Text two');
    await page.locator('.ed-sidebar').getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove' });
    await dialog.getByText('Remove “Rich text”? You can undo this.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await texts()).toHaveLength(3);
    await page.locator('[data-frame=selected] > [role=toolbar]').getByRole('button', { name: 'Remove' }).click();
    await dialog.getByText('Remove “Rich text”? You can undo this.').waitFor();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await eventually(texts, ['Text three', 'Text one']);
    await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
  });

  test('has the last change saved without a question when navigating immediately', async () => {
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('dialog.ed-dialog')) Object.assign(window, { asked: true });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await putCaret('Text one');
    await page.keyboard.type(' in passing');
    await viewPage(page);
    await page.locator('[data-part=header] a').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(slug));
    expect((await editing.stored(slug)).contents.at(-1).text).toBe('<p>Text one in passing</p>');
    expect(await page.evaluate(() => 'asked' in window)).toBe(false);
  });
});

describe('an editor of a long page', () => {
  beforeAll(async () => {
    const long = Array.from({ length: 30 }, (_, n) => ({
      componentType: 'RichText',
      key: `long-${n}`,
      text: `<p>${`Sentence ${n} of a page with many. `.repeat(12)}</p>`,
    }));
    const items = [{ key: 'q', title: 'Who?', text: '<p>We.</p>' }];
    await open('long', { contents: [...long, { componentType: 'Accordion', key: 'a', items }] });
  });

  test('still sees the clicked item when the sidebar opens', async () => {
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

  test('clicks a question of an accordion, whose answer stays open', async () => {
    const isOpen = () => page.locator('main details').evaluate((fold: HTMLDetailsElement) => fold.open);
    for (let press = 0; press < 3; press++) {
      await page.locator('#main').getByText('Who?').click();
      await caretIn(page, 'Who?');
      expect(await isOpen()).toBe(true);
    }
    // If the answer is closed, as for visitors, a click on its question opens it again.
    await page.locator('main details').evaluate((fold: HTMLDetailsElement) => (fold.open = false));
    await page.locator('#main').getByText('Who?').click();
    expect(await isOpen()).toBe(true);
  });

  test('has to confirm signing out with an unsaved footer, and cancelling keeps the session', async () => {
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
