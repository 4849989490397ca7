import { useLayoutEffect } from 'react';
import type { Editor } from '../core/editor.ts';
import { CAPTURE, listen } from '../core/listen.ts';
import { openOverlay, select } from '../core/panel-actions.ts';
import { isWithin, parentList, samePath } from '../core/selection.ts';
import { useEditor } from '../core/use-editor.ts';
import { findClosest, isDisabled } from './element-registry.ts';
import { selectAt } from './select-at.ts';

/** On a touchscreen, the first tap on a text selects its block, the second puts the caret there, and a long press opens the menu of the block. */
export function useTouch(active: boolean): void {
  const editor = useEditor();
  useLayoutEffect(() => {
    if (!active) return;
    let isFirst = false;
    let isHeld = false;
    const longPress = createLongPress((target) => (isHeld = openBlockMenu(editor, target)));
    const press = (event: PointerEvent) => {
      const { pointerType, target } = event;
      if (pointerType !== 'touch' || !(target instanceof Element)) return void (isFirst = isHeld = false);
      isFirst = isUnselectedText(editor, target);
      isHeld = false;
      longPress.start(event, target);
    };
    const stop = (event: MouseEvent) => {
      if (!isFirst && !isHeld) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click' && !isHeld) selectAt(editor, event.target as Element);
    };
    // For `contextmenu`, browsers would select words or open another menu.
    const listeners = { pointerdown: press, mousedown: stop, click: stop, contextmenu: stop };
    const stopListening = listen(document, listeners, CAPTURE);
    return () => {
      longPress.end();
      stopListening();
    };
  }, [active, editor]);
}

function openBlockMenu(editor: Editor, target: Element): boolean {
  const item = isDisabled(target) ? null : findClosest(editor, 'item', target);
  if (!item || item.element.contains(document.activeElement)) return false;
  select(editor, { path: item.entry.path }, { path: parentList(item.entry.path) });
  openOverlay(editor, { kind: 'block-menu' });
  return true;
}

function isUnselectedText(editor: Editor, target: Element): boolean {
  const field = isDisabled(target) ? null : findClosest(editor, 'field', target);
  if (!field || !field.element.matches('[data-ed-text]') || field.element.contains(document.activeElement))
    return false;
  const item = findClosest(editor, 'item', target);
  const selected = editor.state.selectedComponent;
  if (!selected) return true;
  if (item && isWithin(field.entry.path, item.entry.path)) return !samePath(selected.path, item.entry.path);
  return selected.path.length > 0 || selected.field !== field.entry.path.at(field.entry.path[0] === 'header' ? 1 : 0);
}

/** A touch is a long press after this many milliseconds, unless it moves by more than this many pixels. */
const DURATION = 500;
const TOLERANCE = 10;

function createLongPress(onPress: (target: Element) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  let origin = { x: 0, y: 0 };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - origin.x, clientY - origin.y) > TOLERANCE) end();
  };
  function end() {
    clearTimeout(timer);
    stopListening?.();
  }
  return {
    start({ clientX: x, clientY: y }: PointerEvent, target: Element) {
      end();
      origin = { x, y };
      timer = setTimeout(() => {
        end();
        onPress(target);
      }, DURATION);
      stopListening = listen(window, { pointermove: move, pointerup: end, pointercancel: end });
    },
    end,
  };
}
