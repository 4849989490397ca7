import type { Page } from 'playwright-core';
import { templateNames } from '../../proto/entities/page.ts';
import { pathsByTemplate } from './paths-by-template.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

let site: VisitedSite;
let pathOf: Map<string, string>;

beforeAll(async () => {
  site = await startVisited();
  pathOf = await pathsByTemplate(site.url);
});
afterAll(() => site?.stop());

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** Pages for urgent situations, one of them with a banner and a sub nav. They are tested in addition to one page for each template. */
const urgent = ['/au/claims', '/au/contact'];

describe.each(screens)('without scrolling a screen of $width × $height shows', (viewport) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visitor({ viewport, reducedMotion: 'reduce' });
  });
  afterAll(() => page.context().close());

  test.each([...templateNames, ...urgent])('%s: the first sentence, and what to do next', async (name) => {
    await page.goto(site.url + (pathOf.get(name) ?? name), { waitUntil: 'load' });
    const ends = await page.evaluate(endsOfFirst, name === 'article');
    expect(ends).toEqual({ sentence: expect.any(Number), step: expect.any(Number) });
    for (const end of Object.values(ends)) expect(end).toBeLessThan(viewport.height);
  });

  test('a search: its first result', async () => {
    await page.goto(`${site.url}/au/search?q=claims`, { waitUntil: 'load' });
    const { y, height } = (await page.locator('main ol > li').first().boundingBox())!;
    expect(y + height).toBeLessThan(viewport.height);
  });
});

/** Returns the lower edges of the first line of text and of the first action, or only of the first line in an article. */
function endsOfFirst(isArticle: boolean) {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const endOfLine = (paragraph: HTMLElement | undefined) => {
    if (!paragraph) return undefined;
    const line = document.createRange();
    line.selectNodeContents(paragraph);
    return [...line.getClientRects()].find(({ width }) => width > 0)?.bottom;
  };
  const steps = visible('main :is(a[href], button, input, select, textarea)').filter(
    (step) => !step.closest('nav') && step.getBoundingClientRect().height > 0,
  );
  return {
    sentence: endOfLine(visible('main p').find(({ innerText }) => /\w.*[.?!…]$/.test(innerText.trim()))),
    step: isArticle ? endOfLine(visible('main [data-block] p')[0]) : steps[0]?.getBoundingClientRect().bottom,
  };
}
