import { Compass } from 'lucide-react';
import { saveNav } from '../saving/commands.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { statusNotice, siteDocumentStatus } from '../core/site-document-status.ts';
import type { MenuItem } from './menu-item.ts';

export const saveNavigation: MenuItem = {
  id: 'nav',
  label: 'Save navigation',
  icon: Compass,
  disabled: (state) => (state.documents.nav ? siteDocumentRefusal(state, 'nav') : 'There is no navigation here'),
  notifies: (state) => statusNotice(siteDocumentStatus(state, 'nav')),
  run: saveNav,
};
