import { eventually } from '../../eventually.ts';
import { caretIn, type EngineSite } from '../engine-site.ts';

export function keyboardJourneys(at: () => EngineSite): void {
  test('leaves the keys of the editor to the page', async () => {
    const { page, screen, content } = at();
    await content.makePage('keyboard');
    await at().edit('keyboard');
    const main = screen.css('#main');
    await at().putCaret('Text one');
    await page.press('Shift+Home');
    await page.pressOnKeyboard('Control+b');
    await main.css('strong').isShown();
    await page.pressOnKeyboard('Control+k');
    await screen.dialog('Link').isShown();
    await page.press('Escape');
    await screen.dialog('Link').isGone();
    await page.pressOnKeyboard('Control+z');
    await main.css('strong').isGone();
    await page.pressOnKeyboard('Control+s');
    await at().status('Saved');
    await page.press('Escape');
    await screen.css('[contenteditable]:focus').isGone();
    await page.pressOnKeyboard('Control+k');
    await screen.dialog('Commands').isShown();
    await page.press('Escape');
    await screen.dialog('Commands').isGone();
    await page.pressOnKeyboard('Control+Shift+Enter');
    await screen.role('region', 'Receipt').isShown();
  });

  test('writes what an input method composes', async () => {
    const { page, screen, content } = at();
    await content.makePage('composed');
    await at().edit('composed');
    await at().putCaret('Text one');
    await page.compose('日');
    await screen.css('#main').text('Text one日').isShown();
    await page.press('Control+z');
    await screen.css('#main').text('Text one').isShown();
    await page.compose('本');
    await screen.css('#main').css('h1').click();
    await caretIn(screen, 'A title');
    await page.press('End');
    await page.compose('語');
    await at().status('Saved');
    await eventually(async () => {
      const { header, contents } = await content.stored('composed');
      return [header.title, contents[0].text];
    }, ['A title語', '<p>Text one本</p>']);
  });
}
