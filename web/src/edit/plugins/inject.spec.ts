import { inject, getInjected } from './inject.ts';

test('an injected value is available under its key, and a later one replaces it', () => {
  inject('greeting', 'Hello');
  expect(getInjected('greeting')).toBe('Hello');
  inject('greeting', 'Good morning');
  expect(getInjected('greeting')).toBe('Good morning');
});

test.each(['', undefined, null])('injecting a value with no key throws an error (%p)', (key) => {
  expect(() => inject(key as string, 'Hello')).toThrow('A key must be provided to inject a value.');
});

test.each([undefined, null])('injecting a key with no value throws an error (%p)', (value) => {
  expect(() => inject('empty', value)).toThrow('A value must be provided to inject empty.');
  expect(() => getInjected('empty')).toThrow('Nothing was injected under the key empty.');
});

test.each([0, false, ''])('%p is a value', (value) => {
  inject('small', value);
  expect(getInjected('small')).toBe(value);
});
