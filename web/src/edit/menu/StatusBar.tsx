import { CloudOff, LoaderCircle, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { redo, undo } from '../core/actions.ts';
import { reviewConflicts } from '../core/commands.ts';
import { openSidebar } from '../core/panels.ts';
import { type SavingStatus, state } from '../core/state.ts';

/** What becomes of the edits, in words, with the way back through them. */
export function StatusBar() {
  const { saving, canUndo, canRedo, activeMenuItem, documents } = useSnapshot(state);
  if (!documents.page) return null;
  return (
    <div className="ed-status" role="group" aria-label="Editing">
      <button type="button" aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={undo}>
        <Undo2 size={17} />
      </button>
      <button type="button" aria-label="Redo" title="Redo (Ctrl+Shift+Z)" disabled={!canRedo} onClick={redo}>
        <Redo2 size={17} />
      </button>
      {activeMenuItem === 'select' && (
        <button type="button" className="ed-status-words" onClick={() => openSidebar('outline')}>
          Contents
        </button>
      )}
      <span className="ed-status-text" data-saving={saving.kind} role="status">
        {saving.kind === 'saving' && <LoaderCircle size={14} className="ed-spinning" aria-hidden />}
        {saving.kind === 'offline' && <CloudOff size={14} aria-hidden />}
        {(saving.kind === 'failing' || saving.kind === 'refused' || saving.kind === 'conflict') && (
          <TriangleAlert size={14} aria-hidden />
        )}
        {wordsOf(saving)}
      </span>
      {saving.kind === 'conflict' && (
        <button type="button" className="ed-status-words" onClick={() => void reviewConflicts()}>
          Resolve
        </button>
      )}
      {saving.kind === 'signed-out' && (
        <button type="button" className="ed-status-words" onClick={() => void (state.signIn = 'expired')}>
          Sign in
        </button>
      )}
    </div>
  );
}

export function wordsOf(saving: SavingStatus): string {
  switch (saving.kind) {
    case 'saved':
      return saving.at ? `Saved ${timeOf(saving.at)}` : 'No changes yet';
    case 'pending':
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Offline — your changes are kept on this device';
    case 'signed-out':
      return 'Signed out — your changes are kept on this device';
    case 'conflict':
      return 'Not saved: somebody else changed the same text';
    case 'failing':
    case 'refused':
      return saving.sentence;
  }
}

function timeOf(instant: string): string {
  const at = new Date(instant);
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
