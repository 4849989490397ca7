import type { Change } from './compare-items.ts';
import { type Documents, markCurrent } from './mark-changes.ts';

export function revealChange({ before, after }: Documents, change: Change | undefined): void {
  const [old, now] = [markCurrent(before, change), markCurrent(after, change)];
  const id = change?.key === null ? change.id : undefined;
  reveal(after, now, id);
  reveal(before, old, id);
}

const OPEN_PANEL_SELECTOR = 'header details[open]';

/** A change without an item is revealed by its marked words, which `id` identifies. */
function reveal(document: Document, elements: readonly HTMLElement[], id: string | undefined): void {
  for (const panel of document.querySelectorAll(OPEN_PANEL_SELECTOR)) panel.removeAttribute('open');
  const words = id === undefined ? [] : elements.flatMap((element) => wordsIn(element, id));
  const places = words.length > 0 ? words : elements;
  const shown = places.find((element) => element.checkVisibility()) ?? places.find(openPanels) ?? elements[0];
  if (shown) scrollTo(shown);
}

const wordsIn = (element: HTMLElement, id: string): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(`[data-words='${id}']`),
];

/** Opens the panels around an element, and returns true if it is then visible. */
function openPanels(element: HTMLElement): boolean {
  const panels = panelsAround(element);
  for (const panel of panels) panel.open = true;
  if (element.checkVisibility()) return true;
  for (const panel of panels) panel.open = false;
  return false;
}

function panelsAround(element: HTMLElement): HTMLDetailsElement[] {
  const panel = element.parentElement?.closest('details');
  return panel ? [panel, ...panelsAround(panel)] : [];
}

/** Leaves room for the sticky header of the site, in pixels. */
const ABOVE = 110;

/** Does not scroll the document around the frame, as `scrollIntoView` would. */
function scrollTo(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  for (let box = element.parentElement; box && box !== element.ownerDocument.body; box = box.parentElement)
    if (/auto|scroll/.test(view.getComputedStyle(box).overflow)) scrollInside(box, element.getBoundingClientRect());
  view.scrollTo({ top: view.scrollY + element.getBoundingClientRect().top - ABOVE, behavior: 'instant' });
}

function scrollInside(box: HTMLElement, inner: DOMRect): void {
  const outer = box.getBoundingClientRect();
  box.scrollBy({
    left: missing([inner.left, inner.right], [outer.left, outer.right]),
    top: missing([inner.top, inner.bottom], [outer.top, outer.bottom]),
    behavior: 'instant',
  });
}

const missing = ([start, end]: [number, number], [from, to]: [number, number]): number =>
  start < from ? start - from : Math.max(0, end - to);
