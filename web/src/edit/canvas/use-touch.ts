import { useLayoutEffect } from 'react';
import type { Editor } from '../core/editor.ts';
import { openOverlay, select } from '../core/panel-actions.ts';
import { isWithin, parentList, samePath } from '../core/selection.ts';
import { useEditor } from '../core/use-editor.ts';
import { findClosest } from './element-registry.ts';
import { isDisabled } from './is-disabled.ts';
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
    document.addEventListener('pointerdown', press, { capture: true });
    document.addEventListener('mousedown', stop, { capture: true });
    document.addEventListener('click', stop, { capture: true });
    // Browsers select words or open a menu of their own.
    document.addEventListener('contextmenu', stop, { capture: true });
    return () => {
      longPress.end();
      document.removeEventListener('contextmenu', stop, { capture: true });
      document.removeEventListener('pointerdown', press, { capture: true });
      document.removeEventListener('mousedown', stop, { capture: true });
      document.removeEventListener('click', stop, { capture: true });
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
  let origin = { x: 0, y: 0 };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - origin.x, clientY - origin.y) > TOLERANCE) end();
  };
  function end() {
    clearTimeout(timer);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  }
  return {
    start({ clientX: x, clientY: y }: PointerEvent, target: Element) {
      end();
      origin = { x, y };
      timer = setTimeout(() => {
        end();
        onPress(target);
      }, DURATION);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
    end,
  };
}
