import { listElements, findClosest, getElement } from './element-registry.ts';

export function preserveScrollPosition(selected: readonly string[] | undefined, change: () => void): void {
  const reference = findReferenceElement(selected);
  const before = reference?.getBoundingClientRect().top ?? 0;
  change();
  const after = reference?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}

/** The focused text, else the selected item, else the element in the middle of the screen. */
function findReferenceElement(selected: readonly string[] | undefined): Element | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.isContentEditable) return active;
  return (selected && getElement('item', selected)) ?? findCenteredElement();
}

/** Between two items only their container is hit, whose top is far away: uses the nearest item. */
function findCenteredElement(): Element | null {
  const middle = innerHeight / 2;
  const element = document.elementFromPoint(innerWidth / 3, middle);
  if (findClosest('item', element)) return element;
  const distance = (candidate: Element) => Math.abs(candidate.getBoundingClientRect().top - middle);
  const items = listElements('item').map((found) => found.element);
  return (
    items.reduce<Element | null>(
      (best, candidate) => (best && distance(best) <= distance(candidate) ? best : candidate),
      null,
    ) ?? element
  );
}
