import { listElements, findClosest, getElement } from './element-registry.ts';
import type { Editor } from '../core/editor.ts';

export function preserveScrollPosition(
  editor: Editor,
  selected: readonly string[] | undefined,
  change: () => void,
): void {
  const reference = findReferenceElement(editor, selected);
  const before = reference?.getBoundingClientRect().top ?? 0;
  change();
  const after = reference?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}

function findReferenceElement(editor: Editor, selected: readonly string[] | undefined): Element | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.isContentEditable) return active;
  return (selected && getElement(editor, 'item', selected)) ?? findCenteredElement(editor);
}

/** Between two items only their container is hit, whose top is far away, so the nearest item is used. */
function findCenteredElement(editor: Editor): Element | null {
  const middle = innerHeight / 2;
  const element = document.elementFromPoint(innerWidth / 3, middle);
  if (findClosest(editor, 'item', element)) return element;
  const distance = (candidate: Element) => Math.abs(candidate.getBoundingClientRect().top - middle);
  const items = listElements(editor, 'item').map((found) => found.element);
  return (
    items.reduce<Element | null>(
      (best, candidate) => (best && distance(best) <= distance(candidate) ? best : candidate),
      null,
    ) ?? element
  );
}
