import { Save } from 'lucide-react';
import { savePage as save } from '../saving/commands.ts';
import { pageEditRefusal } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';
import { needsPage } from './needs-page.ts';
import { messages } from '../messages/messages.ts';

export const savePage: MenuItem = {
  id: 'save',
  label: messages.menu.savePage,
  icon: Save,
  shortcut: 'save',
  disabled: (state) => needsPage(state) ?? pageEditRefusal(state, 'edit', state.documents.page!),
  run: save,
};
