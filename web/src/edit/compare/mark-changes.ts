import { messages, common } from '../messages/messages.ts';
import type { Change, ChangeKind } from './compare-items.ts';
import { markWords, unmarkWords } from './mark-words.ts';

const { before, after, changed } = messages.history.changes;
const { added, moved } = messages.compare;

export const sideNames: Record<Side, string> = { before, after };
export const kindNames: Record<ChangeKind, string> = { added, removed: common.removed, changed, moved };

/**
 * Styles of the marks in the compared documents. Line styles and labels distinguish the kinds without colours. Outlines and labels are outside of their block, where they cover no text.
 */
const frameSheet = `
[data-change]:not([data-part]) { position: relative; }
[data-change] {
  outline: 3px solid var(--change-colour);
  outline-offset: 4px;
}
/* Reaches the edges of the window. */
[data-part][data-change] { outline-offset: -3px; }
[data-change='added'] { --change-colour: #1a7f37; }
[data-change='removed'] { --change-colour: #b3261e; outline-style: dashed; }
[data-change='changed'] { --change-colour: #0b5cad; }
[data-change='moved'] { --change-colour: #7a3ea1; outline-style: dotted; }
[data-change]:not([data-part])::before {
  content: attr(data-change-label);
  position: absolute;
  z-index: 5;
  right: 0;
  bottom: calc(100% + 4px);
  padding: 0 8px;
  background: var(--change-colour);
  color: #fff;
  font: 600 12px/16px system-ui, sans-serif;
  letter-spacing: 0;
  text-transform: none;
  white-space: nowrap;
}
[data-part] [data-change] { outline-offset: 1px; box-shadow: 0 0 0 1px #fff; }
[data-part] :is(li, summary)[data-change] { outline-width: 2px; outline-offset: 0; }
[data-part] :is(li, summary)[data-change]::before {
  right: 0;
  bottom: 0;
  padding: 0 5px;
  font: 600 11px/14px system-ui, sans-serif;
  pointer-events: none;
}
[data-current] { outline-width: 6px; }
[data-part][data-current] { outline-offset: -6px; }
[data-part] :is(li, summary)[data-current] { outline-width: 4px; outline-offset: 0; }
[data-words] { color: #14202b; border-radius: 2px; padding: 0 1px; }
ins[data-words] { background: #bff0c9; text-decoration: underline 2px #1a7f37; }
del[data-words] { background: #ffd3cf; text-decoration: line-through 2px #b3261e; }
a, button, summary, label { cursor: default; }
html { scroll-behavior: auto; }
`;

const t = messages.compare;

const CONTROL_SELECTOR = 'a, button, input, select, textarea, summary, iframe';
const FOLD_SELECTOR = 'main details';

export type Side = 'before' | 'after';
export type Documents = Record<Side, Document>;

export function markChanges({ before, after }: Documents, changes: readonly Change[]): void {
  for (const document of [before, after]) prepare(document);
  const compared = new Map<HTMLElement, { now: HTMLElement; id: string }>();
  for (const change of changes) {
    const [old, now] = [elementsOf(before, change), elementsOf(after, change)];
    const label = change.isMovedToo ? t.movedAndChanged : kindNames[change.kind];
    for (const element of [...old, ...now]) mark(labelledPart(element), change, label);
    if (change.kind !== 'changed') continue;
    const isWhole = change.key === null;
    for (const [one, other] of [...pair(old, now), ...(isWhole ? pairInside(old[0], now[0]) : [])])
      compared.set(one, { now: other, id: change.id });
  }
  for (const [old, { now, id }] of compared) markWords(old, now, id);
}

/** A link of the navigation is drawn in the bar, in the menu of small screens and in the menu “More”. */
export function elementsOf(document: Document, { key, drawnIn }: Pick<Change, 'key' | 'drawnIn'>): HTMLElement[] {
  if (drawnIn === null) return [];
  if (key !== null) return [...document.querySelectorAll<HTMLElement>(`${drawnIn} [data-key="${CSS.escape(key)}"]`)];
  const element = document.querySelector<HTMLElement>(drawnIn);
  return element ? [element] : [];
}

export function markCurrent(document: Document, change: Change | undefined): HTMLElement[] {
  for (const element of document.querySelectorAll('[data-current]')) element.removeAttribute('data-current');
  const elements = change ? elementsOf(document, change) : [];
  for (const element of elements) labelledPart(element).setAttribute('data-current', '');
  return elements;
}

/** A text outside of items, such as that of a button, can be drawn inside of them. */
function pairInside(before: HTMLElement | undefined, after: HTMLElement | undefined): [HTMLElement, HTMLElement][] {
  if (!before || !after) return [];
  const inside = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-key]')];
  const [old, now] = [inside(before), inside(after)];
  return [...new Set(old.map(keyOf))].flatMap((key) => {
    const hasKey = (element: HTMLElement) => keyOf(element) === key;
    return pair(old.filter(hasKey), now.filter(hasKey));
  });
}

const keyOf = (element: HTMLElement): string => element.dataset.key!;

const pair = (old: readonly HTMLElement[], now: readonly HTMLElement[]): [HTMLElement, HTMLElement][] =>
  old.flatMap((element, at): [HTMLElement, HTMLElement][] => (now[at] ? [[element, now[at]]] : []));

/** An item with a panel is labelled by the button that opens the panel. */
const labelledPart = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>(':scope > details > summary') ?? element;

function mark(element: HTMLElement, { kind }: Change, label: string): void {
  element.dataset.change = kind;
  element.dataset.changeLabel = label;
}

/** The page can be read, but not used: links and controls are out of reach. */
function prepare(document: Document): void {
  unmarkWords(document);
  for (const marked of document.querySelectorAll('[data-change]')) marked.removeAttribute('data-change');
  const view = document.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(frameSheet);
  document.adoptedStyleSheets = [sheet];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)) control.tabIndex = -1;
  for (const details of document.querySelectorAll(FOLD_SELECTOR)) details.setAttribute('open', '');
  for (const type of ['click', 'submit', 'auxclick']) document.addEventListener(type, preventDefault, true);
}

const preventDefault = (event: Event): void => event.preventDefault();
