import { Extension } from '@tiptap/core';

export type Alignment = 'center' | 'right';

const alignments: readonly (string | null)[] = ['center', 'right'] satisfies Alignment[];
const aligned = ['paragraph', 'heading'];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    alignment: {
      align: (alignment: Alignment | null) => ReturnType;
    };
  }
}

/** The alignment is a data attribute, because the CSP forbids styles in attributes. */
export const TextAlignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes() {
    return [
      {
        types: aligned,
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => {
              const value = element.getAttribute('data-align');
              return alignments.includes(value) ? value : null;
            },
            renderHTML: ({ align }) => (align ? { 'data-align': String(align) } : {}),
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      align:
        (alignment) =>
        ({ commands }) =>
          aligned.map((type) => commands.updateAttributes(type, { align: alignment })).some(Boolean),
    };
  },
});
