import { useLayoutEffect } from 'react';
import { fitSidebar, setCanvasScale } from '../core/sidebar-layout-actions.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { findPanel } from '../ui/editor-layers.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import * as menuStyles from '../ui/styles/menu.module.css';

/**
 * Makes room for the open sidebar: the page keeps the width of the window, so that it looks as visitors see it, and is scaled to the space
 * between the menu and the sidebar.
 */
export function useCanvasScale(isDocked: boolean): void {
  const editor = useEditor();
  useLayoutEffect(() => {
    const fit = () => scaleCanvas(editor, isDocked);
    const resize = () => {
      fitSidebar(editor);
      fit();
    };
    fit();
    addEventListener('resize', resize);
    return () => {
      removeEventListener('resize', resize);
      scaleCanvas(editor, false);
    };
  }, [editor, isDocked]);
}

function scaleCanvas(editor: Editor, isDocked: boolean): void {
  const root = document.documentElement;
  const width = root.clientWidth;
  const left = isDocked ? Math.ceil(findPanel(`.${menuStyles.menu}`)?.getBoundingClientRect().right ?? 0) : 0;
  const right = isDocked ? (findPanel('[data-sidebar]')?.offsetWidth ?? 0) : 0;
  const scale = isDocked ? (width - left - right) / width : 1;
  if (scale === editor.state.canvasScale) return;
  const scroll = (scrollY / editor.state.canvasScale) * scale;
  root.toggleAttribute('data-scaled', isDocked);
  root.style.setProperty('--ed-scale', `${scale}`);
  root.style.setProperty('--ed-canvas-width', `${width}px`);
  root.style.setProperty('--ed-canvas-left', `${left / scale}px`);
  scrollTo({ top: scroll, behavior: 'instant' });
  setCanvasScale(editor, scale);
  editor.get(createOverlayMeasurement).schedule();
}
