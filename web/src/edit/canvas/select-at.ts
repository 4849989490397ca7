import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import type { Editor } from '../core/editor.ts';
import { CAPTURE, listen } from '../core/listen.ts';
import type { SidebarName } from '../core/panel.ts';
import { clearSelection, closeSidebar, openSidebar, reveal, select } from '../core/panel-actions.ts';
import { isWithin, samePath, type SiteDocument } from '../core/selection.ts';
import { openSiteDocument } from '../saving/site-document-saving.ts';
import { isNarrow } from '../core/sidebar-layout.ts';
import { findClosest, isDisabled } from './element-registry.ts';
import type { Path } from '../../../../proto/edit.ts';
import { isRecord } from '../../../../proto/edit/path.ts';
import { safeHref } from '../../../../proto/href.ts';

export function selectAt(editor: Editor, element: Element): void {
  const { state } = editor;
  if (isDisabled(element)) return;
  const field = findClosest(editor, 'field', element);
  const item = findClosest(editor, 'item', element);
  const container = findContainer(element);
  const isText = field?.entry.kind === 'text' || field?.entry.kind === 'richText';
  const open = (name: SidebarName) => {
    if (state.editSidebar) openSidebar(editor, name);
    else if (isText && !isNarrow()) openAfterGesture(editor, name);
    else if (!isNarrow()) openSidebar(editor, name);
  };
  // A picture in the header does not belong to an item, even if the header is inside an item's element.
  const inItem = item && (!field || isWithin(field.entry.path, item.entry.path));
  if (inItem) {
    const at = field?.entry.path.slice(item.entry.path.length);
    const list = findClosest(editor, 'list', item.element.parentElement);
    if (state.selectedComponent?.field === at?.[0] && samePath(state.selectedComponent?.path ?? [], item.entry.path)) {
      if (state.editSidebarType === 'item') return;
    }
    select(editor, { path: item.entry.path, ...(at?.[0] && { field: at[0] }) }, list?.entry ?? null);
    open('item');
  } else if (field) {
    select(
      editor,
      { path: [], field: field.entry.path[0] === 'header' ? field.entry.path[1] : field.entry.path[0] },
      null,
    );
    open('header');
  } else if (container) {
    clearSelection(editor);
    if (container === 'sub-nav' && state.visit?.subNav)
      openSiteDocument(editor, 'subNav', state.visit.subNav as SubNav);
    openSidebar(editor, container);
    revealRow(editor, documentNameAt[container], element);
  } else if (element.closest('main') && !findClosest(editor, 'list', element) && state.documents.page) {
    select(editor, { path: [] }, null);
    openSidebar(editor, 'header');
  } else if (state.editSidebar) {
    closeSidebar(editor);
  }
}

function findContainer(element: Element): 'nav' | 'footer' | 'sub-nav' | null {
  if (element.closest('[data-part=sub-nav]')) return 'sub-nav';
  if (element.closest('[data-part=header]')) return 'nav';
  return element.closest('[data-part=footer]') ? 'footer' : null;
}

const documentNameAt = { nav: 'nav', footer: 'footer', 'sub-nav': 'subNav' } as const;

function revealRow(editor: Editor, name: SiteDocument, element: Element): void {
  const document = editor.state.documents[name];
  const path = document && findLinkRow(document, element);
  reveal(editor, path ? { document: name, path } : null);
}

/** In milliseconds. A second click within this time is part of a double click. */
const PAUSE = 350;

const waiting = () => ({ stop: (): void => undefined });

/** The sidebar may cover the pressed text, so it waits until a double click or drag selection is over. */
function openAfterGesture(editor: Editor, name: SidebarName): void {
  const { state } = editor;
  const gesture = editor.get(waiting);
  gesture.stop();
  const selected = state.selectedComponent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    gesture.stop();
    if (state.selectedComponent === selected && !state.editSidebar) openSidebar(editor, name);
  };
  const wait = () => void (timer = setTimeout(open, PAUSE));
  const hold = () => clearTimeout(timer);
  gesture.stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  const stopListening = listen(window, { pointerdown: hold, pointerup: wait, pointercancel: wait }, CAPTURE);
  wait();
}

/** Finds the row of a list whose link the element shows, or the field of a link outside of lists. */
export function findLinkRow(document: object, element: Element): Path | null {
  const label = element.closest('a, summary, span');
  const text = label?.textContent?.trim();
  if (!label || !text) return null;
  const href = label.closest('a')?.getAttribute('href') ?? null;
  const isLabelOf = (link: unknown, isHref = (shown: string, own: string) => shown === own) =>
    isRecord(link) &&
    String(link.text).trim() === text &&
    (href === null || isHref(href, safeHref({ type: 'page', href: '', ...link }) ?? ''));
  const search = (value: unknown, path: Path): Path | null => {
    if (isRecord(value))
      return first(Object.entries(value), ([name, inner]) =>
        isLabelOf(inner, isRegional) ? [...path, name] : search(inner, [...path, name]),
      );
    if (!Array.isArray(value)) return null;
    return first(value, (row) => {
      if (!isRecord(row) || typeof row.key !== 'string') return null;
      const at = [...path, `#${row.key}`];
      return isLabelOf(row.link) ? at : search(row, at);
    });
  };
  return search(document, []);
}

/** Visitors get the address in their region, so the shown address may be longer than the stored one. */
const isRegional = (shown: string, own: string): boolean => own !== '' && shown.endsWith(own);

function first<T>(values: readonly T[], find: (value: T) => Path | null): Path | null {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return null;
}
