import { Node } from '@tiptap/core';
import { isPictureAddress } from '../../../../proto/picture-editions.ts';

const MAX_SIZE = 9999;

/** Inside a paragraph; of this site only, as the services accept. */
export const TextPicture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, width: size('width'), height: size('height') }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isPictureAddress(element.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const size = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(name) ?? '';
    return /^[1-9]\d*$/.test(value) && Number(value) <= MAX_SIZE ? value : null;
  },
});
