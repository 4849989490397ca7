import { messages } from '../messages/messages.ts';
import type { PageChange } from './compare-pages.ts';
import { frameSheet } from './frame-sheet.ts';
import { kindNames } from './names.ts';
import { markWords, unmarkWords } from './mark-words.ts';

const t = messages.compare;

const CONTROL_SELECTOR = 'a, button, input, select, textarea, summary, iframe';
const FOLD_SELECTOR = 'main details';

export type Side = 'before' | 'after';
export type Documents = Record<Side, Document>;

export function markChanges({ before, after }: Documents, changes: readonly PageChange[]): void {
  for (const document of [before, after]) prepare(document);
  for (const change of changes) {
    const [old, now] = [elementOf(before, change), elementOf(after, change)];
    const label = change.isMovedToo ? t.movedAndChanged : kindNames[change.kind];
    for (const element of [old, now]) if (element) mark(element, change, label);
    if (change.kind === 'changed' && old && now) markWords(old, now);
  }
}

export function elementOf(document: Document, { key, id }: Pick<PageChange, 'key' | 'id'>): HTMLElement | null {
  if (key === null) return id === 'header' ? document.querySelector('main header, main h1') : null;
  return document.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

export function markCurrent(document: Document, change: PageChange | undefined): HTMLElement | null {
  for (const element of document.querySelectorAll('[data-current]')) element.removeAttribute('data-current');
  const element = change ? elementOf(document, change) : null;
  element?.setAttribute('data-current', '');
  return element;
}

function mark(element: HTMLElement, { kind }: PageChange, label: string): void {
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
