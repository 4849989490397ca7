import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from '../e2e/editing-site.ts';

export const BLOCKS = 400;
const kinds = ['RichText', 'Text', 'QuoteBlock', 'CtaBlock', 'GeneralCta', 'IndentedContent', 'Accordion', 'Timeline'];

/** Opens a page of 400 blocks for editing. Every eighth block contains another block. */
export async function editLargePage(): Promise<{ editing: EditingSite; page: Page }> {
  const editing = await startEditing();
  await editing.makePage('large', { contents: Array.from({ length: BLOCKS }, (_, at) => block(at)) });
  const { page } = await editing.edit('large');
  return { editing, page };
}

export async function focusText(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().click();
  await page.waitForFunction(
    () =>
      (document.activeElement as HTMLElement | null)?.isContentEditable &&
      document.getAnimations().every((one) => one.playState !== 'running'),
  );
}

function block(at: number) {
  if (at % 8 !== 0) {
    const kind = kinds[at % kinds.length]!;
    return { componentType: kind, key: `k${at}`, text: kind === 'Text' ? `Plain ${at}` : `<p>Text ${at}</p>` };
  }
  const left = [{ componentType: 'RichText', key: `l${at}`, text: `<p>Left ${at}</p>` }];
  return { componentType: 'SplitContent', key: `s${at}`, width: 6, gap: 0, left, right: [] };
}
