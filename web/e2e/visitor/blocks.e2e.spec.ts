import type { Page } from 'playwright-core';
import type { Item } from '../../../proto/content.ts';
import { blocks, blocksByType } from '../../src/blocks/index.ts';
import { createSampleItem, newItem } from '../../src/blocks/new-item.ts';
import { samples } from '../../../scripts/demo/style-guide/samples.ts';
import { eventually } from '../eventually.ts';
import { tabThrough } from './tab-through.ts';
import { findHiddenText } from './hidden-text.ts';
import { printProblems } from './print-problems.ts';
import { addLongWords, colourViolations, nativeControls, overflow, sizeViolations, violations } from './violations.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;

beforeAll(async () => {
  site = await startVisited();
  const { publish } = site;
  const contents = blocks.flatMap((block) =>
    samples[block.componentType]!.map((sample, index) =>
      createSampleItem(block, sample, `${block.componentType}-${index}`.toLowerCase()),
    ),
  );
  // These blocks are empty by default.
  for (const componentType of ['Text', 'RichText', 'FormattedText'])
    contents.push({ componentType, key: `words-${componentType}`, text: 'Kookaburras laugh.' });
  await publish({ slug: 'au/samples-standard', header: { title: 'Every block' }, contents });
  const photographs = JSON.parse(JSON.stringify(contents).replaceAll(/"static:[^"]+"/g, '"a-photograph"')) as Item[];
  const inColumn = (key: string, wide: boolean) => [
    { ...newItem(blocksByType.get('Media')!, key), image: { imageId: 'a-photograph' }, wide },
  ];
  const split = { left: inColumn('left', true), right: inColumn('right', false) };
  photographs.push({ ...newItem(blocksByType.get('SplitContent')!, 'split'), ...split });
  await publish({ slug: 'au/photographs', header: { title: 'Every block' }, contents: photographs });
  await publish({ slug: 'au/samples-darkslate', theme: 'darkSlate', header: { title: 'Every block' }, contents });
});
afterAll(() => site?.stop());

describe.each(['standard', 'darkSlate'])('in the theme %s', (theme) => {
  let page: Page;
  const complaints: string[] = [];
  const url = () => `${site.url}/au/samples-${theme.toLowerCase()}`;
  beforeAll(async () => {
    page = await site.visitor({ reducedMotion: 'reduce' });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await page.goto(url(), { waitUntil: 'networkidle' });
  });
  afterAll(() => page?.context().close());

  test('all blocks hydrate without an error', async () => {
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    expect(complaints).toEqual([]);
  });

  test('nothing moves automatically with reduced motion', async () => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 10)
          .map((one) => (one.effect as KeyframeEffect).target?.className),
      );
    await eventually(moving, []);
    expect(await page.locator('main video[autoplay]').count()).toBe(0);
  });

  test('all blocks meet WCAG 2.2 AA, unfolded and folded', async () => {
    const folds = page.locator('main details');
    const unfold = (isOpen: boolean) =>
      folds.evaluateAll((all, isOpen) => all.forEach((fold) => fold.toggleAttribute('open', isOpen)), isOpen);
    await unfold(true);
    expect([await (theme === 'standard' ? violations : colourViolations)(page), await overflow(page)]).toEqual([[], 0]);
    if (theme === 'standard') {
      await page.setViewportSize({ width: 390, height: 800 });
      expect([await sizeViolations(page), await overflow(page)]).toEqual([[], 0]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await unfold(false);
    if (theme === 'standard') expect([await violations(page, 'main details'), await overflow(page)]).toEqual([[], 0]);
  });

  test('all blocks are readable when they are printed', async () => {
    expect(await printProblems(page)).toEqual([]);
  });

  test('the page and its navigation have the colours of the theme', async () => {
    const light = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
        canvas.fillStyle = getComputedStyle(element).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return (
          canvas
            .getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, part) => sum + part, 0) /
            3 >
          128
        );
      });
    const isLight = theme === 'standard';
    expect([await light('.page'), await light('[data-part=header]')]).toEqual([isLight, isLight]);
    expect(await page.locator('[data-part=header]').getAttribute('data-variant')).toBe(isLight ? 'light' : 'dark');
  });

  // The others do not depend on colours, which are all that themes differ in.
  if (theme !== 'standard') return;

  test('every block is shown, in each of its samples', async () => {
    const found = await page.locator('[data-block]').evaluateAll((all) =>
      all.map((one) => ({
        componentType: (one as HTMLElement).dataset.block,
        height: one.getBoundingClientRect().height,
      })),
    );
    const missing = blocks
      .map(({ componentType }) => componentType)
      .filter((type) => {
        const heights = found.filter(({ componentType }) => componentType === type).map(({ height }) => height);
        // An anchor is invisible, and this site has no training service.
        const isInvisible = ['Anchor', 'Trainings'].includes(type);
        return heights.length < samples[type]!.length || (!isInvisible && Math.max(...heights) === 0);
      });
    expect(missing).toEqual([]);
  });

  test('signs that are drawn with a background are visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const sign of ['main a.arrow::after', '.label::before', '[data-block=Accordion] summary::after'])
      expect([sign, await backgroundOf(page, sign)]).not.toEqual([sign, await backgroundOf(page, 'html')]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('the arrow of a link follows its last word at any width', async () => {
    const hanging = await page.evaluate(() => {
      const [link] = document.querySelectorAll<HTMLElement>('main a.arrow');
      link!.textContent = 'How income protection works';
      // Positioned content of the link counts as a part of the link.
      link!.style.position = 'relative';
      const heights: number[] = [];
      for (let width = 120; width <= 320; width += 5) {
        link!.style.width = `${width}px`;
        heights.push(link!.scrollHeight - link!.clientHeight);
      }
      link!.removeAttribute('style');
      return heights.filter((height) => height > 0);
    });
    expect(hanging).toEqual([]);
  });

  test('every control has the look of the site', async () => {
    expect(await nativeControls(page)).toEqual([]);
  });

  test('every link and control is reached by Tab in order, marked and uncovered', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await tabThrough(page)).problems).toEqual([]);
  });

  test('no word widens the page, at any width and with text of double size', async () => {
    await addLongWords(page);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect([width, '200%', await overflow(page)]).toEqual([width, '200%', 0]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
  });

  test('without scripts all texts are visible', async () => {
    const plain = await site.visitor({ javaScriptEnabled: false });
    await plain.goto(url());
    expect(await findHiddenText(plain)).toEqual([]);
    await plain.context().close();
  });
});

/** Returns the painted colour behind the first element or its pseudo-element. */
const backgroundOf = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    const [element, pseudo] = sought.split('::');
    return getComputedStyle(document.querySelector(element!)!, pseudo && `::${pseudo}`).backgroundColor;
  }, selector);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** A file of more than 400 pixels may be half wider than its place, and a quarter narrower if it covers a higher one. Folded panels show what fits them unfolded. */
const unfittingPictures = (page: Page) =>
  page.locator('main :not(details:not([open]) > summary) > img[srcset]').evaluateAll(async (all) => {
    const found: string[] = [];
    for (const image of all as HTMLImageElement[]) {
      image.scrollIntoView();
      if (image.clientWidth === 0) continue;
      while (!image.complete || image.currentSrc === '') await new Promise(requestAnimationFrame);
      const { clientWidth, clientHeight, srcset, currentSrc } = image;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const shown = Math.max(clientWidth, clientHeight * ratio) * devicePixelRatio;
      const widest = Math.max(...srcset.split(', ').map((one) => Number.parseInt(one.split(' ')[1]!, 10)));
      const file = Number(new URL(currentSrc).searchParams.get('w'));
      if (file > Math.max(shown * 1.5, 400) || (file < shown * 0.75 && file < widest))
        found.push(`${image.closest<HTMLElement>('[data-block]')?.dataset.block}: ${file} for ${Math.round(shown)}`);
    }
    return found;
  });

describe('on a page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visitor({ javaScriptEnabled: false });
  });
  afterAll(() => page?.context().close());

  test.each([
    [390, 3],
    [1280, 2],
    [1920, 1],
  ])('pictures of all blocks are as wide as their place, at %i pixels and a density of %i', async (width, density) => {
    const dense = await site.visitor({ viewport: { width, height: 900 }, deviceScaleFactor: density });
    await dense.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
    // Scripts do not change the layout.
    await dense.route('**/assets/*.js', (route) => route.abort());
    // Chromium draws a long page before it is parsed if the machine is slow, and then chooses some files by the attribute `width`.
    await dense.route('**/assets/*.css', async (route) => {
      await dense.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 20 });
      await route.continue();
    });
    await dense.goto(`${site.url}/au/photographs`);
    expect(await unfittingPictures(dense)).toEqual([]);
    await dense.context().close();
  });

  test('the container is never wider than 1440 pixels', async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    await page.goto(`${site.url}/au`);
    const widths = await page
      .locator('[data-part=header] > div, main .section:not(.section-full), [data-part=footer] > div')
      .evaluateAll((all) =>
        all.map((one) => {
          const { paddingLeft, paddingRight } = getComputedStyle(one);
          return one.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
        }),
      );
    expect(Math.max(...widths)).toBe(1440);
  });

  test('icons are 32 and 16 pixels in size', async () => {
    const sizes = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((icon) => {
          const { width, height } = icon.getBoundingClientRect();
          return `${width}x${height}`;
        }),
      );
    expect(new Set(await sizes('[data-part=footer] a svg'))).toEqual(new Set(['16x16']));
    await page.goto(`${site.url}/au/news/nine-days-to-a-decision`);
    expect(new Set(await sizes('article > header > div svg'))).toEqual(new Set(['32x32']));
  });
});
