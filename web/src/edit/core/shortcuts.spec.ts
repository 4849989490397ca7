import { canonicalKey } from './key-press.ts';
import { isPressed, shortcutGroups, shortcutNames, shortcuts, type Shortcut } from './shortcuts.ts';
import { showKeys } from './show-keys.ts';

const press = (key: string, held: string[] = []) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test.each([
  [press('z', ['ctrl']), 'mod+z'],
  [press('Z', ['meta', 'shift']), 'mod+shift+z'],
  [press('ArrowUp', ['alt']), 'alt+arrowup'],
  [press('?', ['shift']), '?'],
  [press('\\', ['ctrl']), 'mod+\\'],
  [press('Escape'), 'escape'],
])('%j is %s', (event, keys) => {
  expect(canonicalKey(event)).toBe(keys);
});

test('a shortcut needs exactly its keys', () => {
  expect(isPressed(press('s', ['ctrl']), 'save')).toBe(true);
  expect(isPressed(press('s', ['ctrl', 'alt']), 'save')).toBe(false);
  expect(isPressed(press('s'), 'save')).toBe(false);
  expect(isPressed(press('y', ['meta']), 'redo')).toBe(true);
});

test('within a group no keys have two meanings', () => {
  for (const group of shortcutGroups) {
    const keys = shortcutNames
      .map((name): Shortcut => shortcuts[name])
      .flatMap((one) => (one.group === group ? one.keys : []));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('keys are shown as they are printed', () => {
  expect(showKeys('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(showKeys('mod+shift+z', true)).toEqual(['⌘', '⇧', 'Z']);
  expect(showKeys('alt+arrowup', false)).toEqual(['Alt', '↑']);
});
