/** @jest-environment ./scripts/jest/document-environment.js */
import { blocks } from '../../blocks/index.ts';
import { itemFixture, pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { openSession } from '../core/edit-session.ts';
import { createEditor, type Editor } from '../core/editor.ts';
import { openSidebar, select } from '../core/panel-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { writable } from '../core/writable-state.ts';
import { allows } from '../core/find-list.ts';
import { shortcutNames, shortcuts } from '../core/shortcuts.ts';
import { pageSettingsTabs } from '../dialogs/page-settings/tabs.ts';
import { screens } from '../dialogs/places.ts';
import { menuItems } from '../menu/menu-items.ts';
import { messages } from '../messages/messages.ts';
import { blockCommands } from './block-commands.ts';
import { groupFound } from './group-commands.ts';
import { commandsOf } from './use-commands.ts';

let editor: Editor;
beforeEach(() => {
  editor = createEditor();
  const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin: true, grants: [] };
  writable(editor).visit = visitFixture({ editing: { enabled: true, user } as never }) as never;
  const inner = itemFixture('RichText', 'k3', { text: '<p>Inside</p>' });
  const contents = [
    itemFixture('RichText', 'k1', { text: '<p>Words</p>' }),
    itemFixture('SplitContent', 'k2', { left: [inner], right: [] }),
  ];
  setSession(editor, 'page', openSession(pageFixture({ contents })));
});
const offered = () => commandsOf(editor, editor.state);
const offeredIds = () => offered().map(({ id }) => id);

test('no two commands have the same id', () => {
  const ids = offered().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every item of the menu is offered', () => {
  const labels = offered().map(({ label }) => label);
  expect(menuItems(editor).filter(({ label }) => !labels.includes(label))).toEqual([]);
});

test('every screen of the workspace and every tab of the page settings is offered, and every field of the page settings', () => {
  const expected = [
    ...screens.map(({ id }) => id),
    ...pageSettingsTabs.map(({ name }) => `page-settings:${name}`),
    ...pageSettingsTabs.flatMap(({ settings = [] }) => settings.map(({ path }) => `setting:${path.join('.')}`)),
  ];
  expect(expected.length).toBeGreaterThan(40);
  expect(offeredIds()).toEqual(expect.arrayContaining(expected));
});

/** It opens the palette itself, and can be pressed only while that is closed. */
const opensPalette = 'commands';

test('every shortcut on the page and for blocks is offered', () => {
  const names = shortcutNames.filter((name) => ['everywhere', 'blocks'].includes(shortcuts[name].group));
  const shown = offered().map(({ shortcut }) => shortcut);
  expect(names.filter((name) => name !== opensPalette && !shown.includes(name))).toEqual([]);
});

test.each([
  ['on the page', ['contents', '#k1']],
  ['in a column', ['contents', '#k2', 'left', '#k3']],
])('every block that is allowed %s can be added below the selected one', (_where, path) => {
  const list = path.slice(0, -1);
  select(editor, { path }, { path: list });
  const allowed = blocks.filter(({ componentType }) => allows(editor, list, componentType));
  expect(allowed.length).toBeGreaterThan(5);
  expect(offeredIds().filter((id) => id.startsWith('add:'))).toEqual(
    allowed.map(({ componentType }) => `add:${componentType}`),
  );
});

test('a block is added below the selected one, or else at the end of the page', () => {
  const add = (id: string) =>
    void offered()
      .find((one) => one.id === id)!
      .run({ editor, navigate: () => {} });
  const types = () => editor.state.documents.page!.contents!.map(({ componentType }) => componentType);
  add('add:Accordion');
  expect(types()).toEqual(['RichText', 'SplitContent', 'Accordion']);
  select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
  add('add:QuoteBlock');
  expect(types()).toEqual(['RichText', 'QuoteBlock', 'SplitContent', 'Accordion']);
});

test.each([
  ['pub', 'menu:publishPage'],
  ['table', 'add:RichText'],
  ['theme', 'setting:theme'],
  ['focal', 'dashboard:media'],
  ['search terms', 'site-settings:search'],
  ['select parent', 'item:parent'],
  ['save filter', 'dashboard:pages'],
  ['sidebar', 'sidebar:fold'],
  ['accordion', 'add:Accordion'],
  ['faq', 'add:Accordion'],
  ['invite user', 'dashboard:users:add'],
  ['add redirect', 'site-settings:redirects:add'],
])('“%s” finds %s first', (search, id) => {
  select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
  openSidebar(editor, 'item');
  expect(groupFound(offered(), search, [])[0]?.commands[0]?.id).toBe(id);
});

test('of equal commands, the one used last is first', () => {
  const preview = groupFound(offered(), 'preview', ['view:phone'])[0]!.commands;
  expect(preview[0]!.id).toBe('view:phone');
});

test('the parent is selected from a block inside another one only', () => {
  const refusal = () => offered().find(({ id }) => id === 'item:parent')!.refusal;
  select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
  expect(refusal()).toBe('The block is not inside another one.');
  select(editor, { path: ['contents', '#k2', 'left', '#k3'] }, { path: ['contents', '#k2', 'left'] });
  expect(refusal()).toBeUndefined();
});

test('the sidebar is folded while it is open', () => {
  const of = (id: string) => offered().find((one) => one.id === id)!;
  expect(of('sidebar:fold').refusal).toBe('No sidebar is open.');
  openSidebar(editor, 'outline');
  void of('sidebar:fold').run({ editor, navigate: () => {} });
  expect(of('sidebar:fold').label).toBe('Expand the sidebar');
});

test('the pictures of the selected block can be edited', () => {
  setSession(editor, 'page', openSession(pageFixture({ contents: [itemFixture('Media', 'm')] })));
  select(editor, { path: ['contents', '#m'] }, { path: ['contents'] });
  expect(groupFound(offered(), 'focal', [])[0]!.commands[0]).toMatchObject({ id: 'picture:image', group: 'selection' });
});

test('synonyms belong to commands that exist', () => {
  const ids = offered().map(({ id }) => id);
  expect(Object.keys(messages.commandPalette.synonyms).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every block is offered with its words, also inside another block', () => {
  expect(blockCommands(editor, editor.state).map(({ id, detail }) => [id, detail])).toEqual([
    ['block:k1', 'Words'],
    ['block:k2', ''],
    ['block:k3', 'Inside'],
  ]);
});

test('the selected blocks are moved by a command, and without any the command says so', () => {
  const moveDown = () => offered().find(({ id }) => id === 'item:down')!;
  expect(moveDown().refusal).toBe('Select a block on the page first.');
  select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
  expect(moveDown().refusal).toBeUndefined();
  void moveDown().run({ editor, navigate: () => {} });
  expect(editor.state.documents.page!.contents!.map(({ key }) => key)).toEqual(['k2', 'k1']);
});

test('a published page is not deleted by a command before it is unpublished', () => {
  const refusals = Object.fromEntries(offered().map(({ id, refusal }) => [id, refusal]));
  expect(refusals).toMatchObject({
    'act:delete': 'Unpublish this page before deleting it.',
    'act:unpublish': undefined,
    'act:duplicate': undefined,
  });
});

test('without the right for it, a command says why it cannot be chosen', () => {
  const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin: false, grants: [] };
  writable(editor).visit = visitFixture({ editing: { enabled: true, user } as never }) as never;
  const refusals = Object.fromEntries(offered().map(({ id, refusal }) => [id, refusal]));
  const edit = 'You may view this page, but not edit it. That needs the right to edit pages. Ask an administrator.';
  const publish = 'You may not publish this page. That needs the right to publish pages. Ask an administrator.';
  expect(refusals).toMatchObject({
    'menu:publishPage': publish,
    'act:unpublish': publish,
    'act:move': edit,
    'item:remove': edit,
    'site-settings:redirects': expect.stringMatching('You may not'),
    'add:RichText': edit,
    'setting:theme': edit,
    'dashboard:users:add': expect.stringMatching('You may not'),
    'add-block': edit,
  });
});
