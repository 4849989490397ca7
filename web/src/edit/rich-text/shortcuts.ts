import { Extension } from '@tiptap/core';

/** Those of the other formats belong to their extensions. */
export const Shortcuts = Extension.create({
  name: 'shortcuts',
  addKeyboardShortcuts() {
    return {
      // The page has the only heading of level 1.
      'Mod-Alt-1': ({ editor }) => editor.commands.toggleHeading({ level: 2 }),
      'Mod-\\': ({ editor }) => editor.chain().unsetAllMarks().clearNodes().run(),
    };
  },
});
