import type { Path } from '../../../../proto/edit.ts';
import { listElements, findClosest, getElement } from './element-registry.ts';

/** Changes the layout, and scrolls by as much as that has moved what the editor is looking at. */
export function preserveScrollPosition(selected: Path | undefined, change: () => void): void {
  const looked = findReferenceElement(selected);
  const before = looked?.getBoundingClientRect().top ?? 0;
  change();
  const after = looked?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}

/** The text with the caret, else the selected item, else what stands in the middle. */
function findReferenceElement(selected: Path | undefined): Element | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.isContentEditable) return active;
  return (selected && getElement('item', selected)) ?? isCentered();
}

/** Between two items there is only what holds them all, and its beginning is far away: then the nearest of them. */
function isCentered(): Element | null {
  const middle = innerHeight / 2;
  const element = document.elementFromPoint(innerWidth / 3, middle);
  if (findClosest('item', element)) return element;
  const away = (one: Element) => Math.abs(one.getBoundingClientRect().top - middle);
  const items = listElements('item').map((found) => found.element);
  return items.reduce<Element | null>((best, one) => (best && away(best) <= away(one) ? best : one), null) ?? element;
}
