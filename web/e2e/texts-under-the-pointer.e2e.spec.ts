import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { getBlock } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { type EditingSite, startEditing } from './editing-site.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  const contents = Object.entries(samples).flatMap(([componentType, variants]) =>
    variants.map((sample, at) => createSampleItem(getBlock(componentType)!, sample, `${componentType}${at}`)),
  );
  await editing.makePage('every-block', { template: 'tertiary', contents });
});
afterAll(() => editing?.stop());

test('no link or picture of a block takes the clicks on its texts', async () => {
  const { page, context } = await editing.edit('every-block');
  const covered = await page.evaluate(() => {
    const isShown = (text: Element) =>
      text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      text.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll('#main [data-ed-text]')].filter(isShown).flatMap((text) => {
      text.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = text.getClientRects()[0]!;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const over = hit?.closest('a, img, picture, button');
      const block = text.closest<HTMLElement>('[data-block]')?.dataset.block;
      return over && !over.contains(text) ? [`${block}: ${text.ariaLabel} is under “${over.textContent}”`] : [];
    });
  });
  await context.close();
  expect(covered).toEqual([]);
});
