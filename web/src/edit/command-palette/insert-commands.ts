import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getTemplate } from '../../templates/index.ts';
import { insertItems } from '../core/contents-actions.ts';
import type { Editor } from '../core/editor.ts';
import { allows } from '../core/find-list.ts';
import { newKey } from '../core/new-key.ts';
import { startSelecting } from '../core/panel-actions.ts';
import { documentRefusal } from '../core/permissions.ts';
import { rememberChoice } from '../core/preferences-actions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { itemKey, parentList } from '../core/selection.ts';
import { blockOptions } from '../palette/block-options.ts';
import { focusInserted } from '../canvas/focus-inserted.ts';
import type { PaletteOption } from '../palette/palette-option.ts';
import { messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

const t = messages.commandPalette;

/** Offers the same blocks as the palette of blocks at this place. */
export const insertCommands: CommandSource = (editor, now) => {
  const place = insertionPlace(editor);
  if (!place) return [];
  const refusal = documentRefusal(now, 'page');
  return blockOptions((componentType) => allows(editor, place.list, componentType)).map((option) => ({
    id: `add:${option.id}`,
    group: 'insert',
    label: t.addNamed(option.label),
    detail: place.isAtEnd ? t.atEnd : t.belowSelection,
    synonyms: [option.id, ...option.synonyms].join(' '),
    refusal,
    run: () => insert(editor, option, place),
  }));
};

function insert(editor: Editor, { id, createItems }: PaletteOption, { list, after }: InsertionPlace): void {
  startSelecting(editor);
  const path = insertItems(editor, createItems(newKey()), list, after);
  if (!path) return;
  rememberChoice(editor, 'recentBlocks', id);
  focusInserted(editor, path);
}

interface InsertionPlace {
  list: Path;
  after: string | null;
  isAtEnd: boolean;
}

/** Returns the place below the selected blocks, or else the end of the page. */
export function insertionPlace(editor: Editor): InsertionPlace | null {
  const last = selectedItems(editor).at(-1);
  if (last) return { list: parentList(last), after: itemKey(last), isAtEnd: false };
  const { page } = editor.state.documents;
  const [section] = page ? getTemplate(page.template).sections : [];
  if (!section) return null;
  const items = (page![section.at as keyof typeof page] ?? []) as readonly Item[];
  return { list: [section.at], after: items.at(-1)?.key ?? null, isAtEnd: true };
}
