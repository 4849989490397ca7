import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import * as linksStyles from '../ui/styles/links.module.css';

const key = new PluginKey<boolean>('marked-selection');

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    markedSelection: {
      markSelection: (on: boolean) => ReturnType;
    };
  }
}

export const MarkedSelection = Extension.create({
  name: 'markedSelection',
  addCommands() {
    return {
      markSelection:
        (on) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(key, on));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<boolean>({
        key,
        state: { init: () => false, apply: (tr, on) => (tr.getMeta(key) as boolean | undefined) ?? on },
        props: {
          decorations(state) {
            if (!key.getState(state)) return null;
            const { from, to } = state.selection;
            return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: linksStyles.marked })]);
          },
        },
      }),
    ];
  },
});
