import { keyActions } from '../canvas/use-keys.ts';
import type { Editor } from '../core/editor.ts';
import { documentRefusal } from '../core/permissions.ts';
import { shortcuts } from '../core/shortcuts.ts';
import type { ReadonlyState } from '../core/state.ts';
import { messages } from '../messages/messages.ts';
import type { Command } from './command.ts';

const t = messages.commandPalette;

/** Lists shortcuts that no other command has, so that every new shortcut is in the palette. */
export function keyCommands(editor: Editor, now: ReadonlyState, others: readonly Command[]): Command[] {
  const named = new Set(['commands', ...others.map(({ shortcut }) => shortcut)]);
  return keyActions
    .filter(({ name }) => !named.has(name))
    .map(({ name, isPossible, run }) => {
      const isOnBlocks = shortcuts[name].group === 'blocks';
      const possible = isPossible?.(editor) ?? true;
      return {
        id: `key:${name}`,
        group: isOnBlocks ? 'selection' : 'actions',
        label: messages.help.shortcuts[name],
        shortcut: name,
        refusal: (isOnBlocks ? documentRefusal(now, 'page') : undefined) ?? (possible ? undefined : t.noBlock),
        run: () => run(editor),
      };
    });
}
