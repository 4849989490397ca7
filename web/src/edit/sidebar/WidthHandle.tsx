import type { KeyboardEvent, PointerEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH, type Side } from '../core/sidebar-layout.ts';
import { changeSidebarLayout } from '../core/sidebar-layout-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const STEP = 20;

export function WidthHandle({ side }: { side: Side }) {
  const editor = useEditor();
  const { width } = useEditorState().sidebarLayout;
  const growth = side === 'left' ? 1 : -1;
  const steps: Record<string, number> = { ArrowRight: STEP * growth, ArrowLeft: -STEP * growth };
  return (
    <div
      className={sidebarStyles.widthHandle}
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.sidebar.width}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        changeSidebarLayout(editor, { width: width + step });
      }}
      onPointerDown={({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
        currentTarget.setPointerCapture(pointerId)
      }
      onPointerMove={({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { left, right } = currentTarget.parentElement!.getBoundingClientRect();
        changeSidebarLayout(editor, { width: side === 'left' ? clientX - left : right - clientX });
      }}
    />
  );
}
