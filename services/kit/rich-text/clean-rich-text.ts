import sanitizeHtml from 'sanitize-html';
import { richTextLimits } from '../../../proto/markup-limits.ts';
import { richTextRefusals } from '../../../proto/refusals/rich-text.ts';
import { requireSmallMarkup } from './require-small-markup.ts';
import { linkSchemes, safeHref } from './safe-href.ts';

const richText: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'br', 'blockquote'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href && safeHref(href) ? { href } : {}),
        ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
      },
    }),
  },
};

export function sanitizeRichText(html: string): string {
  requireSmallMarkup(html, { limits: richTextLimits, xml: false, name: 'A text', refusals: richTextRefusals });
  return sanitizeHtml(html, richText);
}
