import { messages } from '../messages/messages.ts';
import type { Change } from './compare-items.ts';
import { frameSheet } from './frame-sheet.ts';
import { kindNames } from './names.ts';
import { markWords, unmarkWords } from './mark-words.ts';

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
