import { ChevronDown, ChevronUp, PanelRightClose, PanelRightOpen, X } from 'lucide-react';
import { closeSidebar } from '../core/panel-actions.ts';
import { foldSidebar } from '../core/sidebar-layout-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const t = messages.sidebar;

interface SidebarHeadProps {
  title: string;
  isFolded: boolean;
  /** True if the sidebar is below the page instead of next to it. */
  isSheet: boolean;
  canClose: boolean;
}

export function SidebarHead({ title, isFolded, isSheet, canClose }: SidebarHeadProps) {
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
