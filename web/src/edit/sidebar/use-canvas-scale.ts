import { useLayoutEffect } from 'react';
import { setCanvasScale } from '../core/sidebar-layout-actions.ts';
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
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      scaleCanvas(editor, false);
    };
  }, [editor, isDocked]);
}

function scaleCanvas(editor: Editor, isDocked: boolean): void {
  const root = document.documentElement;
  const width = root.clientWidth;
  const left = isDocked ? Math.ceil(findPanel(`.${menuStyles.menu}`)?.getBoundingClientRect().right ?? 0) : 0;
  const rest = width - left - (isDocked ? (findPanel('[data-sidebar]')?.offsetWidth ?? 0) : 0);
  const scale = isDocked && measuresZoom() ? rest / width : 1;
  const before = editor.state.canvasScale;
  root.toggleAttribute('data-scaled', isDocked);
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
