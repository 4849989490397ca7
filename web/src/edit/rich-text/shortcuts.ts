import { type Editor, Extension } from '@tiptap/core';
import { keysOf } from '../core/shortcuts.ts';
import type { Control } from './rich-text-controls.ts';

/** Runs the controls with their keys, before Tiptap's own. */
export const controlShortcuts = (controls: readonly Control[]) =>
  Extension.create({
    name: 'shortcuts',
    priority: 1000,
    addKeyboardShortcuts: () => Object.fromEntries(controls.flatMap(bindings)),
  });

const bindings = ({ shortcut, run }: Control) =>
  (shortcut ? keysOf(shortcut) : []).map((keys) => [
    keymapName(keys),
    ({ editor }: { editor: Editor }) => {
      run(editor);
      return true;
    },
  ]);

/** `mod+shift+b` is `Mod-Shift-b` for ProseMirror. */
const keymapName = (keys: string): string =>
  keys.replace(/\b(?:mod|alt|shift)\b/g, (name) => name[0]!.toUpperCase() + name.slice(1)).replaceAll('+', '-');
