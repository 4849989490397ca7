import type { Item } from '../../../../proto/content.ts';
import type { Editor } from '../core/editor.ts';
import { announce } from '../core/announce-actions.ts';
import { itemAt } from '../core/contents-actions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { removeSelected } from '../core/several-items-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { messages } from '../messages/messages.ts';
import { pasteItems } from './paste-items.ts';
import { writePayload } from './payload.ts';

const t = messages.clipboard;

const HTML = 'text/html';
const PLAIN = 'text/plain';

const chosen = (editor: Editor): Item[] => selectedItems(editor).flatMap((path) => itemAt(editor, path) ?? []);

export function copyToEvent(editor: Editor, data: DataTransfer, isCut: boolean): boolean {
  const items = chosen(editor);
  if (items.length === 0) return false;
  const { html, text } = writePayload(items);
  data.setData(HTML, html);
  data.setData(PLAIN, text);
  finish(editor, items.length, isCut);
  return true;
}

export async function copySelected(editor: Editor, isCut = false): Promise<void> {
  const items = chosen(editor);
  if (items.length === 0) return;
  const { html, text } = writePayload(items);
  const parts = { [HTML]: new Blob([html], { type: HTML }), [PLAIN]: new Blob([text], { type: PLAIN }) };
  try {
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    finish(editor, items.length, isCut);
  } catch {
    showError(editor, isCut ? t.cutWithKeys : t.copyWithKeys);
  }
}

export const pasteFromEvent = (editor: Editor, data: DataTransfer): boolean =>
  pasteItems(editor, { html: data.getData(HTML), text: data.getData(PLAIN) });

/** Browsers may ask for permission, and some never let a page read the clipboard. */
export async function pasteFromClipboard(editor: Editor): Promise<void> {
  try {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    if (!pasteItems(editor, { html: await read(HTML), text: await read(PLAIN) })) showError(editor, t.empty);
  } catch {
    showError(editor, t.pasteWithKeys);
  }
}

function finish(editor: Editor, count: number, isCut: boolean): void {
  if (isCut) removeSelected(editor);
  announce(editor, isCut ? t.cut(count) : t.copied(count));
}
