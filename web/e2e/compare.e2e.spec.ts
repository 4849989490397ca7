import type { Page } from 'playwright-core';
import { dialogViolations } from './dialog-violations.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
let slug: string;
let count = 0;

const richText = (key: string, text: string) => ({ componentType: 'RichText', key, text: `<p>${text}</p>` });
const original = [
  richText('hours', 'We are open on Monday.'),
  richText('place', 'Come to the harbour.'),
  richText('prices', 'A visit costs 12 dollars.'),
];

beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

/** Creates a published page whose draft has another text, one block less and one block more. */
beforeEach(async () => {
  count += 1;
  slug = `visit-us-${count}`;
  const { _id, revision } = await editing.makePage(slug, { contents: original });
  await editing.call('/page/publishPage', { page: { _id, revision } });
  const contents = [
    richText('hours', 'We are open on Sunday.'),
    richText('prices', 'A visit costs 12 dollars.'),
    richText('pets', 'Dogs are welcome.'),
  ];
  await editing.call('/page/save', { page: { ...(await editing.stored(slug)), contents } });
  ({ page, context } = await editing.edit(slug, { width: 1440, height: 900 }));
});
afterEach(() => context.close());

const comparison = () => page.getByRole('dialog', { name: 'Compare versions' });
const changes = () => comparison().getByRole('region', { name: 'Changes' }).getByRole('list').first().locator('> li');
const frame = (side: 'Before' | 'After') => page.frameLocator(`iframe[title^="${side}"]`);
const texts = async () => (await editing.stored(slug)).contents.map(({ text }: { text: string }) => text);

async function openComparison(version: number): Promise<void> {
  await page.getByRole('button', { name: 'Open page settings', exact: true }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: `Show changes of version ${version}` }).click();
  await eventually(() => changes().count(), 3);
}

test('an editor sees both versions as the page looks, with every change marked and named', async () => {
  await openComparison(3);
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

test('an editor who removed a block gets only this block back, and can undo that', async () => {
  await openComparison(3);
  await changes()
    .filter({ hasText: 'Come to the harbour' })
    .getByRole('button', { name: /^Restore/ })
    .click();
  const restored = ['<p>We are open on Sunday.</p>', '<p>Come to the harbour.</p>'];
  const rest = ['<p>A visit costs 12 dollars.</p>', '<p>Dogs are welcome.</p>'];
  await eventually(texts, [...restored, ...rest]);
  await page.locator('.ed-toast').getByRole('button', { name: 'Undo' }).click();
  await eventually(texts, [restored[0], ...rest]);
});

test('without a mouse: from change to change, back to the history, and nothing that a screen reader cannot read', async () => {
  await openComparison(3);
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
  await page.getByRole('tab', { name: 'History' }).waitFor();
});

test('a version is shown only to editors who may view the page, without scripts', async () => {
  const { _id } = await editing.stored(slug);
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

test.each([1024, 1280, 1440])('the marks of changes cover no words at %d px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
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
  const save = async (hours: string) =>
    editing.call('/page/save', { page: { ...(await editing.stored(slug)), contents: contents(hours) } });
  const { _id, revision } = await save('Monday');
  await editing.call('/page/publishPage', { page: { _id, revision } });
  await save('Sunday');
  await page.reload();
  await openComparison(6);
  for (const side of ['Before', 'After'] as const) {
    await frame(side).locator('[data-key=right] [data-words]').first().waitFor();
    expect(await marksOnText(side)).toEqual([]);
  }
});
