import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getTemplate } from '../../templates/index.ts';
import type { Editor } from '../core/editor.ts';
import { allows } from '../core/find-list.ts';
import { documentRefusal } from '../core/permissions.ts';
import { copyWithNewKeys } from '../core/copy-with-new-keys.ts';
import { insertItems } from '../core/several-items-actions.ts';
import { itemKey, parentList } from '../core/selection.ts';
import { keysOf, selectedItems } from '../core/selected-items.ts';
import { showError } from '../core/toast-actions.ts';
import { cleanForBlock } from '../rich-text/paste/clean-for-text.ts';
import { beginWithText, cleanRichText } from '../rich-text/paste/clean-pasted-html.ts';
import { messages } from '../messages/messages.ts';
import { PAYLOAD_VERSION, type Payload, readPayload } from './payload.ts';
import { isAllowedChild, getOwnValue, isRecord } from '../../../../proto/blocks/manifest.ts';
import { blockVersion, migrateContent } from '../../../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../../../proto/blocks/migrations.ts';
import { mapTexts } from '../../../../proto/blocks/map-texts.ts';
import { getBlock } from '../../blocks/index.ts';
import { type Field, type Fields, type ListField, coerceValue } from '../../fields/field.ts';

/** The limit equals that of `proto/content.ts`, which browsers do not load. */
const MAX_DEPTH = 8;
const MAX_ITEMS = 200;

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

interface Target {
  depth: number;
  allows: (componentType: string) => boolean;
}

interface FittedItems {
  items: Item[];
  refused: string[];
}

/** Checks everything, because another site may have written the clipboard. */
function fitItems({ items }: Payload, { depth, allows }: Target): FittedItems {
  const refused = items.length > MAX_ITEMS ? [t.tooMany(MAX_ITEMS)] : [];
  const fitted: Item[] = [];
  for (const item of items.slice(0, MAX_ITEMS)) {
    const reason =
      findReason(item, depth + 1) ??
      (allows((item as Item).componentType) ? null : messages.core.notAllowedHere(labelOf(item)));
    if (reason === null) fitted.push(copyWithNewKeys(clean(migrateContent(item as Item, migrations))));
    else refused.push(reason);
  }
  return { items: fitted, refused: [...new Set(refused)] };
}

function findReason(item: unknown, depth: number): string | null {
  if (!isRecord(item) || typeof item.componentType !== 'string' || typeof item.key !== 'string') return t.damaged;
  const { componentType, v } = item;
  const block = getBlock(componentType);
  if (!block) return t.unknown(componentType.slice(0, 60));
  if (Number(v ?? 1) > blockVersion(componentType, migrations)) return t.newer(labelOf(item));
  if (depth > MAX_DEPTH) return t.tooDeep(labelOf(item), MAX_DEPTH);
  return findReasonInFields(item, block.fields, item, depth);
}

const findReasonInFields = (record: object, fields: Fields, item: object, depth: number): string | null =>
  firstReason(Object.entries(fields), ([name, field]) =>
    findReasonInField(getOwnValue(record as Record<string, unknown>, name), { field, name }, item, depth),
  );

function findReasonInField(
  value: unknown,
  { field, name }: { field: Field; name: string },
  item: object,
  depth: number,
): string | null {
  if (value == null) return null;
  // A block of an earlier version has other fields, and is migrated afterwards.
  if (!isFitting(field, value)) return t.invalid(labelOf(item));
  if (field.kind === 'list')
    return firstReason(value as object[], (row) => findReasonInFields(row, (field as ListField).of, item, depth));
  if (field.kind !== 'contents') return null;
  const parent = (item as Item).componentType;
  return firstReason(value as object[], (child) => {
    const reason = findReason(child, depth + 1);
    if (reason !== null) return reason;
    return isAllowedChild(parent, name, (child as Item).componentType)
      ? null
      : t.notAllowedIn(labelOf(child), labelOf(item));
  });
}

/** The checks of the services are not used, because they would add 1 kB to the script of every visitor. */
function isFitting(field: Field, value: unknown): boolean {
  if (field.kind === 'list' || field.kind === 'contents') return Array.isArray(value) && value.every(isRecord);
  if (typeof value !== typeof field.initial) return false;
  const coerced = coerceValue(field, value);
  if (!isRecord(value) || !isRecord(coerced)) return coerced === value;
  return Object.entries(value).every(([name, part]) => coerced[name] === part);
}

function firstReason<T>(values: readonly T[], find: (value: T) => string | null): string | null {
  for (const value of values) {
    const reason = find(value);
    if (reason !== null) return reason;
  }
  return null;
}

const labelOf = (item: unknown): string => {
  const { componentType } = item as Item;
  return getBlock(componentType)?.label ?? componentType;
};

/** The page shows pasted texts before a service has sanitized them. */
const clean = (item: Item): Item =>
  mapTexts(item, {
    richText: cleanRichText,
    href: (href) => (/^\s*[a-z][a-z0-9+.-]*:/i.test(href) && !/^\s*(https?|mailto|tel):/i.test(href) ? '' : href),
  });
