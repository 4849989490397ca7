import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isPressed, keysOf } from '../core/shortcuts.ts';
import type { Control } from './rich-text-controls.ts';

/** Runs the controls with their keys, before Tiptap's own. */
export const controlShortcuts = (controls: readonly Control[]) =>
  Extension.create({
    name: 'shortcuts',
    priority: 1000,
    // Finds signs and digits by their place on other Latin keyboards.
    addKeyboardShortcuts: () => Object.fromEntries(controls.flatMap(bindings)),
    addProseMirrorPlugins() {
      const handleKeyDown = (_: unknown, event: KeyboardEvent): boolean => {
        const control = controls.find(({ shortcut }) => shortcut && isPressed(event, shortcut));
        control?.run(this.editor);
        return control !== undefined;
      };
      return [new Plugin({ props: { handleKeyDown } })];
    },
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
