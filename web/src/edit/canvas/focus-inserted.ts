import type { Path } from '../../../../proto/edit.ts';
import { getElement, listElements } from './element-registry.ts';
import { scrollIntoView } from './scroll-into-view.ts';
import type { Editor } from '../core/editor.ts';
import { isWithin } from '../core/selection.ts';

const TITLE = ['header', 'title'];

/** Milliseconds to wait until the views of a block are loaded, and until a page is shown. */
const [BLOCK_MS, PAGE_MS] = [500, 5_000];

export function focusInserted(editor: Editor, item: Path): void {
  scrollIntoView(editor, item);
  focusRendered(() => findFirstText(editor, item), BLOCK_MS);
}

/** Waits until the page at the slug is shown, and puts the caret at the end of its title, because the title has been typed already. */
export function focusTitle(editor: Editor, slug: string): void {
  const find = () => (editor.state.documents.page?.slug === slug ? getElement(editor, 'field', TITLE) : null);
  focusRendered(find, PAGE_MS, (title) => getSelection()?.collapse(title, title.childNodes.length));
}

function focusRendered(find: () => Element | null | undefined, ms: number, onFocus?: (text: Element) => void): void {
  // The next key can arrive before the next frame, so the text gets the focus as soon as it is in the document.
  const rendering = new MutationObserver(() => {
    const text = find();
    if (!(text instanceof HTMLElement)) return;
    text.focus({ preventScroll: true });
    if (document.activeElement !== text) return;
    rendering.disconnect();
    onFocus?.(text);
  });
  rendering.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => rendering.disconnect(), ms);
}

function findFirstText(editor: Editor, item: Path): Element | undefined {
  const element = getElement(editor, 'item', item);
  return listElements(editor, 'field')
    .filter(({ entry }) => isWithin(entry.path, item) && (entry.kind === 'text' || entry.kind === 'richText'))
    .map((found) => found.element)
    .filter((text) => element?.contains(text))
    .sort(byPosition)[0];
}

const byPosition = (a: Element, b: Element): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Enter in the title of an article or event moves the caret to its first text below the header. */
export function leaveTitle(editor: Editor, path: Path): void {
  const { page } = editor.state.documents;
  const list = (['articleContents', 'eventContents'] as const).find((name) => page?.[name]?.length);
  if (!list || path.join('.') !== TITLE.join('.')) return;
  const item = [list, `#${page![list]![0]!.key}`];
  const text = findFirstText(editor, item);
  if (!(text instanceof HTMLElement)) return;
  scrollIntoView(editor, item);
  text.focus({ preventScroll: true });
}
