import { Redo2, Undo2 } from 'lucide-react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { redo, undo } from '../core/actions.ts';
import { reviewConflicts } from '../saving/commands.ts';
import { openSidebar, togglePanel } from '../core/panel-actions.ts';
import { askToSignIn } from '../core/session-status-actions.ts';
import { documentRefusal, selectRefusal } from '../core/permissions.ts';
import { endTour } from '../core/tour-actions.ts';
import { LazyPanel } from '../ui/LazyPanel.tsx';
import { FoldedCards, hasFoldedCards } from './FoldedCards.tsx';
import { HelpButton } from './HelpButton.tsx';
import { PageStatus } from './PageStatus.tsx';
import { StatusChips, hasChips } from './StatusChips.tsx';
import { ViewButtons } from './ViewButtons.tsx';
import { withKeys } from '../core/show-keys.ts';
import { common, messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.menu;

export function StatusBar() {
  const editor = useEditor();
  const now = useEditorState();
  const { saving, canUndo, canRedo, activeMenuItem, documents, tourStep, canvasScale } = now;
  const more = hasChips(now);
  if (!documents.page && !more && !hasFoldedCards(now)) return null;
  return (
    <div className={menuStyles.status} data-status-bar role="group" aria-label={t.statusBar}>
      <button
        type="button"
        aria-label={common.undo}
        {...withKeys(common.undo, 'undo')}
        disabled={!canUndo}
        onClick={() => undo(editor)}
      >
        <Undo2 size={17} />
      </button>
      <button
        type="button"
        aria-label={common.redo}
        {...withKeys(common.redo, 'redo')}
        disabled={!canRedo}
        onClick={() => redo(editor)}
      >
        <Redo2 size={17} />
      </button>
      {activeMenuItem === 'select' && !documentRefusal(now, 'page') && (
        <button type="button" className={menuStyles.statusWords} onClick={() => openSidebar(editor, 'outline')}>
          {common.contents}
        </button>
      )}
      {!selectRefusal(now) && (
        <button
          type="button"
          className={`${menuStyles.statusWords} ${formsStyles.statusNarrow}`}
          onClick={() => togglePanel(editor, { kind: 'select', sidebar: null })}
        >
          {activeMenuItem === 'select' ? t.stopEditing : t.startEditing}
        </button>
      )}
      {documents.page && <PageStatus isNamed={more} />}
      <StatusChips />
      <FoldedCards />
      {saving.kind === 'conflict' && (
        <button type="button" className={menuStyles.statusWords} onClick={() => void reviewConflicts(editor)}>
          {t.resolve}
        </button>
      )}
      {saving.kind === 'signed-out' && (
        <button type="button" className={menuStyles.statusWords} onClick={() => askToSignIn(editor)}>
          {t.signIn}
        </button>
      )}
      {tourStep !== null && <LazyPanel load={loadTour} with={{ step: tourStep }} onFailed={() => endTour(editor)} />}
      {canvasScale < 1 && (
        <span className={menuStyles.statusScale}>{t.scale(document.documentElement.clientWidth, canvasScale)}</span>
      )}
      {documents.page && <ViewButtons />}
      <HelpButton />
    </div>
  );
}

const loadTour = async () => (await import('../help/Tour.tsx')).Tour;
