import type { Page } from 'playwright-core';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { themes } from '../../proto/values.ts';
import { blocks } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { eventually } from './eventually.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { openTogether } from './visitor/open-together.ts';
import { templatePages } from './visitor/template-pages.ts';
import { colourViolations } from './visitor/violations.ts';

const contents = blocks.flatMap((block) =>
  samples[block.componentType]!.map((sample, index) =>
    createSampleItem(block, sample, `${block.componentType}-${index}`.toLowerCase()),
  ),
);
const header = { title: 'Every block' };
const everyBlock = themes.map((theme) => ({ slug: `all-${theme.toLowerCase()}`, theme, header, contents }));
const pages = [...templatePages, ...everyBlock];

let site: EditingSite;
let domainId: string;
let visitor: Page;

beforeAll(async () => {
  site = await startEditing();
  domainId = (await site.call('/config/loadDomain')).domain._id;
  for (const one of pages) await publish(one.slug, one);
  visitor = await site.visitor();
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(() => site?.stop());

async function publish(slug: string, content: Record<string, unknown>) {
  const { _id, revision } = await site.makePage(slug, content);
  await site.call('/page/publishPage', { page: { _id, revision } });
}

const property = (page: Pick<Page, 'locator'>, name: string) =>
  page.locator('html').evaluate((root, of) => getComputedStyle(root).getPropertyValue(of), name);

const addressOf = ({ slug }: { slug: string }) => `${site.site.bff.url}/${slug}`;
const visit = (slug: string) => visitor.goto(addressOf({ slug }));

test('a brand is chosen on the page itself, saved and published', async () => {
  const { slug } = templatePages[0]!;
  const { page } = await site.edit(slug);
  await page.keyboard.press('Control+k');
  await page.locator('[data-command="site-settings:brand"]').click();
  await page.getByLabel('Name', { exact: true }).fill('Kittiwake');
  await page.getByLabel('Primary:').fill('#ffd500');
  const note = await page.getByText('The primary colour was moved from #ffd500 to').textContent();
  const used = /to (#[\da-f]{6})/.exec(note!)![1]!;
  const preview = page.frameLocator('iframe[title="This page and all blocks in the new look"]');
  await page.getByLabel('Primary:').scrollIntoViewIfNeeded();
  const { y, height } = (await preview.owner().boundingBox())!;
  expect([y >= 0, y + height <= page.viewportSize()!.height]).toEqual([true, true]);
  await eventually(() => property(preview, '--forest'), used);
  for (const { componentType } of blocks)
    await preview.locator(`main [data-block=${componentType}]`).first().waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => property(page, '--forest'), used);
  await visit(slug);
  expect(await property(visitor, '--forest')).toBe('#143c31');

  await page.locator('dialog[open]').getByRole('button', { name: 'Publish', exact: true }).click();
  await eventually(async () => (await visit(slug)) && property(visitor, '--forest'), used);
  await eventually(() => visitor.locator('[data-part=home-link]').textContent(), 'Kittiwake');
  await page.context().close();
});

const logo = { imageId: 'static:shape-rings', alt: 'Rings' };

/**
 * palette.spec.ts proves that the pairs of colours are readable in each brand, so the pages need one brand with light colours and one with
 * dark ones to show the pairs.
 */
const brands = {
  'a charity for children': {
    brand: { logo, primary: '#7b2fbf', accent: '#ffd500', ground: '#fff7e6', corner: 'small', footerShape: 'row' },
    colorScheme: 'light',
    logoGround: 'rgb(255, 247, 230)',
    shown: pages,
  },
  'a ryokan': {
    brand: {
      ...{ logo, primary: '#2b2b2b', accent: '#8a3324', ground: '#f4efe6', corner: 'none', buttonShape: 'square' },
      ...{ darkTheme: true, headingFont: 'serif', bodyFont: 'sans', footerShape: 'row' },
    },
    colorScheme: 'dark',
    logoGround: 'rgb(244, 239, 230)',
    shown: everyBlock,
  },
} as const;

test.each(Object.entries(brands))(
  'every page has enough contrast in the brand of %s, in both themes',
  async (_, { brand, colorScheme, logoGround, shown }) => {
    const { revision } = await site.call(`/brand/load?domainId=${domainId}`);
    await site.call('/brand/publish', { brand: { ...brand, domainId, revision } });
    await visitor.emulateMedia({ colorScheme });
    await eventually(async () => (await visit(shown[0]!.slug)) && property(visitor, '--gold'), brand.accent);
    await openTogether(visitor, shown.map(addressOf));
    expect(await visitor.locator('main').count()).toBe(shown.length);
    expect(await colourViolations(visitor)).toEqual([]);
    await visitor.emulateMedia({ forcedColors: 'active' });
    const shownLogos = visitor.getByRole('img', { name: logo.alt });
    const grounds = await shownLogos.evaluateAll((logos) =>
      logos.map((shown) => getComputedStyle(shown).backgroundColor),
    );
    expect(new Set(grounds)).toEqual(new Set([logoGround]));
    const emptyWidths = await shownLogos.evaluateAll((logos) =>
      Promise.all(
        (logos as HTMLImageElement[]).map(async (shown) => {
          await shown.decode();
          const { paddingLeft, paddingTop } = getComputedStyle(shown);
          const height = shown.clientHeight - 2 * parseFloat(paddingTop);
          const width = (height * shown.naturalWidth) / shown.naturalHeight;
          return Math.round(shown.clientWidth - 2 * parseFloat(paddingLeft) - width);
        }),
      ),
    );
    expect(new Set(emptyWidths)).toEqual(new Set([0]));
    await visitor.emulateMedia({ forcedColors: 'none' });
  },
);
