import { isBlank, traitsOf } from '../blocks/kind-traits.ts';
import type { FieldTypes } from '../blocks/field-type.ts';
import { type Fields, getOwnValue, isRecord } from '../blocks/manifest-lookup.ts';
import { findBlockType } from '../blocks/manifest-lookup.ts';
import type { Path } from '../edit.ts';
import type { Finding, PublishCheck } from './check.ts';
import { renderedParts } from './rendered-parts.ts';

export const emptyBlock: PublishCheck = {
  problem: 'a block is empty',
  find: (page) => [...emptyItems(renderedParts(page), [])],
};

function* emptyItems(part: unknown, path: Path): Generator<Finding> {
  if (Array.isArray(part)) {
    for (const entry of part)
      if (isRecord(entry) && typeof entry.key === 'string') yield* emptyItems(entry, [...path, `#${entry.key}`]);
  } else if (isRecord(part)) {
    const type = findBlockType(part.componentType);
    if (type && !type.articles && isEmpty(part, type.fields)) return yield { item: path, what: '' };
    for (const [name, inner] of Object.entries(part)) yield* emptyItems(inner, [...path, name]);
  }
}

function isEmpty(record: Fields, fields: FieldTypes): boolean {
  const contents = Object.entries(fields).filter(([, type]) => traitsOf(type).role !== 'setting');
  if (contents.length === 0 || contents.some(([, type]) => traitsOf(type).role === 'source')) return false;
  return contents.every(([name, type]) => isBlank(type, getOwnValue(record, name)));
}
