import { LogOut } from 'lucide-react';
import { logOut as leave } from '../leaving/log-out.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

export const logOut: MenuItem = {
  id: 'logout',
  label: messages.saving.leaving.logOut,
  icon: LogOut,
  run: (editor) => void leave(editor),
};
