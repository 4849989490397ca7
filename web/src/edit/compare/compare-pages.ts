import type { Page } from '../../../../proto/entities/page.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Fields } from '../../fields/field.ts';
import { type DescribedChange, describeChanges } from '../history/describe-change.ts';
import { pageFields } from '../history/document-kinds.ts';
import { common } from '../messages/messages.ts';
import { itemLabel } from '../sidebar/item-label.ts';
import { type PlacedBlock, listOf, placeBlocks, withoutBlocks } from './place-blocks.ts';

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved';

export interface PageChange {
  /** Key of the block; null for the header and the settings of the page. */
  key: string | null;
  id: string;
  kind: ChangeKind;
  isMovedToo: boolean;
  label: string;
  words: string;
  details: DescribedChange[];
}

export function comparePages(before: Page, after: Page): PageChange[] {
  const [old, current] = [placeBlocks(before), placeBlocks(after)];
  const moved = movedKeys(before, after, old, current);
  const changes = orderedKeys(old, current).flatMap((key) => {
    const change = compareBlock(key, old.get(key), current.get(key), { old, current }, moved);
    return change ? [change] : [];
  });
  return [...comparePageFields(before, after), ...changes];
}

interface Placed {
  old: Map<string, PlacedBlock>;
  current: Map<string, PlacedBlock>;
}

function compareBlock(
  key: string,
  before: PlacedBlock | undefined,
  after: PlacedBlock | undefined,
  { old, current }: Placed,
  moved: ReadonlySet<string>,
): PageChange | null {
  const { item } = (after ?? before)!;
  const block = getBlock(item.componentType);
  const named = {
    key,
    id: key,
    label: block?.label ?? item.componentType,
    words: itemLabel(item, (block?.fields ?? {}) as Fields),
    isMovedToo: false,
    details: [],
  };
  // Blocks inside an added or removed one are part of that change.
  if (!before) return after!.owners.some((owner) => !old.has(owner)) ? null : { ...named, kind: 'added' };
  if (!after) return before.owners.some((owner) => !current.has(owner)) ? null : { ...named, kind: 'removed' };
  const details = describe(before.item, after.item, (block?.fields ?? {}) as Fields);
  if (details.length > 0) return { ...named, kind: 'changed', isMovedToo: moved.has(key), details };
  return moved.has(key) ? { ...named, kind: 'moved' } : null;
}

function comparePageFields(before: Page, after: Page): PageChange[] {
  const fields = pageFields(after as never);
  const isHeader = ({ path }: { path?: string[] }) => path?.[0] === 'header';
  const groups = { header: common.pageHeader, settings: common.pageSettings };
  return Object.entries(groups).flatMap(([id, label]): PageChange[] => {
    const details = describe(before, after, fields, (operation) => isHeader(operation) === (id === 'header'));
    return details.length === 0
      ? []
      : [{ key: null, id, kind: 'changed', isMovedToo: false, label, words: '', details }];
  });
}

function describe(
  before: object,
  after: object,
  fields: Fields,
  isIncluded: (operation: { path?: string[] }) => boolean = () => true,
): DescribedChange[] {
  const [from, to] = [withoutBlocks(before) as object, withoutBlocks(after) as object];
  const operations = diff(from, to).filter((operation) => isIncluded(operation as { path?: string[] }));
  return describeChanges({ from, to, operations: operations.filter(isContent) }, fields);
}

const isContent = (operation: object): boolean =>
  !('path' in operation) || !STORED.has((operation.path as string[])[0]!);

const STORED: ReadonlySet<string> = new Set([
  ...['_id', 'revision', 'createdAt', 'updatedAt', 'published', 'lastPublished', 'publishedAt', 'v', 'sample'],
  'owner',
  ...['viewerRoles', 'editorRoles', 'publisherRoles'],
]);

function movedKeys(before: Page, after: Page, old: Placed['old'], current: Placed['current']): Set<string> {
  const moved = new Set(diff(before, after).flatMap((operation) => (operation.op === 'move' ? [operation.key] : [])));
  for (const [key, now] of current) {
    const then = old.get(key);
    if (then && listOf(then) !== listOf(now)) moved.add(key);
  }
  return moved;
}

function orderedKeys(old: Placed['old'], current: Placed['current']): string[] {
  const ordered = [...current.keys()];
  let previous: string | undefined;
  for (const key of old.keys()) {
    if (!current.has(key)) ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return ordered;
}
