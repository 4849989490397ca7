import sanitizeHtml from 'sanitize-html';
import { richTextLimits } from '../../../proto/markup-limits.ts';
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

const ADVICE = 'Paste it without its formatting, or split it into several blocks.';

export function sanitizeRichText(html: string): string {
  requireSmallMarkup(html, { limits: richTextLimits, xml: false, name: 'A text', advice: ADVICE });
  return sanitizeHtml(html, richText);
}
