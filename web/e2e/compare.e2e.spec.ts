import type { Page } from 'playwright-core';
import { dialogViolations, isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
let domainId: string;

beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.call('/config/loadDomain')).domain._id;
});
afterAll(() => editing?.stop());

/** Opens the pages of all tests in one tab. */
async function open(slug: string) {
  ({ page, context } = await editing.editInSameTab(slug));
}
const comparison = (name = 'Compare versions') => page.getByRole('dialog', { name });
const changes = () => comparison().getByRole('region', { name: 'Changes' }).getByRole('list').first().locator('> li');
const frame = (side: 'Before' | 'After') => page.frameLocator(`iframe[title^="${side}"]`);
const showChanges = (version: number) =>
  page.getByRole('button', { name: `Show changes of version ${version}` }).click();

describe('two versions of a page', () => {
  const richText = (key: string, text: string) => ({ componentType: 'RichText', key, text: `<p>${text}</p>` });
  const texts = async (slug: string) => (await editing.stored(slug)).contents.map(({ text }: { text: string }) => text);

  /** Opens a published page with a changed draft, and the comparison of both. */
  async function openComparison(slug: string, published: object[], contents: object[]): Promise<void> {
    const { _id, revision } = await editing.makePage(slug, { contents: published });
    await editing.call('/page/publishPage', { page: { _id, revision } });
    await editing.call('/page/save', { page: { ...(await editing.stored(slug)), contents } });
    await open(slug);
    await page.getByRole('button', { name: 'Open page settings', exact: true }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await showChanges(3);
    await eventually(() => changes().count(), 3);
  }
  /** The draft has another text, one block less and one block more. */
  beforeAll(() =>
    openComparison(
      'visit-us',
      [
        richText('hours', 'We are open on Monday.'),
        richText('place', 'Come to the harbour.'),
        richText('prices', 'A visit costs 12 dollars.'),
      ],
      [
        richText('hours', 'We are open on Sunday.'),
        richText('prices', 'A visit costs 12 dollars.'),
        richText('pets', 'Dogs are welcome.'),
      ],
    ),
  );

  test('are both seen as the page looks, with every change marked and named', async () => {
    await comparison().getByLabel('Before', { exact: true }).first().selectOption('live');
    await eventually(() => changes().count(), 3);
    expect(
      await changes()
        .getByRole('button', { name: /^(Added|Removed|Changed|Moved)/ })
        .allTextContents(),
    ).toEqual(['Changed: Rich text', 'Removed: Rich text', 'Added: Rich text']);
    await frame('Before').locator('[data-key=hours] del', { hasText: 'Monday' }).waitFor();
    await frame('After').locator('[data-key=hours] ins', { hasText: 'Sunday' }).waitFor();
    const labels = (side: 'Before' | 'After') =>
      frame(side)
        .locator('[data-change]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-change-label')));
    expect(await labels('Before')).toEqual(['Changed', 'Removed']);
    expect(await labels('After')).toEqual(['Changed', 'Added']);
    await frame('After').locator('header').first().waitFor();
  });

  test('without a mouse: from change to change, back to the history, and nothing that a screen reader cannot read', async () => {
    const position = comparison().getByRole('status');
    await comparison().getByRole('button', { name: 'Changed: Rich text' }).focus();
    await page.keyboard.press('n');
    await eventually(() => position.textContent(), 'Change 2 of 3');
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await eventually(() => position.textContent(), 'Change 3 of 3');
    await frame('After').locator('[data-current][data-key=pets]').waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await dialogViolations(page)]).toEqual([width, []]);
    }
    await page.keyboard.press('Escape');
    await comparison().waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: 'History' }).waitFor();
  });

  test('give an editor who removed a block only this block back, which can be undone', async () => {
    await showChanges(3);
    await changes()
      .filter({ hasText: 'Come to the harbour' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    const restored = ['<p>We are open on Sunday.</p>', '<p>Come to the harbour.</p>'];
    const rest = ['<p>A visit costs 12 dollars.</p>', '<p>Dogs are welcome.</p>'];
    await eventually(() => texts('visit-us'), [...restored, ...rest]);
    const toast = page.locator('.ed-toast', { hasText: /^Rich text restored from Version/ });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => texts('visit-us'), [restored[0], ...rest]);
    await isClosedByEscape(page);
    await page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Redo' }).click();
    await eventually(() => texts('visit-us'), [...restored, ...rest]);
    await page.locator('#main').getByText('Come to the harbour.').waitFor();
  });

  test('are shown only to editors who may view the page, without scripts', async () => {
    const { _id } = await editing.stored('visit-us');
    const path = `/api/visit/version?_id=${_id}&version=1`;
    const anonymous = await editing.site.get(path);
    expect(anonymous.status).toBe(401);
    const answer = await context.request.get(`${editing.site.bff.url}${path}`);
    const html = await answer.text();
    expect(html).toContain('We are open on Monday.');
    expect(html).not.toContain('type="module"');
    const missing = await context.request.get(`${editing.site.bff.url}/api/visit/version?_id=${_id}&version=99`);
    expect(missing.status()).toBe(404);
  });

  /** Returns the marks in a frame that cover letters, such as labels and outlines inside their block. */
  const marksOnText = (side: 'Before' | 'After') =>
    frame(side)
      .locator('body')
      .evaluate((body) => {
        const nodes = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        const lines: DOMRect[] = [];
        while (nodes.nextNode()) {
          if (!nodes.currentNode.textContent!.trim() || !nodes.currentNode.parentElement!.closest('main')) continue;
          const inside = body.ownerDocument.createRange();
          inside.selectNodeContents(nodes.currentNode);
          lines.push(...inside.getClientRects());
        }
        return [...body.querySelectorAll<HTMLElement>('main [data-change]')].flatMap((block) => {
          const box = block.getBoundingClientRect();
          const label = getComputedStyle(block, '::before');
          const right = box.right - parseFloat(label.right);
          const bottom = box.bottom - parseFloat(label.bottom);
          const padding = parseFloat(label.paddingLeft) + parseFloat(label.paddingRight);
          const [left, top] = [right - parseFloat(label.width) - padding, bottom - parseFloat(label.height)];
          const frameIn = -parseFloat(getComputedStyle(block).outlineOffset);
          return lines.flatMap((line) => {
            const isUnderLabel = line.left < right && left < line.right && line.top < bottom && top < line.bottom;
            const isOwn = line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
            const isUnderFrame = isOwn && (line.left < box.left + frameIn || line.right > box.right - frameIn);
            return [...(isUnderLabel ? ['label'] : []), ...(isUnderFrame ? ['frame'] : [])];
          });
        });
      });

  test('mark their changes without covering words', async () => {
    const words = 'Words that go on until the end of the line and are continued on the next one. '.repeat(6);
    const contents = (hours: string) => [
      richText('place', words),
      richText('hours', `${words}${hours}`),
      {
        componentType: 'SplitContent',
        key: 'columns',
        left: [richText('left', words), richText('inner', `${words}${hours}`)],
        right: [richText('right', `${words}${hours}`)],
      },
    ];
    await openComparison('marked', contents('Monday'), contents('Sunday'));
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const side of ['Before', 'After'] as const) {
        await frame(side).locator('[data-key=right] [data-words]').first().waitFor();
        await eventually(async () => [width, side, ...(await marksOnText(side))], [width, side]);
      }
    }
  });
});

describe('two versions of what is around a page', () => {
  const link = (key: string, text: string) => ({ key, link: { type: 'page', href: `/${key}`, text } });
  const loadFooter = () => editing.call('/footer/loadRegionFooter', { domainId, region: '' });
  const loadNav = () => editing.call('/nav/loadRegionNav', { domainId, region: '' });

  const history = (of: string) => page.getByRole('dialog', { name: `History of the ${of}` });
  beforeAll(async () => {
    await editing.makePage('garden');
    const links = [link('tours', 'Guided tours'), link('map', 'Map of the garden')];
    const footer = {
      ...(await loadFooter()),
      slogan: { text: 'A quiet garden' },
      items: [{ key: 'visit', name: 'Visit', links }],
    };
    await editing.call('/site/publishFooter', { footer });
    const items = [{ ...link('plants', 'Plants'), subItems: [link('trees', 'Old trees'), link('ferns', 'Ferns')] }];
    await editing.call('/site/publishNav', { nav: { ...(await loadNav()), items } });
    await editing.call('/site/publishFooter', {
      footer: { ...(await loadFooter()), slogan: { text: 'A noisy garden' } },
    });
    const subItems = [link('trees', 'Young trees'), link('mosses', 'Mosses')];
    await editing.call('/site/saveNav', { nav: { ...(await loadNav()), items: [{ ...items[0], subItems }] } });
    await editing.call('/pageBanners/addNew', {
      domainId,
      name: 'Closed today',
      content: '<p>We are closed today.</p>',
    });
    await open('garden');
  });

  async function openHistory(of: string): Promise<void> {
    await page.getByRole('button', { name: 'Open site settings', exact: true }).click();
    await page.getByRole('button', { name: `History of the ${of}`, exact: true }).click();
  }

  test('an editor sees the footer of both versions as visitors do, with the changed words marked, and restores the first', async () => {
    await openHistory('footer');
    await showChanges(2);
    await eventually(() => changes().count(), 1);
    await changes().getByText('Slogan: “A quiet garden” → “A noisy garden”').waitFor();
    await frame('Before').locator('[data-part=footer] del', { hasText: 'quiet' }).waitFor();
    await frame('After').locator('[data-part=footer] ins', { hasText: 'noisy' }).waitFor();
    await frame('After').locator('main', { hasText: 'Text two' }).waitFor();
    const offsets = await frame('After')
      .locator('[data-part] [data-change]')
      .evaluateAll((marks) => marks.map((mark) => parseFloat(getComputedStyle(mark).outlineOffset)));
    expect(offsets.filter((offset) => offset < 0)).toEqual([]);

    await comparison('Compare versions: Footer').getByRole('button', { name: 'Restore Version 1' }).click();
    await page.getByRole('dialog', { name: 'Restore this version' }).getByRole('button', { name: 'Restore' }).click();
    await page.locator('.ed-toast', { hasText: 'Footer: version 1 restored' }).waitFor();
    await eventually(async () => (await loadFooter()).slogan.text, 'A quiet garden');
    await page.keyboard.press('Escape');
    await eventually(() => history('footer').getByRole('list').first().locator('> li').count(), 3);
  });

  test('a change of a link in a closed menu of the navigation is opened, marked and named', async () => {
    await isClosedByEscape(page);
    await openHistory('navigation');
    await showChanges(2);
    await eventually(() => changes().count(), 3);
    await eventually(
      () => changes().getByRole('button').allTextContents(),
      ['Changed: Link “Young trees”', 'Removed: Link “Ferns”', 'Added: Link “Mosses”'],
    );
    await frame('Before').locator('[data-part=main-nav] [data-key=trees] del', { hasText: 'Old' }).waitFor();
    await frame('After').locator('[data-part=main-nav] [data-key=trees] ins', { hasText: 'Young' }).waitFor();
    await comparison('Compare versions: Navigation').getByRole('button', { name: 'Changed: Link' }).focus();
    await page.keyboard.press('p');
    await frame('After').locator('[data-part=main-nav] [data-key=mosses][data-change=added][data-current]').waitFor();

    await page.setViewportSize({ width: 390, height: 800 });
    await comparison('Compare versions: Navigation').getByRole('button', { name: 'Added: Link “Mosses”' }).click();
    await frame('After').locator('[data-panel=mobileNav] [data-key=mosses]').waitFor();
    await comparison('Compare versions: Navigation').getByRole('button', { name: 'Removed: Link “Ferns”' }).click();
    await frame('Before').locator('[data-panel=mobileNav] [data-key=ferns]').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await frame('Before').locator('[data-part=main-nav] [data-key=ferns][data-current]').waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await dialogViolations(page)]).toEqual([width, []]);
    }
  });

  test('a page banner that was just added is compared with the page without it', async () => {
    await isClosedByEscape(page);
    await page.getByRole('button', { name: 'Open site settings', exact: true }).click();
    await page.getByRole('tab', { name: 'Page Banners' }).click();
    await page.getByRole('button', { name: 'History of Closed today' }).click();
    await showChanges(1);
    await frame('After').locator('[data-part=banner][data-change]', { hasText: 'We are closed today.' }).waitFor();
    expect(await frame('Before').locator('[data-part=banner]').count()).toBe(0);
  });
});
