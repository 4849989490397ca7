import { PanelBottom } from 'lucide-react';
import { saveFooter as save } from '../saving/commands.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { statusNotice, siteDocumentStatus } from '../core/site-document-status.ts';
import type { MenuItem } from './menu-item.ts';

export const saveFooter: MenuItem = {
  id: 'footer',
  label: 'Save footer',
  icon: PanelBottom,
  disabled: (state) => (state.documents.footer ? siteDocumentRefusal(state, 'footer') : 'There is no footer here'),
  notifies: (state) => statusNotice(siteDocumentStatus(state, 'footer')),
  run: save,
};
