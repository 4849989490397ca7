import { redo, undo } from '../core/actions.ts';
import type { Editor } from '../core/editor.ts';
import { devices, type Device, type SidebarName, pageActs } from '../core/panel.ts';
import {
  isSelecting,
  openOverlay,
  openPalette,
  openSidebar,
  startSelecting,
  stopSelecting,
} from '../core/panel-actions.ts';
import { documentRefusal, selectRefusal } from '../core/permissions.ts';
import { foldSidebar } from '../core/sidebar-layout-actions.ts';
import { setCollapsed } from '../core/session-status-actions.ts';
import { showTourStep } from '../core/tour-actions.ts';
import { needsPage, siteRefusal, menuItems } from '../menu/menu-items.ts';
import { publishActs } from '../menu/publish-acts.ts';
import { common, messages } from '../messages/messages.ts';
import type { Command, CommandSource } from './command.ts';
import { insertionPlace } from './insert-commands.ts';
import { pageActLabels, pageActRefusal } from '../dialogs/page-settings/page-act.ts';

const t = messages.commandPalette;

export const screenCommands: CommandSource = (editor, now) => {
  const { compare, undo: undoPublish } = publishActs(editor, now);
  const onPage = needsPage(now) ?? documentRefusal(now, 'page');
  const commands: Omit<Command, 'group'>[] = [
    {
      id: 'undo',
      label: common.undo,
      shortcut: 'undo',
      refusal: reasonUnless(now.canUndo, t.nothingToUndo),
      run: () => undo(editor),
    },
    {
      id: 'redo',
      label: common.redo,
      shortcut: 'redo',
      refusal: reasonUnless(now.canRedo, t.nothingToRedo),
      run: () => redo(editor),
    },
    { id: 'add-block', label: common.addBlock, refusal: onPage, run: () => addBlock(editor) },
    { id: 'contents', label: common.contents, refusal: onPage, run: () => edit(editor, 'outline') },
    { id: 'header', label: common.pageHeader, refusal: onPage, run: () => edit(editor, 'header') },
    { id: 'navigation', label: common.navigation, refusal: siteRefusal(now, 'nav'), run: () => edit(editor, 'nav') },
    { id: 'footer', label: common.footer, refusal: siteRefusal(now, 'footer'), run: () => edit(editor, 'footer') },
    { id: 'sub-navs', label: common.subNav, refusal: onPage, run: () => edit(editor, 'sub-navs') },
    compare,
    undoPublish,
    ...devices.map((device) => ({
      id: `view:${device}`,
      label: viewLabel(device),
      refusal: needsPage(now),
      run: () => openOverlay(editor, { kind: 'visitor-view', device }),
    })),
    { id: 'help', label: messages.help.title, shortcut: 'help', run: () => openOverlay(editor, { kind: 'help' }) },
    { id: 'guide', label: messages.help.guide.title, run: () => openOverlay(editor, { kind: 'guide' }) },
    { id: 'tour', label: messages.help.tour.show, refusal: selectRefusal(now), run: () => showTourStep(editor, 0) },
  ];
  if (isSelecting(editor))
    commands.push({ id: 'stop', label: messages.menu.stopEditing, run: () => stopSelecting(editor) });
  if (now.collapsed)
    commands.push({ id: 'expand', label: messages.menu.expand, run: () => setCollapsed(editor, false) });
  commands.push({
    id: 'sidebar:fold',
    label: now.sidebarFolded ? messages.sidebar.expand : messages.sidebar.collapse,
    refusal: reasonUnless(now.editSidebar || isSelecting(editor), t.noSidebar),
    run: () => foldSidebar(editor, !now.sidebarFolded),
  });
  return commands.map((command) => ({ ...command, group: 'actions' }));
};

const reasonUnless = (isPossible: boolean, reason: string): string | undefined => (isPossible ? undefined : reason);

const viewLabel = (device: Device): string =>
  device === 'desktop' ? messages.visitorView.title : messages.visitorView.viewOn(common.screens[device]);

function edit(editor: Editor, sidebar: SidebarName): void {
  startSelecting(editor);
  openSidebar(editor, sidebar);
}

function addBlock(editor: Editor): void {
  const place = insertionPlace(editor);
  if (!place) return;
  startSelecting(editor);
  openPalette(editor, place.list, place.after);
}

/** Omits the active item, because its command would close it. */
export const menuCommands: CommandSource = (editor, now) =>
  menuItems(editor)
    .filter(({ id, stays }) => !stays || now.activeMenuItem !== id)
    .map(({ id, label, shortcut, disabled, run }) => ({
      id: `menu:${id}`,
      group: 'actions',
      label,
      shortcut,
      refusal: disabled?.(now),
      run: () => run(editor),
    }));

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
