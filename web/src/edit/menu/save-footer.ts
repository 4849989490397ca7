import { PanelBottom } from 'lucide-react';
import { saveFooter as save } from '../saving/commands.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { statusNotice, siteDocumentStatus } from '../core/site-document-status.ts';
import type { MenuItem } from './menu-item.ts';
import { messages } from '../messages/messages.ts';

const t = messages.menu;

export const saveFooter: MenuItem = {
  id: 'footer',
  label: t.saveFooter,
  icon: PanelBottom,
  disabled: (state) => (state.documents.footer ? siteDocumentRefusal(state, 'footer') : t.noFooter),
  notifies: (state) => statusNotice(siteDocumentStatus(state, 'footer')),
  run: save,
};
