import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { headerBottom } from '../ui/header-bottom.ts';
import { type Area, overlaps, union } from '../canvas/area.ts';
import { getElement } from '../canvas/element-registry.ts';
import { isNarrow } from '../canvas/is-narrow.ts';
import { showBetween } from '../canvas/scroll-into-view.ts';
import { TEXT, caretLine, editedText, linesOf } from '../canvas/text-lines.ts';
import { visibleArea } from '../canvas/visible-area.ts';
import type { Editor } from '../core/editor.ts';
import { followsSelection } from '../core/panel-actions.ts';
import type { SelectedComponent } from '../core/selection.ts';
import type { Side } from '../core/sidebar-layout.ts';
import { changeSidebarLayout, foldSidebar } from '../core/sidebar-layout-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { type SidebarPlace, placeBesideText, placeSidebar, spanOf } from './place-sidebar.ts';

/** Below the header of the site, in pixels. */
const GAP = 8;

/** Where the sidebar is. It makes room for what is selected, and is folded while it would cover the text with the caret on both sides. */
export function useSidebarPlace(
  sidebar: RefObject<HTMLElement | null>,
  isOpen: boolean,
): [SidebarPlace, (to: Side) => void] {
  const editor = useEditor();
  const { selectedComponent, sidebarLayout, editSidebarType } = useEditorState();
  const { side: preferred, width, collapsed } = sidebarLayout;
  const [place, setPlace] = useState<SidebarPlace>({ side: preferred, width });
  const current = useRef(place);
  useLayoutEffect(() => void (current.current = place), [place]);
  // Before the layout effect below, which may choose another place.
  useLayoutEffect(() => {
    current.current = { side: preferred, width };
    setPlace(current.current);
  }, [preferred, width, isOpen]);
  const pressed = usePressed(sidebar);
  const typed = useTyped(editSidebarType);

  const makeRoom = useCallback(
    (selected: Element | null) => {
      const text = editedText();
      const around = { current: current.current, width, windowWidth: windowWidth(), pressed: pressed.current };
      const free = text && placeBesideText({ ...around, selected: contentBox(text) });
      const isFolded = text !== null && free === null && (followsSelection(editSidebarType) || typed.current);
      foldSidebar(editor, isFolded);
      if (!isFolded) setPlace(free ?? placeSidebar({ ...around, selected: selected && contentBox(selected) }));
    },
    [editor, editSidebarType, typed, pressed, width],
  );

  useLayoutEffect(() => {
    if (!isOpen || collapsed) return;
    const arrange = () => {
      const selected = selectedComponent && elementOf(editor, selectedComponent);
      if (selected && !isNarrow()) makeRoom(selected);
      return selected;
    };
    arrange();
    // Texts that have just been opened are on the page by then.
    const frame = requestAnimationFrame(() => {
      const selected = arrange();
      if (selected && isNarrow()) showBetween(contentBox(selected), visibleArea());
      pressed.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, isOpen, collapsed, selectedComponent, makeRoom, pressed]);

  useEffect(() => {
    if (!isOpen) return;
    return editor.get(createOverlayMeasurement).subscribe(() => {
      const panel = sidebar.current;
      panel?.style.setProperty('--ed-header', `${headerBottom() + GAP}px`);
      const text = editedText();
      if (isNarrow()) foldSidebar(editor, false);
      else if (panel && text && panel.dataset.sidebar === 'expanded') {
        if (!followsSelection(editSidebarType) && !typed.current) return;
        const { left, right } = spanOf(current.current, windowWidth());
        const box = contentBox(text);
        if (left < box.right && box.left < right) makeRoom(text);
      } else if (panel && text) moveRail(panel, text);
    });
  }, [editor, sidebar, isOpen, makeRoom, editSidebarType, typed]);

  useEffect(() => editor.get(createOverlayMeasurement).schedule(), [editor, isOpen, place, collapsed, editSidebarType]);
  const move = (to: Side) => {
    setPlace({ ...place, side: to });
    changeSidebarLayout(editor, { side: to });
  };
  return [place, move];
}

const windowWidth = (): number => document.documentElement.clientWidth;

function usePressed(sidebar: RefObject<HTMLElement | null>): RefObject<number | null> {
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const press = ({ clientX, target }: PointerEvent) => {
      if (!(target instanceof Element) || sidebar.current?.contains(target)) return;
      // A button of a dialog says nothing about the page behind it.
      pressed.current = target.closest('dialog') ? null : clientX;
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  }, [sidebar]);
  return pressed;
}

/** Whether somebody has written on the page since the sidebar shows this. */
function useTyped(shown: string): RefObject<boolean> {
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
    const note = () => void (typed.current ||= editedText() !== null);
    document.addEventListener('beforeinput', note, { capture: true });
    return () => document.removeEventListener('beforeinput', note, { capture: true });
  }, [shown]);
  return typed;
}

/** The collapsed sidebar is at the lower end of the right edge, or at the upper one while it would cover the caret there. */
function moveRail(rail: HTMLElement, text: Element): void {
  const line = caretLine(text);
  if (line && overlaps(line, rail.getBoundingClientRect()))
    rail.dataset.rail = rail.dataset.rail === 'top' ? 'bottom' : 'top';
}

function elementOf(editor: Editor, { path, field }: SelectedComponent): Element | null {
  const fields = field === undefined ? [] : [[...path, field], ...(path.length > 0 ? [] : [['header', field]])];
  for (const at of fields) {
    const element = getElement(editor, 'field', at);
    if (element) return element;
  }
  return path.length > 0 ? getElement(editor, 'item', path) : null;
}

function contentBox(element: Element): Area {
  if (!element.matches(TEXT)) return element.getBoundingClientRect();
  const lines = linesOf(element);
  return lines.length > 0 ? union(lines) : (caretLine(element) ?? element.getBoundingClientRect());
}
