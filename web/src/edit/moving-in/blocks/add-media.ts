import { escapeMarkup } from '../../../../../proto/escape-markup.ts';
import { parseVideoId } from '../../../fields/video/parse-video-id.ts';
import { messages } from '../../messages/messages.ts';
import type { BlockList } from './block-list.ts';

const t = messages.movingIn;
const MAX_ALT = 500;
const MAX_CAPTION = 300;
const MAX_CELLS = 24;
const CELL_SELECTOR = 'figure, .gallery-item, li';
const CAPTION_SELECTOR = 'figcaption, .gallery-caption';

/** The element is a picture, or an element with one and its caption. */
export function addPicture(element: Element, list: BlockList): void {
  const picture = element.matches(PICTURE_SELECTOR) ? element : element.querySelector(PICTURE_SELECTOR)!;
  const caption = (element.matches(PICTURE_SELECTOR) ? '' : textWithout(element, picture)).trim();
  const target = picture.closest('a')?.getAttribute('href') ?? '';
  if (target !== '' && !/\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(target))
    list.notes.add(t.notes.linkedPicture(target));
  const image = toImage(picture);
  if (image.imageId === '') return addCaption(caption, list);
  const isLong = caption.length > MAX_CAPTION;
  list.add({ componentType: 'Media', image, caption: isLong ? '' : caption });
  if (isLong) addCaption(caption, list);
}

export function addGallery(element: Element, list: BlockList): void {
  const pictures = [...element.querySelectorAll(PICTURE_SELECTOR)];
  if (pictures.length === 0) {
    list.notes.add(t.notes.element({ what: t.elements.gallery, detail: '' }));
    return addCaption(element.textContent.trim(), list);
  }
  for (let from = 0; from < pictures.length; from += MAX_CELLS) {
    const part = pictures.slice(from, from + MAX_CELLS);
    const columns = part.length === 2 || part.length === 4 ? '2' : '3';
    const cell = (picture: Element) => ({
      image: toImage(picture),
      title: '',
      text: captionIn(picture, element),
      link: { type: 'page', href: '', text: '' },
    });
    list.add((key) => ({
      componentType: 'ContentGrid',
      title: '',
      introduction: '',
      columns,
      cells: part.map((picture, index) => ({ key: `${key}-cell-${index}`, ...cell(picture) })),
    }));
  }
  addCaption(element.querySelector(':scope > figcaption')?.textContent.trim() ?? '', list);
}

const captionIn = (picture: Element, gallery: Element): string => {
  const cell = picture.closest(CELL_SELECTOR);
  return cell && cell !== gallery ? (cell.querySelector(CAPTION_SELECTOR)?.textContent.trim() ?? '') : '';
};

/** Videos of the two known services become a video, everything else a link. */
export function addEmbed(element: Element, caption: string, list: BlockList): void {
  const address = embeddedAddress(element);
  const video = parseVideoId(address);
  if (video.type) {
    list.add({
      componentType: 'Media',
      image: { imageId: '', alt: '' },
      video,
      caption: caption.slice(0, MAX_CAPTION),
    });
    return;
  }
  const what = KINDS[element.localName] ?? t.elements.embed;
  if (/^https?:/.test(address)) {
    list.notes.add(t.notes.link({ what, address }));
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = caption || element.getAttribute('title') || address;
    list.addText(`<p>${link.outerHTML}</p>`);
  } else list.notes.add(t.notes.element({ what, detail: address }));
  addCaption(element.textContent.trim(), list);
}

const KINDS: Record<string, string> = {
  iframe: t.elements.frame,
  video: t.elements.video,
  audio: t.elements.sound,
  object: t.elements.object,
  embed: t.elements.object,
};

function embeddedAddress(element: Element): string {
  const names = ['data-embed', 'src', 'data-src', 'data'];
  const own = names.map((name) => element.getAttribute(name) ?? '').find((one) => one !== '');
  const address = own ?? element.querySelector('source, embed')?.getAttribute('src') ?? '';
  return address.startsWith('//') ? `https:${address}` : address.trim();
}

const toImage = (picture: Element) => ({
  imageId: pictureSource(picture),
  alt: (picture.getAttribute('alt') ?? '').trim().slice(0, MAX_ALT),
});

function textWithout(element: Element, part: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelector(PICTURE_SELECTOR)?.remove();
  return part.contains(element) ? '' : copy.textContent.replace(/\s+/g, ' ');
}

const addCaption = (caption: string, list: BlockList): void => {
  if (caption !== '') list.addText(`<p>${escapeMarkup(caption)}</p>`);
};

/** Matches pictures, but not signs of a font and counters of visits. */
export const PICTURE_SELECTOR = 'img:not(.emoji, .wp-smiley, [width="1"], [width="0"])';

const LAZY = ['data-orig-file', 'data-large_image', 'data-src', 'data-lazy-src', 'data-original'];

/** Scripts of the old website replace an empty picture by the one in another attribute. */
export function pictureSource(picture: Element): string {
  const source = picture.getAttribute('src') ?? '';
  const lazy = LAZY.map((name) => picture.getAttribute(name) ?? '').find((one) => one !== '');
  return (
    (source === '' || source.startsWith('data:image/gif') || source.startsWith('data:image/svg') ? lazy : source) ?? ''
  );
}
