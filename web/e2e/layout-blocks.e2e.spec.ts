import type { Page } from 'playwright-core';
import type { Item } from '../../proto/content.ts';
import { templateNames } from '../../proto/entities/page.ts';
import { getBlock } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { STEPS } from '../src/blocks/parts/spacing.ts';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { pathsByTemplate } from './paths-by-template.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

const MINE = [
  ...['RichText', 'Text', 'FormattedText', 'Anchor', 'IndentedContent', 'QuoteBlock', 'DividingLine', 'CtaBlock'],
  ...['GeneralCta', 'CtaButton', 'ContentGrid', 'SplitContent'],
];

/** Width and gap of two columns, the unit of the gap, and the measured sizes as fractions of the row or in pixels. */
const TWELFTHS = [
  [6, 0, 6, 6],
  [6, 1, 6, 5],
  [4, 2, 4, 6],
  [3, 5, 3, 4],
  [0, 1, 0, 11],
  [10, 0, 10, 2],
  [10, 5, 10, 0],
] as const;
const PIXELS = [0, 1, 2, 3, 4, 5, 6];

let site: VisitedSite;
let page: Page;
let pathOf: Map<string, string>;

beforeAll(async () => {
  site = await startVisited();
  pathOf = await pathsByTemplate(site.url);
  page = await site.visitor({ reducedMotion: 'reduce' });
  const publish = (slug: string, contents: Item[], more = {}) =>
    site.publish({ slug: `au/${slug}`, template: 'tertiary', header: { title: slug }, contents, ...more });
  await publish('samples', allSamples());
  await publish('samples-dark', allSamples(), { theme: 'darkSlate' });
  await publish(
    'twelfths',
    TWELFTHS.map(([width, gap], at) => split(`s${at}`, { width, gap })),
  );
  await publish(
    'pixels',
    PIXELS.map((gap) => split(`s${gap}`, { width: 3, gap, usePixelGap: true })),
  );
  await publish('swapped', [
    split('s0', { reverse: { desktop: true, mobile: false } }),
    split('s1', { reverse: { desktop: false, mobile: true } }),
    split('s2', { matchHeight: true, right: [richText('r', 'Long. '.repeat(200))] }),
  ]);
  await publish('spaced', [
    richText('untouched', 'A'),
    richText('small', 'B', { marginTopSmall: '6', marginBottomSmall: '5' }),
    richText('each', 'C', {
      marginBottomSmall: '1',
      marginBottomMedium: '0',
      marginBottomLarge: '4',
      paddingTopMedium: '3',
    }),
    richText('large', 'D', { marginBottomLarge: '6', paddingBottomLarge: '2' }),
    richText('band1', 'E', undefined, { value: '#143c31', fontColour: '#fbf5ea' }),
    richText('band2', 'F', undefined, { value: '#e5a433', fontColour: '#17261f' }),
  ]);
});
afterAll(() => site?.stop());

/** Opens a page, unless it is open. */
const open = async (slug: string, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const address = `${site.url}/au/${slug}`;
  if (page.url() !== address) await page.goto(address, { waitUntil: 'networkidle' });
};

describe('split content', () => {
  const columns = () =>
    page.locator('[data-block=SplitContent] :has(> div > .inset)').evaluateAll((all) =>
      all.map((one) => {
        const [first, second] = [...one.children].map((column) => column.getBoundingClientRect());
        const row = one.getBoundingClientRect();
        return { row: row.width, first: first!, second: second! };
      }),
    );

  test.each([768, 1280])('divides %i pixels into twelfths: a column, the gap, and the rest', async (width) => {
    await open('twelfths', width);
    const seen = await columns();
    TWELFTHS.forEach(([, , first, second], at) => {
      const { row, ...column } = seen[at]!;
      expect(column.first.width).toBeCloseTo((row * first) / 12, 0);
      expect(column.second.width).toBeCloseTo((row * second) / 12, 0);
      expect(column.second.right - column.first.left).toBeLessThanOrEqual(row + 0.5);
    });
  });

  test('with a gap in pixels has two equal columns reduced by the gap', async () => {
    await open('pixels', 1280);
    (await columns()).forEach(({ row, first, second }, step) => {
      expect(second.left - first.right).toBeCloseTo(STEPS[step]!, 1);
      expect(first.width).toBeCloseTo((row - STEPS[step]!) / 2, 1);
      expect(second.width).toBeCloseTo(first.width, 1);
    });
  });

  test('has one column below 768 pixels, in the order chosen for each screen', async () => {
    await open('swapped', 767);
    const [desktop, mobile] = await columns();
    expect(desktop!.first.width).toBeCloseTo(desktop!.row, 1);
    expect(desktop!.second.top).toBeGreaterThan(desktop!.first.bottom);
    expect(mobile!.first.top).toBeGreaterThan(mobile!.second.bottom);
    await page.setViewportSize({ width: 768, height: 900 });
    const [reversed, straight, matched] = await columns();
    expect(reversed!.first.left).toBeGreaterThan(reversed!.second.right);
    expect(straight!.second.left).toBeGreaterThan(straight!.first.right);
    expect(matched!.first.height).toBeCloseTo(matched!.second.height, 1);
    expect(straight!.first.height).toBeGreaterThan(0);
  });

  test('adds neither page margins nor the spacing of wide blocks to its blocks', async () => {
    await open('samples', 1280);
    const inner = await page
      .locator('[data-block=SplitContent] .inset > .item:not([data-coloured]) > .section')
      .evaluateAll((all) =>
        all.map((one) => {
          const column = one.closest('.inset')!.parentElement!;
          const { paddingLeft, paddingRight, paddingBottom } = getComputedStyle(one);
          return [one.clientWidth - column.clientWidth, paddingLeft, paddingRight, paddingBottom].join(' ');
        }),
      );
    expect(inner.length).toBeGreaterThan(5);
    expect([...new Set(inner)]).toEqual(['0 0px 0px 0px']);
  });
});

describe('spacing', () => {
  const distances = () =>
    page.locator('.contents > .item').evaluateAll((all) =>
      all.slice(0, 4).map((item) => {
        const style = getComputedStyle(item);
        return [style.marginTop, style.marginBottom, style.paddingTop, style.paddingBottom].map(Number.parseFloat);
      }),
    );

  test.each([
    [390, [0, 16, 0, 0], [64, 48, 0, 0], [0, 4, 0, 0], [0, 16, 0, 0]],
    [639, [0, 16, 0, 0], [64, 48, 0, 0], [0, 4, 0, 0], [0, 16, 0, 0]],
    [640, [0, 16, 0, 0], [64, 48, 0, 0], [0, 0, 24, 0], [0, 16, 0, 0]],
    [1024, [0, 16, 0, 0], [64, 48, 0, 0], [0, 32, 24, 0], [0, 64, 0, 16]],
  ])('at %i pixels falls back to the narrower screen, then to the default', async (width, ...expected) => {
    await open('spaced', width);
    expect(await distances()).toEqual(expected);
  });

  test('above an item is added to that below the previous one', async () => {
    await open('spaced', 1280);
    const [above, below] = await edges();
    expect(below!.top - above!.bottom).toBeCloseTo(16 + 64, 1);
  });

  test('leaves no gap between two coloured blocks, whose texts have a margin', async () => {
    await open('spaced', 1280);
    const [first, second] = (await edges()).slice(-2);
    expect(second!.top).toBeCloseTo(first!.bottom, 1);
    expect(first!.width).toBe(1280);
    expect(first!.height).toBeGreaterThan(80);
  });

  const edges = () =>
    page.locator('.contents > .item').evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()));
});

test('every sample fits into its window without clipping, at any width', async () => {
  await open('samples', 360);
  for (const width of [360, 768, 1280, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.locator('.item :is(h2, h3, p, li, .button, .arrow, img)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow, outside]).toEqual([width, 0, []]);
  }
});

test('the focus ring contrasts with the background of a coloured block', async () => {
  await open('samples-dark', 1280);
  const rings = await page.locator('.item[data-coloured] :is(a.button, a.arrow, .rich a)').evaluateAll((links) => {
    const light = (colour: string) => {
      const [r, g, b] = colour.match(/[\d.]+/g)!.map((part) => {
        const share = Number(part) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
    };
    return links.map((link) => {
      (link as HTMLElement).focus();
      const ring = light(getComputedStyle(link).outlineColor);
      const ground = light(getComputedStyle(link.closest('[data-on-dark], .item[data-coloured]')!).backgroundColor);
      return Math.max(ring, ground) / Math.min(ring, ground);
    });
  });
  expect(rings.length).toBeGreaterThan(6);
  expect(Math.min(...rings)).toBeGreaterThanOrEqual(3);
});

test('the content of a page is at most 1440 pixels wide', async () => {
  await open('samples', 1900);
  expect(
    await page
      .locator('.contents > [data-block=CtaBlock] > .section-wide > div')
      .first()
      .evaluate((one) => one.clientWidth),
  ).toBe(1440);
});

const others = ['/au/claims', '/au/contact', '/au/news', '/au/search?q=leave', '/au/no-such-page'];

test.each([...templateNames, ...others])('%s: logo, title, text and blocks have one left edge', async (name) => {
  await page.goto(site.url + (pathOf.get(name) ?? name), { waitUntil: 'load' });
  for (const width of [390, 768, 1024, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.evaluate(leftEdges);
    expect(Object.keys(edges)).toEqual(expect.arrayContaining(['logo', 'h1', 'footer']));
    expect([width, edges]).toEqual([width, Object.fromEntries(Object.keys(edges).map((what) => [what, edges.logo]))]);
  }
});

/** Returns the left edge of each block inside its padding, except full-width pictures and items within a column or panel. */
function leftEdges(): Record<string, number> {
  const contentLeft = (element: Element) =>
    Math.round(element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft));
  const isAcrossTheScreen = (section: Element) =>
    section.getBoundingClientRect().left <= 0 && getComputedStyle(section).paddingLeft === '0px';
  const parts = [
    ['logo', '[data-part=home-link]'],
    ['sub nav', '[data-part=sub-nav] a'],
    ['breadcrumb', 'main nav li'],
    ['h1', 'main h1'],
    ['footer', '[data-part=footer] :is(img, svg)'],
  ].flatMap(([what, selector]) => {
    const element = document.querySelector(selector!);
    return element?.checkVisibility() ? [[what!, contentLeft(element)] as const] : [];
  });
  const blocks = [...document.querySelectorAll<HTMLElement>('main [data-block]')]
    .filter((block) => !block.parentElement!.closest('[data-block]'))
    .flatMap((block, index) => {
      const section = block.firstElementChild;
      if (!section?.checkVisibility() || isAcrossTheScreen(section)) return [];
      return [[`${index} ${block.dataset.block}`, contentLeft(section)] as const];
    });
  return Object.fromEntries([...parts, ...blocks]);
}

function allSamples(): Item[] {
  return MINE.flatMap((name) =>
    samples[name]!.map((sample, at) => createSampleItem(getBlock(name)!, sample, `${name}${at}`)),
  );
}

function split(key: string, fields: object): Item {
  const column = (side: string) => [richText(`${key}${side}`, 'Words in a column.')];
  return { componentType: 'SplitContent', key, left: column('l'), right: column('r'), ...fields };
}

function richText(key: string, text: string, spacing?: object, backgroundColour?: Item['backgroundColour']): Item {
  return {
    componentType: 'Text',
    key,
    text,
    ...(spacing && { spacing }),
    ...(backgroundColour && { backgroundColour }),
  };
}
