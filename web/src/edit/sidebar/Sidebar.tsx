import { type CSSProperties, type ComponentType, useRef } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { labelAt } from '../core/contents-actions.ts';
import type { SidebarName } from '../core/panel.ts';
import type { Editor } from '../core/editor.ts';
import { FooterPanel } from './FooterPanel.tsx';
import { HeaderPanel } from './HeaderPanel.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { NavPanel } from './NavPanel.tsx';
import { NewPagePanel } from './NewPagePanel.tsx';
import { Outline } from './Outline.tsx';
import { SidebarHead } from './SidebarHead.tsx';
import { SubNavPanel } from './SubNavPanel.tsx';
import { SubNavsPanel } from './SubNavsPanel.tsx';
import { WidthHandle } from './WidthHandle.tsx';
import { useSidebarPlace } from './use-sidebar-place.ts';
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
  const { editSidebarType, selectedComponent, sidebarLayout, sidebarFolded } = useEditorState();
  const collapsed = sidebarLayout.collapsed || sidebarFolded;
  const panel = editSidebarType !== '' ? panels[editSidebarType] : undefined;
  const sidebar = useRef<HTMLElement>(null);
  const [{ side, width }, move] = useSidebarPlace(sidebar, panel !== undefined);
  if (!panel) return null;
  const title = panel.title(editor, selectedComponent?.path ?? []);
  return (
    <aside
      ref={sidebar}
      className={sidebarStyles.sidebar}
      aria-label={title}
      data-sidebar={collapsed ? 'collapsed' : 'expanded'}
      data-side={side}
      style={{ '--ed-sidebar': `${width}px` } as CSSProperties}
    >
      <SidebarHead title={title} side={side} collapsed={collapsed} onMove={move} />
      <div className={sidebarStyles.sidebarBody} hidden={collapsed}>
        <panel.Panel navigate={navigate} />
      </div>
      {!collapsed && <WidthHandle side={side} />}
    </aside>
  );
}
