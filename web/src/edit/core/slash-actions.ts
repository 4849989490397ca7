import { ref } from 'valtio';
import type { Item } from '../../../../proto/content.ts';
import type { Operation, Path } from '../../../../proto/edit.ts';
import { createRemove, createSet } from '../../../../proto/edit/create-operation.ts';
import { getBlock } from '../../blocks/index.ts';
import { copyWithNewKeys } from './copy-with-new-keys.ts';
import { createInserts, insertWith, itemAt, siblings } from './contents-actions.ts';
import type { Editor } from './editor.ts';
import { itemEnd } from './find-field.ts';
import { closeOverlay, openOverlay } from './panel-actions.ts';
import { itemKey, parentList } from './selection.ts';
import { type SlashCommand, slashConnection } from './slash-command.ts';

export function openSlashCommand(editor: Editor, path: Path, command: SlashCommand): void {
  openOverlay(editor, { kind: 'slash', path: [...path], command: ref(command) });
}

export const closeSlashCommand = (editor: Editor): void => closeOverlay(editor, 'slash');

export const blockOf = ({ state }: Editor, text: Path): Path => text.slice(0, itemEnd(state.documents.page, text));

/** Inserts after the block of the text. A block that is one text is split, and is removed if nothing remains of it. */
export function insertAtSlash(editor: Editor, items: readonly Item[]): Path | null {
  const { overlay } = editor.state;
  if (overlay.kind !== 'slash') return null;
  const text = [...overlay.path];
  const { before, after } = overlay.command;
  const path = blockOf(editor, text);
  closeSlashCommand(editor);
  const item = itemAt(editor, path);
  if (!item) return null;
  const split = isOneText(item) ? splitBlock(editor, path, text, { before, after }) : null;
  const parts = split ?? {
    operations: [createSet(editor.state.documents.page, text, before + after)],
    rest: [],
    at: item.key,
  };
  const list = parentList(path);
  const operations = [...parts.operations, ...createInserts(editor, [...items, ...parts.rest], list, parts.at)];
  const inserted = insertWith(editor, items, list, operations);
  if (inserted) editor.get(slashConnection).show(split ? before : before + after);
  return inserted;
}

interface Parts {
  operations: Operation[];
  rest: Item[];
  at: string | null;
}

function splitBlock(editor: Editor, path: Path, text: Path, { before, after }: Omit<SlashCommand, 'search'>): Parts {
  const page = editor.state.documents.page;
  const item = itemAt(editor, path)!;
  const all = siblings(editor, path);
  const previous = all[all.indexOf(item) - 1]?.key ?? null;
  if (!before && !after)
    return { operations: [createRemove(page, parentList(path), itemKey(path))], rest: [], at: previous };
  if (!before) return { operations: [createSet(page, text, after)], rest: [], at: previous };
  const second = { ...copyWithNewKeys(item), [text.at(-1)!]: after };
  return { operations: [createSet(page, text, before)], rest: after ? [second] : [], at: item.key };
}

const isOneText = ({ componentType }: Item): boolean => {
  const kinds = Object.values(getBlock(componentType)?.fields ?? {}).map((field) => (field as { kind: string }).kind);
  return kinds.length === 1 && kinds[0] === 'richText';
};
