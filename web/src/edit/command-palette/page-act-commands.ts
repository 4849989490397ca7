import { pageActs } from '../core/panel.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { pageActLabels, pageActRefusal } from '../dialogs/page-settings/page-act.ts';
import { needsPage } from '../menu/menu-items.ts';
import { publishActs } from '../menu/publish-acts.ts';
import { common } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';

/** Offers the actions on the whole page that the page settings have. */
export const pageActCommands: CommandSource = (editor, now) => {
  const commands: Omit<Command, 'group'>[] = [
    ...pageActs.map((act) => ({
      id: `act:${act}`,
      label: pageActLabels[act],
      refusal: needsPage(now) ?? pageActRefusal(now, act),
      run: () => openOverlay(editor, { kind: 'page-act', act }),
    })),
    publishActs(editor, now).unpublish,
  ];
  return commands.map((command) => ({ ...command, group: 'actions', detail: common.page }));
};
