import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editions, withEditions } from '../../../../proto/picture-editions.ts';

/** Shows pictures at the address of their current edition, while the text keeps the address that it stores. */
export const currentPictures = (editions: () => Editions) =>
  Extension.create({
    name: 'currentPictures',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, decorate(doc, editions())) } }),
    ],
  });

function decorate(doc: Node, editions: Editions): Decoration[] {
  const decorations: Decoration[] = [];
  doc.descendants(({ type, attrs, nodeSize }, at) => {
    if (type.name !== 'picture') return;
    const stored = String(attrs.src);
    const src = withEditions(stored, editions);
    if (src !== stored) decorations.push(Decoration.node(at, at + nodeSize, { src }));
  });
  return decorations;
}
