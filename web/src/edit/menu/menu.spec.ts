import { capabilities, type Grant } from '../../../../proto/permissions.ts';
import { openSidebar } from '../core/panel-actions.ts';
import { writable } from '../core/writable-state.ts';
import { addPlugin } from '../plugins/plugins.ts';
import { builtInItems, menuItems } from './menu-items.ts';
import { type Editor, createEditor } from '../core/editor.ts';

let editor: Editor;

const signedIn = (grants: Grant[], admin = false) =>
  ({
    regions: [{ _id: 'r-nz', slugPrefix: 'nz' }],
    editing: { enabled: true, user: { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin, grants } },
  }) as never;

beforeEach(() => {
  editor = createEditor();
  writable(editor).visit = signedIn([], true);
});
const item = (id: string) => builtInItems.find((one) => one.id === id)!;

test('the menu has its items in order', () => {
  expect(builtInItems.map(({ label }) => label)).toEqual([
    'Collapse menu',
    'Select component',
    'Create new page',
    'Save page',
    'Save navigation',
    'Save footer',
    'Publish page',
    'Open config settings',
    'Open site settings',
    'Open page settings',
    'Open dashboard',
    'Log out',
  ]);
});

test('no two items have the same id', () => {
  expect(new Set(builtInItems.map(({ id }) => id)).size).toBe(builtInItems.length);
});

test('a plugin item comes after them, and a later plugin with the same name replaces it', () => {
  const own = (label: string) => ({ ...item('save'), id: 'own', label });
  addPlugin(editor, { name: 'translate', menuItems: [own('Translate')] });
  addPlugin(editor, { name: 'translate', menuItems: [own('Translate page')] });
  expect(
    menuItems(editor)
      .slice(builtInItems.length)
      .map(({ label }) => label),
  ).toEqual(['Translate page']);
});

test.each(['save', 'publishPage', 'page-settings'])('%s cannot be chosen without a page', (id) => {
  expect(item(id).disabled!(editor.state)).toBeTruthy();
  writable(editor).documents = { ...writable(editor).documents, page: { _id: 'p1' } as never };
  expect(item(id).disabled!(editor.state)).toBeUndefined();
});

test('publish is marked if there are unpublished changes', () => {
  const page = { _id: 'p1', published: true, lastPublished: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z' };
  const labelFor = (changed: object) => {
    writable(editor).documents = { ...writable(editor).documents, page: { ...page, ...changed } as never };
    return item('publishPage').notifies!(editor.state);
  };
  expect(labelFor({})).toBeUndefined();
  expect(labelFor({ updatedAt: '2026-11-21T09:00:01Z' })).toBeTruthy();
});

test.each(['nav', 'footer'] as const)('the item of the %s is marked if it is unsaved or unpublished', (name) => {
  const at = '2026-11-21T09:00:00Z';
  const labelFor = (changed: object) => {
    const stored = { revision: 2, published: true, lastPublished: at, updatedAt: at, ...changed };
    writable(editor).stored = { ...writable(editor).stored, [name]: stored as never };
    return item(name).notifies!(editor.state);
  };
  expect(labelFor({})).toBeUndefined();
  expect(labelFor({ updatedAt: '2026-11-21T09:00:01Z' })).toContain('not published yet');
  // A document that was never saved shows the defaults that visitors see.
  expect(labelFor({ revision: 0, published: false, lastPublished: undefined })).toBeUndefined();
  writable(editor).unsaved[name] = true;
  expect(labelFor({})).toBe('Not saved yet');
});

describe('choosing an item', () => {
  test('makes it active', () => {
    item('select').run(editor);
    item('dashboard').run(editor);
    expect(editor.state.activeMenuItem).toBe('dashboard');
  });

  test('again deselects it', () => {
    item('select').run(editor);
    item('select').run(editor);
    expect(editor.state.activeMenuItem).toBe('');
  });

  test('closes the sidebar', () => {
    openSidebar(editor, 'outline');
    item('select').run(editor);
    expect(editor.state.editSidebar).toBe(false);
  });

  test('that is an action leaves none active', () => {
    item('collapse').run(editor);
    expect(editor.state).toMatchObject({ collapsed: true, activeMenuItem: '' });
  });
});

describe('an item without the right for it', () => {
  const page = { _id: 'p1', region: { _id: 'r-nz' }, pageType: 'page' };
  const reasons = () =>
    Object.fromEntries(
      builtInItems.flatMap(({ id, disabled }) => (disabled?.(editor.state) ? [[id, disabled(editor.state)]] : [])),
    );
  beforeEach(() => {
    writable(editor).documents = { ...writable(editor).documents, page, nav: { region: 'nz' }, footer: {} } as never;
  });

  test('is disabled with the reason', () => {
    writable(editor).visit = signedIn([]);
    const edit = 'You may view this page, but not edit it. That needs the right to edit pages. Ask an administrator.';
    expect(reasons()).toEqual({
      select: edit,
      'new-page': 'You may not edit pages. Ask an administrator.',
      save: edit,
      nav: 'You may not change the navigation. Ask an administrator.',
      footer: 'You may not change the footer. Ask an administrator.',
      publishPage: 'You may not publish this page. That needs the right to publish pages. Ask an administrator.',
      'config-settings': 'You may not change domains. Ask an administrator.',
      'site-settings': 'You may not change the site settings. Ask an administrator.',
    });
  });

  test('is enabled with the right for the current region', () => {
    const inRegion = (regionIds: string[]) =>
      signedIn(
        capabilities.filter((one) => /^pages|navigation/.test(one)).map((capability) => ({ capability, regionIds })),
      );
    writable(editor).visit = inRegion(['r-nz']);
    expect(Object.keys(reasons()).sort()).toEqual(['config-settings', 'footer']);
    writable(editor).visit = inRegion(['r-au']);
    expect(Object.keys(reasons()).sort()).toEqual([
      'config-settings',
      'footer',
      'nav',
      'publishPage',
      'save',
      'select',
    ]);
  });

  test('is enabled for an administrator', () => {
    expect(reasons()).toEqual({});
  });
});
