import { Send } from 'lucide-react';
import { publishPage as publish } from '../publishing/commands.ts';
import { isPublishable } from '../../../../proto/publish-status.ts';
import { pageEditRefusal } from '../core/permissions.ts';
import type { MenuItem } from './menu-item.ts';
import { needsPage } from './needs-page.ts';
import { messages } from '../messages/messages.ts';

const t = messages.menu;

export const publishPage: MenuItem = {
  id: 'publishPage',
  label: t.publishPage,
  icon: Send,
  shortcut: 'publish',
  disabled: (state) => needsPage(state) ?? pageEditRefusal(state, 'publish', state.documents.page!),
  notifies: ({ documents, unsaved }) =>
    documents.page && (unsaved.page || isPublishable(documents.page)) ? t.unpublishedChanges : undefined,
  busyLabel: messages.publishing.inProgress,
  run: (editor) => publish(editor, editor.state.documents.page!),
};
