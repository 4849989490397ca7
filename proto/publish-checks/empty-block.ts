import type { FieldType, FieldTypes } from '../blocks/field-type.ts';
import { type Fields, getOwnValue, isRecord } from '../blocks/manifest-lookup.ts';
import { findBlockType } from '../blocks/manifest-lookup.ts';
import type { Path } from '../edit.ts';
import type { Finding, PublishCheck } from './check.ts';
import { renderedParts } from './rendered-parts.ts';

const SETTINGS: readonly FieldType['kind'][] = ['choice', 'choices', 'toggle', 'number', 'date', 'tags'];
/** Properties of a link, a picture, a video or a place that visitors see. */
const CONTENT = ['imageId', 'href', 'videoId', 'address', 'text', 'alt'];
const SOURCES: readonly FieldType['kind'][] = ['trainingCategory', 'videoSelect'];

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
  const contents = Object.entries(fields).filter(([, { kind }]) => !SETTINGS.includes(kind));
  if (contents.length === 0 || contents.some(([, { kind }]) => SOURCES.includes(kind))) return false;
  return contents.every(([name]) => isBlank(getOwnValue(record, name)));
}

/** Does not import the kinds of fields, which would add 1 kB to the script of every visitor. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return CONTENT.every((name) => isBlank(value[name]));
  const text = String(value ?? '').replace(/<(?!img\b)[^>]*>|&nbsp;/g, '');
  return text.trim() === '';
}
