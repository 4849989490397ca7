import type { Path } from '../../../../proto/edit.ts';
import { getElement } from './element-registry.ts';
import type { Area } from './area.ts';
import { canvasArea } from './overlay-boxes.ts';
import type { Editor } from '../core/editor.ts';

const MARGIN = 24;
const MAX_FRAMES = 30;

export function scrollIntoView(editor: Editor, item: Path, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const element = getElement(editor, 'item', item);
    if (!element) return frames > 0 ? scrollIntoView(editor, item, frames - 1) : undefined;
    showBetween(element.getBoundingClientRect(), canvasArea());
  });
}

export function showBetween(box: Pick<Area, 'top' | 'bottom'>, area: Area): void {
  const [first, last] = [area.top + MARGIN, area.bottom - MARGIN];
  if (box.top < first || box.bottom - box.top > last - first) scrollBy({ top: box.top - first });
  else if (box.bottom > last) scrollBy({ top: box.bottom - last });
}
