import { Compass } from 'lucide-react';
import { saveNav } from '../saving/commands.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { statusNotice, siteDocumentStatus } from '../core/site-document-status.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

const t = messages.menu;

export const saveNavigation: MenuItem = {
  id: 'nav',
  label: t.saveNavigation,
  icon: Compass,
  disabled: (state) => (state.documents.nav ? siteDocumentRefusal(state, 'nav') : t.noNavigation),
  notifies: (state) => statusNotice(siteDocumentStatus(state, 'nav')),
  run: saveNav,
};
