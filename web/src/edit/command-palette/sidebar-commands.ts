import { changeSidebarLayout, expandSidebar } from '../core/sidebar-layout-actions.ts';
import { messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

const t = messages.sidebar;

export const sidebarCommands: CommandSource = (editor, { sidebarLayout, sidebarFolded, editSidebar }) => {
  const other = sidebarLayout.side === 'left' ? 'right' : 'left';
  const isCollapsed = sidebarLayout.collapsed || sidebarFolded;
  const refusal = editSidebar ? undefined : messages.commandPalette.noSidebar;
  return [
    {
      id: 'sidebar:move',
      group: 'actions',
      label: t.moveTo[other],
      refusal,
      run: () => changeSidebarLayout(editor, { side: other }),
    },
    {
      id: 'sidebar:fold',
      group: 'actions',
      label: isCollapsed ? t.expand : t.collapse,
      refusal,
      run: () => (isCollapsed ? expandSidebar(editor) : changeSidebarLayout(editor, { collapsed: true })),
    },
  ];
};
