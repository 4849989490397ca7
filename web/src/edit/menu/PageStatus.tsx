import { CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEditorState } from '../core/use-editor.ts';
import { usePageStatusText } from '../saving/use-page-status-text.ts';
import { messages } from '../messages/messages.ts';
import * as styles from '../ui/styles/menu.module.css';

/** `isNamed` where the bar also describes other documents. */
export function PageStatus({ isNamed }: { isNamed: boolean }) {
  const { saving } = useEditorState();
  const text = usePageStatusText();
  return (
    <span className={styles.statusText} data-saving={saving.kind} role="status">
      {saving.kind === 'saving' && <LoaderCircle size={14} className={styles.spinning} aria-hidden />}
      {saving.kind === 'offline' && <CloudOff size={14} aria-hidden />}
      {(saving.kind === 'failing' || saving.kind === 'refused' || saving.kind === 'conflict') && (
        <TriangleAlert size={14} aria-hidden />
      )}
      {isNamed && saving.kind === 'saved' ? messages.menu.pageStatus(text) : text}
    </span>
  );
}
