import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getTemplate } from '../../templates/index.ts';
import type { Editor } from '../core/editor.ts';
import { allows } from '../core/find-list.ts';
import { documentRefusal } from '../core/permissions.ts';
import { insertItems } from '../core/several-items-actions.ts';
import { itemKey, parentList } from '../core/selection.ts';
import { keysOf, selectedItems } from '../core/selected-items.ts';
import { showError } from '../core/toast-actions.ts';
import { cleanForBlock } from '../rich-text/paste/clean-for-text.ts';
import { beginWithText } from '../rich-text/paste/clean-pasted-html.ts';
import { messages } from '../messages/messages.ts';
import { fitItems } from './fit-items.ts';
import { PAYLOAD_VERSION, type Payload, readPayload } from './payload.ts';

const t = messages.clipboard;
const TEXT_BLOCK = 'RichText';

export function pasteItems(editor: Editor, { html, text }: { html: string; text: string }): boolean {
  const leftOut: string[] = [];
  const payload = payloadOf(html, text, (sentence) => leftOut.push(sentence));
  if (leftOut.length > 0) showError(editor, leftOut.join(' '));
  if (payload === null) return leftOut.length > 0;
  const refusal = documentRefusal(editor.state, 'page');
  const at = placeFor(editor, payload);
  if (refusal || !at || payload === 'damaged' || payload.version > PAYLOAD_VERSION) {
    showError(editor, refusal ?? (payload === 'damaged' ? t.damaged : at ? t.newerSite : t.noPlace));
    return true;
  }
  const { items, refused } = fitItems(payload, {
    depth: at.list.filter((step) => step.startsWith('#')).length,
    allows: (type) => allows(editor, at.list, type),
  });
  if (items.length > 0) insertItems(editor, items, at.list, at.after);
  if (refused.length > 0) showError(editor, t.notPasted(payload.items.length - items.length, refused));
  return true;
}

/** Text from other programs becomes a block of text. */
function payloadOf(html: string, text: string, onLeftOut: (sentence: string) => void): Payload | 'damaged' | null {
  try {
    const payload = readPayload(html);
    if (payload) return payload;
  } catch {
    return 'damaged';
  }
  const clean = beginWithText(cleanForBlock(html.trim() === '' ? paragraphsOf(text) : html, onLeftOut));
  if (clean === '') return null;
  return {
    version: PAYLOAD_VERSION,
    items: [{ componentType: TEXT_BLOCK, key: 'pasted', text: clean } satisfies Item],
  };
}

const paragraphsOf = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
    .join('');

function placeFor(editor: Editor, payload: Payload | 'damaged'): { list: Path; after: string | null } | null {
  const last = selectedItems(editor).at(-1);
  if (last) return { list: parentList(last), after: itemKey(last) };
  const { page } = editor.state.documents;
  if (!page) return null;
  const types = payload === 'damaged' ? [] : payload.items.map((item) => String((item as Item | null)?.componentType));
  const lists = getTemplate(page.template ?? 'primary').sections.map(({ at }) => [at]);
  const list = lists.find((list) => types.some((type) => allows(editor, list, type))) ?? lists[0];
  return list ? { list, after: keysOf(editor, list).at(-1) ?? null } : null;
}
