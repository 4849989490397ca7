import type { LeftLinks } from '../core/left-links.ts';
import { showLeftLinks } from '../core/card-actions.ts';
import { closePanel } from '../core/panel-actions.ts';
import { showError } from '../core/toast-actions.ts';
import type { Editor } from '../core/editor.ts';
import { messages } from '../messages/messages.ts';
import type { Outcome } from './task.ts';

const t = messages.pageActs.copy.leftLinks;

/** Adds a toast while a dialog is open, because the card is behind it. */
export function reportLeftLinks(editor: Editor, outcomes: readonly Outcome[]): void {
  const deleted = new Set(outcomes.map((outcome) => outcome.deleted));
  const found = [
    ...(editor.state.leftLinks as readonly LeftLinks[]).filter(({ pageId }) => !deleted.has(pageId)),
    ...outcomes.flatMap(({ leftLinks }) => leftLinks ?? []),
  ];
  showLeftLinks(editor, found);
  const isNew = outcomes.some(({ leftLinks }) => leftLinks);
  if (isNew && editor.state.dashboardVisible)
    showError(editor, t.title(found), { label: t.show, run: () => closePanel(editor) });
}
