import { isPictureAddress } from '../../../../../proto/picture-editions.ts';
import type { TextTag } from './pasted-block.ts';
import type { Style } from './read-style.ts';

const SKIPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'head', 'title', 'meta', 'link', 'template', 'noscript', 'svg', 'math', 'object', 'embed'],
  ...['iframe', 'video', 'audio', 'canvas', 'button', 'select', 'textarea', 'input', 'progress', 'meter'],
  ...['xml', 'rt', 'rp', 'map', 'applet', 'frameset'],
]);
const SKIPPED_CLASSES =
  /(^|\s)(x_)?(msodel|msocommentreference|msocommenttext|msocomoff|msocomanchor|trackchangetextdeletion|apple-interchange-newline|reference|mw-editsection|sr-only|visually-hidden)(\s|$)/i;
const SKIPPED_PARTS = /comment-list|comment$|\bheader\b|\bfooter\b/;

export function headingTag(element: Element): TextTag | undefined {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (level) return `h${level}` as TextTag;
  if (element.getAttribute('role') === 'heading')
    return `h${clampLevel(element.getAttribute('aria-level'))}` as TextTag;
  return /(^|\s)(x_)?msotitle/i.test(element.className) ? 'h1' : undefined;
}

const clampLevel = (level: string | null): number => Math.min(6, Math.max(1, Number.parseInt(level ?? '', 10) || 2));

export function isQuote(element: Element, style: Style): boolean {
  if (element.localName === 'blockquote') return !/^(none|0)/.test(style.get('border') ?? '');
  return /(^|\s)(x_)?mso(intense)?quote/i.test(element.className) && element.localName === 'p';
}

export function raisedTo(name: string, style: Style): 'sup' | 'sub' | undefined {
  if (name === 'sup' || name === 'sub') return name;
  return { super: 'sup', sub: 'sub' }[style.get('vertical-align') ?? ''] as 'sup' | 'sub' | undefined;
}

/** Returns the attributes that the services accept, for a picture that visitors of this site can load. */
export function readOwnPicture(element: Element, origins: readonly string[]): Record<string, string> | null {
  const source = element.getAttribute('src') ?? '';
  const src = source.slice(origins.find((origin) => source.startsWith(origin))?.length ?? 0);
  if (!isPictureAddress(src)) return null;
  const size = ['width', 'height'].flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    return /^[1-9]\d{0,3}$/.test(value) ? [[name, value]] : [];
  });
  return { src, alt: element.getAttribute('alt') ?? '', ...Object.fromEntries(size) };
}

/** Returns true for elements that are invisible in the original document or that a text cannot contain. */
export function isSkipped(element: Element, style: Style): boolean {
  const name = element.localName;
  return (
    SKIPPED.has(name) ||
    isTrackedDeletion(element) ||
    (/^col(group)?$/.test(name) &&
      element.childElementCount === 0 &&
      /^0\D*$/.test(style.get('width') ?? element.getAttribute('width') ?? '')) ||
    SKIPPED_CLASSES.test(element.className) ||
    element.hasAttribute('hidden') ||
    style.get('display') === 'none' ||
    /^(hidden|collapse)$/.test(style.get('visibility') ?? '') ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-list') === 'ignore' ||
    SKIPPED_PARTS.test(style.get('mso-element') ?? '')
  );
}

const isTrackedDeletion = (element: Element): boolean =>
  element.localName === 'del' && ['cite', 'datetime', 'data-author'].some((name) => element.hasAttribute(name));
