import { proxy, snapshot } from 'valtio';
import { toPlain } from './plain.ts';

const item = () => ({ key: 'k1', image: { imageId: '' }, rows: [{ key: 'r1', text: undefined }] });

test('a value with proxies becomes one that the browser can store', () => {
  const shared = item();
  proxy({ shared });
  expect(() => structuredClone(shared)).toThrow();
  expect(structuredClone(toPlain(shared))).toEqual(item());
});

test('a snapshot or a proxy itself is copied as data', () => {
  const state = proxy({ item: item() });
  expect(structuredClone(toPlain(state.item))).toEqual(item());
  expect(structuredClone(toPlain(snapshot(state).item))).toEqual(item());
});

test('a plain value is not changed by later changes of the original', () => {
  const value = toPlain(item());
  proxy({ value });
  expect(structuredClone(value)).toEqual(item());
  expect(() => void (value.image.imageId = 'other')).toThrow(TypeError);
});

test('parts that are already plain are shared', () => {
  const value = toPlain(item());
  expect(toPlain(value)).toBe(value);
  expect(toPlain({ ...value, key: 'k2' }).image).toBe(value.image);
});

test('a value that is not data is refused', () => {
  expect(() => toPlain({ onClick: () => undefined })).toThrow('A function cannot be part of a document.');
});
