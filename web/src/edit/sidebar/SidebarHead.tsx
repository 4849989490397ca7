import { ChevronDown, ChevronUp, PanelLeft, PanelRight, X } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { closeSidebar } from '../core/panel-actions.ts';
import type { Side } from '../core/sidebar-layout.ts';
import { changeSidebarLayout, expandSidebar } from '../core/sidebar-layout-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const t = messages.sidebar;

const MIN_DRAG = 40;

interface SidebarHeadProps {
  title: string;
  side: Side;
  collapsed: boolean;
  onMove: (side: Side) => void;
}

export function SidebarHead({ title, side, collapsed, onMove }: SidebarHeadProps) {
  const editor = useEditor();
  const other = side === 'left' ? 'right' : 'left';
  const start = useRef(0);
  const follow = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId))
      currentTarget.parentElement!.style.translate = `${clientX - start.current}px`;
  };
  const drop = ({ type, currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    currentTarget.releasePointerCapture(pointerId);
    currentTarget.parentElement!.style.translate = '';
    const isMoved = type === 'pointerup' && Math.abs(clientX - start.current) > MIN_DRAG;
    if (isMoved) onMove(clientX < innerWidth / 2 ? 'left' : 'right');
  };
  return (
    <header
      className={sidebarStyles.sidebarHead}
      onPointerDown={({ target, currentTarget, pointerId, button, clientX }) => {
        if (button !== 0 || (target as Element).closest('button')) return;
        if (collapsed) return expandSidebar(editor);
        currentTarget.setPointerCapture(pointerId);
        start.current = clientX;
      }}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <h2>{title}</h2>
      <div className={sidebarStyles.sidebarButtons}>
        <IconButton
          className={sidebarStyles.sidebarMove}
          icon={other === 'left' ? PanelLeft : PanelRight}
          size={18}
          label={t.moveTo[other]}
          onClick={() => onMove(other)}
        />
        <IconButton
          icon={collapsed ? ChevronUp : ChevronDown}
          size={20}
          label={collapsed ? t.expand : t.collapse}
          aria-expanded={!collapsed}
          onClick={() => (collapsed ? expandSidebar(editor) : changeSidebarLayout(editor, { collapsed: true }))}
        />
        <IconButton icon={X} size={20} label={t.close} onClick={() => closeSidebar(editor)} />
      </div>
    </header>
  );
}
