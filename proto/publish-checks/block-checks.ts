import { isRecord, isBlank, traitsOf, type Fields, getOwnValue, findBlockType } from '../blocks/manifest.ts';
import { walkValues } from '../blocks/walk-content.ts';
import { hasPictureWithoutAlt, plainText } from '../rich-text.ts';
import { type PublishCheck, renderedParts, type Finding } from './check.ts';
import type { FieldTypes } from '../blocks/field-type.ts';
import type { Path } from '../edit.ts';
import { safeHref } from '../href.ts';
import type { Link } from '../values.ts';
import { listSampleContent } from '../blocks/sample-content.ts';
import { isKeyPart } from '../edit/path.ts';

export const missingAlt: PublishCheck = {
  problem: 'a picture has no alternative text',
  find: (page) =>
    [...walkValues(renderedParts(page))].flatMap(({ type, value, holder, path }) =>
      isNameless(type.kind, value) ? [{ item: holder.path, what: '', field: path }] : [],
    ),
};

function isNameless(kind: string, value: unknown): boolean {
  if (kind === 'richText') return hasPictureWithoutAlt(String(value ?? ''));
  return kind === 'picture' && isRecord(value) && Boolean(value.imageId) && !String(value.alt ?? '').trim();
}

const HEADING = /<h([2-4])(?:\s[^>]*)?>(.*?)<\/h\1>/gis;

export const headingOrder: PublishCheck = {
  problem: 'a heading leaves out a level',
  find(page) {
    const found: Finding[] = [];
    let previous = 1;
    for (const { type, name, value, holder } of walkValues(renderedParts(page))) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      if (type.kind === 'text' && name === 'title' && holder.path.length > 0) previous = Math.max(previous, 2);
      if (type.kind !== 'richText') continue;
      for (const [heading, level] of value.matchAll(HEADING)) {
        if (Number(level) > previous + 1) found.push({ item: holder.path, what: plainText(heading) });
        previous = Number(level);
      }
    }
    return found;
  },
};

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

/** Such a link is not rendered for visitors, although it has a text. */
export const linkWithoutAddress: PublishCheck = {
  problem: 'a link has a text and no address',
  find: (page) =>
    [...walkValues(renderedParts(page))].flatMap(({ type, value, holder, path }) => {
      if (type.kind !== 'link' || !isRecord(value)) return [];
      const { type: linkType = 'page', href = '', text = '' } = value as Partial<Link>;
      const what = text.trim();
      return what !== '' && safeHref({ type: linkType, href }) === '' ? [{ item: holder.path, what, field: path }] : [];
    }),
};

export const sampleContent: PublishCheck = {
  problem: 'sample content has neither been changed nor accepted as it is',
  find(page) {
    const items = new Map(listSampleContent(page).map((path) => [blockOf(path).join('/'), blockOf(path)]));
    return [...items.values()].map((item) => ({ item, what: '' }));
  },
};

/** Returns the path of the outermost block that contains a field or row. */
const blockOf = (path: Path): Path => path.slice(0, path.findIndex(isKeyPart) + 1);
