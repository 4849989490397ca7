import type { Path } from '../../../../proto/edit.ts';
import { isPrefix } from '../../../../proto/edit/path.ts';
import type { Editor } from '../core/editor.ts';
import { allows } from '../core/find-list.ts';
import { CAPTURE, listen } from '../core/listen.ts';
import { itemAt, labelAt } from '../core/contents-actions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { moveItems } from '../core/several-items-actions.ts';
import { itemKey, parentList, samePath } from '../core/selection.ts';
import { type DropTarget, findDropTarget } from './drop-target.ts';
import { createPointerTracking } from './pointer-tracking.ts';
import { type Found, listElements, findClosest, isDisabled } from './element-registry.ts';
import { messages } from '../messages/messages.ts';
import { CANVAS_LAYER } from '../ui/editor-layers.ts';
import * as baseStyles from '../ui/styles/base.module.css';

const EDGE = 80;
const MAX_SCROLL_SPEED = 18;

/** Drags all selected items if `path` is one of them. */
export function startDrag(editor: Editor, start: PointerEvent, path: Path): void {
  if (start.button !== 0) return;
  start.preventDefault();
  const pointerTracking = editor.get(createPointerTracking);
  const selected = selectedItems(editor);
  const paths = selected.some((other) => samePath(other, path)) ? selected : [path];
  const label = paths.length > 1 ? messages.canvas.several(paths.length) : labelAt(editor, path);
  let point = { x: start.clientX, y: start.clientY };
  let frame = requestAnimationFrame(scroll);

  const move = (event: PointerEvent) => {
    point = { x: event.clientX, y: event.clientY };
    pointerTracking.drag = { paths, label, ...point };
  };
  const drop = () => {
    const target = pointerTracking.drag && dropTargetAt(editor, paths, point);
    end();
    if (target) moveItems(editor, paths, target.list, target.after);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  function end() {
    cancelAnimationFrame(frame);
    pointerTracking.drag = null;
    for (const stop of stops) stop();
  }
  function scroll() {
    frame = requestAnimationFrame(scroll);
    if (!pointerTracking.drag) return;
    const speed = scrollSpeed(point.y, window.innerHeight);
    if (speed === 0) return;
    window.scrollBy({ top: speed, behavior: 'instant' });
    pointerTracking.drag = { ...pointerTracking.drag };
  }
  const stops = [
    listen(window, { pointermove: move, pointerup: drop, pointercancel: end }),
    listen(window, { keydown: key }, CAPTURE),
  ];
}

function scrollSpeed(y: number, height: number): number {
  if (y < EDGE) return -Math.ceil(((EDGE - y) / EDGE) * MAX_SCROLL_SPEED);
  if (y > height - EDGE) return Math.ceil(((y - height + EDGE) / EDGE) * MAX_SCROLL_SPEED);
  return 0;
}

export function dropTargetAt(
  editor: Editor,
  paths: readonly Path[],
  point: { x: number; y: number },
): DropTarget | null {
  const types = paths.map((path) => itemAt(editor, path)?.componentType);
  const under = document
    .elementsFromPoint(point.x, point.y)
    .find((element) => !element.closest(`#${CANVAS_LAYER}, .${baseStyles.root}`));
  const canHold = ({ element, entry: { path: list } }: Found<'list'>) =>
    !isDisabled(element) &&
    !paths.some((path) => isPrefix(path, list)) &&
    (samePath(list, parentList(paths[0]!)) || types.every((type) => type !== undefined && allows(editor, list, type)));
  let list = findClosest(editor, 'list', under ?? null);
  while (list && !canHold(list)) list = findClosest(editor, 'list', list.element.parentElement);
  if (!list) return null;
  const keys = new Set(paths.map(itemKey));
  const items = listElements(editor, 'item')
    .filter(({ entry }) => samePath(parentList(entry.path), list.entry.path))
    .map(({ element, entry }) => ({ key: itemKey(entry.path), box: element.getBoundingClientRect() }))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    .filter(({ key }) => !keys.has(key));
  return findDropTarget({ path: list.entry.path, box: list.element.getBoundingClientRect() }, items, point);
}
