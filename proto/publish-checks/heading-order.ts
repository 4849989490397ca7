import { walkValues } from '../blocks/walk-content.ts';
import { plainText } from '../rich-text.ts';
import type { Finding, PublishCheck } from './check.ts';
import { renderedParts } from './rendered-parts.ts';

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
