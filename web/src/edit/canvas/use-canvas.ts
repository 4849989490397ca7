import { useLayoutEffect } from 'react';
import { CAPTURE, listen } from '../core/listen.ts';
import { useEditor } from '../core/use-editor.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { samePath, parentList } from '../core/selection.ts';
import { createPointer, createPointerTracking } from './pointer-tracking.ts';
import { findClosest, isDisabled } from './element-registry.ts';
import { startFrame } from './select-by-frame.ts';
import { selectAt } from './select-at.ts';
import { CANVAS_LAYER } from '../ui/editor-layers.ts';
import * as baseStyles from '../ui/styles/base.module.css';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';
import { selectRangeTo, toggleItem } from '../core/select-items-actions.ts';
import { selectedItems } from '../core/selected-items.ts';

export function useCanvas(active: boolean): void {
  const editor = useEditor();
  // The first click must find the listeners as soon as it finds editable texts.
  useLayoutEffect(() => {
    if (!active) return;
    const pointerTracking = editor.get(createPointerTracking);
    const over = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      Object.assign(editor.get(createPointer), { x, y });
      if (!isPage(target) || pointerTracking.drag) return;
      const item = (!isDisabled(target) && findClosest(editor, 'item', target)?.entry.path) || null;
      if (!samePath(item ?? [], pointerTracking.item ?? [])) pointerTracking.item = item;
      const list = (!isDisabled(target) && findClosest(editor, 'list', target)?.entry) || null;
      if (!samePath(list?.path ?? [], pointerTracking.list?.path ?? [])) pointerTracking.list = list;
      pointerTracking.header = item === null && target.closest('main') !== null;
      const field = isDisabled(target) ? null : findClosest(editor, 'field', target)?.entry;
      const picture = field?.kind === 'picture' ? field.path : null;
      if (!samePath(picture ?? [], pointerTracking.picture ?? [])) pointerTracking.picture = picture;
      const setting = field?.kind === 'setting' ? field.path : null;
      if (!samePath(setting ?? [], pointerTracking.setting ?? [])) pointerTracking.setting = setting && [...setting];
    };
    const leave = () => {
      pointerTracking.item = null;
      pointerTracking.list = null;
      pointerTracking.header = false;
      pointerTracking.picture = null;
      pointerTracking.setting = null;
    };
    const press = (event: PointerEvent) => {
      if (!isPage(event.target)) return;
      if (findPressedItem(editor, event)) event.stopPropagation();
      else startFrame(editor, event);
    };
    /** Prevents a press from focusing a text or selecting words. */
    const pressMouse = (event: MouseEvent) => {
      if (isPage(event.target) && findPressedItem(editor, event)) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (!isPage(event.target)) return;
      const pressed = findPressedItem(editor, event);
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
        return selectSeveralAt(editor, pressed, event);
      }
      // This press opens a link in another tab. On other parts of a block, it adds the block to the selection.
      if ((event.ctrlKey || event.metaKey) && event.target.closest('a[href]')) return;
      if (event.target.closest(INERT_SELECTOR)) event.preventDefault();
      const field = isDisabled(event.target) ? null : findClosest(editor, 'field', event.target)?.entry;
      if (field?.kind !== 'setting') selectAt(editor, event.target);
      if (field?.kind === 'setting' || (field && event.target.closest(`.${canvasStyles.noLink}`)))
        openOverlay(editor, { kind: 'setting', path: [...field.path] });
    };
    /** Selects the block whose text gets the focus from the keyboard, as a click does. */
    const arrive = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && isPage(target) && target.closest('[data-ed-text]')) selectAt(editor, target);
    };
    const input = (event: InputEvent) => {
      if (event.target instanceof Element && isDisabled(event.target)) event.preventDefault();
    };
    const submit = (event: SubmitEvent) => {
      if (isPage(event.target)) event.preventDefault();
    };
    const first = { pointerdown: press, mousedown: pressMouse, click, submit, beforeinput: input };
    const stops = [
      listen(document.documentElement, { pointerleave: leave }),
      listen(document, { pointerover: over, keyup: arrive }),
      listen(document, first, CAPTURE),
    ];
    document.documentElement.classList.add(canvasStyles.selecting!);
    return () => {
      for (const stop of stops) stop();
      document.documentElement.classList.remove(canvasStyles.selecting!);
      leave();
    };
  }, [active, editor]);
}

/** Includes the questions of an accordion, because the click that edits a question must not close its answer. */
const INERT_SELECTOR = 'a, [type=submit], [data-block] details[open] > summary';

const isPage = (target: EventTarget | null): target is Element =>
  target instanceof Element && !target.closest(`.${baseStyles.root}, #${CANVAS_LAYER}`);

/** A press with Shift, Ctrl or Command on a block, unless it is in the text that is being edited. */
function findPressedItem(editor: Editor, event: MouseEvent): Path | null {
  const { target, button } = event;
  if (button !== 0 || !(event.shiftKey || event.ctrlKey || event.metaKey) || !(target instanceof Element)) return null;
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.isContentEditable && active.contains(target)) return null;
  if (isDisabled(target)) return null;
  const [first] = selectedItems(editor);
  const closest = findClosest(editor, 'item', target);
  let found = closest;
  while (found && first && !samePath(parentList(found.entry.path), parentList(first)))
    found = findClosest(editor, 'item', found.element.parentElement);
  return (found ?? closest)?.entry.path ?? null;
}

function selectSeveralAt(editor: Editor, path: Path, { shiftKey }: MouseEvent): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (shiftKey) selectRangeTo(editor, path);
  else toggleItem(editor, path);
}
