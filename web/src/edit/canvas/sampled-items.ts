import { listSampleContent } from '../../../../proto/blocks/sample-content.ts';
import type { KeyedItem, Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';
import { itemEnd } from '../core/find-field.ts';

type Found = WeakMap<object, readonly Path[]>;

const foundBefore = (): Found => new WeakMap();

/** Returns the paths of the blocks with sample content. Unchanged blocks are the same objects after an edit, so only changed ones are searched again. */
export function sampledItems(editor: Editor, page: object | null): Map<string, Path> {
  const found = editor.get(foundBefore);
  const fields = Object.entries(page ?? {}).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).flatMap((entry) => sampledIn(found, name, entry, Array.isArray(part))),
  );
  const items = fields.map((path) => path.slice(0, itemEnd(page, path)));
  return new Map(items.map((path) => [path.join('/'), path]));
}

function sampledIn(found: Found, name: string, entry: unknown, isItem: boolean): readonly Path[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const paths = found.get(entry) ?? listSampleContent(isItem ? [entry as KeyedItem] : entry);
  found.set(entry, paths);
  return paths.map((path) => [name, ...path]);
}
