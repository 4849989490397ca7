import type { Page } from '../../../../proto/entities/page.ts';
import { confirmUnpublishPage } from '../confirm/unpublish-page.ts';
import type { Editor } from '../core/editor.ts';
import { pageActs } from '../core/panel.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { pageEditRefusal } from '../core/permissions.ts';
import { pageActLabels, pageActRefusal } from '../dialogs/page-settings/page-act.ts';
import { needsPage } from '../menu/menu-items.ts';
import { common, messages } from '../messages/messages.ts';
import { unpublishPage } from '../publishing/commands.ts';
import type { Command, CommandSource } from './command.ts';

/** These commands do what the page settings do with the whole page. */
export const pageActCommands: CommandSource = (editor, now) => {
  const { page } = now.documents;
  const commands: Omit<Command, 'group'>[] = [
    ...pageActs.map((act) => ({
      id: `act:${act}`,
      label: pageActLabels[act],
      refusal: needsPage(now) ?? pageActRefusal(now, act),
      run: () => openOverlay(editor, { kind: 'page-act', act }),
    })),
    {
      id: 'act:unpublish',
      label: messages.pageSettings.unpublish,
      refusal:
        needsPage(now) ??
        (page!.published ? pageEditRefusal(now, 'publish', page!) : messages.commandPalette.notPublished),
      run: () => unpublish(editor),
    },
  ];
  return commands.map((command) => ({ ...command, group: 'actions', detail: common.page }));
};

async function unpublish(editor: Editor): Promise<void> {
  const page = editor.state.documents.page as Page;
  if (await confirmUnpublishPage(editor, page)) await unpublishPage(editor, page);
}
