import type { Editor } from '../core/editor.ts';
import { CAPTURE, listen } from '../core/listen.ts';
import { selectItems } from '../core/select-items-actions.ts';
import { itemKey, parentList, samePath } from '../core/selection.ts';
import type { Box } from './drop-target.ts';
import { type Found, findClosest, listElements, isDisabled } from './element-registry.ts';
import { createPointerTracking } from './pointer-tracking.ts';

const MIN_DISTANCE = 6;
const NOT_FREE_SELECTOR = 'a, button, input, textarea, select, label, summary, video, iframe, [contenteditable]';

/** Starts only in free space between blocks, and not by touch, which scrolls. */
export function startFrame(editor: Editor, start: PointerEvent): void {
  const { target } = start;
  if (start.button !== 0 || start.pointerType === 'touch' || start.ctrlKey || start.shiftKey || start.metaKey) return;
  if (!(target instanceof Element) || !target.closest('main') || !isFree(editor, target)) return;
  const tracking = editor.get(createPointerTracking);
  const origin = { x: start.pageX, y: start.pageY };
  const move = (event: PointerEvent) => {
    const [width, height] = [Math.abs(event.pageX - origin.x), Math.abs(event.pageY - origin.y)];
    if (!tracking.frame && Math.max(width, height) < MIN_DISTANCE) return;
    getSelection()?.removeAllRanges();
    const [left, top] = [Math.min(event.pageX, origin.x) - scrollX, Math.min(event.pageY, origin.y) - scrollY];
    tracking.frame = { left, top, width, height };
  };
  const end = () => {
    const box = tracking.frame;
    stop();
    if (!box) return;
    swallowClick();
    const items = itemsTouching(editor, target, box);
    if (items.length > 0)
      selectItems(
        editor,
        parentList(items[0]!.entry.path),
        items.map(({ entry }) => itemKey(entry.path)),
      );
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tracking.frame) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    swallowClick();
  };
  function stop() {
    tracking.frame = null;
    for (const remove of removers) remove();
  }
  const removers = [
    listen(window, { pointermove: move, pointerup: end, pointercancel: stop }),
    listen(window, { keydown: key }, CAPTURE),
  ];
}

const isFree = (editor: Editor, target: Element): boolean =>
  !isDisabled(target) && !target.closest(NOT_FREE_SELECTOR) && findClosest(editor, 'field', target) === null;

/** Returns items of the innermost list around the start that the box touches, or else of the first such list of the page. */
function itemsTouching(editor: Editor, start: Element, box: Box): Found<'item'>[] {
  const touching = listElements(editor, 'item')
    .filter(({ element }) => !isDisabled(element) && touches(element.getBoundingClientRect(), box))
    .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (
    let list = findClosest(editor, 'list', start);
    list;
    list = findClosest(editor, 'list', list.element.parentElement)
  ) {
    const path = list.entry.path;
    const within = touching.filter(({ entry }) => samePath(parentList(entry.path), path));
    if (within.length > 0) return within;
  }
  const top = touching.find(({ entry }) => entry.path.length === 2);
  return top ? touching.filter(({ entry }) => samePath(parentList(entry.path), parentList(top.entry.path))) : [];
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** The click that ends the gesture must not select what is under the pointer. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopImmediatePropagation();
  const stop = listen(window, { click: swallow, pointerdown: () => stop() }, { capture: true, once: true });
}
