import { menuItems } from '../menu/menu-items.ts';
import type { CommandSource } from './command.ts';

/** Omits the active item, because its command would close it. */
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
