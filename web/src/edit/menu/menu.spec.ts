import { firstState, state } from '../core/state.ts';
import { selectMenuItem } from '../core/panels.ts';
import { addPlugin, menuItems } from '../plugins.ts';
import { builtInItems } from './index.ts';

beforeEach(() => void Object.assign(state, firstState()));
const item = (id: string) => builtInItems.find((one) => one.id === id)!;

test('the menu has its items in their order', () => {
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

test('an item of a plugin comes after them, and a later plugin of the same name takes its place', () => {
  const own = (label: string) => ({ ...item('save'), id: 'own', label });
  addPlugin({ name: 'translate', menuItems: [own('Translate')] });
  addPlugin({ name: 'translate', menuItems: [own('Translate page')] });
  expect(
    menuItems()
      .slice(builtInItems.length)
      .map(({ label }) => label),
  ).toEqual(['Translate page']);
});

test.each(['save', 'publishPage', 'page-settings'])('%s can not be chosen without a page', (id) => {
  expect(item(id).disabled!(state)).toBeTruthy();
  state.documents = { ...state.documents, page: { _id: 'p1' } as never };
  expect(item(id).disabled!(state)).toBeUndefined();
});

test('publishing tells of changes that visitors do not see', () => {
  const page = { _id: 'p1', published: true, lastPublished: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z' };
  const told = (changed: object) => {
    state.documents = { ...state.documents, page: { ...page, ...changed } as never };
    return item('publishPage').notifies!(state);
  };
  expect(told({})).toBe(false);
  expect(told({ updatedAt: '2026-11-21T09:00:01Z' })).toBe(true);
});

describe('choosing an item', () => {
  test('makes it the one that is active', () => {
    selectMenuItem('select');
    selectMenuItem('dashboard');
    expect(state.activeMenuItem).toBe('dashboard');
  });

  test('again deselects it', () => {
    selectMenuItem('select');
    selectMenuItem('select');
    expect(state.activeMenuItem).toBe('');
  });

  test('closes the sidebar', () => {
    state.editSidebar = true;
    selectMenuItem('select');
    expect(state.editSidebar).toBe(false);
  });

  test('that only does something leaves nothing active', () => {
    item('collapse').run();
    expect(state).toMatchObject({ collapsed: true, activeMenuItem: '' });
  });
});
