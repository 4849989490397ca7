import { foldSidebar } from '../core/sidebar-layout-actions.ts';
import { messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

const t = messages.sidebar;

export const sidebarCommands: CommandSource = (editor, { sidebarFolded, editSidebar, activeMenuItem }) => [
  {
    id: 'sidebar:fold',
    group: 'actions',
    label: sidebarFolded ? t.expand : t.collapse,
    refusal: editSidebar || activeMenuItem === 'select' ? undefined : messages.commandPalette.noSidebar,
    run: () => foldSidebar(editor, !sidebarFolded),
  },
];
