import { type Area, overlaps, union } from './area.ts';

export const TEXT = '[data-ed-text]';

/** Returns the text on the page that has the caret. */
export const editedText = (): HTMLElement | null => {
  const text = document.activeElement?.closest<HTMLElement>(TEXT);
  return text?.isContentEditable ? text : null;
};

export const textsIn = (element: Element): Element[] => [
  ...(element.matches(TEXT) ? [element] : []),
  ...element.querySelectorAll(TEXT),
];

/** Returns the boxes of the words in each line, without the empty space next to them. */
export function linesOf(text: Element): DOMRect[] {
  const lines: DOMRect[] = [];
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) lines.push(...boxesOfText(nodes.currentNode));
  return lines;
}

export const linesWithin = (texts: readonly Element[], area: Area): DOMRect[] =>
  texts
    .filter((text) => overlaps(text.getBoundingClientRect(), area))
    .flatMap(linesOf)
    .filter((line) => overlaps(line, area));

/** Returns the boxes of all words in an element, also of those that nobody can edit, except in the elements that `left` selects. */
export function wordsWithin(element: Element, area: Area, left: string): DOMRect[] {
  const isSeen = (part: Element) => {
    const box = part.getBoundingClientRect();
    // The box of an element without a layout of its own is empty.
    return box.width === 0 || overlaps(box, area);
  };
  const accept = (node: Node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(left) || !isSeen(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  };
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, accept);
  const lines: DOMRect[] = [];
  while (nodes.nextNode()) lines.push(...boxesOfText(nodes.currentNode));
  return lines.filter((line) => overlaps(line, area));
}

function boxesOfText(text: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** Returns the box of all words between the upper and lower edge of the caret. */
export function caretLine(text: Element): Area | null {
  const { focusNode, focusOffset } = getSelection() ?? {};
  if (!focusNode || focusOffset === undefined || !text.contains(focusNode)) return null;
  const range = document.createRange();
  range.setStart(focusNode, focusOffset);
  const caret = range.getClientRects()[0] ?? boxOf(focusNode.childNodes[focusOffset] ?? focusNode);
  const { left, right } = text.getBoundingClientRect();
  const row = { left, right, top: caret.top + 1, bottom: caret.bottom - 1 };
  const words = linesOf(text).filter((line) => overlaps(line, row));
  return union([caret, ...words]);
}

const boxOf = (node: Node): DOMRect => (node instanceof Element ? node : node.parentElement!).getBoundingClientRect();
