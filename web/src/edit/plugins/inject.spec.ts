import { inject, getInjected } from './plugins.ts';
import { createEditor } from '../core/editor.ts';

const editor = createEditor();

test('an injected value is available under its key, and a later one replaces it', () => {
  inject(editor, 'greeting', 'Hello');
  expect(getInjected(editor, 'greeting')).toBe('Hello');
  inject(editor, 'greeting', 'Good morning');
  expect(getInjected(editor, 'greeting')).toBe('Good morning');
});

test.each(['', undefined, null])('injecting a value with no key throws an error (%p)', (key) => {
  expect(() => inject(editor, key as string, 'Hello')).toThrow('A key must be provided to inject a value.');
});

test.each([undefined, null])('injecting a key with no value throws an error (%p)', (value) => {
  expect(() => inject(editor, 'empty', value)).toThrow('A value must be provided to inject empty.');
  expect(() => getInjected(editor, 'empty')).toThrow('Nothing was injected under the key empty.');
});

test.each([0, false, ''])('%p is a value', (value) => {
  inject(editor, 'small', value);
  expect(getInjected(editor, 'small')).toBe(value);
});
