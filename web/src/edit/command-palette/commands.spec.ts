/** @jest-environment jsdom */
import { itemFixture, pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { openSession } from '../core/edit-session.ts';
import { createEditor, type Editor } from '../core/editor.ts';
import { select } from '../core/panel-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { writable } from '../core/writable-state.ts';
import { menuItems } from '../menu/menu-items.ts';
import { messages } from '../messages/messages.ts';
import { blockCommands } from './block-commands.ts';
import { sources } from './use-commands.ts';

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
const offered = () => sources.flatMap((source) => source(editor, editor.state));

test('no two commands have the same id', () => {
  const ids = offered().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every item of the menu is offered', () => {
  const labels = offered().map(({ label }) => label);
  expect(menuItems(editor).filter(({ label }) => !labels.includes(label))).toEqual([]);
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
  expect(refusals).toMatchObject({
    'menu:publishPage': 'You may not publish this page.',
    'act:unpublish': 'You may not publish this page.',
    'act:move': 'You may view this page. Ask an administrator for the right to edit it.',
    'item:remove': 'You may view this page. Ask an administrator for the right to edit it.',
    'site-settings:redirects': expect.stringMatching('You may not'),
    'add-block': 'You may view this page. Ask an administrator for the right to edit it.',
  });
});
