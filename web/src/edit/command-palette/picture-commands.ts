import { getBlock } from '../../blocks/index.ts';
import type { Fields } from '../../fields/field.ts';
import { getTemplate } from '../../templates/index.ts';
import { itemAt } from '../core/contents-actions.ts';
import { openPicture } from '../core/panel-actions.ts';
import { documentRefusal } from '../core/permissions.ts';
import { common, messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

/** The pictures of the selected block, or of the page header. */
export const pictureCommands: CommandSource = (editor, now) => {
  const { selectedComponent, documents } = now;
  if (!selectedComponent || !documents.page || selectedComponent.others?.length) return [];
  const path = [...selectedComponent.path];
  const isHeader = path.length === 0;
  const fields: Fields = isHeader
    ? getTemplate(documents.page.template).header
    : (getBlock(itemAt(editor, path)?.componentType ?? '')?.fields ?? {});
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name, { label }]) => ({
      id: `picture:${name}`,
      group: 'selection',
      label: common.editPicture,
      detail: label,
      synonyms: messages.commandPalette.pictureWords,
      refusal: documentRefusal(now, 'page'),
      run: () => openPicture(editor, [...(isHeader ? ['header'] : path), name]),
    }));
};
