import { findFields } from '../core/find-field.ts';
import { openPicture } from '../core/panel-actions.ts';
import { documentRefusal } from '../core/permissions.ts';
import { common, messages } from '../messages/messages.ts';
import type { CommandSource } from './command.ts';

/** Offers the pictures of the selected block, or else those of the page header. */
export const pictureCommands: CommandSource = (editor, now) => {
  const { selectedComponent, documents } = now;
  if (!selectedComponent || !documents.page || selectedComponent.others?.length) return [];
  const path = selectedComponent.path.length > 0 ? [...selectedComponent.path] : ['header'];
  return Object.entries(findFields(editor, path))
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name, { label }]) => ({
      id: `picture:${name}`,
      group: 'selection',
      label: common.editPicture,
      detail: label,
      synonyms: messages.commandPalette.pictureWords,
      refusal: documentRefusal(now, 'page'),
      run: () => openPicture(editor, [...path, name]),
    }));
};
