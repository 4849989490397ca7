import { createBaseUrls } from './base-urls.ts';
import type { Panel } from './panel.ts';
import {
  clearSelectedComponent,
  clearSelectedContent,
  closeOverlay,
  closePanel,
  closeSidebar,
  fitPageMode,
  isSelecting,
  openOverlay,
  openPanel,
  openSidebar,
  select,
  stopSelecting,
  togglePanel,
} from './panel-actions.ts';
import { menuStates } from './state.ts';
import { type Editor, createEditor } from './editor.ts';

let editor: Editor;

beforeEach(() => void (editor = createEditor()));

describe.each([
  ['sidebar', () => openSidebar(editor, 'item'), () => closeSidebar(editor), 'editSidebar', 'editSidebarType', 'item'],
  [
    'modal',
    () => openPanel(editor, { kind: 'dialog', name: 'page-settings' }),
    () => closePanel(editor),
    'editInModal',
    'editInModalType',
    'page-settings',
  ],
] as const)('the %s', (_name, open, close, shown, type, expected) => {
  test('carries the type of what is edited in it', () => {
    open();
    expect(editor.state).toMatchObject({ [shown]: true, [type]: expected });
  });

  test('increments the watchers when it opens, so that texts show their current value', () => {
    const { richTextWatcher, formattedTextWatcher } = editor.state;
    open();
    expect(editor.state.richTextWatcher).toBe(richTextWatcher + 1);
    expect(editor.state.formattedTextWatcher).toBe(formattedTextWatcher + 1);
  });

  test('clears its type and the selection when it closes', () => {
    select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
    open();
    close();
    expect(editor.state).toMatchObject({ [shown]: false, [type]: '', selectedComponent: null, selectedContent: null });
  });
});

const panels: [Panel, menuItem: string, open: object][] = [
  [{ kind: 'closed' }, '', {}],
  [{ kind: 'select', sidebar: null }, 'select', {}],
  [{ kind: 'select', sidebar: 'outline' }, 'select', { editSidebar: true, editSidebarType: 'outline' }],
  [{ kind: 'sidebar', name: 'nav' }, '', { editSidebar: true, editSidebarType: 'nav' }],
  [{ kind: 'sidebar', name: 'new-page' }, 'new-page', { editSidebar: true, editSidebarType: 'new-page' }],
  [
    { kind: 'dialog', name: 'site-settings', tab: 'files' },
    'site-settings',
    { editInModal: true, editInModalType: 'site-settings', settingsTab: 'files' },
  ],
  [{ kind: 'dashboard' }, 'dashboard', { dashboardVisible: true }],
  [{ kind: 'menu-item', id: 'listing' }, 'listing', {}],
];
const nothingOpen = {
  editSidebar: false,
  editSidebarType: '',
  editInModal: false,
  editInModalType: '',
  dashboardVisible: false,
  settingsTab: '',
};

describe.each(panels)('while %j is open', (panel, menuItem, open) => {
  test('the state says so, and that nothing else is', () => {
    openPanel(editor, panel);
    expect(editor.state).toMatchObject({ ...nothingOpen, ...open, activeMenuItem: menuItem });
  });

  test('its menu item closes it', () => {
    openPanel(editor, panel);
    togglePanel(editor, panel);
    expect(editor.state).toMatchObject({ ...nothingOpen, panel: { kind: 'closed' }, activeMenuItem: '' });
  });
});

test('the sidebar opens and closes without an end of editing on the page', () => {
  openPanel(editor, { kind: 'select', sidebar: null });
  openSidebar(editor, 'item');
  expect(editor.state).toMatchObject({ activeMenuItem: 'select', editSidebarType: 'item' });
  closeSidebar(editor);
  expect(editor.state).toMatchObject({ activeMenuItem: 'select', editSidebar: false });
});

test('an overlay replaces another, which then cannot close it', () => {
  openOverlay(editor, { kind: 'setting', path: ['contents', '#k1'] });
  openOverlay(editor, { kind: 'preview', componentType: 'Text' });
  closeOverlay(editor, 'setting');
  expect(editor.state).toMatchObject({ setting: null, componentPreviewType: 'Text' });
  closeOverlay(editor, 'preview');
  expect(editor.state.componentPreviewType).toBe('');
});

test('selecting clears what was selected before', () => {
  select(editor, { path: ['contents', '#k1'], field: 'text' }, { path: ['contents'] });
  select(editor, { path: [] }, null);
  expect(editor.state.selectedComponent).toEqual({ path: [] });
  expect(editor.state.selectedContent).toBeNull();
});

test('the selected component and the selected content can be cleared, each without the other', () => {
  select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
  clearSelectedContent(editor);
  expect(editor.state).toMatchObject({ selectedComponent: { path: ['contents', '#k1'] }, selectedContent: null });
  select(editor, { path: ['contents', '#k1'] }, { path: ['contents'] });
  clearSelectedComponent(editor);
  expect(editor.state).toMatchObject({ selectedComponent: null, selectedContent: { path: ['contents'] } });
});

test('the page can be edited only while `select` is active', () => {
  const panelOf = (id: string): Panel => (id === 'select' ? { kind: id, sidebar: null } : { kind: 'menu-item', id });
  expect(menuStates.filter((id) => (openPanel(editor, panelOf(id)), isSelecting(editor)))).toEqual(['select']);
  openPanel(editor, { kind: 'closed' });
  expect(isSelecting(editor)).toBe(false);
});

test('the state begins with the options and places of the editor', () => {
  expect(editor.state).toMatchObject({
    environment: 'production',
    draft: true,
    dashboardVisible: false,
    componentPreviewType: '',
    options: {
      apiPrefix: 'api',
      defaultMargin: { top: { base: 0, sm: 0, lg: 0 }, bottom: { base: 2, sm: 2, lg: 2 } },
    },
  });
});

test('base addresses come from the environment of the build', () => {
  const env = { VITE_FILES_URL: 'f', VITE_API_URL: 'a', VITE_IMAGES_URL: 'i', VITE_CDN_IMAGES_URL: 'c' };
  expect(createBaseUrls(env)).toEqual({ files: 'f', api: 'a', images: 'i', cdnImages: 'c' });
});

describe('editing on the page', () => {
  const settings: Panel = { kind: 'dialog', name: 'page-settings' };

  test.each([settings, { kind: 'dashboard' } as const])('continues after %j', (panel) => {
    openPanel(editor, { kind: 'select', sidebar: null });
    togglePanel(editor, panel);
    expect(isSelecting(editor)).toBe(false);
    closePanel(editor);
    expect(isSelecting(editor)).toBe(true);
  });

  test('continues after several of them', () => {
    openPanel(editor, { kind: 'select', sidebar: null });
    openPanel(editor, { kind: 'dashboard' });
    openPanel(editor, settings);
    closePanel(editor);
    expect(isSelecting(editor)).toBe(true);
  });

  test('continues after the panel for a new page', () => {
    openPanel(editor, { kind: 'select', sidebar: null });
    togglePanel(editor, { kind: 'sidebar', name: 'new-page' });
    expect(editor.state.activeMenuItem).toBe('new-page');
    closeSidebar(editor);
    expect(isSelecting(editor)).toBe(true);
  });

  test('does not begin with them, and ends when it is ended', () => {
    togglePanel(editor, settings);
    closePanel(editor);
    expect(isSelecting(editor)).toBe(false);
    togglePanel(editor, { kind: 'select', sidebar: null });
    togglePanel(editor, { kind: 'select', sidebar: null });
    expect(isSelecting(editor)).toBe(false);
  });

  test('begins on the first page that may be edited, and not while something else is open', () => {
    fitPageMode(editor, false);
    expect(isSelecting(editor)).toBe(false);
    openPanel(editor, { kind: 'dashboard' });
    fitPageMode(editor, true);
    expect(editor.state.activeMenuItem).toBe('dashboard');
    closePanel(editor);
    fitPageMode(editor, true);
    expect(isSelecting(editor)).toBe(true);
  });

  test('pauses on a page that may not be edited, and continues on the next one', () => {
    fitPageMode(editor, true);
    fitPageMode(editor, false);
    expect(editor.state.activeMenuItem).toBe('');
    fitPageMode(editor, true);
    expect(isSelecting(editor)).toBe(true);
  });

  test.each([
    ['View', () => stopSelecting(editor)],
    ['its menu item', () => togglePanel(editor, { kind: 'select', sidebar: null })],
  ])('does not begin again on other pages after %s has ended it', (_name, end) => {
    fitPageMode(editor, true);
    end();
    expect(editor.state.activeMenuItem).toBe('');
    togglePanel(editor, settings);
    closePanel(editor);
    fitPageMode(editor, false);
    fitPageMode(editor, true);
    expect(isSelecting(editor)).toBe(false);
  });
});
