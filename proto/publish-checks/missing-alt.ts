import { isRecord } from '../blocks/manifest-lookup.ts';
import { walkValues } from '../blocks/walk-content.ts';
import type { PublishCheck } from './check.ts';
import { renderedParts } from './rendered-parts.ts';

export const missingAlt: PublishCheck = {
  problem: 'a picture has no alternative text',
  find: (page) =>
    [...walkValues(renderedParts(page))].flatMap(({ type, value, holder }) =>
      type.kind === 'picture' && isRecord(value) && value.imageId && !String(value.alt ?? '').trim()
        ? [{ item: holder.path, what: '' }]
        : [],
    ),
};
