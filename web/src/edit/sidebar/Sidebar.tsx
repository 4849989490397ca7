import { X } from 'lucide-react';
import { type ComponentType, useLayoutEffect } from 'react';
import { preserveScrollPosition } from '../canvas/preserve-scroll-position.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { labelAt } from '../core/contents-actions.ts';
import type { SidebarName } from '../core/panel.ts';
import type { Editor } from '../core/editor.ts';
import { closeSidebar } from '../core/panel-actions.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { FooterPanel } from './FooterPanel.tsx';
import { HeaderPanel } from './HeaderPanel.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { NavPanel } from './NavPanel.tsx';
import { NewPagePanel } from './NewPagePanel.tsx';
import { Outline } from './Outline.tsx';
import { SubNavPanel } from './SubNavPanel.tsx';
import { SubNavsPanel } from './SubNavsPanel.tsx';
import { common, messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const t = messages.sidebar;

export interface PanelProps {
  navigate: (url: string) => void;
}

const panels: Record<
  SidebarName,
  { title: (editor: Editor, selected: readonly string[]) => string; Panel: ComponentType<PanelProps> }
> = {
  item: { title: (editor, selected) => labelAt(editor, [...selected]) || common.component, Panel: ItemPanel },
  header: { title: () => common.pageHeader, Panel: HeaderPanel },
  outline: { title: () => common.contents, Panel: Outline },
  nav: { title: () => common.navigation, Panel: NavPanel },
  footer: { title: () => common.footer, Panel: FooterPanel },
  'sub-nav': { title: () => t.subNavLinks, Panel: SubNavPanel },
  'sub-navs': { title: () => common.subNav, Panel: SubNavsPanel },
  'new-page': { title: () => common.createPage, Panel: NewPagePanel },
};

export function Sidebar({ navigate }: PanelProps) {
  const editor = useEditor();
  const { editSidebarType, selectedComponent } = useEditorState();
  const panel = editSidebarType !== '' ? panels[editSidebarType] : undefined;
  const open = panel !== undefined;
  useLayoutEffect(() => {
    const show = (isShown: boolean) =>
      preserveScrollPosition(editor, editor.state.selectedComponent?.path, () =>
        document.documentElement.classList.toggle(sidebarStyles.withSidebar!, isShown),
      );
    show(open);
    return () => show(false);
  }, [editor, open]);
  if (!panel) return null;
  const title = panel.title(editor, selectedComponent?.path ?? []);
  return (
    <aside className={sidebarStyles.sidebar} aria-label={title}>
      <header className={sidebarStyles.sidebarHead}>
        <h2>{title}</h2>
        <IconButton icon={X} size={20} label={t.close} onClick={() => closeSidebar(editor)} />
      </header>
      <div className={sidebarStyles.sidebarBody}>
        <panel.Panel navigate={navigate} />
      </div>
    </aside>
  );
}
