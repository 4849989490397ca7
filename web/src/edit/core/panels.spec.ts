import { createBaseUrls } from './base-urls.ts';
import {
  clearSelectedComponent,
  clearSelectedContent,
  closeModal,
  closeSidebar,
  isSelecting,
  openModal,
  openSidebar,
  select,
} from './panels.ts';
import { firstState, menuStates, state } from './state.ts';

beforeEach(() => void Object.assign(state, firstState()));

describe.each([
  ['sidebar', openSidebar, closeSidebar, 'editSidebar', 'editSidebarType'],
  ['modal', openModal, closeModal, 'editInModal', 'editInModalType'],
] as const)('the %s', (_name, open, close, shown, type) => {
  test('carries the type of what is edited in it', () => {
    open('item');
    expect(state).toMatchObject({ [shown]: true, [type]: 'item' });
  });

  test('has the texts show their values anew when it opens', () => {
    const { richTextWatcher, formattedTextWatcher } = state;
    open('item');
    expect(state.richTextWatcher).toBe(richTextWatcher + 1);
    expect(state.formattedTextWatcher).toBe(formattedTextWatcher + 1);
  });

  test('clears its type and the selection when it closes', () => {
    select({ path: ['contents', '#k1'] }, { path: ['contents'] });
    open('item');
    close();
    expect(state).toMatchObject({ [shown]: false, [type]: '', selectedComponent: null, selectedContent: null });
  });
});

test('selecting clears what was selected before', () => {
  select({ path: ['contents', '#k1'], field: 'text' }, { path: ['contents'] });
  select({ path: [] }, null);
  expect(state.selectedComponent).toEqual({ path: [] });
  expect(state.selectedContent).toBeNull();
});

test('the selected component and the selected content can be cleared, each without the other', () => {
  select({ path: ['contents', '#k1'] }, { path: ['contents'] });
  clearSelectedContent();
  expect(state).toMatchObject({ selectedComponent: { path: ['contents', '#k1'] }, selectedContent: null });
  select({ path: ['contents', '#k1'] }, { path: ['contents'] });
  clearSelectedComponent();
  expect(state).toMatchObject({ selectedComponent: null, selectedContent: { path: ['contents'] } });
});

test('the page is edited while the menu stands in select, and in nothing else', () => {
  expect(menuStates.filter((item) => ((state.activeMenuItem = item), isSelecting()))).toEqual(['select']);
  state.activeMenuItem = '';
  expect(isSelecting()).toBe(false);
});

test('the state begins with the options and places of the editor', () => {
  expect(state).toMatchObject({
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
