import { proxy, snapshot } from 'valtio';
import { plain } from './plain.ts';

const item = () => ({ key: 'k1', image: { imageId: '' }, rows: [{ key: 'r1', text: undefined }] });

test('a value that holds proxies becomes one that the browser can store', () => {
  const shared = item();
  proxy({ shared });
  expect(() => structuredClone(shared)).toThrow();
  expect(structuredClone(plain(shared))).toEqual(item());
});

test('a snapshot or a proxy itself is copied as data', () => {
  const state = proxy({ item: item() });
  expect(structuredClone(plain(state.item))).toEqual(item());
  expect(structuredClone(plain(snapshot(state).item))).toEqual(item());
});

test('a plain value is not changed by what is given it later', () => {
  const value = plain(item());
  proxy({ value });
  expect(structuredClone(value)).toEqual(item());
  expect(() => void (value.image.imageId = 'other')).toThrow(TypeError);
});

test('the parts that are plain already are shared', () => {
  const value = plain(item());
  expect(plain(value)).toBe(value);
  expect(plain({ ...value, key: 'k2' }).image).toBe(value.image);
});

test('what is no data is refused', () => {
  expect(() => plain({ onClick: () => undefined })).toThrow('A function can not be part of a document.');
});
