import { useLayoutEffect } from 'react';
import { setCanvasScale } from '../core/sidebar-layout-actions.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { findPanel } from '../ui/editor-layers.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';

/**
 * Makes room for the open sidebar and for the words of the menu: the page keeps the width of the window, so that it looks as visitors see it,
 * and is scaled to the space between them.
 */
export function useCanvasScale(isDocked: boolean, isMenuCollapsed: boolean): void {
  const editor = useEditor();
  useLayoutEffect(() => {
    const fit = () => scaleCanvas(editor, measureEdges(isDocked));
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      scaleCanvas(editor, { left: 0, right: 0 });
    };
  }, [editor, isDocked, isMenuCollapsed]);
}

/** Measures what the menu and the sidebar occupy. The page extends below the icons of the menu, but not below its words. */
function measureEdges(isDocked: boolean): { left: number; right: number } {
  const menu = getComputedStyle(document.documentElement).getPropertyValue(isDocked ? '--ed-menu' : '--ed-menu-words');
  return { left: parseFloat(menu) || 0, right: isDocked ? (findPanel('[data-sidebar]')?.offsetWidth ?? 0) : 0 };
}

function scaleCanvas(editor: Editor, { left, right }: { left: number; right: number }): void {
  const root = document.documentElement;
  const width = root.clientWidth;
  const rest = width - left - right;
  const scale = rest < width && measuresZoom() ? rest / width : 1;
  const before = editor.state.canvasScale;
  root.toggleAttribute('data-scaled', rest < width);
  root.style.setProperty('--ed-scale', `${scale}`);
  root.style.setProperty('--ed-canvas-width', `${scale < 1 ? width : rest}px`);
  root.style.setProperty('--ed-canvas-left', `${left / scale}px`);
  editor.get(createOverlayMeasurement).schedule();
  if (scale === before) return;
  scrollTo({ top: (scrollY / before) * scale, behavior: 'instant' });
  setCanvasScale(editor, scale);
}

/** WebKit measures boxes without the zoom, so that pointers and frames would miss them. There the page is laid out in the rest of the window. */
function measuresZoom(): boolean {
  const probe = document.body.appendChild(document.createElement('div'));
  Object.assign(probe.style, { position: 'absolute', width: '100px', zoom: '0.5' });
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width === 50;
}
