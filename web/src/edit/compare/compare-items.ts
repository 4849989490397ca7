import { diff } from '../../../../proto/edit/diff.ts';
import type { Fields } from '../../fields/field.ts';
import { type DescribedChange, describeChanges } from '../history/describe-change.ts';
import { type IsItem, type PlacedItem, listOf, placeItems, withoutItems } from './place-items.ts';

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved';

export interface Change {
  /** Key of the item; null for parts outside of items, such as the header and the settings of a page. */
  key: string | null;
  id: string;
  /** Selector of the part of a page that shows the item or the change; null if no part shows it. */
  drawnIn: string | null;
  kind: ChangeKind;
  isMovedToo: boolean;
  label: string;
  words: string;
  details: DescribedChange[];
}

interface Items {
  isItem: IsItem;
  drawnIn: string;
  describe: (placed: PlacedItem) => { label: string; words: string; fields: Fields };
}

type PlacedItems = ReadonlyMap<string, PlacedItem>;

export function compareItems(before: object, after: object, items: Items): Change[] {
  const [old, current] = [placeItems(before, items.isItem), placeItems(after, items.isItem)];
  const moved = movedKeys(before, after, old, current);
  return orderedKeys(old, current).flatMap((key) => compareItem(key, { old, current, moved }, items) ?? []);
}

/** Describes the differences outside of items. */
export function describeDifferences(
  before: object,
  after: object,
  { isItem, fields }: { isItem: IsItem; fields: Fields },
  isIncluded: (field: string) => boolean = () => true,
): DescribedChange[] {
  const [from, to] = [withoutItems(before, isItem) as object, withoutItems(after, isItem) as object];
  const operations = diff(from, to).filter(
    (operation) => !('path' in operation) || (!STORED.has(operation.path[0]!) && isIncluded(operation.path[0]!)),
  );
  return describeChanges({ from, to, operations }, fields);
}

function compareItem(
  key: string,
  { old, current, moved }: { old: PlacedItems; current: PlacedItems; moved: ReadonlySet<string> },
  { isItem, drawnIn, describe }: Items,
): Change | null {
  const [before, after] = [old.get(key), current.get(key)];
  const { fields, ...described } = describe((after ?? before)!);
  const named = { ...described, key, id: key, drawnIn, isMovedToo: false, details: [] };
  // Items inside an added or removed one are part of that change.
  if (!before) return after!.owners.some((owner) => !old.has(owner)) ? null : { ...named, kind: 'added' };
  if (!after) return before.owners.some((owner) => !current.has(owner)) ? null : { ...named, kind: 'removed' };
  const details = describeDifferences(before.item, after.item, { isItem, fields });
  if (details.length > 0) return { ...named, kind: 'changed', isMovedToo: moved.has(key), details };
  return moved.has(key) ? { ...named, kind: 'moved' } : null;
}

const STORED: ReadonlySet<string> = new Set([
  ...['_id', 'revision', 'createdAt', 'updatedAt', 'published', 'lastPublished', 'publishedAt', 'v', 'sample'],
  'owner',
  ...['viewerRoles', 'editorRoles', 'publisherRoles'],
]);

function movedKeys(before: object, after: object, old: PlacedItems, current: PlacedItems): Set<string> {
  const moved = new Set(diff(before, after).flatMap((operation) => (operation.op === 'move' ? [operation.key] : [])));
  for (const [key, now] of current) {
    const then = old.get(key);
    if (then && listOf(then) !== listOf(now)) moved.add(key);
  }
  return moved;
}

function orderedKeys(old: PlacedItems, current: PlacedItems): string[] {
  const ordered = [...current.keys()];
  let previous: string | undefined;
  for (const key of old.keys()) {
    if (!current.has(key)) ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return ordered;
}
