import { CircleHelp, CloudOff, Eye, LoaderCircle, Redo2, Smartphone, Tablet, TriangleAlert, Undo2 } from 'lucide-react';
import type { Page } from '../../../../proto/entities/page.ts';
import { redo, undo } from '../core/actions.ts';
import { openOverlay, openSidebar, startSelecting, stopSelecting } from '../core/panel-actions.ts';
import { documentRefusal, selectRefusal } from '../core/permissions.ts';
import { showTourStep } from '../core/tour-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { usePageStatusText } from '../saving/use-page-status-text.ts';
import { lazyPanel } from '../ui/lazy-panel.ts';
import { Tool } from '../ui/Tool.tsx';
import { PublishButton } from './PublishButton.tsx';
import { hasChips, StatusChips, Words } from './StatusChips.tsx';
import { common, messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';
import * as styles from '../ui/styles/top-bar.module.css';

const t = messages.menu;

export function TopBar() {
  const editor = useEditor();
  const now = useEditorState();
  const { canUndo, canRedo, activeMenuItem, documents, tourStep, canvasScale } = now;
  const page = documents.page as Page | null;
  const isEditing = activeMenuItem === 'select';
  const refusal = selectRefusal(now);
  const history = isEditing ? undefined : styles.statusRoomy;
  return (
    <div className={styles.status} data-status-bar role="group" aria-label={t.statusBar}>
      {page && (
        <span className={styles.statusTitle}>
          <strong>{page.header?.title || page.title || `/${page.slug}`}</strong>
          {' · '}
          {page.published ? messages.pages.statuses.live : common.draft}
        </span>
      )}
      {page && <PageStatus />}
      <div className={styles.statusChips}>
        <StatusChips />
      </div>
      {tourStep !== null && <Tour step={tourStep} onFailed={() => showTourStep(editor, null)} />}
      {canvasScale < 1 && (
        <span className={styles.statusScale}>{t.scale(document.documentElement.clientWidth, canvasScale)}</span>
      )}
      {/* What only one of the two modes has is before their buttons, so that these stay under the pointer. */}
      {page &&
        !isEditing &&
        views.map(({ device, ...tool }) => (
          <Tool key={device} {...tool} onClick={() => openOverlay(editor, { kind: 'visitor-view', device })} />
        ))}
      <Tool
        className={history}
        label={common.undo}
        shortcut="undo"
        icon={Undo2}
        disabled={!canUndo}
        onClick={() => undo(editor)}
      />
      <Tool
        className={history}
        label={common.redo}
        shortcut="redo"
        icon={Redo2}
        disabled={!canRedo}
        onClick={() => redo(editor)}
      />
      {isEditing && !documentRefusal(now, 'page') && (
        <Words className={styles.statusWide} onClick={() => openSidebar(editor, 'outline')}>
          {common.contents}
        </Words>
      )}
      <Words
        aria-pressed={isEditing}
        {...(refusal && { title: refusal, 'aria-disabled': true })}
        onClick={() => refusal || startSelecting(editor)}
      >
        {common.edit}
      </Words>
      <Words aria-pressed={!isEditing} title={t.viewHint} onClick={() => stopSelecting(editor)}>
        {t.view}
      </Words>
      <Tool
        className={styles.statusRoomy}
        label={messages.help.open}
        shortcut="help"
        icon={CircleHelp}
        onClick={() => openOverlay(editor, { kind: 'help' })}
      />
      {page && <PublishButton />}
    </div>
  );
}

const { viewOn, title } = messages.visitorView;
const views = [
  { device: 'tablet', label: viewOn(common.screens.tablet), icon: Tablet, className: styles.statusWide },
  { device: 'phone', label: viewOn(common.screens.phone), icon: Smartphone, className: styles.statusWide },
  { device: 'desktop', label: title, icon: Eye },
] as const;

/** Names the page where the bar also describes other documents. */
function PageStatus() {
  const now = useEditorState();
  const { saving } = now;
  const text = usePageStatusText();
  const shown = hasChips(now) && saving.kind === 'saved' ? t.pageStatus(text) : text;
  return (
    <span className={styles.statusText} data-saving={saving.kind} role="status" title={shown}>
      {saving.kind === 'saving' && <LoaderCircle size={14} className={menuStyles.spinning} aria-hidden />}
      {saving.kind === 'offline' && <CloudOff size={14} aria-hidden />}
      {(saving.kind === 'failing' || saving.kind === 'refused' || saving.kind === 'conflict') && (
        <TriangleAlert size={14} aria-hidden />
      )}
      {shown}
    </span>
  );
}

const Tour = lazyPanel(async () => (await import('../help/Tour.tsx')).Tour);
