import sanitizeHtml from 'sanitize-html';
import { richTextLimits } from '../../../proto/limits.ts';
import { isRichText } from '../../../proto/rich-text.ts';
import { isPictureAddress } from '../../../proto/picture-editions.ts';
import { richTextRefusals } from '../../../proto/refusals/rich-text.ts';
import { requireSmallMarkup } from './require-small-markup.ts';

const linkSchemes = ['http', 'https', 'mailto', 'tel'];

/** Browsers ignore whitespace and control characters in a scheme. */
export function safeHref(href: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''))?.[1];
  return scheme === undefined || linkSchemes.includes(scheme.toLowerCase()) ? href : '';
}

const TEXT_TAGS = ['p', 'h2', 'h3', 'h4'];
const MAX_SPAN = 100;
const MAX_NUMBER = 9999;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

const keepAlign = (tag: string) => (_: string, attributes: sanitizeHtml.Attributes) => ({
  tagName: tag,
  attribs: pick(attributes, { 'data-align': (value) => value === 'center' || value === 'right' }),
});
const keepSpans = (tagName: string, attributes: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: pick(attributes, { colspan: isNumber(2, MAX_SPAN), rowspan: isNumber(2, MAX_SPAN) }),
});

const richText: sanitizeHtml.IOptions = {
  allowedTags: [
    ...TEXT_TAGS,
    ...['ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'code', 'a', 'br', 'blockquote', 'img', 'span'],
    ...['table', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    ...Object.fromEntries(TEXT_TAGS.map((tag) => [tag, ['data-align']])),
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['lang'],
  },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  transformTags: {
    p: keepAlign('p'),
    h1: keepAlign('h2'),
    h2: keepAlign('h2'),
    h3: keepAlign('h3'),
    h4: keepAlign('h4'),
    h5: keepAlign('h4'),
    h6: keepAlign('h4'),
    // sanitize-html drops an element without a name, but not its text.
    span: (_, { lang = '' }) => ({
      tagName: LANGUAGE.test(lang) ? 'span' : '',
      attribs: { lang },
    }),
    b: 'strong',
    i: 'em',
    del: 's',
    thead: 'tbody',
    tfoot: 'tbody',
    th: keepSpans,
    td: keepSpans,
    ol: (tagName, attributes) => ({ tagName, attribs: pick(attributes, { start: isNumber(2, MAX_NUMBER) }) }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...pick(attributes, { src: isPictureAddress }),
        alt: attributes.alt ?? '',
        ...pick(attributes, { width: isNumber(1, MAX_NUMBER), height: isNumber(1, MAX_NUMBER) }),
      },
    }),
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href && safeHref(href) ? { href } : {}),
        ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
      },
    }),
  },
};

const pick = (
  attributes: sanitizeHtml.Attributes,
  valid: Record<string, (value: string) => boolean>,
): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(valid).flatMap(([name, isValid]) => {
      const value = attributes[name];
      return value !== undefined && isValid(value) ? [[name, value]] : [];
    }),
  );

const isNumber = (min: number, max: number) => (value: string) =>
  /^[1-9]\d*$/.test(value) && Number(value) >= min && Number(value) <= max;

export function sanitizeRichText(html: string): string {
  requireSmallMarkup(html, { limits: richTextLimits, xml: false, name: 'A text', refusals: richTextRefusals });
  return sanitizeHtml(html, richText);
}

/** Wraps text before the first block in a paragraph, because pages show a text that does not begin with a block as plain text. */
export function cleanRichText(html: string): string {
  const sanitized = sanitizeRichText(html);
  const clean: string = startsWithBlock(sanitized) ? sanitized : sanitized.trim();
  if (clean === '' || startsWithBlock(clean)) return clean;
  const block = clean.search(/<(?:p|h[2-4]|ul|ol|blockquote|table)[\s>]/i);
  const words = block < 0 ? clean : clean.slice(0, block);
  return `<p>${words.trim()}</p>${clean.slice(words.length)}`;
}

const startsWithBlock = (html: string): boolean => isRichText(html);
