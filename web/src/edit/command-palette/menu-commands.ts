import { menuItems } from '../menu/menu-items.ts';
import type { CommandSource } from './command.ts';

/** The items of the menu; one that is active would be closed. */
export const menuCommands: CommandSource = (editor, now) =>
  menuItems(editor)
    .filter(({ id, stays }) => !stays || now.activeMenuItem !== id)
    .map(({ id, label, shortcut, disabled, run }) => ({
      id: `menu:${id}`,
      group: 'actions',
      label,
      shortcut,
      refusal: disabled?.(now),
      run: () => run(editor),
    }));
