import { type Range, diffWords } from '../history/diff-words.ts';

/** Each mark has the id of its change, by which `revealChange` finds it. */
export function markWords(before: Element, after: Element, id = ''): void {
  const [old, now] = [textsIn(before), textsIn(after)];
  const { removed, added } = diffWords(join(old), join(now));
  wrap(old, removed, { name: 'del', id });
  wrap(now, added, { name: 'ins', id });
}

export function unmarkWords(root: ParentNode): void {
  for (const mark of root.querySelectorAll('[data-words], [data-flow]')) {
    const { parentElement } = mark;
    mark.replaceWith(...mark.childNodes);
    parentElement?.normalize();
  }
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement?.closest('[data-key], style, script, template, svg');
    if (!owner || owner === element || !element.contains(owner)) texts.push(node as Text);
  }
  return texts;
}

const SHOW_TEXT = 4;

/** A separator keeps the last word of an element apart from the first of the next one. */
const join = (texts: readonly Text[]): string => texts.map(({ data }) => `${data}\n`).join('');

function wrap(
  texts: readonly Text[],
  ranges: readonly Range[],
  { name, id }: { name: 'ins' | 'del'; id: string },
): void {
  let offset = 0;
  for (const text of texts) {
    const { length } = text.data;
    const inside = ranges
      .map(({ start, end }) => ({ start: Math.max(0, start - offset), end: Math.min(length, end - offset) }))
      .map((range) => withoutSpaces(range, text.data))
      .filter(({ start, end }) => start < end);
    if (inside.length > 0) keepInFlow(text);
    // Splitting from the end keeps the offsets of the remaining words valid.
    for (const { start, end } of inside.reverse()) {
      const part = text.splitText(start);
      part.splitText(end - start);
      const mark = text.ownerDocument.createElement(name);
      mark.dataset.words = id;
      part.replaceWith(mark);
      mark.append(part);
    }
    offset += length + 1;
  }
}

/** In a flex container, each part of a split text would become a separate flex item. */
function keepInFlow(text: Text): void {
  const { parentElement, ownerDocument } = text;
  const display = ownerDocument.defaultView?.getComputedStyle(parentElement!).display ?? '';
  if (!/flex|grid/.test(display)) return;
  const flow = ownerDocument.createElement('span');
  flow.dataset.flow = '';
  text.replaceWith(flow);
  flow.append(text);
}

function withoutSpaces({ start, end }: Range, text: string): Range {
  const part = text.slice(start, Math.max(start, end));
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length };
}
