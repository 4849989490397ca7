import { canonicalKey } from './key-press.ts';
import { isPressed, shortcutGroups, shortcutNames, shortcuts, type Shortcut } from './shortcuts.ts';
import { showKeys } from './show-keys.ts';

const press = (key: string, held: string[] = [], code = '') => ({
  key,
  code,
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

test.each([
  ['я', 'KeyZ', 'mod+z'],
  ['и', 'KeyB', 'mod+b'],
  ['ζ', 'KeyZ', 'mod+z'],
  ['ז', 'KeyZ', 'mod+z'],
  ['ئ', 'KeyZ', 'mod+z'],
  ['لا', 'KeyB', 'mod+b'],
  ['ㅋ', 'KeyZ', 'mod+z'],
  ['ผ', 'KeyZ', 'mod+z'],
])('on a keyboard of another script, Ctrl and %s of the key %s is %s', (key, code, keys) => {
  expect(canonicalKey(press(key, ['ctrl'], code))).toBe(keys);
});

test('Shift is part of a shortcut on a keyboard of another script', () => {
  expect(isPressed(press('Я', ['ctrl', 'shift'], 'KeyZ'), 'redo')).toBe(true);
  expect(isPressed(press('ّ', ['ctrl', 'shift'], 'KeyS'), 'strike')).toBe(true);
});

test.each([
  ['QWERTZ', 'z', 'KeyY', 'mod+z'],
  ['AZERTY', 'z', 'KeyW', 'mod+z'],
  ['AZERTY', 'w', 'KeyZ', 'mod+w'],
  ['Dvorak', ';', 'KeyZ', 'mod+;'],
  ['Dvorak', 'z', 'Slash', 'mod+z'],
  ['Neo', 'ü', 'KeyX', 'mod+ü'],
  ['Turkish', 'ı', 'KeyI', 'mod+i'],
])('on a Latin keyboard, such as %s, the letter decides: %s', (_, key, code, keys) => {
  expect(canonicalKey(press(key, ['ctrl'], code))).toBe(keys);
});

test('a sign that AltGr types is no shortcut', () => {
  expect(canonicalKey(press('²', ['ctrl', 'alt'], 'Digit2'))).toBe('mod+alt+²');
  expect(canonicalKey(press('µ', ['ctrl', 'alt'], 'KeyM'))).toBe('mod+alt+µ');
});

test('the question mark of an Arabic keyboard opens the help', () => {
  expect(isPressed(press('؟', ['shift'], 'Slash'), 'help')).toBe(true);
});

/** Firefox opens a private window with Shift and P, and a page cannot prevent that; the others are those of all browsers. */
test('no shortcut is reserved by a browser', () => {
  const reserved = ['mod+n', 'mod+t', 'mod+w', 'mod+q', 'mod+shift+n', 'mod+shift+t', 'mod+shift+w', 'mod+shift+p'];
  const keys = shortcutNames.flatMap((name): readonly string[] => shortcuts[name].keys);
  expect(keys.filter((one) => reserved.includes(one))).toEqual([]);
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
  expect(showKeys('mod+shift+enter', false)).toEqual(['Ctrl', 'Shift', 'Enter']);
  expect(showKeys('alt+arrowup', false)).toEqual(['Alt', '↑']);
});
