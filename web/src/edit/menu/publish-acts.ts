import type { Page } from '../../../../proto/entities/page.ts';
import { confirmUnpublishPage } from '../confirm/unpublish.ts';
import { openComparison } from '../core/comparison-actions.ts';
import type { Editor } from '../core/editor.ts';
import { openPanel } from '../core/panel-actions.ts';
import type { ReadonlyState } from '../core/state.ts';
import { unpublishPage } from '../publishing/commands.ts';
import { undoPublish } from '../publishing/undo-publish.ts';
import { needsPage, publishRefusal } from './menu-items.ts';
import { common, messages } from '../messages/messages.ts';

/** Returns the actions on the published page, for the menu next to Publish and the command palette. */
export function publishActs(editor: Editor, now: ReadonlyState) {
  const page = now.documents.page as Page | null;
  const notLive = needsPage(now) ?? (page!.published ? undefined : messages.commandPalette.notPublished);
  return {
    unpublish: {
      id: 'act:unpublish',
      label: messages.pageSettings.unpublish,
      refusal: notLive ?? publishRefusal(now),
      run: async () => (await confirmUnpublishPage(editor, page!)) && (await unpublishPage(editor, page!)),
    },
    undo: {
      id: 'undo-publish',
      label: messages.publishing.undo.action,
      refusal: notLive ?? publishRefusal(now),
      run: () => undoPublish(editor, page!),
    },
    history: {
      id: 'page-settings:history',
      label: common.history,
      refusal: needsPage(now),
      run: () => openPanel(editor, { kind: 'dialog', name: 'page-settings', tab: 'history' }),
    },
    compare: {
      id: 'compare',
      label: messages.commandPalette.compareWithLive,
      refusal: notLive,
      run: () => openComparison(editor, { before: 'live', after: 'draft' }),
    },
  };
}
