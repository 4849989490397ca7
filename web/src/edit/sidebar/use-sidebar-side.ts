import { type RefObject, useEffect, useRef, useState } from 'react';
import { headerBottom } from '../ui/header-bottom.ts';
import { getElement } from '../canvas/element-registry.ts';
import { showBetween } from '../canvas/scroll-into-view.ts';
import { visibleArea } from '../canvas/visible-area.ts';
import type { Editor } from '../core/editor.ts';
import type { SelectedComponent } from '../core/selection.ts';
import type { Side } from '../core/sidebar-layout.ts';
import { changeSidebarLayout } from '../core/sidebar-layout-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { type Span, chooseSide } from './choose-side.ts';

/** Below the header of the site, in pixels. */
const GAP = 8;

/** Where the sidebar is, which moves to the other side while it would cover what is selected. */
export function useSidebarSide(sidebar: RefObject<HTMLElement | null>, isOpen: boolean): [Side, (to: Side) => void] {
  const editor = useEditor();
  const { selectedComponent, sidebarLayout } = useEditorState();
  const { side: preferred, width, collapsed } = sidebarLayout;
  const [side, setSide] = useState(preferred);
  const pressed = useRef<number | null>(null);
  useEffect(() => setSide(preferred), [preferred, isOpen]);
  useEffect(() => {
    const press = ({ clientX, target }: PointerEvent) => {
      if (target instanceof Node && !sidebar.current?.contains(target)) pressed.current = clientX;
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  }, [sidebar]);
  useEffect(() => {
    if (!isOpen || collapsed) return;
    const frame = requestAnimationFrame(() => {
      const selected = selectedComponent && elementOf(editor, selectedComponent);
      const box = sidebar.current?.getBoundingClientRect();
      if (!selected || !box) return;
      if (isSheet(box)) return showBetween(contentBox(selected), visibleArea());
      setSide((current) => chooseSide(current, spansOf(box, current), contentBox(selected), pressed.current));
      pressed.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, sidebar, isOpen, collapsed, selectedComponent]);
  useEffect(() => {
    if (!isOpen) return;
    return editor.get(createOverlayMeasurement).subscribe(() => {
      sidebar.current?.style.setProperty('--ed-header', `${headerBottom() + GAP}px`);
    });
  }, [editor, sidebar, isOpen]);
  useEffect(() => editor.get(createOverlayMeasurement).schedule(), [editor, isOpen, side, width, collapsed]);
  const move = (to: Side) => {
    setSide(to);
    changeSidebarLayout(editor, { side: to });
  };
  return [side, move];
}

/** On narrow screens the sidebar covers the lower half of the window. */
const isSheet = ({ left, right }: DOMRect): boolean => left <= 0 && right >= document.documentElement.clientWidth;

function spansOf({ left, right, width }: DOMRect, current: Side): Record<Side, Span> {
  const { clientWidth } = document.documentElement;
  const margin = 12;
  return {
    left: current === 'left' ? { left, right } : { left: 60, right: 60 + width },
    right: current === 'right' ? { left, right } : { left: clientWidth - margin - width, right: clientWidth - margin },
  };
}

function elementOf(editor: Editor, { path, field }: SelectedComponent): Element | null {
  const fields = field === undefined ? [] : [[...path, field], ...(path.length > 0 ? [] : [['header', field]])];
  for (const at of fields) {
    const element = getElement(editor, 'field', at);
    if (element) return element;
  }
  return path.length > 0 ? getElement(editor, 'item', path) : null;
}

function contentBox(element: Element): DOMRect {
  if (!element.matches('[data-ed-text]')) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  return box.width > 0 ? box : element.getBoundingClientRect();
}
