import type { Page } from 'playwright-core';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { getBlock } from '../src/blocks/index.ts';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { eventually } from './eventually.ts';
import { colourViolations, violations } from './visitor/violations.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

let site: VisitedSite;
let page: Page;

const sampleOf = (componentType: string, at: number) =>
  createSampleItem(getBlock(componentType)!, samples[componentType]![at]!, `${componentType}${at}`);

beforeAll(async () => {
  site = await startVisited();
  await site.publish({
    slug: 'au/moving',
    template: 'primary',
    header: { title: 'What moves' },
    contents: [
      sampleOf('VideoCarousel', 0),
      sampleOf('VideoCarousel', 1),
      sampleOf('Media', 1),
      sampleOf('SvgAnimations', 1),
    ],
  });
  await site.publish({
    slug: 'au/moving-darkslate',
    theme: 'darkSlate',
    header: { title: 'What moves' },
    contents: [sampleOf('Media', 1)],
  });
});
afterAll(() => site?.stop());

const open = async (options: Parameters<VisitedSite['visitor']>[0] = {}) => {
  page = await site.visitor(options);
  await page.goto(`${site.url}/au/moving`, { waitUntil: 'networkidle' });
};
const close = () => page.context().close();
const telephone = { viewport: { width: 390, height: 800 } };
const carousel = (name = 'In their own words') => page.getByRole('group', { name });
const focused = () => page.evaluate(() => document.activeElement?.tagName);
const play = () => page.locator('[data-block=Media] a[href*="://"]');
const player = () => page.locator('dialog.video-player');
const drawing = () => page.locator('[data-block=SvgAnimations] img');
const address = async () => new URL(await drawing().evaluate((img: HTMLImageElement) => img.src));

describe('a carousel', () => {
  const status = () => carousel().getByRole('status').textContent();
  /** Returns true for a side on which no further slides are indicated. */
  const ends = () =>
    carousel()
      .locator('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-disabled') === 'true'));
  beforeAll(() => open(telephone));
  afterAll(close);

  test('moves by the arrow keys, with a visible focus ring', async () => {
    await carousel().getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Tab');
    await eventually(focused, 'UL');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).toBe('solid');
    await page.keyboard.press('ArrowRight');
    await eventually(status, '2 of 4');
    await page.keyboard.press('ArrowLeft');
    await eventually(status, '1 of 4');
  });

  test('scrolls to the focused item', async () => {
    const last = carousel()
      .getByRole('link', { name: /^Play / })
      .last();
    await last.focus();
    await eventually(status, '4 of 4');
  });

  test('moves by its buttons, shows its position, and disables them at its ends', async () => {
    for (const at of [3, 2, 1]) {
      await carousel().getByRole('button', { name: 'Previous' }).click();
      await eventually(status, `${at} of 4`);
    }
    await eventually(ends, [true, false]);
    const next = carousel().getByRole('button', { name: 'Next' });
    for (const at of [2, 3, 4]) {
      await next.click();
      await eventually(status, `${at} of 4`);
    }
    await eventually(ends, [false, true]);
    // The button remains, because a keyboard user would lose the focus if it disappeared.
    await eventually(() => next.evaluate((button) => button === document.activeElement), true);
    await carousel().getByRole('button', { name: 'Previous' }).click();
    await eventually(status, '3 of 4');
    await eventually(ends, [false, false]);
  });

  test('has no buttons if everything is visible', async () => {
    await page.setViewportSize({ width: 1800, height: 900 });
    await eventually(() => carousel('How it works').getByRole('button', { name: 'Next' }).isVisible(), false);
    expect(await carousel().getByRole('button', { name: 'Next' }).isVisible()).toBe(true);
  });
});

test('without scripts a carousel is a scrollable list, and a video links to its own page', async () => {
  await open({ ...telephone, javaScriptEnabled: false });
  expect(await play().getAttribute('href')).toBe('https://vimeo.com/76979871');
  expect(await carousel().getByRole('button').count()).toBe(0);
  expect(await carousel().getByRole('list').getByRole('listitem').count()).toBe(4);
  const track = carousel().getByRole('list');
  await track.hover();
  await page.mouse.wheel(700, 0);
  const left = () => carousel().getByRole('listitem').last().boundingBox();
  await eventually(async () => (await left())!.x < 390, true);
  await close();
});

describe('a page with a video and an animation', () => {
  const origins: string[] = [];
  beforeAll(async () => {
    page = await site.visitor();
    page.on('request', (request) => origins.push(new URL(request.url()).origin));
    await page.goto(`${site.url}/au/moving`, { waitUntil: 'networkidle' });
  });
  afterAll(close);

  test('shows the first frame of the animation until it is visible', async () => {
    await eventually(async () => (await address()).hash, '#wait');
  });

  test('contacts the host of the video only when it is played, and stores nothing in the browser', async () => {
    await play().scrollIntoViewIfNeeded();
    await play().hover();
    await page.waitForLoadState('networkidle');
    expect([...new Set(origins)]).toEqual([site.url]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['acceptedCookies']);
  });

  test('has a 16:9 picture behind a scrim', async () => {
    await page.mouse.move(0, 0);
    const { width, height } = (await page.locator('[data-block=Media] img').boundingBox())!;
    expect(width / height).toBeCloseTo(16 / 9, 2);
    await eventually(() => play().evaluate((link) => getComputedStyle(link).backgroundColor), 'rgba(16, 16, 16, 0.5)');
  });

  test('plays the animation once when it is completely visible, and again when the pointer enters it', async () => {
    await drawing().scrollIntoViewIfNeeded();
    const plays = async () => (await address()).search + (await address()).hash;
    await eventually(plays, '?1#play');
    await eventually(async () => {
      await page.mouse.move(0, 0);
      await drawing().hover();
      return plays();
    }, '?2#play');
  });

  test.each([
    ['its button', () => player().getByRole('button', { name: 'Close' }).click()],
    ['Esc', () => page.keyboard.press('Escape')],
    ['its backdrop', () => page.mouse.click(5, 790)],
  ])('gives the focus to the player, which returns it when it is closed by %s', async (_way, closePlayer) => {
    await page.context().route(/player\.vimeo\.com/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await play().click();
    await player().waitFor();
    expect(await player().getAttribute('aria-label')).toBe(
      'Two minutes with the Okafors, eight months after the claim.',
    );
    await eventually(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null), true);
    await closePlayer();
    await player().waitFor({ state: 'detached' });
    await eventually(focused, 'A');
  });
});

describe('with reduced motion', () => {
  beforeAll(() => open({ reducedMotion: 'reduce' }));
  afterAll(close);

  test('an animation is a static picture', async () => {
    await drawing().scrollIntoViewIfNeeded();
    await drawing().hover();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([(await address()).search, (await address()).hash]).toEqual(['', '']);
  });

  test.each([
    ['/au/moving', violations],
    ['/au/moving-darkslate', colourViolations],
  ])(
    'a video starts with the focus on its close button, and meets WCAG 2.2 AA while it plays: %s',
    async (path, found) => {
      const film =
        '<!doctype html><html lang="en"><title>A film</title><main><h1>A film</h1><button>Stop</button></main>';
      await page.context().route(/player\.vimeo/, (route) => route.fulfill({ body: film, contentType: 'text/html' }));
      if (!page.url().endsWith(path)) await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await play().click();
      await player().waitFor();
      await eventually(focused, 'BUTTON');
      expect(await found(page)).toEqual([]);
      // Esc has no effect in a foreign frame, but Tab leaves the frame.
      await page.keyboard.press('Tab');
      await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'IFRAME');
      await page.keyboard.press('Shift+Tab');
      await eventually(focused, 'BUTTON');
      await page.keyboard.press('Enter');
      await player().waitFor({ state: 'detached' });
    },
  );
});
