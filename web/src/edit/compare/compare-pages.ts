import type { Item } from '../../../../proto/content.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Fields } from '../../fields/field.ts';
import { pageFields } from '../history/document-kinds.ts';
import { common } from '../messages/messages.ts';
import { itemLabel } from '../sidebar/item-label.ts';
import { type Change, compareItems, describeDifferences } from './compare-items.ts';
import { type PlacedItem, isBlock } from './place-items.ts';

export const comparePages = (before: Page, after: Page): Change[] => [
  ...comparePageFields(before, after),
  ...compareItems(before, after, { isItem: isBlock, drawnIn: 'main', describe: describeBlock }),
];

function describeBlock({ item }: PlacedItem) {
  const block = getBlock((item as Item).componentType);
  const fields = (block?.fields ?? {}) as Fields;
  return { label: block?.label ?? (item as Item).componentType, words: itemLabel(item as Item, fields), fields };
}

const HEADER_SELECTOR = 'main header, main h1';

const groups = {
  header: { label: common.pageHeader, drawnIn: HEADER_SELECTOR },
  settings: { label: common.pageSettings, drawnIn: null },
};

function comparePageFields(before: Page, after: Page): Change[] {
  const fields = pageFields(after as never);
  return Object.entries(groups).flatMap(([id, { label, drawnIn }]): Change[] => {
    const isIncluded = (field: string) => (field === 'header') === (id === 'header');
    const details = describeDifferences(before, after, { isItem: isBlock, fields }, isIncluded);
    return details.length === 0
      ? []
      : [{ key: null, id, drawnIn, kind: 'changed', isMovedToo: false, label, words: '', details }];
  });
}
