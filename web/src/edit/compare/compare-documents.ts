import type { Path } from '../../../../proto/edit.ts';
import type { Link } from '../../../../proto/values.ts';
import type { Fields, ListField } from '../../fields/field.ts';
import { type KindName, getDocumentKind, pageFields } from '../history/document-kinds.ts';
import { messages, common } from '../messages/messages.ts';
import { type Change, compareItems, describeDifferences } from './compare-items.ts';
import { type IsItem, type PlacedItem, isBlock } from './place-items.ts';
import type { Item } from '../../../../proto/content.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { getBlock } from '../../blocks/index.ts';
import { itemLabel } from '../sidebar/item-label.ts';

const HEADER_SELECTOR = 'main header, main h1';

const groups = {
  header: { label: common.pageHeader, drawnIn: HEADER_SELECTOR },
  settings: { label: common.pageSettings, drawnIn: null },
};

type Content = Record<string, unknown>;

/** Compares two versions of a document; null is a version without content. */
export function compareDocuments(kind: KindName, from: Content | null, to: Content | null): Change[] {
  const { label, fieldsOf, drawnIn = null } = getDocumentKind(kind);
  const [before, after] = [from ?? {}, to ?? {}];
  const fields = fieldsOf?.(after) ?? {};
  const details = describeDifferences(before, after, { isItem: isAnyItem, fields }, (field) => !SCOPE.has(field));
  const whole = { key: null, id: 'document', drawnIn, isMovedToo: false, label, words: '', details };
  return [
    ...(details.length > 0 ? [{ ...whole, kind: 'changed' } as const] : []),
    ...compareItems(before, after, {
      isItem: isAnyItem,
      drawnIn: drawnIn!,
      describe: (placed) => describeRow(placed, fields),
    }),
  ];
}

const isAnyItem: IsItem = () => true;

const SCOPE: ReadonlySet<string> = new Set(['domainId', 'region']);

function describeRow({ item, list }: PlacedItem, fields: Fields) {
  const field = listAlong(list, fields);
  const { link, name } = item as { link?: Partial<Link>; name?: string };
  const text = name || link?.text;
  const label = field?.rowLabel || messages.history.changes.row;
  return { label: text ? messages.compare.named({ label, text }) : label, words: '', fields: field?.of ?? {} };
}

function listAlong(path: Path, fields: Fields): ListField | undefined {
  let list: ListField | undefined;
  for (const step of path) {
    if (step.startsWith('#')) continue;
    const field = (list?.of ?? fields)[step];
    if (field?.kind !== 'list') return undefined;
    list = field as ListField;
  }
  return list;
}

export const comparePages = (before: Page, after: Page): Change[] => [
  ...comparePageFields(before, after),
  ...compareItems(before, after, { isItem: isBlock, drawnIn: 'main', describe: describeBlock }),
];

function describeBlock({ item }: PlacedItem) {
  const block = getBlock((item as Item).componentType);
  const fields = (block?.fields ?? {}) as Fields;
  return { label: block?.label ?? (item as Item).componentType, words: itemLabel(item as Item, fields), fields };
}

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
