import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useDocument } from '../core/use-document.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { scrollIntoView } from '../canvas/scroll-into-view.ts';
import { labelAt } from '../core/contents-actions.ts';
import { listen } from '../core/listen.ts';
import { documentRefusal } from '../core/permissions.ts';
import type { SidebarName } from '../core/panel.ts';
import type { Editor } from '../core/editor.ts';
import { hasRoom, isNarrow } from '../core/sidebar-layout.ts';
import { fitSidebar, foldSidebar } from '../core/sidebar-layout-actions.ts';
import { HeaderPanel } from './HeaderPanel.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { Outline } from './Outline.tsx';
import { SubNavChoice } from './SubNavChoice.tsx';
import { closePanel, closeSidebar } from '../core/panel-actions.ts';
import { lazyPanel } from '../ui/lazy-panel.ts';
import { useCanvasScale } from './use-canvas-scale.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import { SitePanel } from './SitePanel.tsx';
import { ChevronDown, ChevronUp, PanelRightClose, PanelRightOpen, X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';

const t = messages.sidebar;

export interface PanelProps {
  navigate: (url: string) => void;
}

interface SidebarPanel {
  title: (editor: Editor, selected: readonly string[]) => string;
  Panel: ComponentType<PanelProps>;
}

const panels: Record<SidebarName, SidebarPanel> = {
  item: { title: (editor, selected) => labelAt(editor, [...selected]) || common.component, Panel: ItemPanel },
  header: { title: () => common.pageHeader, Panel: HeaderPanel },
  outline: { title: () => common.contents, Panel: Outline },
  nav: { title: () => common.navigation, Panel: () => <SitePanel name="nav" /> },
  footer: { title: () => common.footer, Panel: () => <SitePanel name="footer" /> },
  'sub-nav': { title: () => t.subNavLinks, Panel: () => <SitePanel name="subNav" /> },
  'sub-navs': { title: () => common.subNav, Panel: SubNavs },
  'new-page': { title: () => common.createPage, Panel: NewPage },
};

const watchWindow = (changed: () => void) => listen(window, { resize: changed });

const NewPagePanel = lazyPanel(async () => (await import('./NewPagePanel.tsx')).NewPagePanel);

/** Loaded separately, because recipes contain the samples of all blocks. */
function NewPage(props: PanelProps) {
  const editor = useEditor();
  return <NewPagePanel {...props} onFailed={() => closePanel(editor)} />;
}

/** The panel that is shown while nothing is selected. */
const idle: SidebarPanel = {
  title: () => t.nothingSelected,
  Panel: () => <p className={inputsStyles.hint}>{t.selectSomething}</p>,
};

export function Sidebar({ navigate }: PanelProps) {
  const editor = useEditor();
  const now = useEditorState();
  const { editSidebarType, selectedComponent, sidebarFolded: isFolded, activeMenuItem } = now;
  const isSheet = useSyncExternalStore(watchWindow, isNarrow);
  const isWide = useSyncExternalStore(watchWindow, hasRoom);
  // Only a change of the width counts, because the on-screen keyboard of a phone changes the height.
  useEffect(() => fitSidebar(editor), [editor, isWide]);
  const isIdle = editSidebarType === '' && activeMenuItem === 'select' && !documentRefusal(now, 'page') && !isSheet;
  useEffect(() => {
    if (isSheet && !isFolded && selectedComponent) scrollIntoView(editor, [...selectedComponent.path]);
  }, [editor, isSheet, isFolded, selectedComponent]);
  const panel = isIdle ? idle : panels[editSidebarType as SidebarName];
  useCanvasScale(panel !== undefined && !isFolded && !isSheet, now.collapsed);
  if (!panel) return null;
  const { title, Panel } = panel;
  const label = title(editor, selectedComponent?.path ?? []);
  return (
    <aside className={sidebarStyles.sidebar} aria-label={label} data-sidebar={isFolded ? 'collapsed' : 'expanded'}>
      <SidebarHead title={label} isFolded={isFolded} isSheet={isSheet} canClose={!isIdle} />
      <div className={sidebarStyles.sidebarBody} hidden={isFolded}>
        <Panel navigate={navigate} />
      </div>
    </aside>
  );
}

function SubNavs() {
  const page = useDocument('page');
  return page && <SubNavChoice page={page} />;
}

interface SidebarHeadProps {
  title: string;
  isFolded: boolean;
  /** True if the sidebar is below the page instead of next to it. */
  isSheet: boolean;
  canClose: boolean;
}

function SidebarHead({ title, isFolded, isSheet, canClose }: SidebarHeadProps) {
  const editor = useEditor();
  const [open, fold] = isSheet ? [ChevronUp, ChevronDown] : [PanelRightOpen, PanelRightClose];
  return (
    <header className={sidebarStyles.sidebarHead}>
      <h2>{title}</h2>
      <div className={sidebarStyles.sidebarButtons}>
        <IconButton
          icon={isFolded ? open : fold}
          size={20}
          label={isFolded ? t.expand : t.collapse}
          aria-expanded={!isFolded}
          onClick={() => foldSidebar(editor, !isFolded)}
        />
        {canClose && <IconButton icon={X} size={20} label={t.close} onClick={() => closeSidebar(editor)} />}
      </div>
    </header>
  );
}
