import type { Path } from '../../../../proto/edit.ts';
import { headerBottom } from './header-bottom.ts';
import { getElement } from './element-registry.ts';
import type { Editor } from '../core/editor.ts';

const MARGIN = 24;
const MAX_FRAMES = 30;

export function scrollIntoView(
  editor: Editor,
  item: Path,
  findText?: () => Element | undefined,
  frames = MAX_FRAMES,
): void {
  requestAnimationFrame(() => {
    const element = getElement(editor, 'item', item);
    if (!element) return frames > 0 ? scrollIntoView(editor, item, findText, frames - 1) : undefined;
    const { top, bottom } = element.getBoundingClientRect();
    const [first, last] = [headerBottom() + MARGIN, innerHeight - MARGIN];
    if (top < first || bottom - top > last - first) scrollBy({ top: top - first });
    else if (bottom > last) scrollBy({ top: bottom - last });
    const text = findText?.();
    if (text instanceof HTMLElement) text.focus({ preventScroll: true });
  });
}
