import { rootClass } from './styles.ts';
import { createPortal } from 'react-dom';
import type { Navigate } from '../visit/context/navigate-context.ts';
import { SignIn } from './SignIn.tsx';
import { Overlay } from './canvas/Overlay.tsx';
import { BlockMenu } from './canvas/BlockMenu.tsx';
import { Preview } from './canvas/Preview.tsx';
import { LazyPalette } from './palette/LazyPalette.tsx';
import { SettingPopover } from './sidebar/SettingPopover.tsx';
import { useEditor, useEditorState } from './core/use-editor.ts';
import { closeComparison } from './core/comparison-actions.ts';
import { resumeSaving } from './saving/commands.ts';
import { hideSignIn } from './core/session-status-actions.ts';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { Dashboard } from './dialogs/Dashboard.tsx';
import { EditModal } from './dialogs/EditModal.tsx';
import { PagePicture } from './pictures/PagePicture.tsx';
import { useFormGuards } from './forms/use-form-guards.ts';
import { DeadLinks } from './dialogs/DeadLinks.tsx';
import { Menu } from './menu/Menu.tsx';
import { StatusBar } from './menu/StatusBar.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { LazyPanel } from './ui/LazyPanel.tsx';
import { PanelErrorBoundary } from './ui/PanelErrorBoundary.tsx';
import { QuestionDialog } from './ui/QuestionDialog.tsx';
import { Toasts } from './ui/Toasts.tsx';

export function EditorOverlay({ navigate }: { navigate: Navigate }) {
  const editor = useEditor();
  const go = (url: string) => void navigate(url);
  /** Changed settings can affect the navigation, footer and banner. */
  const refresh = () => void navigate(location.pathname + location.search, { replace: true, keepScroll: true });
  useFormGuards();
  const { activeMenuItem, signIn, comparison } = useEditorState();
  return createPortal(
    <>
      <div id="ed-layer">{activeMenuItem === 'select' && <Overlay />}</div>
      <div className={rootClass}>
        <PanelErrorBoundary>
          <Menu />
          <StatusBar />
          <Sidebar navigate={go} />
          <LazyPalette />
          <SettingPopover />
          <BlockMenu />
          <Preview />
          <PagePicture />
          <EditModal navigate={go} onClose={refresh} />
          <Dashboard navigate={go} />
          <DeadLinks />
          <ConflictDialog />
          {comparison && (
            <LazyPanel load={loadComparison} with={{ comparison }} onFailed={() => closeComparison(editor)} />
          )}
          <QuestionDialog />
        </PanelErrorBoundary>
        <Toasts />
      </div>
      {signIn === 'expired' && (
        <SignIn
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

const loadComparison = async () => (await import('./compare/ComparisonDialog.tsx')).ComparisonDialog;
