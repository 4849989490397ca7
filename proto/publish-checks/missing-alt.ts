import { isRecord } from '../blocks/manifest-lookup.ts';
import { walkValues } from '../blocks/walk-content.ts';
import { hasPictureWithoutAlt } from '../rich-text.ts';
import type { PublishCheck } from './check.ts';
import { renderedParts } from './rendered-parts.ts';

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
