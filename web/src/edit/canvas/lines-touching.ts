const TEXT = '[data-ed-text]';

/** The lines of editable texts in the elements; empty space next to a line does not count. */
export const linesTouching = (within: readonly (Element | null)[], box: DOMRect): DOMRect[] =>
  within
    .flatMap((element) => (element ? [element, ...element.querySelectorAll(TEXT)] : []))
    .filter((element) => element.matches(TEXT) && overlaps(element.getBoundingClientRect(), box))
    .flatMap(linesOf);

export const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function linesOf(text: Element): DOMRect[] {
  const lines: DOMRect[] = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    range.selectNodeContents(nodes.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}
