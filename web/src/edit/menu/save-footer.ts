import { PanelBottom } from 'lucide-react';
import { saveFooter as save } from '../core/commands.ts';
import { noticeOf, siteDocumentStatus } from '../core/site-document-status.ts';
import type { MenuItem } from './menu-item.ts';

export const saveFooter: MenuItem = {
  id: 'footer',
  label: 'Save footer',
  icon: PanelBottom,
  disabled: ({ documents }) => (documents.footer ? undefined : 'There is no footer here'),
  notifies: (state) => noticeOf(siteDocumentStatus(state, 'footer')),
  run: save,
};
