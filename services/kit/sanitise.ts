import sanitizeHtml from 'sanitize-html';
import { isRichText } from '../../proto/rich-text.ts';

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** What an editor can write. A pasted tag that means the same as one of these becomes it; of any other only its text is kept. */
const richText: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'br', 'blockquote'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: SCHEMES,
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
        // Without noopener the page that opens could steer the one it was opened from.
        ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
      },
    }),
  },
};

/** A copy in which every rich text holds allowed HTML only, and no `href` runs anything. Every other string is left alone. */
export function sanitise<T>(value: T): T {
  return cleaned(value) as T;
}

function cleaned(value: unknown): unknown {
  if (isRichText(value)) return sanitizeHtml(value, richText);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      field === 'href' && typeof inner === 'string' ? safeHref(inner) : cleaned(inner),
    ]),
  );
}

/** Empty when a browser would read another scheme in it than those of a link. Browsers skip blanks and control characters. */
function safeHref(href: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''))?.[1];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase()) ? href : '';
}
