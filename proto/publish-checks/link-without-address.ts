import { isRecord } from '../blocks/manifest-lookup.ts';
import { walkValues } from '../blocks/walk-content.ts';
import { safeHref } from '../href.ts';
import type { Link } from '../values.ts';
import type { PublishCheck } from './check.ts';
import { renderedParts } from './rendered-parts.ts';

/** Visitors do not get such a link, although it has a text. */
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
