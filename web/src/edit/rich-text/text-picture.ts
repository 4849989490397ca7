import { Node, Extension } from '@tiptap/core';
import { isPictureAddress, type Editions, withEditions } from '../../../../proto/picture-editions.ts';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const MAX_SIZE = 9999;

/** A picture inside a paragraph. The services accept only pictures of this site. */
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

/** Shows pictures at the address of their current edition, while the text keeps the address that it stores. */
export const currentPictures = (editions: () => Editions) =>
  Extension.create({
    name: 'currentPictures',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, decorate(doc, editions())) } }),
    ],
  });

function decorate(doc: DocumentNode, editions: Editions): Decoration[] {
  const decorations: Decoration[] = [];
  doc.descendants(({ type, attrs, nodeSize }, at) => {
    if (type.name !== 'picture') return;
    const stored = String(attrs.src);
    const src = withEditions(stored, editions);
    if (src !== stored) decorations.push(Decoration.node(at, at + nodeSize, { src }));
  });
  return decorations;
}
