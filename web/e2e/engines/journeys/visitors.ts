import { samples } from '../../../../scripts/demo/style-guide/samples.ts';
import { blocks } from '../../../src/blocks/index.ts';
import { createSampleItem } from '../../../src/blocks/new-item.ts';
import { eventually } from '../../eventually.ts';
import type { EngineSite } from '../engine-site.ts';

export function visitorJourneys(at: () => EngineSite): void {
  const SLUG = 'every-block';
  beforeAll(async () => {
    const contents = blocks.map((block) =>
      createSampleItem(block, samples[block.componentType]![0]!, block.componentType),
    );
    const page = await at().content.makePage(SLUG, { contents });
    await at().content.call('/page/publishPage', { page });
  });
  beforeEach(() => at().visit(SLUG));

  // The page is shown in a frame, because windows of some engines cannot be as narrow as a phone.
  test.each([1280, 390])('see every block within a screen of %i px', async (width) => {
    const { page } = at();
    await page.evaluate(async (width) => {
      const frame = document.createElement('iframe');
      frame.width = String(width);
      frame.height = '844';
      // The content security policy permits no frame with another address.
      frame.sandbox.add('allow-same-origin');
      frame.srcdoc = await (await fetch(location.href)).text();
      document.body.replaceChildren(frame);
    }, width);
    await eventually(
      () =>
        page.evaluate((count) => {
          const { contentDocument } = document.querySelector('iframe')!;
          const shown = contentDocument!.querySelectorAll('main [data-block]').length;
          return contentDocument!.readyState === 'complete' && shown >= count;
        }, blocks.length),
      true,
    );
    const faults = await page.evaluate(() => {
      const { contentDocument, contentWindow } = document.querySelector('iframe')!;
      const { documentElement: root } = contentDocument!;
      const styles = [...contentDocument!.querySelectorAll('main *')].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => contentWindow!.getComputedStyle(element, pseudo)),
      );
      return {
        overflow: root.scrollWidth - root.clientWidth,
        // WebKit fills an inline box where its mask does not cover it.
        inlineMasks: styles.filter(
          ({ maskImage, display, content }) => maskImage !== 'none' && display === 'inline' && content !== 'none',
        ).length,
      };
    });
    expect(faults).toEqual({ overflow: 0, inlineMasks: 0 });
  });

  test('get the focus in the first field that a form needs', async () => {
    const { page, screen } = at();
    await screen.css('[data-block=Form] button[type=submit]').click();
    await eventually(() => page.evaluate(() => document.activeElement!.getAttribute('aria-invalid')), 'true');
  });

  test('close a film with Esc, which gives the focus back', async () => {
    const { page, screen } = at();
    const film = '[data-block=VideoCarousel] a[href*="://"]';
    await screen.css(film).nth(0).click();
    await screen.css('dialog[open]').isShown();
    await page.press('Escape');
    await screen.css('dialog').isGone();
    expect(await page.evaluate((film) => document.activeElement!.matches(film), film)).toBe(true);
  });

  test('open the search with the focus in its field, and close it with Esc', async () => {
    const { page, screen } = at();
    await screen.css('[data-panel=search] > summary').click();
    await eventually(() => page.evaluate(() => document.activeElement!.id), 'site-search');
    await page.type('cover');
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'cover');
    await page.press('Escape');
    await screen.css('#site-search').isGone();
  });
}
