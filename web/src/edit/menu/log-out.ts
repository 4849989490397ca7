import { LogOut } from 'lucide-react';
import { logOut as leave } from '../leaving/log-out.ts';
import type { MenuItem } from './menu-item.ts';

export const logOut: MenuItem = { id: 'logout', label: 'Log out', icon: LogOut, run: (editor) => void leave(editor) };
