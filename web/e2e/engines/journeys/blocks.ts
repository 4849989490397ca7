import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPicture } from '../../../../bff/test/media/a-picture.ts';
import { eventually } from '../../eventually.ts';
import { caretIn, type EngineSite } from '../engine-site.ts';

export function blockJourneys(at: () => EngineSite): void {
  let pages = 0;
  let slug: string;
  async function open(more?: Record<string, unknown>) {
    slug = `blocks-${++pages}`;
    await at().content.makePage(slug, more);
    await at().edit(slug);
  }
  const contents = async () => (await at().content.stored(slug)).contents;
  const types = () =>
    at().page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#main .item')].map((item) => item.dataset.block),
    );
  const shown = () => at().screen.css('#main [data-block=RichText]').texts();
  const main = () => at().screen.css('#main');
  const select = async (text: string) => {
    await at().putCaret(text);
    await at().page.press('Escape');
    await eventually(() => at().screen.css('[contenteditable]:focus').count(), 0);
  };

  test('are inserted with the palette by the keyboard, and written at once', async () => {
    const { page, screen } = at();
    await open();
    await at().putCaret('Text two');
    await screen.button('Insert below').click();
    await eventually(() => page.evaluate(() => document.activeElement!.getAttribute('role')), 'combobox');
    await page.type('quot');
    await screen.css('[role=option][aria-selected=true]').having('Quote').isShown();
    await page.press('Enter');
    await page.type('They called back');
    await at().status('Saved');
    await eventually(types, ['RichText', 'RichText', 'QuoteBlock', 'RichText']);
    expect((await contents())[2].quote).toContain('They called back');
  });

  test('are inserted with the palette by the mouse and with a slash command', async () => {
    const { page, screen } = at();
    await open();
    await at().putCaret('Text two');
    await screen.button('Insert below').click();
    await screen.dialog('Add a block').css('[data-block=DividingLine]').click();
    await eventually(types, ['RichText', 'RichText', 'DividingLine', 'RichText']);
    await at().putCaret('Text one');
    await page.press('Enter');
    await page.type('/quote');
    await screen.dialog('Add a block').css('[role=option]').nth(0).isShown();
    await page.press('Enter');
    await eventually(types, ['RichText', 'QuoteBlock', 'RichText', 'DividingLine', 'RichText']);
  });

  test('are moved by keys and by the mouse, and an undo moves them back', async () => {
    const { page, screen } = at();
    await open();
    await select('Text one');
    await page.press('Alt+ArrowDown');
    await eventually(shown, ['Text two', 'Text one', 'Text three']);
    await page.press('Control+z');
    await eventually(shown, ['Text one', 'Text two', 'Text three']);
    await select('Text one');
    const handle = await screen.button(/^Drag/).nth(-1).point();
    const last = await main()
      .text('Text three')
      .read((text: Element) => {
        const { left, bottom, height } = text.getBoundingClientRect();
        return { x: left + 40, y: bottom + height / 4 };
      });
    await page.drag(handle, last);
    await eventually(shown, ['Text two', 'Text three', 'Text one']);
    await page.press('Control+z');
    await eventually(shown, ['Text one', 'Text two', 'Text three']);
  });

  test('are duplicated with the bar, and the button at the top undoes it', async () => {
    const { screen } = at();
    await open();
    await select('Text one');
    await screen.css('[data-frame=selected] > [role=toolbar]').button('Duplicate').click();
    await eventually(shown, ['Text one', 'Text one', 'Text two', 'Text three']);
    await screen.role('group', 'Editing').button('Undo').click();
    await eventually(shown, ['Text one', 'Text two', 'Text three']);
  });

  test('are copied, cut and pasted by keys', async () => {
    const { page } = at();
    await open();
    await select('Text one');
    await page.press('Control+c');
    await select('Text three');
    await page.press('Control+v');
    await eventually(shown, ['Text one', 'Text two', 'Text three', 'Text one']);
    await select('Text two');
    await page.press('Control+x');
    await eventually(shown, ['Text one', 'Text three', 'Text one']);
  });

  test('show a picture that is uploaded and cropped', async () => {
    const { page, screen } = at();
    await open({
      contents: [{ componentType: 'FeatureContent', key: 'f', title: 'A feature', image: { imageId: '' } }],
    });
    const folder = mkdtempSync(join(tmpdir(), 'picture-'));
    try {
      writeFileSync(join(folder, 'coast.png'), aPicture(1200, 900, 0));
      await main().css('[data-block=FeatureContent]').hover();
      await main().css('[data-block=FeatureContent]').button('Choose a picture').nth(0).click();
      const dialog = screen.dialog('Picture');
      await dialog.css('input[type=file]').putFile(join(folder, 'coast.png'));
      const corner = await dialog.label(/^Lower right corner/).point();
      await at().status('Saved');
      const { width } = (await contents())[0].image.desktop;
      await page.drag(corner, { x: corner.x - 60, y: corner.y - 60 });
      await at().status('Saved');
      await eventually(async () => (await contents())[0].image.desktop.width < width, true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each([
    ['Accordion', 'items'],
    ['HorizontalFoldout', 'panels'],
  ])('keep the text of a %s open whose title is clicked', async (componentType, rows) => {
    const { page } = at();
    const row = { key: 'q', title: 'Who?', text: '<p>We.</p>' };
    await open({ contents: [{ componentType, key: 'a', [rows]: [row] }] });
    for (let press = 0; press < 2; press++) {
      await main().text('Who?').click();
      await caretIn(at().screen, 'Who?');
      await main().text('We.').isShown();
    }
    await page.press('End');
    await page.type(' Us ');
    await at().status('Saved');
    await eventually(async () => (await contents())[0][rows][0].title.trim(), 'Who? Us');
  });
}
