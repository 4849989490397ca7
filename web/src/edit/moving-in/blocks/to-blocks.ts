import type { Item } from '../../../../../proto/content.ts';
import { messages } from '../../messages/messages.ts';
import { addAccordion, addButton, addQuote } from './add-texts.ts';
import { addEmbed, addGallery, addPicture, PICTURE_SELECTOR } from './add-media.ts';
import { BlockList } from './block-list.ts';

const t = messages.movingIn;

const GALLERY_SELECTOR = '[data-gallery], .wp-block-gallery, .gallery, .blocks-gallery-grid, .tiled-gallery';
const EMBED_SELECTOR = '[data-embed], iframe, video, audio, object, embed';
const BUTTON_SELECTOR = '.wp-block-button';
const COLUMNS_SELECTOR = '.wp-block-columns, .wp-block-media-text';
const PULLQUOTE_SELECTOR = '.wp-block-pullquote';
const FIGURE_SELECTOR = 'figure, .wp-caption';
const OWN_BLOCK_SELECTOR = `${GALLERY_SELECTOR}, ${PICTURE_SELECTOR}, ${EMBED_SELECTOR}, ${BUTTON_SELECTOR}, ${PULLQUOTE_SELECTOR}, blockquote cite, hr, details`;
/** Elements whose parts can be put into several blocks. */
const CONTAINER =
  /^(address|article|aside|body|center|div|fieldset|figure|footer|form|header|main|nav|noscript|section)$/;
const LEFT_OUT = {
  form: t.elements.form,
  script: t.elements.script,
  svg: t.elements.drawing,
  canvas: t.elements.drawing,
};

interface Blocks {
  items: Item[];
  notes: string[];
}

/** Turns an article into blocks. Pictures have the address of the article in place of the id until they are in the gallery. */
export function toBlocks(html: string, resolveLink: (href: string) => string): Blocks {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const list = new BlockList();
  for (const [name, what] of Object.entries(LEFT_OUT))
    if (content.querySelector(name)) list.notes.add(t.notes.element({ what, detail: '' }));
  if (content.querySelector(COLUMNS_SELECTOR)) list.notes.add(t.notes.columns);
  for (const link of content.querySelectorAll('a[href]')) resolveHref(link, resolveLink, list);
  lowerHeadings(content);
  addNodes(content, list);
  list.endText();
  return { items: list.items, notes: [...list.notes] };
}

function resolveHref(link: Element, resolveLink: (href: string) => string, list: BlockList): void {
  const href = resolveLink(link.getAttribute('href')!.trim());
  link.setAttribute('href', href);
  if (/^https?:.*\/wp-content\/uploads\//.test(href) && !link.querySelector('img'))
    list.notes.add(t.notes.oldFile(href));
}

/** The title of the page is its only heading of level 1. */
function lowerHeadings(content: DocumentFragment): void {
  if (!content.querySelector('h1')) return;
  for (const heading of content.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = document.createElement(`h${Number(heading.localName[1]) + 1}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function addNodes(parent: Node, list: BlockList): void {
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element) addElement(node, list);
    else if (node.nodeType === Node.TEXT_NODE) list.addText(toHtml(node));
  }
}

function addElement(element: Element, list: BlockList): void {
  if (element.matches(GALLERY_SELECTOR)) return addGallery(element, list);
  if (element.matches(FIGURE_SELECTOR) && element.querySelectorAll(PICTURE_SELECTOR).length === 1)
    return addPicture(element, list);
  if (element.matches('figure') && element.querySelector(EMBED_SELECTOR))
    return addEmbed(element.querySelector(EMBED_SELECTOR)!, captionOf(element), list);
  if (element.matches(PICTURE_SELECTOR)) return addPicture(element, list);
  if (element.matches(EMBED_SELECTOR)) return addEmbed(element, '', list);
  if (isQuote(element)) return addQuote(element, list);
  if (element.matches(BUTTON_SELECTOR)) return addButton(element, list);
  if (element.matches('details')) return addAccordion(element, list);
  if (element.matches('hr')) return list.add({ componentType: 'DividingLine', look: 'line' });
  if (!element.querySelector(OWN_BLOCK_SELECTOR)) return list.addText(toHtml(element));
  if (CONTAINER.test(element.localName)) return addNodes(element, list);
  addInner(element, list);
}

const isQuote = (element: Element): boolean =>
  element.matches(PULLQUOTE_SELECTOR) || (element.matches('blockquote') && element.querySelector('cite') !== null);

const captionOf = (figure: Element): string => figure.querySelector('figcaption')?.textContent.trim() ?? '';

/** Puts what has a block of its own before the paragraph, list or table that it is in. */
function addInner(element: Element, list: BlockList): void {
  const hasText = element.textContent.trim() !== '';
  for (const inner of [...element.querySelectorAll(OWN_BLOCK_SELECTOR)]) {
    if (!element.contains(inner)) continue;
    if (inner.matches('hr, details, cite') || inner.matches(PULLQUOTE_SELECTOR)) continue;
    const link = inner.closest('a');
    const whole = link && link.textContent.trim() === '' && element.contains(link) ? link : inner;
    if (hasText) list.notes.add(t.notes.hoisted);
    whole.remove();
    addElement(whole.matches('a') ? wrap(whole) : whole, list);
  }
  if (element.textContent.trim() !== '') list.addText(toHtml(element));
}

function wrap(link: Element): Element {
  const figure = document.createElement('figure');
  figure.append(link);
  return figure;
}

const toHtml = (node: Node): string => {
  // A template loads no pictures.
  const box = document.createElement('template');
  box.content.append(node.cloneNode(true));
  return box.innerHTML;
};
