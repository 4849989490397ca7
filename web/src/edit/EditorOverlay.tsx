import { layerClass, rootClass } from './styles.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Navigate } from '../visit/context/visit-context.ts';
import { SignIn } from './SignIn.tsx';
import { Overlay } from './canvas/Overlay.tsx';
import { BlockMenu } from './canvas/BlockMenu.tsx';
import { Preview } from './canvas/Preview.tsx';
import { LazyPalette } from './palette/LazyPalette.tsx';
import { SettingPopover } from './sidebar/SettingPopover.tsx';
import { useEditor, useEditorState } from './core/use-editor.ts';
import { currentUser } from './core/permissions.ts';
import type { ReadonlyState } from './core/state.ts';
import { closeComparison } from './core/comparison-actions.ts';
import { resumeSaving } from './saving/commands.ts';
import { closeOverlay, closePanel } from './core/panel-actions.ts';
import { hideSignIn } from './core/session-status-actions.ts';
import { LazyCommands } from './command-palette/LazyCommands.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { EditModal } from './dialogs/PageSettings.tsx';
import { screenOf } from './dialogs/places.ts';
import { SessionConfirmation } from './dialogs/second-factor/SessionConfirmation.tsx';
import { useScreenAddress } from './dialogs/use-screen-address.ts';
import { TextPictureDialog } from './pictures/TextPictureDialog.tsx';
import { PagePicture } from './pictures/PagePicture.tsx';
import type { LeftLinks } from './core/left-links.ts';
import { showLeftLinks } from './core/card-actions.ts';
import type { PublishReview, ShownReceipt } from './core/publishing.ts';
import { showReview, showReceipt } from './core/publishing-actions.ts';
import { usePublishKey } from './publishing/use-publish-key.ts';
import { useReasonNames } from './core/use-page-refusal.ts';
import { useFirstTour } from './help/use-first-tour.ts';
import { canCloseForms, hasUnsavedForms } from './forms/form-actions.ts';
import { useLeaveGuard } from './core/use-leave-guard.ts';
import { Menu } from './menu/Menu.tsx';
import { AccountNotice } from './menu/AccountNotice.tsx';
import { TopBar } from './menu/TopBar.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { CANVAS_LAYER, PANELS_LAYER } from './ui/editor-layers.ts';
import { lazyPanel } from './ui/lazy-panel.ts';
import { PanelErrorBoundary } from './ui/PanelErrorBoundary.tsx';
import { QuestionDialog } from './ui/QuestionDialog.tsx';
import { useSteadyClicks } from './ui/use-steady-clicks.ts';
import { Toasts } from './toasts/Toasts.tsx';

export function EditorOverlay({ navigate }: { navigate: Navigate }) {
  const editor = useEditor();
  const go = (url: string) => void navigate(url);
  /** Changed settings can affect the navigation, footer and banner. */
  const refresh = () => void navigate(location.pathname + location.search, { replace: true, keepScroll: true });
  useLeaveGuard(hasUnsavedForms, canCloseForms);
  useSteadyClicks();
  usePublishKey();
  useFirstTour();
  useReasonNames();
  useScreenAddress(useEditorState().visit?.url);
  const now = useEditorState();
  const [isFirstRunLater, setFirstRunLater] = useState(false);
  const postpone = () => setFirstRunLater(true);
  const close = () => closeOverlay(editor, overlay.kind);
  const { activeMenuItem, signIn, comparison, publishReview, receipt, leftLinks, overlay, visit } = now;
  return createPortal(
    <>
      <div id={CANVAS_LAYER} className={layerClass}>
        {activeMenuItem === 'select' && <Overlay />}
      </div>
      <div id={PANELS_LAYER} className={rootClass}>
        <PanelErrorBoundary>
          <TopBar />
          <AccountNotice navigate={navigate} />
          <Menu />
          <Sidebar navigate={go} />
          <LazyPalette />
          <SettingPopover />
          <BlockMenu />
          <Preview />
          <PagePicture />
          <TextPictureDialog />
          <EditModal navigate={go} onClose={refresh} />
          {screenOf(now) && <Workspace navigate={go} refresh={refresh} onFailed={() => closePanel(editor)} />}
          {!isFirstRunLater && needsFirstRun(now) && <FirstRun onClose={postpone} onFailed={postpone} />}
          {publishReview && (
            <PublishDialog review={publishReview as PublishReview} onFailed={() => showReview(editor, null)} />
          )}
          {receipt && <ReceiptCard shown={receipt as ShownReceipt} onFailed={() => showReceipt(editor, null)} />}
          {leftLinks.length > 0 && (
            <LeftLinksCard
              found={leftLinks as readonly LeftLinks[]}
              navigate={navigate}
              onFailed={() => showLeftLinks(editor, [])}
            />
          )}
          {overlay.kind === 'visitor-view' && <VisitorView device={overlay.device} onFailed={close} />}
          {overlay.kind === 'commands' && <LazyCommands navigate={go} />}
          {overlay.kind === 'page-act' && (
            <PageActDialog key={overlay.act} act={overlay.act} navigate={go} onFailed={close} />
          )}
          {overlay.kind === 'help' && <HelpDialog onFailed={close} />}
          {overlay.kind === 'guide' && <GuideDialog onFailed={close} />}
          <ConflictDialog />
          {comparison && <ComparisonDialog comparison={comparison} onFailed={() => closeComparison(editor)} />}
          <QuestionDialog />
          <SessionConfirmation refresh={refresh} />
        </PanelErrorBoundary>
        <Toasts />
      </div>
      {signIn === 'expired' && (
        <SignIn
          endedOf={visit?.editing.user?.username ?? ''}
          onClose={() => hideSignIn(editor)}
          onSignedIn={() => {
            hideSignIn(editor);
            resumeSaving(editor);
          }}
        />
      )}
    </>,
    document.body,
  );
}

/** A website without regions has no home page, so that its root shows an error. */
const needsFirstRun = (now: ReadonlyState): boolean =>
  now.visit?.status === 404 &&
  now.visit.canonical === '/' &&
  now.visit.regions.length === 0 &&
  currentUser(now)?.admin === true;

const FirstRun = lazyPanel(async () => (await import('./dialogs/first-run/FirstRun.tsx')).FirstRun);
const Workspace = lazyPanel(async () => (await import('./dialogs/Workspace.tsx')).Workspace);
const PageActDialog = lazyPanel(async () => (await import('./dialogs/page-settings/PageActDialog.tsx')).PageActDialog);
const HelpDialog = lazyPanel(async () => (await import('./help/HelpDialog.tsx')).HelpDialog);
const GuideDialog = lazyPanel(async () => (await import('./help/GuideDialog.tsx')).GuideDialog);
const ComparisonDialog = lazyPanel(async () => (await import('./compare/ComparisonDialog.tsx')).ComparisonDialog);
const PublishDialog = lazyPanel(async () => (await import('./publishing/PublishDialog.tsx')).PublishDialog);
const LeftLinksCard = lazyPanel(async () => (await import('./page-acts/LeftLinksCard.tsx')).LeftLinksCard);
const ReceiptCard = lazyPanel(async () => (await import('./publishing/ReceiptCard.tsx')).ReceiptCard);
const VisitorView = lazyPanel(async () => (await import('./visitor-view/VisitorView.tsx')).VisitorView);
