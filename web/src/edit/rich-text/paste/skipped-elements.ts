import type { Style } from './read-style.ts';

const SKIPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'head', 'title', 'meta', 'link', 'template', 'noscript', 'svg', 'math', 'object', 'embed'],
  ...['iframe', 'video', 'audio', 'canvas', 'button', 'select', 'textarea', 'input', 'progress', 'meter', 'colgroup'],
  ...['xml', 'rt', 'rp', 'map', 'applet', 'frameset'],
]);
const SKIPPED_CLASSES =
  /(^|\s)(x_)?(msodel|msocommentreference|msocommenttext|msocomoff|msocomanchor|trackchangetextdeletion|apple-interchange-newline|reference|mw-editsection|sr-only|visually-hidden)(\s|$)/i;
const SKIPPED_PARTS = /comment-list|comment$|\bheader\b|\bfooter\b/;

/** Elements that are invisible in the original document or that a text cannot contain. */
export function isSkipped(element: Element, style: Style): boolean {
  const name = element.localName;
  return (
    SKIPPED.has(name) ||
    isTrackedDeletion(element) ||
    (name === 'col' && /^0\D*$/.test(style.get('width') ?? element.getAttribute('width') ?? '')) ||
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
